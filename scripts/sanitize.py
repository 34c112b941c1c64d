"""Run every kernel under compute-sanitizer on this machine's NVIDIA GPU, and keep what it says.

    python scripts/sanitize.py                        every step, memcheck and racecheck
    python scripts/sanitize.py fusion/softmax …       these steps; what is kept of the others stays
    python scripts/sanitize.py --tool memcheck        one tool

memcheck looks for accesses outside a tensor (PyTorch's caching of memory is off, so that each tensor is an allocation
of its own), racecheck for unordered accesses to shared memory. scripts/sanitized_calls.py lists the launches: fp32,
fp16 and bf16, contiguous, off the grid and transposed, sizes that fit no block. First each tool must find a fault made
on purpose. Results go to docs/measured/<gpu>/sanitizer.json: beside the records, which a measuring run writes anew.
Exit status: 0, or 1 with one line on stderr, if a tool finds something or cannot run.
"""

import argparse
import ast
import concurrent.futures
import datetime
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from scripts.records import MEASURED, ROOT, Damaged, dumps, read, source_hash, try_to_write, write

TOOLS = ("memcheck", "racecheck")
DTYPES = ("fp32", "fp16", "bf16")
STEPS = (
    *("attention/flash", "matmul/autotune", "attention/naive", "fusion/activation", "fusion/softmax"),  # longest first
    *("matmul/tiled", "matmul/autotune_hazards", "programs/vector_add", "vendors/one_source", "why/by_the_block"),
)
BY_DTYPE = STEPS[:2]  # so many variants that each dtype gets a process of its own
OPTIONS = ["--target-processes", "application-only", "--launch-timeout", "600", "--report-api-errors", "no"]
GLUON = ROOT / "snippets" / "attention" / "flash_gluon.py"
PLACE = re.compile(r" in (?:\S*/)?([\w.]+):(\d+)")
SUMMARY = re.compile(
    r"RACECHECK SUMMARY: \d+ hazards? displayed \((\d+) errors?, (\d+) warnings?\)|ERROR SUMMARY: (\d+) error"
)


@dataclass(frozen=True)
class Job:
    """One process: the launches of a step in some dtypes under a tool. Without a step: the tool's self-check."""

    tool: str
    step: str = ""
    dtypes: tuple[str, ...] = DTYPES

    def code(self) -> str:
        call = f"run({self.step!r}, {list(self.dtypes)})" if self.step else f"self_check({self.tool!r})"
        return f"from scripts import sanitized_calls; sanitized_calls.{call}"

    def __str__(self) -> str:
        return f"{self.tool} {self.step or 'self-check'}" + (f" {self.dtypes[0]}" if len(self.dtypes) == 1 else "")


@dataclass
class Found:
    """What a tool said of a job; `failed` if it did not come to an end."""

    errors: int = 0
    warnings: int = 0
    hand_overs: int = 0
    launches: Counter = field(default_factory=Counter)
    said: list[str] = field(default_factory=list)
    failed: str = ""


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="sanitize.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("steps", nargs="*", metavar="STEP", help="chapter/step, such as fusion/softmax; default: all")
    parser.add_argument("--tool", choices=TOOLS, help="one tool; default: both")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="processes at once (all cores)")
    parser.add_argument("--timeout", type=float, default=300, metavar="S", help="seconds a process may take (300)")
    parser.add_argument("--out", type=Path, default=MEASURED, metavar="DIR", help="where results go (docs/measured)")
    options = parser.parse_args(arguments)
    if unknown := sorted(set(options.steps) - set(STEPS)):
        raise SystemExit(f"sanitize.py: no kernels to watch in {', '.join(unknown)}; there are: {', '.join(STEPS)}")
    if options.jobs < 1:
        raise SystemExit(f"sanitize.py: --jobs takes 1 or more, not {options.jobs}")
    if not 0 < options.timeout < threading.TIMEOUT_MAX:
        raise SystemExit(f"sanitize.py: --timeout takes seconds, more than 0, not {options.timeout}")
    return options


