"""Turn records and compiled facts into the tables (.md) and figures (.svg) that pages include. Needs no torch, no GPU.

    python scripts/render.py                      every step
    python scripts/render.py fusion/softmax …     these steps
    python scripts/render.py --check              draw again, compare, write nothing

For each step that has `scripts/figures/<chapter>/<step>.py`, and each GPU with a record of it, writes
docs/measured/<gpu>/<chapter>/<step>[-<name>].svg and .md; for facts that no GPU measured, docs/compiled/… and
docs/modelled/…. A module that draws other steps' records names them in RECORDS. Files that nothing draws any more are
removed. The same records give the same bytes.
"""

import argparse
import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from scripts import drawing, records
from scripts.records import COMPILED, MEASURED, ROOT, Damaged

FIGURES = ROOT / "scripts" / "figures"
MODELLED = ROOT / "docs" / "modelled"


def steps() -> list[str]:
    """Every step with a figures module, in alphabetical order."""
    return sorted(path.relative_to(FIGURES).with_suffix("").as_posix() for path in FIGURES.glob("*/*.py"))


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="render.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("steps", nargs="*", metavar="STEP", help="chapter/step, such as fusion/softmax; default: all")
    parser.add_argument("--check", action="store_true", help="compare with the committed files, write nothing")
    options = parser.parse_args(arguments)
    if unknown := sorted(set(options.steps) - set(steps())):
        raise SystemExit(f"render.py: nothing draws {', '.join(unknown)}")
    return options


def main(arguments: list[str]) -> None:
    options = parse(arguments)
    drawn: dict[Path, str] = {}
    for step in options.steps or steps():
        drawn |= rendered(step)
    stale = [] if options.steps else sorted(existing() - set(drawn))
    if options.check:
        wrong = [path for path, text in drawn.items() if not records.holds(path, text)]
        if wrong + stale:
            names = ", ".join(path.relative_to(ROOT).as_posix() for path in wrong + stale)
            raise SystemExit(f"render.py: not as the records say: {names}; run `python scripts/render.py` and commit")
        return
    for path, text in drawn.items():
        records.write(path, text)
    for path in stale:
        path.unlink()
    print(f"{len(drawn)} tables and figures are up to date")


def existing() -> set[Path]:
    folders = [folder for folder in (MEASURED, COMPILED, MODELLED) if folder.is_dir()]
    return {path for folder in folders for ending in ("svg", "md") for path in folder.rglob(f"*.{ending}")}


def rendered(step: str) -> dict[Path, str]:
    """All files of one step: {path: text}."""
    module = importlib.import_module("scripts.figures." + step.replace("/", "."))
    files = {}
    if hasattr(module, "measured"):
        for gpu in records.gpus():
            needed = getattr(module, "RECORDS", (step,))
            if all(records.measured_path(name, gpu).is_file() for name in needed):
                found = [records.load(name, gpu) for name in needed]
                files |= written(module.measured(*found), MEASURED / gpu, step)
    if hasattr(module, "compiled"):
        files |= written(module.compiled(records.load_compiled(step)), COMPILED, step)
    if hasattr(module, "modelled"):
        files |= written(module.modelled(), MODELLED, step)
    return files


def written(parts: dict, folder: Path, step: str) -> dict[Path, str]:
    """`parts` maps a name ("" for the step's main one) to (figure, description) or to a table's Markdown."""
    files = {}
    for name, part in parts.items():
        stem = f"{step}-{name}" if name else step
        if isinstance(part, str):
            files[folder / f"{stem}.md"] = part
        else:
            figure, description = part
            files[folder / f"{stem}.svg"] = drawing.svg(figure, stem.replace("/", "-").replace("_", "-"), description)
    return files


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (Damaged, OSError) as error:  # a file that cannot be read, or a folder that cannot be written
        raise SystemExit(f"render.py: {error}") from None
