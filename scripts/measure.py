"""Measure the book's kernels on this machine's GPU and write one record a step.

    python scripts/measure.py                      every step that has a benchmark
    python scripts/measure.py fusion/softmax …     these steps
    python scripts/measure.py --shard 2/4          every fourth step, from the second (for a fleet of GPUs)
    python scripts/measure.py --resume             skip steps whose record is newer than their kernels

Correctness is checked against a float64 reference on fresh random inputs before anything is timed; a wrong result ends
the run. Records go to docs/measured/<gpu>/<chapter>/<step>.json, written beside and then renamed, so a run that is
stopped leaves whole records only. Exit status: 0, or 1 with one line on stderr.
"""

import argparse
import datetime
import importlib
import os
import platform
import re
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from scripts.records import MEASURED, ROOT, Damaged, dumps, source_hash, write

BENCHMARKS = ROOT / "scripts" / "benchmarks"


def steps() -> list[str]:
    """Every step with a benchmark module, in alphabetical order."""
    return sorted(path.relative_to(BENCHMARKS).with_suffix("").as_posix() for path in BENCHMARKS.glob("*/*.py"))


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="measure.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("steps", nargs="*", metavar="STEP", help="chapter/step, such as fusion/softmax; default: all")
    parser.add_argument("--list", action="store_true", help="print the steps that can be measured, and stop")
    parser.add_argument("--shard", default="1/1", metavar="I/N", help="measure the I-th of N equal parts of the steps")
    parser.add_argument("--resume", action="store_true", help="skip steps whose record already holds these kernels")
    parser.add_argument("--out", type=Path, default=MEASURED, metavar="DIR", help="where records go (docs/measured)")
    options = parser.parse_args(arguments)
    options.index, options.count = shard(options.shard)
    if unknown := sorted(set(options.steps) - set(steps())):
        raise SystemExit(f"measure.py: no benchmark for {', '.join(unknown)}; --list shows what there is")
    return options


def shard(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d+)/(\d+)", text)
    index, count = (int(part) for part in match.groups()) if match else (0, 0)
    if not 1 <= index <= count:
        raise SystemExit(f"measure.py: --shard takes I/N with 1 <= I <= N, not {text}")
    return index, count


def main(arguments: list[str]) -> None:
    options = parse(arguments)
    chosen = (options.steps or steps())[options.index - 1 :: options.count]
    if options.list:
        print("\n".join(chosen))
        return
    machine = describe_machine()
    began = time.monotonic()
    for number, step in enumerate(chosen, start=1):
        path = options.out / machine["folder"] / f"{step}.json"
        if options.resume and holds(path, step):
            print(f"[{number}/{len(chosen)}] {step}: up to date", flush=True)
            continue
        elapsed = time.monotonic() - began
        left = f", about {elapsed / (number - 1) * (len(chosen) - number + 1):.0f} s left" if number > 1 else ""
        print(f"[{number}/{len(chosen)}] {step}{left}", flush=True)
        write(path, dumps(measure(step, machine)))


def holds(path: Path, step: str) -> bool:
    return path.is_file() and f'"{source_hash(step)}"' in path.read_text(encoding="utf-8")


def measure(step: str, machine: dict) -> dict:
    """The record of one step, measured now."""
    from scripts.harness import TIMER, Bench

    module = importlib.import_module("scripts.benchmarks." + step.replace("/", "."))
    rows = list(Bench(say=lambda line: print(line, flush=True)).rows(module))
    return {
        "step": step,
        "gpu": machine["gpu"],
        "versions": machine["versions"],
        "date": datetime.date.today().isoformat(),
        "commit": commit(),
        "source_hash": source_hash(step),
        "timer": TIMER,
        "rows": rows,
    }


def describe_machine() -> dict:
    """The GPU and the versions a record names. Ends the run with one line when there is no GPU."""
    program = Path(sys.argv[0]).name
    try:
        import torch
        import triton
    except ImportError as error:
        raise SystemExit(f"{program}: {error.name} is missing: install torch and triton") from None
    if not torch.cuda.is_available():
        raise SystemExit(f"{program}: no GPU found: records are measured, never made up; run this where a GPU is")
    os.environ.pop("TRITON_INTERPRET", None)
    properties = torch.cuda.get_device_properties(0)
    return {
        "folder": re.sub(r"[^a-z0-9]+", "-", properties.name.lower()).strip("-"),
        "gpu": {
            "name": properties.name,
            "sms": properties.multi_processor_count,
            "memory_bytes": properties.total_memory,
            "driver": smi("driver_version"),
            "clocks": {"sm_max": smi("clocks.max.sm"), "memory_max": smi("clocks.max.memory")},
        },
        "versions": {
            "python": platform.python_version(),
            "torch": torch.__version__,
            "triton": triton.__version__,
            "cuda": torch.version.cuda or f"HIP {torch.version.hip}",
        },
    }


def smi(field: str) -> str | None:
    """One field of nvidia-smi, or None where there is none (an AMD machine)."""
    try:
        command = ["nvidia-smi", f"--query-gpu={field}", "--format=csv,noheader", "--id=0"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def commit() -> str | None:
    """The commit measured, or None outside a git tree."""
    git = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, cwd=ROOT)
    return git.stdout.strip() if git.returncode == 0 else None


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (Damaged, OSError) as error:
        raise SystemExit(f"measure.py: {error}") from None
