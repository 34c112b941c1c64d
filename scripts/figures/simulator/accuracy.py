"""How good is the simulator? Predicted against measured, row by row, with the errors and the worst misses in tables."""

import statistics

from matplotlib import ticker

from scripts import drawing, predictions, tables
from scripts.drawing import COLOURS
from scripts.predictions import NEAR_US, SHORT_US, Prediction

KERNELS = ["copy", "add", "activation", "softmax", "matmul", "attention"]
LOOKS = {
    "copy": ("launch", "P"),
    "add": ("memory", "o"),
    "activation": ("onchip", "^"),
    "softmax": ("peer1", "s"),
    "matmul": ("compute", "D"),
    "attention": ("peer2", "v"),
}
HEAT_MAP = "matmul/tile_size"
WORST = 12


def modelled() -> dict:
    """The scatter, and tables: how many rows it covers, the errors, the winner it picks, the misses."""
    found = predictions.predictions()
    return {
        "": scatter(found),
        "rows": coverage(found),
        "errors": errors(found),
        "winner": winner(),
        "misses": misses(found),
    }


def scatter(found: list[Prediction]):
    figure, axes = drawing.chart(height=5.2)
    for kernel in KERNELS:
        for held_out in (False, True):
            points(axes, [one for one in found if one.kernel == kernel and one.held_out is held_out], kernel, held_out)
    times = [time for one in found for time in (one.measured_us, one.predicted_us)]
    diagonal(axes, 0.7 * min(times), 1.4 * max(times))
    axes.legend(loc="lower right", title="filled: held out of the fit")
    axes.set_xlabel("measured, µs")
    axes.set_ylabel("predicted, µs")
    middle = statistics.median(abs(one.error) for one in long_rows(found))
    return figure, (
        f"Predicted against measured time of {len(found)} rows, both logarithmic: half of those of {SHORT_US} µs and "
        f"more lie within {middle:.1%} of the diagonal."
    )


def points(axes, some: list[Prediction], kernel: str, held_out: bool) -> None:
    colour, marker = COLOURS[LOOKS[kernel][0]], LOOKS[kernel][1]
    axes.scatter(
        [one.measured_us for one in some],
        [one.predicted_us for one in some],
        s=22,
        marker=marker,
        edgecolors=colour,
        facecolors=colour if held_out else "none",
        linewidths=1,
        label=kernel if held_out else None,
        zorder=3,
    )


def diagonal(axes, low: float, high: float) -> None:
    """The line of equal times, and a tenth to each side of it."""
    axes.set_xscale("log")
    axes.set_yscale("log")
    for factor, style in ((1.0, "-"), (1.1, (0, (4, 3))), (1 / 1.1, (0, (4, 3)))):
        axes.plot([low, high], [low * factor, high * factor], color=COLOURS["ink"], linestyle=style, linewidth=0.8)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(ticker.FuncFormatter(lambda value, _: f"{value:,.0f}"))
    axes.set_xlim(low, high)
    axes.set_ylim(low, high)


def long_rows(found: list[Prediction]) -> list[Prediction]:
    return [one for one in found if one.measured_us >= SHORT_US]


def coverage(found: list[Prediction]) -> str:
    """How many rows the records hold, and how many of them are judged here."""
    rows = [row for record in predictions.records() for row in predictions.standard_rows(record)]
    steady = [row for row in rows if predictions.is_steady(row)]
    cells = [
        ["rows of the H200 records, standard timer", str(len(rows))],
        [f"of these steady: p80 within {predictions.STEADY} × p20", str(len(steady))],
        ["of these covered by the model", str(len(found))],
        ["of these held out of the fit", str(sum(one.held_out for one in found))],
    ]
    return tables.markdown(["Rows", "Count"], cells)


def winner() -> str:
    """The heat map's fastest config, measured and as predicted, and how near the prediction's pick comes."""
    cells = [one for one in predictions.predictions() if one.step == HEAT_MAP and one.predicted_us]
    best, picked = (min(cells, key=lambda one: getattr(one, key)) for key in ("measured_us", "predicted_us"))
    rows = [["measured best", *winner_cells(best, best)], ["predicted best", *winner_cells(picked, best)]]
    return tables.markdown(["Heat map", "Config", "Measured", "Share of the best speed"], rows, "llrr")


def winner_cells(one: Prediction, best: Prediction) -> list[str]:
    return [named(one.case), tables.time(one.measured_us / 1e3), f"{best.measured_us / one.measured_us:.0%}"]


def errors(found: list[Prediction]) -> str:
    """Per kernel: rows, median error of the fitted and of the held-out half, largest error, short rows within 3 µs."""
    header = [
        "Kernel",
        "Rows",
        "Median error, fitted half",
        "Median error, held-out half",
        "Largest",
        f"Short, within {NEAR_US} µs",
    ]
    return tables.markdown(header, [error_cells(kernel, found) for kernel in KERNELS])


def error_cells(kernel: str, found: list[Prediction]) -> list[str]:
    mine = [one for one in found if one.kernel == kernel]
    halves = [[abs(one.error) for one in long_rows(mine) if one.held_out is half] for half in (False, True)]
    short = [abs(one.predicted_us - one.measured_us) <= NEAR_US for one in mine if one.measured_us < SHORT_US]
    medians = [f"{statistics.median(half):.1%}" if half else "–" for half in halves]
    largest = max((abs(one.error) for one in long_rows(mine)), default=0.0)
    return [kernel, str(len(mine)), *medians, f"{largest:.0%}", f"{sum(short)} of {len(short)}" if short else "–"]


def misses(found: list[Prediction]) -> str:
    """The rows of 20 µs and more that the model gets most wrong."""
    worst = sorted(long_rows(found), key=lambda one: -abs(one.error))[:WORST]
    header = ["Case", "Kernel", "Measured", "Predicted", "Error", "Half"]
    return tables.markdown(header, [miss_cells(one) for one in worst], "llrrrl")


def miss_cells(one: Prediction) -> list[str]:
    times = [tables.time(time / 1e3) for time in (one.measured_us, one.predicted_us)]
    return [named(one.case), f"`{one.step}` {one.provider}", *times, f"{one.error:+.0%}", half(one)]


def half(one: Prediction) -> str:
    return "held out" if one.held_out else "fitted"


def named(case: dict) -> str:
    """A case in a few words: 8192 × 8192 × 8192, tile 128 × 64 × 64, 4 warps, 3 stages, bf16."""
    shapes = [("n",), ("rows", "columns"), ("M", "N", "K"), ("batch", "heads", "seq", "head_dim")]
    parts = [" × ".join(str(case[key]) for key in shape) for shape in shapes if shape[-1] in case]
    if "BLOCK_M" in case:
        parts.append("tile " + " × ".join(str(case[key]) for key in ("BLOCK_M", "BLOCK_N", "BLOCK_K")))
    if "block" in case:
        parts.append(f"block {case['block']}")
    parts += [f"{case[key]} {word}" for key, word in (("num_warps", "warps"), ("num_stages", "stages")) if key in case]
    return ", ".join([*parts, *(["causal"] if case.get("causal") else []), case["dtype"]])