def main(arguments: list[str]) -> None:
    options = parse(arguments)
    tools = [options.tool] if options.tool else TOOLS
    program, steps = sanitizer(), list(dict.fromkeys(options.steps)) or STEPS
    check_folder(options.out)
    jobs = [Job(tool) for tool in tools] + [job for step in steps for tool in tools for job in split(step, tool)]
    found, machine = watch_all(program, jobs, options)
    blind = [job.tool for job, result in found.items() if not job.step and not result.errors]
    if blind:
        raise SystemExit(f"sanitize.py: {', '.join(blind)} did not find a fault made on purpose: nothing is kept")
    rows = [merged(step, tool, found, version(program)) for step in steps for tool in tools]
    path = options.out / machine["folder"] / "sanitizer.json"
    kept = {key: machine[key] for key in ("gpu", "versions")} | {"rows": with_others(path, rows)}
    write(path, dumps(kept))
    wrong = [f"{row['tool']} {row['step']}" for row in rows if row.get("failed") or row["errors"]]
    if wrong:
        raise SystemExit(f"sanitize.py: not clean: {', '.join(wrong)}; {path} says why")


def check_folder(out: Path) -> None:
    """Raise OSError or Damaged now for what would lose the results of a whole run at its end."""
    try_to_write(out)
    for path in out.glob("*/sanitizer.json"):
        read(path)


def watch_all(program: str, jobs: list[Job], options: argparse.Namespace) -> tuple[dict[Job, Found], dict]:
    """Run the jobs, as many at once as there are cores; what was found, and the machine."""
    from scripts.measure import describe_machine

    found, began = {}, time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        machine = pool.submit(describe_machine)
        running = {pool.submit(watch, program, job, options.timeout): job for job in jobs}
        for number, done in enumerate(concurrent.futures.as_completed(running), start=1):
            job, result = running[done], done.result()
            found[job] = result
            print(f"[{number}/{len(jobs)}] {job}: {described(result)}, {time.monotonic() - began:.0f} s", flush=True)
        return found, machine.result()


def sanitizer() -> str:
    found = shutil.which("compute-sanitizer") or shutil.which("compute-sanitizer", path="/usr/local/cuda/bin")
    if not found:
        raise SystemExit("sanitize.py: compute-sanitizer is missing: it comes with NVIDIA's CUDA toolkit")
    return found


def version(program: str) -> str:
    said = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    match = re.search(r"[Vv]ersion (\d[\d.]*)", said)
    return match[1] if match else said.strip()


def split(step: str, tool: str) -> list[Job]:
    return [Job(tool, step, (dtype,)) for dtype in DTYPES] if step in BY_DTYPE else [Job(tool, step)]


def watch(program: str, job: Job, timeout: float) -> Found:
    """Run a job under its tool."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [program, "--tool", job.tool, "--log-file", str(log), *OPTIONS, sys.executable, "-c", job.code()]
        environment = os.environ | {"PYTORCH_NO_CUDA_MEMORY_CACHING": "1", "OMP_NUM_THREADS": "1"}
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        process = subprocess.Popen(command, env=environment, cwd=ROOT, start_new_session=True, **pipes)
        try:
            out, err = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # the tool, and the Python that it watches
            process.communicate()
            return Found(failed=f"not done after {timeout:.0f} s")
        text = log.read_text(encoding="utf-8", errors="replace") if log.is_file() else ""
    return judged(text, out, err, process.returncode)


def judged(log: str, out: str, err: str, status: int) -> Found:
    """Read a tool's log, the JSON that the process printed last, and how it ended."""
    result = Found()
    summaries = list(SUMMARY.finditer(log))
    for match in summaries:
        result.errors += int(match[1] or match[3] or 0)
        result.warnings += int(match[2] or 0)
    result.hand_overs = hand_overs(log)
    result.errors -= result.hand_overs
    lines = [line.removeprefix("=========").strip() for line in log.splitlines()]
    if result.errors or result.warnings or result.hand_overs:
        result.said = [line for line in lines if line][:12]
    try:
        result.launches = Counter(json.loads(out.splitlines()[-1]))
    except (IndexError, ValueError):
        last = [line for line in (err.strip() or log.strip()).splitlines() if line.strip()][-1:]
        result.failed = f"ended with status {status}: {(last or ['no message'])[0]}"[:300]
    if not summaries:
        result.failed = result.failed or f"no summary from the tool: {(lines or ['no log'])[-1]}"[:300]
    return result


