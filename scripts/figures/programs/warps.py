"""BLOCK x num_warps as a heat map, and the same cells against the bytes that each keeps in flight."""

from matplotlib.patches import Rectangle

from docs.simulator import model
from scripts import drawing, tables
from scripts.drawing import COLOURS, short
from scripts.known_gpu import gpu_of

BYTES_A_LANE = 8  # two loads of 4 bytes
# What else than bytes in flight decides, with a colour, a marker and how to know it.
EXCEPTIONS = {
    "BLOCK 128": ("launch", "s", lambda row: row["case"]["block"] == 128),
    "spilled registers": ("wasted", "X", lambda row: row["spills"] > 0),
}


def measured(record: dict) -> dict:
    return {"": heat_map(record), "inflight": in_flight(record)}


def heat_map(record: dict):
    """Share of copy in every cell: the fuller the blue, the nearer to the limit."""
    blocks, warps = tables.values(record, "block"), sorted(tables.values(record, "num_warps"))
    cells = shares(record)
    figure, axes = drawing.chart(height=4.2)
    lowest = min(cells.values())
    for (block, count), share in cells.items():
        place = (warps.index(count), blocks.index(block))
        strength = 0.08 + 0.92 * (share - lowest) / (max(cells.values()) - lowest)
        colour = COLOURS["paper" if strength > 0.65 else "ink"]
        axes.add_patch(
            Rectangle((place[0] - 0.48, place[1] - 0.48), 0.96, 0.96, facecolor=COLOURS["memory"], alpha=strength)
        )
        axes.text(*place, f"{share:.2f}", ha="center", va="center", color=colour)
    lanes = model.gpus.find_gpu(gpu).warp_size if (gpu := gpu_of(record)) else 32
    axes.set_xticks(range(len(warps)), [f"{count}\n{lanes * count}" for count in warps])
    axes.set_yticks(range(len(blocks)), [short(block) for block in blocks])
    axes.set(xlim=(-0.5, len(warps) - 0.5), ylim=(-0.5, len(blocks) - 0.5))
    axes.set(xlabel="num_warps, and the threads they make", ylabel="BLOCK (elements a program)")
    axes.grid(False)
    best, worst = max(cells, key=cells.get), min(cells, key=cells.get)
    return figure, (
        f"Heat map of the share of copy for each BLOCK and num_warps: best {cells[best]:.2f} at BLOCK {best[0]} with "
        f"{best[1]} warps, worst {cells[worst]:.2f} at BLOCK {worst[0]} with {worst[1]} warps."
    )


def shares(record: dict) -> dict[tuple[int, int], float]:
    return {
        (row["case"]["block"], row["case"]["num_warps"]): tables.share_of_copy(record, row)
        for row in tables.rows(record, "triton")
    }


def in_flight(record: dict):
    """Every cell once more: share of copy against the loads that one SM can have under way."""
    gpu = gpu_of(record)
    groups = {name: [] for name in EXCEPTIONS} | {"": []}
    for row in tables.rows(record, "triton"):
        point = (kibibytes_in_flight(gpu, row), tables.share_of_copy(record, row))
        groups[next((name for name, (_, _, holds) in EXCEPTIONS.items() if holds(row)), "")].append(point)
    figure, axes = drawing.chart(height=3.2)
    for name, points in ((name, points) for name, points in groups.items() if points):
        colour, marker, _ = EXCEPTIONS.get(name, ("memory", "o", None))
        axes.plot(*zip(*points, strict=True), linestyle="none", marker=marker, color=COLOURS[colour], markersize=7)
        lowest = min(points, key=lambda point: point[1])
        axes.annotate(
            name,
            lowest,
            (0, -16),
            textcoords="offset points",
            ha="right" if lowest[0] > 100 else "left",
            color=COLOURS[colour],
        )
    whose = "the programs resident on one SM ask" if gpu else "one program asks"
    drawing.size_axis(axes.xaxis, f"KiB that {whose} for (log scale)")
    axes.set(ylabel="share of copy", ylim=(0, 1.15))
    drawing.limit(axes, 1.0, "as fast as a copy")
    few = min(groups[""])
    return figure, (
        f"Scatter of share of copy against the KiB in flight on one SM: from {few[0]:.0f} KiB, which reaches "
        f"{few[1]:.2f}, to the copy's speed from 64 KiB upwards. Apart lie {' and '.join(EXCEPTIONS)}."
    )


def kibibytes_in_flight(gpu: str | None, row: dict) -> float:
    """Programs resident on an SM, by the model's occupancy, times what each loads at once; of one on an unknown GPU."""
    case = row["case"]
    resident = model.resources(gpu, case["num_warps"], row["registers"])["programs"] if gpu else 1
    return resident * case["block"] * BYTES_A_LANE / 1024


def compiled(facts: dict) -> dict:
    """Registers a thread, from few elements a thread to many."""
    targets = list(dict.fromkeys(row["target"] for row in facts["rows"]))
    found = {}
    for row in facts["rows"]:
        case = row["config"]
        found.setdefault((case["block"], case["num_warps"]), {})[row["target"]] = row["registers"]
    pairs = sorted(found, key=lambda pair: (pair[0] // pair[1], pair[0]))
    body = [
        [f"{block:,}", warps, block // (32 * warps), *(found[block, warps][name] for name in targets)]
        for block, warps in pairs
    ]
    header = ["BLOCK", "num_warps", "Elements a thread (NVIDIA)", *(f"`{name}`" for name in targets)]
    return {"": tables.markdown(header, body, align="r" * len(header))}
