"""Softmax by width: the rate of every provider against the copy's, and the rungs beside one another."""

from scripts import drawing, tables
from scripts.code_lines import code_lines
from scripts.records import ROOT

LINES = {
    "torch": ("torch", "peer2", "s"),
    "compile": ("torch.compile", "peer1", "^"),
    "quack": ("QuACK", "peer3", "D"),
    "triton": ("Triton", "memory", "o"),
}
WHOSE = {
    "triton": "Triton",
    "triton:plain": "Plain",
    "triton:looped": "Looped",
    "torch": "torch",
    "compile": "compile",
    "quack": "QuACK",
}
# Each rung at widths that tell: name, what changed, provider, columns, kernel
RUNGS = [
    ("plain", "one row a program, in one block", "triton:plain", 64, "softmax_kernel"),
    ("tiled", "several rows a program, powers of two, one division a row", "triton", 64, "tiled_softmax_kernel"),
    ("plain", "", "triton:plain", 16_384, "softmax_kernel"),
    ("looped", "the row in chunks, read again from cache", "triton", 16_384, "looped_softmax_kernel"),
    ("plain", "", "triton:plain", 131_072, "softmax_kernel"),
    ("looped", "", "triton:looped", 131_072, "looped_softmax_kernel"),
    ("kept", "the chunk read last stays in registers", "triton", 131_072, "kept_softmax_kernel"),
]


def measured(record: dict) -> dict:
    return {"": rates(record), "widths": widths(record), "rungs": rungs(record)}


def powers(record: dict) -> list[int]:
    return [columns for columns in tables.values(record, "columns") if columns & (columns - 1) == 0]


def odd(record: dict) -> list[int]:
    return [columns for columns in tables.values(record, "columns") if columns & (columns - 1)]


def rates(record: dict):
    figure, axes = drawing.chart(height=4.0)
    for name, (label, colour, marker) in LINES.items():
        rows = [
            row for row in (tables.row(record, name, columns=columns) for columns in powers(record)) if "p50_ms" in row
        ]
        if rows:
            xs = [row["case"]["columns"] for row in rows]
            drawing.line(axes, xs, [rate(row) for row in rows], label, colour, marker, name == "triton")
    copies = [tables.row(record, "copy", columns=columns) for columns in powers(record)]
    copy = sorted(rate(row) for row in copies)[len(copies) // 2]
    drawing.limit(axes, copy, f"copy: {tables.significant(copy)} TB/s", lift=9)  # clear of our line
    drawing.size_axis(axes.xaxis, "columns, of 2²⁷ bf16 elements in all")
    axes.set(ylabel="TB/s", ylim=(0, copy * 1.12))
    drawing.spread_labels(axes)
    ours = {columns: rate(tables.row(record, "triton", columns=columns)) for columns in powers(record)}
    best, worst = max(ours, key=ours.get), min(ours, key=ours.get)
    return figure, (
        f"Softmax rate by row width from {min(ours)} to {max(ours):,} columns. Triton: from {ours[best]:.2f} TB/s at "
        f"{best:,} columns to {ours[worst]:.2f} at {worst:,}; the copy: {copy:.2f} TB/s."
    )


def rate(row: dict) -> float:
    return tables.gigabytes_per_second(row) / 1e3


def widths(record: dict) -> str:
    """Share of copy at every width measured, odd ones last, for all who ran at any."""
    ran = [name for name in WHOSE if any("p50_ms" in row for row in tables.rows(record, name))]
    body = [cells(record, columns, ran) for columns in [*powers(record), *odd(record)]]
    return tables.markdown(["Columns", *(WHOSE[name] for name in ran), "Copy"], body)


def cells(record: dict, columns: int, names: list[str]) -> list[str]:
    copy = tables.row(record, "copy", columns=columns)
    return [f"{columns:,}", *(share(record, name, columns) for name in names), tables.time(copy["p50_ms"])]


def rungs(record: dict) -> str:
    """The ladder: rate, share of the copy, lines of code, and the fastest library call at the same width beside it."""
    body = []
    for name, what, provider, columns, kernel in RUNGS:
        found = [row for row in tables.rows(record, provider, columns=columns) if "p50_ms" in row]
        speed = tables.significant(rate(found[0])) if found else "–"
        told = [speed, share(record, provider, columns), beside(record, columns)]
        body.append([name, what, f"{columns:,}", *told, code_lines(ROOT / "snippets/fusion/softmax.py", kernel)])
    header = ["Rung", "What changed", "Columns", "TB/s", "Of copy", "Fastest library, of copy", "Lines"]
    return tables.markdown(header, body, align="llrrrrr")


def beside(record: dict, columns: int) -> str:
    """The fastest library call at this width, as a share of copy."""
    timed = [row for row in tables.rows(record, columns=columns) if row["provider"] in tables.LIBRARIES]
    best = min((row for row in timed if "p50_ms" in row), key=lambda row: row["p50_ms"], default=None)
    return f"{tables.LIBRARIES[best['provider']]}, {tables.share_of_copy(record, best):.2f}" if best else "–"


def share(record: dict, name: str, columns: int) -> str:
    """A share of copy, or a dash where this provider was not tried or failed."""
    found = [row for row in tables.rows(record, name, columns=columns) if "p50_ms" in row]
    return f"{tables.share_of_copy(record, found[0]):.2f}" if found else "–"