def hand_overs(log: str) -> int:
    """Races that racecheck sees in Triton's own hand-over of work to the warps of the Gluon kernel.

    Warps wait for a word in shared memory that says which part is theirs. In the machine code a barrier of all warps
    lies between every two accesses to it, but the two sides wait there from different places, which racecheck does not
    follow. Such a race names lines of `flash_kernel` itself alone; one in the parts that it starts names their lines.
    """
    tree = ast.parse(GLUON.read_text(encoding="utf-8"))
    own = next(node for node in tree.body if getattr(node, "name", "") == "flash_kernel")
    count = 0
    for race in log.split("Error: Race reported between")[1:]:
        places = PLACE.findall(race.split("Error:")[0])
        count += bool(places) and all(
            file == GLUON.name and own.lineno <= int(line) <= own.end_lineno for file, line in places
        )
    return count


def described(result: Found) -> str:
    if result.failed:
        return f"FAILED, {result.failed}"
    warnings = f", {result.warnings} warnings" if result.warnings else ""
    handed = f", {result.hand_overs} in Triton's hand-over" if result.hand_overs else ""
    return f"{result.errors} errors{warnings}{handed}, {sum(result.launches.values())} launches"


def merged(step: str, tool: str, found: dict[Job, Found], version: str) -> dict:
    """The row of a step and a tool, from all of its jobs."""
    results = [result for job, result in found.items() if (job.step, job.tool) == (step, tool)]
    row = {"step": step, "tool": tool, "version": version, "date": datetime.date.today().isoformat()}
    row |= {"errors": sum(one.errors for one in results), "warnings": sum(one.warnings for one in results)}
    row |= {"launches": dict(sorted(sum((one.launches for one in results), Counter()).items()))}
    if handed := sum(one.hand_overs for one in results):
        row["hand_overs"] = handed
    if said := [line for one in results for line in one.said]:
        row["said"] = said[:24]
    if failed := [one.failed for one in results if one.failed]:
        row["failed"] = failed[0]
    return row | {"source_hash": source_hash(step)}


def with_others(path: Path, rows: list[dict]) -> list[dict]:
    """These rows, and those kept of other steps and tools, in a fixed order."""
    kept = {(row["step"], row["tool"]): row for row in (read(path)["rows"] if path.is_file() else [])}
    kept |= {(row["step"], row["tool"]): row for row in rows}
    return [kept[key] for key in sorted(kept)]


def sentence(path: Path) -> str:
    """What the results say, in words for a page; `path` may not exist."""
    if not path.is_file():
        return "compute-sanitizer has not been run on these kernels yet."
    kept = read(path)
    rows = kept["rows"]
    launches = sum(sum(row["launches"].values()) for row in rows)
    errors = sum(row["errors"] for row in rows)
    failed = sum("failed" in row for row in rows)
    names = " and ".join(sorted({row["tool"] for row in rows}))
    where = f"{kept['gpu']['name']}, compute-sanitizer {rows[0]['version']}, {max(row['date'] for row in rows)}"
    verdict = f"{errors:,} errors" if errors else "no error"
    handed = sum(row.get("hand_overs", 0) for row in rows)
    besides = f", besides {handed} reports that step 18 explains" if handed else ""
    ended = f"; {failed} of {len(rows)} runs did not end" if failed else ""
    return f"{names} found {verdict} in {launches:,} launches of the book's kernels{besides}{ended} ({where})."


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (Damaged, OSError) as error:
        raise SystemExit(f"sanitize.py: {error}") from None
