"""One kernel under every timer, at a size that outgrows the L2 cache and at one that does not."""

from scripts import drawing, tables
from scripts.drawing import COLOURS

SIDES = (8192, 1024)
STANDARD = "do_bench, median"
LIFT = 0.15  # the small size a little above the large one, so that neither hides the other
COLOUR = {"do_bench": "memory", "CUDA": "memory", "wall": "launch", "first": "launch"}


def measured(record: dict) -> dict:
    return {"": figure_of(record), "timers": table(record)}


def by_timer(record: dict, side: int) -> dict[str, dict]:
    """The kernel's rows of one size by the timer's name, the standard one first."""
    rows = tables.rows(record, "triton", rows=side)
    return {row.get("timer", {}).get("name", STANDARD): row for row in rows}


def figure_of(record: dict):
    """Every timer's answer for both sizes on one logarithmic axis."""
    large, small = (by_timer(record, side) for side in SIDES)
    figure, axes = drawing.chart(height=3.9)
    for place, name in enumerate(large):
        colour = COLOURS[next(kind for start, kind in COLOUR.items() if name.startswith(start))]
        first, second = (tables.microseconds(rows[name]) for rows in (small, large))
        axes.plot([first, second], [place - LIFT, place + LIFT], color=COLOURS["grid"], linewidth=3, zorder=1)
        axes.plot(first, place - LIFT, marker="o", color=colour, markerfacecolor=COLOURS["paper"], markersize=8)
        axes.plot(second, place + LIFT, marker="o", color=colour, markersize=8)
    axes.set_xscale("log")
    axes.set_yticks(range(len(large)), list(large))
    axes.set_xticks([1, 10, 100, 1e3, 1e4, 1e5, 1e6], ["1 µs", "10", "100", "1 ms", "10", "100", "1 s"])
    axes.set(xlim=(0.12, 2e6), ylim=(len(large) - 0.5, -0.6), xlabel="what the timer says (log scale)")
    furthest = max(large, key=lambda name: large[name]["p50_ms"] / small[name]["p50_ms"])
    place = list(large).index(furthest)
    for side, rows, shift, align in zip(SIDES, (large, small), (9, -9), ("left", "right"), strict=True):
        where = (tables.microseconds(rows[furthest]), place + (LIFT if side == SIDES[0] else -LIFT))
        axes.annotate(f"{side:,}²", where, (shift, 0), textcoords="offset points", ha=align, va="center", weight="bold")
    axes.grid(False, axis="y")
    told = "; ".join(
        f"{name}: {tables.time(large[name]['p50_ms'])} and {tables.time(small[name]['p50_ms'])}" for name in large
    )
    return figure, f"What each timer says of the same kernel at 8192 x 8192 and at 1024 x 1024. {told}."


def table(record: dict) -> str:
    large, small = (by_timer(record, side) for side in SIDES)
    body = []
    for name in large:
        cache = large[name].get("timer", {}).get("cache", "cold")
        body.append([name, cache, tables.time(large[name]["p50_ms"]), tables.time(small[name]["p50_ms"])])
    return tables.markdown(["Timer", "L2 cache", "8,192²", "1,024²"], body, align="llrr")
