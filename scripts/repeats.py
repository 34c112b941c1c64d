"""Compare two full measuring runs: how far do the ratios between kernels move from one day, or machine, to the next?

    python scripts/repeats.py              the book's GPU: a table of steps, then the rows that moved most
    python scripts/repeats.py --worst 20   more of those rows

The first run is docs/measured/<gpu>, the second docs/repeated/<gpu>, made by `python scripts/measure.py --out
docs/repeated`. A ratio is the time of the case's limit or library (cuBLAS, cuDNN, or else the copy) over the provider's
time, both of one run; in a sweep without either, the geometric mean of the sweep's rows. Rows of 20 µs and more count.
Exit status: 0, or 1 with one line on stderr, if there are no two runs to compare.
"""

import argparse
import json
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from scripts import records, tables
from scripts.records import HOME_GPU, Damaged

COMPARISONS = ("cublas", "cudnn", "copy")  # the first that the case has
TILE = {"block", "num_warps", "num_stages", "BLOCK_M", "BLOCK_N", "BLOCK_K", "GROUP_M", "SLICES"}
SHORTEST_MS = 0.02  # below, the timer's own noise shows


@dataclass(frozen=True)
class Change:
    """One row's ratio in both runs; `change` 0.01 is one per cent more in the second."""

    step: str
    row: dict
    first: float
    second: float

    @property
    def change(self) -> float:
        return self.second / self.first - 1


def changes(step: str, first: dict, second: dict) -> list[Change]:
    """Every row of a step that can be compared: timed in both records, by the standard timer, and long enough."""
    before, after = timed(first), timed(second)
    both = {key: row for key, row in before.items() if key in after}
    found = []
    for key, row in both.items():
        base = comparison(row, both)
        if not base or base == [key]:
            continue
        if min(row["p50_ms"], *(both[one]["p50_ms"] for one in base)) >= SHORTEST_MS:
            ratios = [mean_ms(base, rows) / rows[key]["p50_ms"] for rows in (before, after)]
            found.append(Change(step, row, *ratios))
    return found


def mean_ms(keys: list[tuple[str, str]], rows: dict[tuple[str, str], dict]) -> float:
    return statistics.geometric_mean(rows[key]["p50_ms"] for key in keys)


def timed(record: dict) -> dict[tuple[str, str], dict]:
    """A record's rows by (case, provider), without those that failed or that a timer of their own made."""
    rows = [row for row in record["rows"] if "p50_ms" in row and "timer" not in row]
    return {(json.dumps(row["case"], sort_keys=True), row["provider"]): row for row in rows}


def comparison(row: dict, rows: dict[tuple[str, str], dict]) -> list[tuple[str, str]]:
    """The keys of the rows that this one is held against: one, or a whole sweep; none for the copy, a limit itself."""
    if row["provider"] == "copy":
        return []
    case = json.dumps(row["case"], sort_keys=True)
    for provider in COMPARISONS:
        if (case, provider) in rows:
            return [(case, provider)]
    return [key for key, other in rows.items() if problem(other) == problem(row)]


def problem(row: dict) -> dict:
    """What is computed, without how: sweeps try many tiles on one problem."""
    return {key: value for key, value in row["case"].items() if key not in TILE}


def compared(gpu: str = HOME_GPU) -> dict[str, list[Change]]:
    """{step: changes} for the steps that two runs measured with the same kernels."""
    folder = records.REPEATED / gpu
    found = {}
    for path in sorted(folder.glob("*/*.json")):
        step = path.relative_to(folder).with_suffix("").as_posix()
        if not records.measured_path(step, gpu).is_file():
            continue
        first, second = records.load(step, gpu), records.read(path)
        if first.get("source_hash") == second.get("source_hash") and (rows := changes(step, first, second)):
            found[step] = rows
    return found


def summary(rows: list[Change]) -> dict:
    """Of absolute changes: median, 95th percentile, the row that moved most, and how many stay within 5 %."""
    sizes = sorted(abs(row.change) for row in rows)
    return {
        "rows": len(rows),
        "median": statistics.median(sizes),
        "p95": sizes[min(len(sizes) - 1, int(0.95 * len(sizes)))],
        "worst": max(rows, key=lambda row: abs(row.change)),
        "within": sum(size <= 0.05 for size in sizes),
    }


def table(gpu: str = HOME_GPU) -> str:
    """The table of a page: a line a step, and one for all of them. Without a second run it says so."""
    steps = compared(gpu)
    if not steps:
        return "There is one full run so far: no second one to compare with.\n"
    every = {"all": [row for rows in steps.values() for row in rows]}
    header = ["Step", "rows", "median", "95 % within", "most", "rows within 5 %"]
    return tables.markdown(header, [line(name, summary(rows)) for name, rows in (steps | every).items()])


def line(name: str, found: dict) -> list[str]:
    sizes = [found["median"], found["p95"], abs(found["worst"].change)]
    return [name, f"{found['rows']:,}", *map(percent, sizes), f"{found['within']:,} of {found['rows']:,}"]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def runs(gpu: str = HOME_GPU) -> str:
    """When the two runs were made, "2026-11-30 (driver 580.1) and 2026-12-01 (driver 580.1)"; "" without a second."""
    step = next(iter(compared(gpu)), None)
    if step is None:
        return ""
    both = records.load(step, gpu), records.read(records.REPEATED / gpu / f"{step}.json")
    return " and ".join(f"{record['date']} (driver {record['gpu']['driver']})" for record in both)


def described(change: Change) -> str:
    case = ", ".join(f"{key} {value}" for key, value in change.row["case"].items())
    return f"{100 * change.change:+6.1f} %  {change.step}  {change.row['provider']}  {case}"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="repeats.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--gpu", default=HOME_GPU, help=f"folder of records ({HOME_GPU})")
    parser.add_argument("--worst", type=int, default=10, metavar="N", help="rows that moved most to print (10)")
    options = parser.parse_args(arguments)
    if options.worst < 0:
        raise SystemExit(f"repeats.py: --worst takes 0 or more, not {options.worst}")
    steps = compared(options.gpu)
    if not steps:
        raise SystemExit(
            f"repeats.py: no two runs of the same kernels on {options.gpu}: "
            "make the second with `python scripts/measure.py --out docs/repeated`"
        )
    every = [row for rows in steps.values() for row in rows]
    print(table(options.gpu))
    for row in sorted(every, key=lambda row: -abs(row.change))[: options.worst]:
        print(described(row))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (Damaged, OSError) as error:
        raise SystemExit(f"repeats.py: {error}") from None
