"""Cross-compile the book's kernels for NVIDIA and AMD on a CPU, and write what the compilers made of them.

    python scripts/compile.py                     every step that names targets
    python scripts/compile.py fusion/softmax …    these steps
    python scripts/compile.py --check             recompute, compare with docs/compiled, write nothing
    python scripts/compile.py --no-facts          only see that each kernel still compiles (for another Triton)

Facts go to docs/compiled/<chapter>/<step>.json, the compilers' own text to files beside it, written beside and then
renamed. Exit status: 0, or 1 with one line a difference on stderr.
"""

import argparse
import importlib
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from scripts.records import COMPILED, ROOT, Damaged, compiled_path, dumps, holds, load_compiled, source_hash, write

TARGET_MODULES = ROOT / "scripts" / "targets"


def steps() -> list[str]:
    """Every step with a targets module, in alphabetical order."""
    return sorted(path.relative_to(TARGET_MODULES).with_suffix("").as_posix() for path in TARGET_MODULES.glob("*/*.py"))


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="compile.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("steps", nargs="*", metavar="STEP", help="chapter/step, such as fusion/softmax; default: all")
    parser.add_argument("--list", action="store_true", help="print the steps that name targets, and stop")
    parser.add_argument("--check", action="store_true", help="compare with the committed facts, write nothing")
    parser.add_argument("--no-facts", action="store_true", help="only see that each kernel still compiles")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="compilers at a time (default: one a core)")
    options = parser.parse_args(arguments)
    if unknown := sorted(set(options.steps) - set(steps())):
        raise SystemExit(f"compile.py: no targets for {', '.join(unknown)}; --list shows what there is")
    if options.jobs < 1:
        raise SystemExit(f"compile.py: --jobs takes 1 or more, not {options.jobs}")
    return options


def main(arguments: list[str]) -> None:
    options = parse(arguments)
    chosen = options.steps or steps()
    if options.list:
        print("\n".join(chosen))
        return
    differences = []
    with ProcessPoolExecutor(options.jobs) as pool:
        for number, step in enumerate(chosen, start=1):
            print(f"[{number}/{len(chosen)}] {step}", flush=True)
            if options.no_facts:
                differences += [f"{step}: {why}" for why in newly_failing(step, pool)]
                continue
            files = compiled_files(step, pool)
            if options.check:
                differences += [f"{path.relative_to(ROOT)}: {why}" for path, why in compare(files, step)]
            else:
                for path, text in files.items():
                    write(path, text)
    if differences:
        raise SystemExit(
            "\n".join([*differences, "compile.py: run `python scripts/compile.py` and commit what it writes"])
        )


def compiled_files(step: str, pool: ProcessPoolExecutor) -> dict[Path, str]:
    """Every file of a step's compiled facts, as text: the JSON, and the compilers' stages where they are shown."""
    import triton

    variants = load_variants(step)
    results = list(pool.map(compile_one, tasks(step, variants, range(len(variants)))))
    record = {"step": step, "triton": triton.__version__, "source_hash": source_hash(step)}
    files = {compiled_path(step): dumps(record | {"rows": [row for row, _ in results]})}
    for _, texts in results:
        files |= {COMPILED / name: text for name, text in texts.items()}
    return files


def tasks(step: str, variants: list, chosen) -> list[tuple[str, int, str]]:
    return [(step, index, target) for index in chosen for target in variants[index].targets]


def one_of_each(variants: list) -> list[int]:
    """Variants that differ in more than their tiles and sizes: the first of each kernel, with each dtype and flag."""
    kinds: dict[tuple, int] = {}
    for index, variant in enumerate(variants):
        told = {name: dtype_or_flag(value) for name, value in variant.arguments.items() if type(value) is not int}
        kinds.setdefault((variant.kernel.__name__, str(told)), index)
    return list(kinds.values())


def dtype_or_flag(value):
    """The dtype of a pointer or a descriptor; any other argument as it is."""
    return getattr(getattr(value, "base", value), "dtype", value)


def compile_one(task: tuple[str, int, str]) -> tuple[dict, dict[str, str]]:
    """The row of one variant on one target, and its stages as {file: text} if they are to be shown."""
    from scripts import cross_compile

    step, index, target = task
    variant = load_variants(step)[index]
    row = cross_compile.facts(variant, cross_compile.TARGETS[target])
    if not variant.show_ir or "failed" in row:
        return row, {}
    stages = cross_compile.stages(cross_compile.compile_for(variant, cross_compile.TARGETS[target]))
    texts = {f"{step}/{target.replace(':', '-')}.{name}.txt": text for name, text in stages.items()}
    return row | {"ir": sorted(texts)}, texts


def load_variants(step: str) -> list:
    return importlib.import_module("scripts.targets." + step.replace("/", ".")).variants()


def newly_failing(step: str, pool: ProcessPoolExecutor) -> list[str]:
    """One variant of each kind that compiled for the committed facts and does not now, with the compiler's words."""
    variants = load_variants(step)
    committed = zip(tasks(step, variants, range(len(variants))), load_compiled(step)["rows"], strict=True)
    compiled = {task for task, row in committed if "failed" not in row}
    work = [task for task in tasks(step, variants, one_of_each(variants)) if task in compiled]
    rows = [row for row, _ in pool.map(compile_one, work)]
    return [f"{row['target']} {row['config']}: {row['failed']}" for row in rows if "failed" in row]


def compare(files: dict[Path, str], step: str) -> list[tuple[Path, str]]:
    """What differs between these files and the committed ones, files that should be gone included."""
    known = set(compiled_path(step).with_suffix("").glob("*.txt"))
    found = [(path, "nothing writes it any more") for path in sorted(known - set(files))]
    for path, text in files.items():
        if not path.is_file():
            found.append((path, "missing"))
        elif not holds(path, text):
            found.append((path, "differs from what Triton compiles now"))
    return found


if __name__ == "__main__":
    os.environ["TRITON_INTERPRET"] = "0"  # before Triton is imported; the worker processes inherit it
    try:
        main(sys.argv[1:])
    except (Damaged, OSError) as error:  # a file that cannot be read, or a folder that cannot be written
        raise SystemExit(f"compile.py: {error}") from None
