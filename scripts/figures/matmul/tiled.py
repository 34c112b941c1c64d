"""The plain tiled matmul: its rate beside cuBLAS, the price of precision, the order of tiles, the compilers."""

import re
from collections import Counter

from matplotlib.patches import Rectangle

from docs.simulator import gpus
from scripts import drawing, records, tables
from scripts.drawing import COLOURS
from scripts.known_gpu import gpu_of

SQUARE = 2048  # where every precision was measured
PRECISIONS = [
    ("bf16", "triton:plain", "bf16", "fp32"),
    ("fp16", "triton:plain", "fp16", "fp32"),
    ("fp32", "triton:plain", "fp32, `ieee`", "fp32"),
    ("fp32", "triton:tf32", "fp32, `tf32`", "fp32"),
    ("fp32", "cublas", "cuBLAS, fp32", "fp32"),
    ("fp32", "cublas:tf32", "cuBLAS, tf32", "fp32"),
]
SIDE, TOGETHER, GROUP = 8, 16, 4  # of the drawn order: tiles a side, programs at once, rows of a group

SHOWN = ("cuda:90", "hip:gfx942")
STEPS = {
    "from memory": r"cp\.async\.c[ag]\.shared\.global|buffer_load_\w+",
    "into shared memory": r"ds_write\w*",
    "out of shared memory": r"ds_read\w*",
    "multiply": r"wgmma\.mma_async\S*?\.m\d+n\d+k\d+|v_mfma_\w+",
    "wait": r"(?:cp\.async|wgmma)\.wait_group|s_barrier",
}


def measured(record: dict) -> dict:
    return {"": rates(record), "numerics": numerics(record)}


def rates(record: dict):
    """TFLOP/s by size; the odd size stands apart."""
    sizes = [size for size in tables.values(record, "M") if size % 512 == 0]
    figure, axes = drawing.chart(height=3.8)
    found = {}
    for name, label, colour, marker in (
        ("cublas", "cuBLAS", "peer2", "s"),
        ("triton:plain", "Triton, plain", "memory", "o"),
    ):
        found[name] = [rate(record, name, size) for size in sizes]
        drawing.line(axes, sizes, found[name], label, colour, marker, name != "cublas")
        axes.plot(4095, rate(record, name, 4095), marker=marker, color=COLOURS[colour], markerfacecolor="none")
    axes.annotate(
        "4,095: not a\nmultiple of 8",
        (4095, rate(record, "triton:plain", 4095)),
        (10, 2),
        textcoords="offset points",
        va="center",
    )
    top = max(map(max, found.values()))
    if gpu := gpu_of(record):
        top = gpus.find_gpu(gpu).dot_tflop_s["bf16"]
        drawing.limit(axes, top, f"data sheet: {top:.0f} TFLOP/s")
    drawing.size_axis(axes.xaxis, "M = N = K")
    axes.set(ylabel="TFLOP/s", ylim=(0, top * 1.12))
    drawing.spread_labels(axes)
    told = "; ".join(
        f"{size:,}: {ours:.0f} and {theirs:.0f}"
        for size, ours, theirs in zip(sizes, found["triton:plain"], found["cublas"], strict=True)
    )
    return figure, f"TFLOP/s of the plain Triton matmul and of cuBLAS by size, bf16. {told}."


def rate(record: dict, provider: str, size: int) -> float:
    return tables.teraflops_per_second(tables.row(record, provider, M=size, dtype="bf16"))


def numerics(record: dict) -> str:
    body = []
    for dtype, provider, inputs, sums in PRECISIONS:
        row = tables.row(record, provider, M=SQUARE, dtype=dtype)
        if "failed" in row:  # an MI350X has no tf32
            body.append([inputs, sums, "–", "–", "fails"])
            continue
        speed = tables.significant(tables.teraflops_per_second(row))
        body.append([inputs, sums, tables.time(row["p50_ms"]), speed, f"{row['error']:.1e}"])
    header = [f"{SQUARE:,} cubed", "Sums in", "Time", "TFLOP/s", "Error"]
    return tables.markdown(header, body, align="llrrr")


def modelled() -> dict:
    return {"order": order()}


