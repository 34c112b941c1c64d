"""Time of an add against its length: flat while the launch is all there is, then a straight line."""

from docs.simulator import model
from scripts import drawing, tables
from scripts.drawing import COLOURS
from scripts.known_gpu import gpu_of

TUTORIAL = 98_432
WHOSE = {"triton": "Triton", "torch": "torch"}


def measured(record: dict) -> dict:
    return {"": times(record), "host": host(record)}


def device_rows(record: dict, provider: str) -> list[dict]:
    return [row for row in tables.rows(record, provider) if "timer" not in row]


def times(record: dict):
    figure, axes = drawing.chart(height=4.0)
    rows = {provider: device_rows(record, provider) for provider in ("torch", "triton")}
    lengths = [row["case"]["n"] for row in rows["triton"]]
    for provider, colour, marker in (("torch", "peer2", "s"), ("triton", "memory", "o")):
        ys = [tables.microseconds(row) for row in rows[provider]]
        drawing.line(
            axes,
            lengths,
            ys,
            provider.capitalize() if provider == "triton" else provider,
            colour,
            marker,
            provider == "triton",
        )
    if gpu := gpu_of(record):
        floor(axes, gpu, lengths)
    mark_tutorial(axes, rows["triton"])
    axes.set_yscale("log")
    axes.set_yticks([1, 10, 100, 1000], ["1", "10", "100", "1,000"])
    axes.set_ylim(1, 1500)
    drawing.size_axis(axes.xaxis, "floats in each vector")
    axes.set_ylabel("µs on the GPU")
    drawing.spread_labels(axes)
    first, last = tables.microseconds(rows["triton"][0]), tables.microseconds(rows["triton"][-1])
    return figure, (
        f"Time of an add against its length, both logarithmic: Triton takes {first:.1f} µs at {lengths[0]:,} floats, "
        f"stays flat to some hundred thousand, and takes {last:.0f} µs at {lengths[-1]:,}."
    )


def floor(axes, gpu: str, lengths: list[int]) -> None:
    """The model's launch and data, added, as a dashed line."""
    found = [model.launch_floor(gpu, n) for n in lengths]
    axes.plot(lengths, [each["floor_us"] for each in found], color=COLOURS["ink"], linestyle=(0, (5, 3)), linewidth=1)
    middle = found[len(found) // 2 + 2]
    axes.annotate(
        "launch + data (modelled)",
        (middle["bytes"] // 12, middle["floor_us"]),
        (14, -20),
        textcoords="offset points",
        arrowprops={"arrowstyle": "-", "color": COLOURS["ink"], "linewidth": 0.8},
    )


def mark_tutorial(axes, rows: list[dict]) -> None:
    row = next(row for row in rows if row["case"]["n"] == TUTORIAL)
    axes.annotate(
        f"the tutorial's {TUTORIAL:,}\n{tables.time(row['p50_ms'])}",
        (TUTORIAL, tables.microseconds(row)),
        (-30, 34),
        textcoords="offset points",
        ha="center",
        arrowprops={"arrowstyle": "-", "color": COLOURS["ink"], "linewidth": 0.8},
    )


def host(record: dict) -> str:
    """Wall clock of calls in a row beside the device time of one."""
    lengths = list(dict.fromkeys(row["case"]["n"] for row in record["rows"] if "timer" in row))
    header = ["Floats", *(head for name in WHOSE.values() for head in (f"{name}, GPU", "a call"))]
    return tables.markdown(header, [host_cells(record, n) for n in lengths])


def host_cells(record: dict, n: int) -> list[str]:
    cells = [f"{n:,}" if n < 2**20 else drawing.short(n)]  # narrow enough for a phone
    for provider in WHOSE:
        found = tables.rows(record, provider, n=n)
        device = next(row for row in found if "timer" not in row)
        wall = next(row for row in found if "timer" in row)
        cells += [tables.time(device["p50_ms"]), tables.time(wall["p50_ms"])]
    return cells
