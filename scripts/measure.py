"""Measure the book's kernels on this machine's GPU and write one record a step.

    python scripts/measure.py                      every step that has a benchmark
    python scripts/measure.py fusion/softmax …     these steps
    python scripts/measure.py --shard 2/4 --out D  the second of four shares of the steps (for a fleet of GPUs)
    python scripts/measure.py --resume             skip steps whose record is newer than their kernels

A record says how many seconds it took; shards share the steps out by the seconds in docs/measured, so that each takes
as long. Their folders, copied together into docs/measured, hold the same rows as one run.
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
from scripts.records import (
    MEASURED,
    ROOT,
    Damaged,
    dumps,
    folder_of,
    measured_path,
    read,
    source_hash,
    try_to_write,
    write,
)

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
    parser.add_argument("--shard", default="1/1", metavar="I/N", help="measure the I-th of N shares of the steps")
    parser.add_argument("--resume", action="store_true", help="skip steps whose record already holds these kernels")
    parser.add_argument("--out", type=Path, default=MEASURED, metavar="DIR", help="where records go (docs/measured)")
    options = parser.parse_args(arguments)
    options.index, options.count = shard(options.shard)
    options.steps = list(dict.fromkeys(options.steps))  # one named twice is measured once
    if options.count > 1 and not options.list and options.out.resolve().is_relative_to(MEASURED.resolve()):
        raise SystemExit(
            "measure.py: --shard needs --out, a folder beside docs/measured: "
            "shards share the steps out by the records there, which must not change meanwhile"
        )
    if unknown := sorted(set(options.steps) - set(steps())):
        raise SystemExit(f"measure.py: no benchmark for {', '.join(unknown)}; --list shows what there is")
    return options


def shard(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d+)/(\d+)", text)
    index, count = (int(part) for part in match.groups()) if match else (0, 0)
    if not 1 <= index <= count:
        raise SystemExit(f"measure.py: --shard takes I/N with 1 <= I <= N, not {text}")
    return index, count


def shares(chosen: list[str], count: int) -> list[list[str]]:
    """The steps in `count` shares that take about as long: the longest first, each to the share with least to do.

    A step whose record does not say how long it took counts as average. The same records give the same shares.
    """
    known = {step: seconds for step in chosen if (seconds := seconds_of(step)) is not None}
    average = sum(known.values()) / len(known) if known else 1.0
    weights = {step: known.get(step, average) for step in chosen}
    found: list[list[str]] = [[] for _ in range(count)]
    for step in sorted(chosen, key=lambda step: (-weights[step], step)):
        min(found, key=lambda share: sum(weights[other] for other in share)).append(step)
    return [sorted(share) for share in found]


def share(chosen: list[str], index: int, count: int) -> list[str]:
    """The index-th of `count` shares, counted from one; beyond a share for each step they are empty."""
    found = shares(chosen, min(count, len(chosen)))
    return found[index - 1] if index <= len(found) else []


def seconds_of(step: str) -> float | None:
    """How long measuring a step took on the book's own GPU; None if no record says so."""
    return (whole(measured_path(step)) or {}).get("seconds")


def whole(path: Path) -> dict | None:
    """A record, or None where there is none or a damaged one: this is the program that makes it anew."""
    try:
        return read(path) if path.is_file() else None
    except Damaged:
        return None


def main(arguments: list[str]) -> None:
    options = parse(arguments)
    chosen = share(options.steps or steps(), options.index, options.count)
    if options.list:
        print("\n".join(chosen))
        return
    machine = describe_machine()
    try_to_write(options.out / machine["folder"])
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
    """Whether a whole record of the step's kernels, as they are now, is there."""
    return (whole(path) or {}).get("source_hash") == source_hash(step)


def measure(step: str, machine: dict) -> dict:
    """The record of one step, measured now."""
    from scripts.harness import TIMER, Bench

    began = time.monotonic()
    module = importlib.import_module("scripts.benchmarks." + step.replace("/", "."))
    rows = list(Bench(say=lambda line: print(line, flush=True)).rows(module))
    return {
        "step": step,
        "gpu": machine["gpu"],
        "versions": machine["versions"],
        "date": datetime.date.today().isoformat(),
        "seconds": round(time.monotonic() - began, 1),
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
        "folder": folder_of(properties.name),
        "gpu": {
            "name": properties.name,
            "sms": properties.multi_processor_count,
            "memory_bytes": properties.total_memory,
            "driver": smi("driver_version", properties),
            "clocks": {"sm_max": smi("clocks.max.sm", properties), "memory_max": smi("clocks.max.memory", properties)},
        },
        "versions": {
            "python": platform.python_version(),
            "torch": torch.__version__,
            "triton": triton.__version__,
            "cuda": torch.version.cuda or f"HIP {torch.version.hip}",
        },
    }


def smi(field: str, properties) -> str | None:
    """One field of nvidia-smi for this GPU, which need not be its first; None without nvidia-smi (an AMD machine)."""
    for gpu in (f"GPU-{getattr(properties, 'uuid', '')}", "0"):  # an old torch has no uuid: then the first
        command = ["nvidia-smi", f"--query-gpu={field}", "--format=csv,noheader", f"--id={gpu}"]
        try:
            return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError):
            continue
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