def order():
    """The same tiles in two orders, the first programs filled, and what they read of A and B."""
    figure, both = drawing.chart(height=3.5, columns=2)
    panels = []
    for axes, group, name in zip(both, (1, GROUP), ("GROUP_M = 1", f"GROUP_M = {GROUP}"), strict=True):
        walk = [grouped_tile(program, group) for program in range(SIDE * SIDE)]
        panels.append(draw_walk(axes, walk, name))
    return figure, (
        f"{SIDE} by {SIDE} tiles of C numbered in the order of programs. Row by row, the first {TOGETHER} programs "
        f"read {panels[0]} strips of A and B; in groups of {GROUP} rows they read {panels[1]}."
    )


def grouped_tile(program: int, group_m: int) -> tuple[int, int]:
    """As the kernel's `grouped_tile`, for SIDE x SIDE tiles: (row, column)."""
    group, inside = divmod(program, group_m * SIDE)
    return group * group_m + inside % group_m, inside // group_m


def draw_walk(axes, walk: list[tuple[int, int]], name: str) -> int:
    """One order of tiles; returns how many strips of A and B the first programs read."""
    rows = {row for row, _ in walk[:TOGETHER]}
    columns = {column for _, column in walk[:TOGETHER]}
    for row in range(SIDE):
        block(axes, -1.4, row, "memory" if row in rows else "grid")
    for column in range(SIDE):
        block(axes, column, -1.4, "memory" if column in columns else "grid")
    for program, (row, column) in enumerate(walk):
        first = program < TOGETHER
        block(axes, column, row, "onchip" if first else "grid", alpha=1 if first else 0.35)
        colour = COLOURS["paper" if first else "ink"]
        axes.text(column, row, str(program), ha="center", va="center", fontsize=10, color=colour)
    axes.set(xlim=(-2, SIDE - 0.5), ylim=(SIDE - 0.5, -2), aspect="equal")
    axes.set_title(f"{name}: {len(rows)} + {len(columns)} strips", fontsize=12)
    axes.axis("off")
    return len(rows) + len(columns)


def block(axes, x: float, y: float, colour: str, alpha: float = 1) -> None:
    axes.add_patch(Rectangle((x - 0.46, y - 0.46), 0.92, 0.92, facecolor=COLOURS[colour], alpha=alpha))


def compiled(facts: dict) -> dict:
    return {"": targets(facts), "loop": side_by_side(facts)}


def targets(facts: dict) -> str:
    """What `tl.dot` became: instructions of the tensor cores in the whole kernel, and what it takes."""
    body = []
    for row in facts["rows"]:
        cores = ", ".join(f"{count} × `{name}`" for name, count in row["tensor_core"].items())
        cells = [row["registers"], tables.binary_size(row["shared_bytes"])]
        body.append([f"`{row['target']}`", row["config"]["dtype"], cores or "none: lanes", *cells, text_of(row)])
    header = ["Target", "dtype", "Tensor-core instructions", "Registers", "Shared memory", "Text"]
    return tables.markdown(header, body, align="lllrrl")


def text_of(row: dict) -> str:
    """A link to the assembly, where it is kept."""
    return "".join(f"[{'PTX' if 'ptx' in path else 'AMDGCN'}](/compiled/{path})" for path in assembly(row))


def assembly(row: dict) -> list[str]:
    return [path for path in row.get("ir", []) if path.endswith((".ptx.txt", ".amdgcn.txt"))]


def side_by_side(facts: dict) -> str:
    """The loop along K on two targets: how often each instruction stands in it, by what it is for."""
    rows = {row["target"]: row for row in facts["rows"] if "ir" in row}
    loops = [loop((records.COMPILED / assembly(rows[name])[0]).read_text(encoding="utf-8")) for name in SHOWN]
    body = [[what, *(counted(text, pattern) for text in loops)] for what, pattern in STEPS.items()]
    return tables.markdown(["In the loop along K", *(f"`{name}`" for name in SHOWN)], body, align="lll")


def loop(text: str) -> str:
    """From the first label that is branched back to, to that branch."""
    for label in re.finditer(r"^(\S+):", text, re.MULTILINE):
        back = re.compile(rf"(?:bra|s_cbranch\w*)\s+{re.escape(label[1])}\b").search(text, label.end())
        if back:
            return text[label.end() : back.end()]
    raise LookupError("no loop in this assembly")


def counted(text: str, pattern: str) -> str:
    found = Counter(name.replace(".sync.aligned", "") for name in re.findall(pattern, text))
    return "<br>".join(f"{count} × `{name}`" for name, count in found.items()) or "–"
