"""Nine tiles at four sizes: who wins where, and what bounds each of them."""

from matplotlib.patches import Rectangle

from docs.simulator import gpus, matmul, occupancy
from scripts import drawing, tables
from scripts.drawing import COLOURS
from scripts.figures.matmul.tile_size import GPU_OF, instructions, rate, reason, spilled


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
    gpu, used, sizes = GPU_OF[record["gpu"]["name"]], instructions(), tables.values(record, "M")
    body = []
    for tile in tiles(record):
        largest, smallest = (one_row(record, tile, size) for size in (max(sizes), min(sizes)))
        case = largest["case"]
        why = reason(gpu, largest, used.get(tuple(case[one] for one in matmul.TILE_KEYS), "wgmma"))
        resources = [largest["registers"], tables.binary_size(largest["shared_bytes"]), resident(gpu, largest)]
        body.append([name(tile), *resources, why, idle(gpu, smallest)])
    header = ["Tile", "Registers", "Shared", "Programs an SM", "Waits for", f"Idle SMs at {min(sizes):,}"]
    return tables.markdown(header, body, align="lrrrlr")


def one_row(record: dict, tile: tuple, size: int) -> dict:
    return next(row for row in tables.rows(record, M=size) if key(row["case"]) == tile)


def resident(gpu: str, row: dict) -> int:
    """Programs that share a multiprocessor, by the registers and the shared memory measured."""
    warps = row["case"]["num_warps"]
    return occupancy.occupancy(gpu, warps, row["registers"], row["shared_bytes"])["programs"]


def idle(gpu: str, row: dict) -> int:
    """Multiprocessors without a program, when there are fewer programs than multiprocessors."""
    return max(0, gpus.find_gpu(gpu).multiprocessors - row["programs"])
