"""Nine tiles at four sizes: who wins where, and what bounds each of them."""

from matplotlib.patches import Rectangle

from docs.simulator import matmul, occupancy
from scripts import drawing, tables
from scripts.drawing import COLOURS
from scripts.figures.matmul.tile_size import instructions, rate, reason, spilled
from scripts.known_gpu import gpu_of


def measured(record: dict) -> dict:
    return {"": heat_map(record), "bounds": bounds(record)}


def tiles(record: dict) -> list[tuple]:
    """The tiles as (BLOCK_M, BLOCK_N, num_warps), the smallest first."""
    found = {key(row["case"]) for row in record["rows"]}
    return sorted(found, key=lambda tile: (tile[0] * tile[1], tile[0], tile[2]))


def key(case: dict) -> tuple:
    return case["BLOCK_M"], case["BLOCK_N"], case["num_warps"]


def name(tile: tuple) -> str:
    return f"{tile[0]} × {tile[1]}, {tile[2]} warps"


def heat_map(record: dict):
    """Share of the best at each size; a frame around the winner."""
    sizes, order = tables.values(record, "M"), tiles(record)
    best = {size: max(tables.rows(record, M=size), key=rate) for size in sizes}
    figure, axes = drawing.chart(height=4.2)
    for row in record["rows"]:
        size, tile = row["case"]["M"], key(row["case"])
        place = (sizes.index(size), order.index(tile))
        share = rate(row) / rate(best[size])
        works = "failed" not in row and not spilled(row)
        drawing.cell(axes, place, f"{share:.2f}", "compute", share if works else None)
    drawing.cells_only(axes, [label(best[size], size) for size in sizes], [name(tile) for tile in order])
    for x, size in enumerate(sizes):
        corner = (x - 0.47, order.index(key(best[size]["case"])) - 0.47)
        axes.add_patch(Rectangle(corner, 0.94, 0.94, facecolor="none", edgecolor=COLOURS["ink"], linewidth=2.4))
    axes.set_xlabel("M = N = K, and the winner's TFLOP/s")
    told = "; ".join(f"at {size:,} {name(key(row['case']))}, {rate(row):.0f} TFLOP/s" for size, row in best.items())
    return figure, f"Heat map of each tile's speed as a share of the fastest at four sizes. Winners: {told}."


def label(row: dict, size: int) -> str:
    return f"{drawing.short(size)}\n{rate(row):.0f}"


def bounds(record: dict) -> str:
    """What each tile takes and waits for, at the largest size; and how many programs the smallest size makes."""
    gpu, sizes = gpu_of(record), tables.values(record, "M")
    used = instructions(gpu)
    body = []
    for tile in tiles(record):
        largest, smallest = (one_row(record, tile, size) for size in (max(sizes), min(sizes)))
        case = largest["case"]
        why = reason(gpu, largest, used.get(tuple(case[one] for one in matmul.TILE_KEYS), ""))
        body.append([name(tile), *resources(gpu, largest), why, idle(record, smallest)])
    header = ["Tile", "Registers", "Shared", "Programs an SM", "Waits for", f"Idle SMs at {min(sizes):,}"]
    return tables.markdown(header, body, align="lrrrlr")


def one_row(record: dict, tile: tuple, size: int) -> dict:
    return next(row for row in tables.rows(record, M=size) if key(row["case"]) == tile)


def resources(gpu: str | None, row: dict) -> list:
    """Registers and shared memory measured, and the programs that share a multiprocessor by both."""
    if "failed" in row:
        return ["–"] * 3
    taken = row["registers"], row["shared_bytes"]
    resident = occupancy.occupancy(gpu, row["case"]["num_warps"], *taken)["programs"] if gpu else "–"
    return [taken[0], tables.binary_size(taken[1]), resident]


def idle(record: dict, row: dict) -> int | str:
    """Multiprocessors without a program, when there are fewer programs than multiprocessors."""
    return "–" if "failed" in row else max(0, record["gpu"]["sms"] - row["programs"])
