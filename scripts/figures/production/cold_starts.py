"""The first call of every kernel: with an empty cache, with a filled one in a new process, and once more."""

import statistics

from scripts import drawing, tables
from scripts.drawing import COLOURS

STARTS = {
    "empty cache": ("launch", "o", "compiles", "left"),
    "filled cache": ("onchip", "s", "reads the cache", "center"),
    "same process": ("memory", "D", "second call", "right"),
}
AHEAD = "warmed without a GPU"


def measured(record: dict) -> dict:
    return {"": figure_of(record), "calls": calls(record), "ahead": ahead(record)}


def kernels(record: dict) -> list[str]:
    return list(dict.fromkeys(row["case"]["kernel"] for row in record["rows"]))


def short(kernel: str) -> str:
    """attention/flash, head_dim 64 → flash, 64; matmul/tiled stays."""
    names = kernel if kernel.startswith("matmul/") else kernel.rpartition("/")[2]
    return names.replace("head_dim ", "")


def took(record: dict, kernel: str, start: str) -> float:
    return tables.rows(record, "triton", kernel=kernel, start=start)[0]["p50_ms"]


def figure_of(record: dict):
    """One line a kernel, from the second call to the first with an empty cache; logarithmic."""
    names = kernels(record)
    figure, axes = drawing.chart(height=0.42 * len(names) + 1.5)
    for place, name in enumerate(names):
        times = {start: took(record, name, start) for start in STARTS}
        axes.plot(
            [min(times.values()), max(times.values())], [place, place], color=COLOURS["grid"], linewidth=3, zorder=1
        )
        for start, (colour, marker, *_) in STARTS.items():
            axes.plot(times[start], place, marker, color=COLOURS[colour], markersize=8, zorder=2)
    for start, (colour, _, label, side) in STARTS.items():
        usual = statistics.median(took(record, name, start) for name in names)
        axes.annotate(label, (usual, -0.8), (0, 0), textcoords="offset points", ha=side, color=COLOURS[colour])
    axes.set_xscale("log")
    axes.set_xticks([0.01, 0.1, 1, 10, 100, 1e3, 1e4], ["10 µs", "", "1 ms", "", "100 ms", "", "10 s"])
    axes.minorticks_off()
    axes.set_yticks(range(len(names)), map(short, names))
    axes.set(ylim=(len(names) - 0.5, -1.2), xlabel="wall clock of one call (log scale)")
    axes.grid(False, axis="y")
    told = "; ".join(", ".join([name, *(tables.time(took(record, name, start)) for start in STARTS)]) for name in names)
    return figure, f"Time of a call with an empty cache, with a filled one, and again in the same process. {told}."


def calls(record: dict) -> str:
    body = [[name, *(tables.time(took(record, name, start)) for start in STARTS)] for name in kernels(record)]
    return tables.markdown(["Wall clock of one call", "Empty cache", "Filled cache", "Again"], body)


def ahead(record: dict) -> str:
    """Kernels that the GPU's own process compiled: with an empty cache, and with one filled where no GPU was."""
    if AHEAD not in tables.values(record, "start"):
        return "Not measured here.\n"
    body = []
    for kernel in kernels(record):
        empty, warmed = (
            tables.rows(record, "triton", kernel=kernel, start=start)[0] for start in ("empty cache", AHEAD)
        )
        body.append([kernel, empty["compiled"], warmed["compiled"], warmed["modules"], tables.time(warmed["p50_ms"])])
    header = ["Compiled by the first call", "Empty cache", "Warmed without a GPU", "C modules built", "Then takes"]
    return tables.markdown(header, body)
