"""The book's kernels against the fastest library call timed beside them, with the lines of code that each took."""

from scripts import drawing, tables
from scripts.code_lines import code_lines
from scripts.drawing import COLOURS
from scripts.records import ROOT
from scripts.tables import LIBRARIES

SNIPPETS = ROOT / "snippets"
RECORDS = ("fusion/activation", "fusion/softmax", "matmul/autotune", "attention/flash")
MATMUL = [f"matmul/{name}" for name in ("autotune", "persistent", "skinny", "tiled", "machine", "padding")]
FLASH = ["attention/flash", "attention/shapes"]
GLUON = ["attention/flash_gluon", "attention/flash_gluon_loader", "attention/shapes"]
CUTLASS = ("quack", "cute")  # packages of kernels in CuTe DSL
BF16 = {"dtype": "bf16"}
HEADS_OF_64 = {"batch": 2, "heads": 32, "seq": 8192, "head_dim": 64, "causal": True} | BF16
HEADS_OF_128 = {"batch": 2, "heads": 16, "seq": 8192, "head_dim": 128, "causal": True} | BF16
# What is compared: label, record, case, provider, and the snippets that hold its rungs, launch and checks.
SHOWN = (
    ("fused activation", 0, {"rows": 8192, "columns": 8192} | BF16, "triton", ["fusion/activation"]),
    ("softmax, 4,096 columns", 1, {"rows": 32768, "columns": 4096} | BF16, "triton", ["fusion/softmax"]),
    ("matmul, 8,192²", 2, {"M": 8192, "N": 8192, "K": 8192} | BF16, "triton", MATMUL),
    ("attention, head_dim 64", 3, HEADS_OF_64, "triton", FLASH),
    ("… with Gluon", 3, HEADS_OF_64, "triton:gluon", GLUON),
    ("attention, head_dim 128", 3, HEADS_OF_128, "triton", FLASH),
    ("… with Gluon", 3, HEADS_OF_128, "triton:gluon", GLUON),
)


def measured(*found: dict) -> dict:
    """Figure and tables from the records named in RECORDS, in that order."""
    kernels = compared(found)
    return {"": bars(kernels), "shares": shares(kernels), "cutlass": cutlass(found), "missing": missing(found)}


def best_library(record: dict, case: dict) -> dict | None:
    """The fastest row of any library on this case; None if none ran."""
    found = [row for row in tables.rows(record, None, **case) if row["provider"] in LIBRARIES and "p50_ms" in row]
    return min(found, key=lambda row: row["p50_ms"], default=None)


def compared(records: tuple[dict, ...]) -> list[tuple[str, dict, dict, int]]:
    """(label, our row, the best library's, lines of code) for every kernel shown that ran, with a library beside it."""
    found = []
    for label, place, case, provider, steps in SHOWN:
        ours = tables.row(records[place], provider, **case)
        lines = sum(code_lines(SNIPPETS / f"{step}.py") for step in steps)
        library = best_library(records[place], case)
        if library and "failed" not in ours:
            found.append((label, ours, library, lines))
    return found


def bars(found: list):
    """Share of the best library's speed, one bar a kernel."""
    figure, axes = drawing.chart(height=3.9)
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


def shares(kernels: list) -> str:
    body = []
    for label, ours, theirs, lines in kernels:
        share = f"{theirs['p50_ms'] / ours['p50_ms']:.2f}"
        library = f"{LIBRARIES[theirs['provider']]}, {tables.time(theirs['p50_ms'])}"
        body.append([label, tables.time(ours["p50_ms"]), library, share, lines])
    return tables.markdown(["Kernel", "Ours", "Fastest library", "Share", "Our lines"], body, align="lrrrr")


def cutlass(records: tuple[dict, ...]) -> str:
    """What CUTLASS's own language reaches on the same inputs, in the same rounds."""
    body = []
    for label, place, case, provider, _ in SHOWN:
        ours = tables.row(records[place], provider, **case)
        theirs = [row for row in tables.rows(records[place], None, **case) if row["provider"] in CUTLASS]
        for row in theirs:
            if "p50_ms" in row and "p50_ms" in ours:
                speed = f"{ours['p50_ms'] / row['p50_ms']:.2f}"
                times = [tables.time(one["p50_ms"]) for one in (ours, row)]
                body.append([label, times[0], LIBRARIES[row["provider"]], times[1], speed])
    header = ["Kernel", "Ours", "Written in CuTe DSL", "Takes", "Its speed, ours being 1"]
    return tables.markdown(header, body, align="lrlrr") if body else "No kernel in CuTe DSL was timed here.\n"


def missing(records: tuple[dict, ...]) -> str:
    """Peers that were asked for and could not be timed, each once, in the records' own words."""
    rows = [row for record in records for row in record["rows"] if row["provider"] in LIBRARIES]
    found = {row["provider"]: row["failed"] for row in rows if "failed" in row}
    body = [[LIBRARIES.get(name, name), reason] for name, reason in found.items()]
    return tables.markdown(["Not timed", "Why"], body, align="ll") if body else "Every peer was timed.\n"
