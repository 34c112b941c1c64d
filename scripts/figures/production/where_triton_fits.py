"""The book's kernels against the fastest library call timed beside them, with the lines of code that each took."""

from scripts import drawing, tables
from scripts.code_lines import code_lines
from scripts.drawing import COLOURS
from scripts.records import ROOT
from scripts.tables import LIBRARIES

SNIPPETS = ROOT / "snippets"
FLASH = ["attention/flash", "attention/shapes"]
GLUON = ["attention/flash_gluon", "attention/flash_gluon_loader", "attention/shapes"]
# What is compared: label, case keys, provider, and the snippets that hold its rungs, launch and checks.
SHOWN = (
    ("fused activation", {"rows": 8192}, "triton", ["fusion/activation"]),
    ("softmax, 4,096 columns", {"columns": 4096}, "triton", ["fusion/softmax"]),
    (
        "matmul, 8,192²",
        {"M": 8192},
        "triton",
        ["matmul/autotune", "matmul/persistent", "matmul/skinny", "matmul/tiled", "matmul/machine", "matmul/padding"],
    ),
    ("attention, head_dim 64", {"head_dim": 64}, "triton", FLASH),
    ("… with Gluon", {"head_dim": 64}, "triton:gluon", GLUON),
    ("attention, head_dim 128", {"head_dim": 128}, "triton", FLASH),
    ("… with Gluon", {"head_dim": 128}, "triton:gluon", GLUON),
)


def measured(record: dict) -> dict:
    return {"": bars(record), "shares": shares(record), "missing": missing(record)}


def best_library(record: dict, case: dict) -> dict:
    """The fastest row of any library on this case."""
    found = [row for row in tables.rows(record, None, **case) if row["provider"] in LIBRARIES and "p50_ms" in row]
    return min(found, key=lambda row: row["p50_ms"])


def compared(record: dict) -> list[tuple[str, dict, dict, int]]:
    """(label, our row, the best library's, lines of code) for every kernel shown."""
    found = []
    for label, case, provider, steps in SHOWN:
        ours = tables.row(record, provider, **case)
        lines = sum(code_lines(SNIPPETS / f"{step}.py") for step in steps)
        found.append((label, ours, best_library(record, case), lines))
    return found


def bars(record: dict):
    """Share of the best library's speed, one bar a kernel."""
    figure, axes = drawing.chart(height=3.9)
    found = compared(record)
    for place, (label, ours, theirs, _) in enumerate(found):
        share = theirs["p50_ms"] / ours["p50_ms"]
        vendor = "Gluon" in label
        axes.barh(place, share, height=0.6, color=COLOURS["onchip" if vendor else "memory"], zorder=2)
        told = f"{share:.2f} of {LIBRARIES[theirs['provider']]}"
        axes.text(0.03, place, told, va="center", color=COLOURS["paper"], weight="bold", zorder=3)
    axes.axvline(1, color=COLOURS["ink"], linestyle=(0, (5, 3)), linewidth=1, zorder=2.5)
    axes.annotate("as fast as the library", (1, -0.75), (-4, 0), textcoords="offset points", ha="right", va="center")
    axes.set_yticks(range(len(found)), [label for label, *_ in found])
    axes.set(
        ylim=(len(found) - 0.5, -1.1),
        xlim=(0, None),
    )
    figure.supxlabel("speed, as a share of the fastest library call timed beside it", fontsize=12)
    axes.grid(False, axis="y")
    told = ", ".join(
        f"{label} {theirs['p50_ms'] / ours['p50_ms']:.2f} of {LIBRARIES[theirs['provider']]}"
        for label, ours, theirs, _ in found
    )
    return figure, f"Each Triton kernel's speed as a share of the fastest library call: {told}."


def shares(record: dict) -> str:
    body = []
    for label, ours, theirs, lines in compared(record):
        share = f"{theirs['p50_ms'] / ours['p50_ms']:.2f}"
        library = f"{LIBRARIES[theirs['provider']]}, {tables.time(theirs['p50_ms'])}"
        body.append([label, tables.time(ours["p50_ms"]), library, share, lines])
    return tables.markdown(["Kernel", "Ours", "Fastest library", "Share", "Our lines"], body, align="lrrrr")


def missing(record: dict) -> str:
    """Peers that were asked for and could not be timed, each once, in the record's own words."""
    found = {row["provider"]: row["failed"] for row in record["rows"] if "failed" in row}
    body = [[LIBRARIES.get(name, name), reason] for name, reason in found.items()]
    return tables.markdown(["Not timed", "Why"], body, align="ll") if body else "Every peer was timed.\n"
