"""Fit the cost model's constants to the H200 records, and say how well the model does on rows it never saw.

    python scripts/fit_simulator.py            errors of the constants as they are, fitted and held-out rows apart
    python scripts/fit_simulator.py --write    fit those marked "fitted" in docs/simulator/constants.py, and write them

A fixed half of the rows (a hash of step, provider and case) is held out. The constants of each group are moved, one at
a time and by ever smaller steps, while that lowers the mean error of the group's fitted rows. Exit status 0, or 1 with
one line on stderr when there are no records.
"""

import argparse
import re
import statistics
import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from docs.simulator import constants
from scripts.predictions import NEAR_US, SHORT_US, Prediction, is_held_out, modelled_rows, predict
from scripts.records import ROOT, Damaged, write

CONSTANTS = ROOT / "docs" / "simulator" / "constants.py"
STEPS = (1.5, 1.2, 1.1, 1.03, 1.01)  # factors by which a constant is moved, coarse to fine
WORST = 0.3  # a row that is wrong by more counts no more: it tells of something the model does not know
GROUPS = {
    ("copy", "add"): ("BANDWIDTH_SHARE", "KERNEL_FLOOR_US"),
    ("activation",): ("ERF_SLOTS", "TORCH_GELU_SLOTS", "FAST_GELU_SLOTS", "BROADCAST_ADD_SLOTS"),
    ("softmax", "add"): (
        *("PROGRAM_LATENCY_US", "REDUCTION_LATENCY_US", "PROGRAM_START_CYCLES"),
        *("SOFTMAX_PLAIN_SLOTS", "SOFTMAX_TILED_SLOTS"),
    ),
    ("matmul",): (
        *("DOT_SHARE", "FP32_DOT_SHARE", "STEP_CYCLES", "LOAD_LATENCY_CYCLES", "COLD_LATENCY_CYCLES"),
        *("L2_BYTES_PER_CYCLE", "SINGLE_LOAD_SLOTS", "SPILL_COST", "KNEE"),
    ),
    ("attention",): ("FLASH_DOT_SHARE", "SOFTMAX_SLOTS", "CAUSAL_SLOTS"),
}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="fit_simulator.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="fit, and write docs/simulator/constants.py")
    options = parser.parse_args(arguments)
    rows = modelled_rows()
    if not rows:
        raise SystemExit("fit_simulator.py: no records of the H200: run `make measure` on one")
    if options.write:
        fit(rows)
        write(CONSTANTS, rewritten(CONSTANTS.read_text(encoding="utf-8")))
    print(report(rows))


def fit(rows: list[tuple]) -> None:
    """Move the constants, group by group, on the rows that are not held out."""
    for kernels, names in GROUPS.items():
        mine = [row for row in rows if row[2]["kernel"] in kernels and not is_held_out(row[0], *held_key(row[1]))]
        for factor in STEPS:
            while descend(names, factor, mine):
                print(f"  {', '.join(kernels)}: mean error {loss(mine):.4f}", flush=True)


def held_key(row: dict) -> tuple:
    return row["provider"], row["case"]


def descend(names: Iterable[str], factor: float, rows: list[tuple]) -> bool:
    """Try each constant a step up and a step down; keep what helps. Whether anything did."""
    moved = False
    for name in names:
        before, best = getattr(constants, name), loss(rows)
        for candidate in (before * factor, before / factor):
            if name.endswith("_SHARE") and candidate > 1:
                continue  # no share is more than the whole
            setattr(constants, name, rounded(candidate))
            if loss(rows) < best - 1e-5:
                moved = True
                break
            setattr(constants, name, before)
    return moved


def rounded(value: float) -> float:
    """Three significant digits: more would claim what the fit does not know."""
    return float(f"{value:.3g}")


def loss(rows: list[tuple]) -> float:
    """Mean error of the rows, each kernel counting alike: relative for long ones; for short ones 3 µs are a tenth."""
    errors: dict[str, list[float]] = {}
    for row in rows:
        errors.setdefault(row[2]["kernel"], []).append(badness(predict(*row)))
    return statistics.fmean(map(statistics.fmean, errors.values())) if errors else 0.0


def badness(found: Prediction) -> float:
    if found.predicted_us is None:
        return WORST
    if found.measured_us < SHORT_US:
        return min(WORST, abs(found.predicted_us - found.measured_us) / 30)
    low, high = sorted((found.predicted_us, found.measured_us))
    return min(WORST, high / low - 1)


def rewritten(text: str) -> str:
    """constants.py with the values as fitted."""
    for names in GROUPS.values():
        for name in names:
            text, count = re.subn(
                rf"^({name} = )\S+(  # fitted)", rf"\g<1>{getattr(constants, name)!r}\2", text, flags=re.MULTILINE
            )
            if count != 1:
                raise SystemExit(f"fit_simulator.py: constants.py has no line '{name} = …  # fitted'")
    return text


def report(rows: list[tuple]) -> str:
    """A line a kernel and half: how many rows, median and largest error, short rows off by more than 3 µs."""
    found = [predict(*row) for row in rows]
    lines = [f"{'kernel':11} {'half':9} {'rows':>5} {'median':>8} {'largest':>8}  short rows within 3 µs"]
    for kernel in dict.fromkeys(kernel for kernels in GROUPS for kernel in kernels):
        for half in (False, True):
            mine = [one for one in found if one.kernel == kernel and one.held_out is half]
            lines.append(f"{kernel:11} {'held out' if half else 'fitted':9} {line(mine)}")
    return "\n".join(lines)


def line(found: list[Prediction]) -> str:
    answered = [one for one in found if one.predicted_us is not None]
    errors = [abs(one.error) for one in answered if one.measured_us >= SHORT_US] or [0.0]
    short = [abs(one.predicted_us - one.measured_us) <= NEAR_US for one in answered if one.measured_us < SHORT_US]
    return f"{len(found):5} {statistics.median(errors):8.1%} {max(errors):8.1%}  {sum(short)} of {len(short)}"


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (Damaged, OSError) as error:
        raise SystemExit(f"fit_simulator.py: {error}") from None
