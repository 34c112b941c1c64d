"""Attention with its scores in memory against attention without: time and memory by sequence length."""

from scripts import drawing, tables
from scripts.drawing import COLOURS, short

WHOSE = {"naive": "naive, Triton", "eager": "naive, PyTorch", "triton": "flash, Triton"}
LINES = {"naive": ("wasted", "X"), "eager": ("peer1", "s"), "triton": ("memory", "o")}


def measured(record: dict) -> dict:
    return {"": figure_of(record), "lengths": lengths(record), "end": end(record)}


def figure_of(record: dict):
    """Device memory of one call above the time that it takes, both against seq, both axes logarithmic."""
    figure, (above, below) = drawing.stacked(height=5.6)
    longest = max(tables.values(record, "seq"))
    for name, (colour, marker) in LINES.items():
        rows = [row for row in tables.rows(record, name) if "p50_ms" in row]
        xs = [row["case"]["seq"] for row in rows]
        ours = name == "triton"
        for axes, ys in (
            (above, [row["peak_bytes"] / 2**30 for row in rows]),
            (below, [row["p50_ms"] for row in rows]),
        ):
            reaches_the_end = xs[-1] == longest
            drawing.line(axes, xs, ys, WHOSE[name] if reaches_the_end else "", colour, marker, ours)
            if not reaches_the_end:  # its label would lie on the lines that go on
                place, look = (xs[2], ys[2]), {"ha": "right", "color": COLOURS[colour]}
                axes.annotate(WHOSE[name], place, (-6, 8), textcoords="offset points", **look)
    for axes, label in ((above, "GiB of memory"), (below, "ms")):
        drawing.decade_axis(axes.yaxis, label)
        drawing.size_axis(axes.xaxis, "seq: tokens that attend to one another")
        axes.set_xlim(right=longest * 1.1)
    drawing.limit(above, record["gpu"]["memory_bytes"] / 2**30, "what the GPU has")
    note_losses(above, record)
    for axes in (above, below):
        drawing.spread_labels(axes)
    return figure, described(record)


def note_losses(axes, record: dict) -> None:
    """Above the line of what the GPU has: who found no room at the longest sequence."""
    longest = max(tables.values(record, "seq"))
    lost = [WHOSE[name] for name in WHOSE if "failed" in tables.row(record, name, seq=longest)]
    if lost:
        who = lost[0] if len(lost) == 1 else f"any of {len(lost)} naive"
        text, place = f"no room for {who}", (longest, record["gpu"]["memory_bytes"] / 2**30)
        axes.annotate(text, place, (0, 4), textcoords="offset points", ha="right", color=COLOURS["wasted"])


def described(record: dict) -> str:
    told = []
    for name in WHOSE:
        rows = [row for row in tables.rows(record, name) if "p50_ms" in row]
        last = rows[-1]
        told.append(
            f"{WHOSE[name]} from {tables.time(rows[0]['p50_ms'])} at seq {rows[0]['case']['seq']:,} to "
            f"{tables.time(last['p50_ms'])} and {tables.binary_size(last['peak_bytes'])} at {last['case']['seq']:,}"
        )
    return f"Memory and time of one attention call by sequence length: {'; '.join(told)}."


def lengths(record: dict) -> str:
    body = []
    for seq in tables.values(record, "seq"):
        rows = [tables.row(record, name, seq=seq) for name in WHOSE]
        memory = [tables.binary_size(row["peak_bytes"]) if "peak_bytes" in row else "no room" for row in rows]
        times = [tables.time(row["p50_ms"]) if "p50_ms" in row else "–" for row in rows]
        body.append([short(seq), *times, *memory])
    names = ["naive", "PyTorch", "flash"]
    return tables.markdown(["seq", *names, *(f"{name}: memory" for name in names)], body)


def end(record: dict) -> str:
    """What the first failed call said, as a quotation of whole sentences."""
    failed = [row for row in record["rows"] if "failed" in row]
    said = failed[0]["failed"].rpartition(". ")[0] + "." if failed else "Every length fitted."
    return f"> {said}\n"
