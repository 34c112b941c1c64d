"""Tiles of the plain matmul: a heat map, other depths, a roofline of tiles, and why each config lost."""

from docs.simulator import gpus, matmul, model
from docs.simulator.constants import L2_BYTES_PER_CYCLE
from docs.simulator.views.winner import NAMES
from scripts import drawing, records, tables
from scripts.drawing import COLOURS
from scripts.figures.vendors.autotune_per_architecture import short_name
from scripts.figures.vendors.the_h100_winner import GPUS as TARGETS
from scripts.figures.vendors.the_h100_winner import by_config, verdict
from scripts.figures.vendors.the_h100_winner import limits as limits_of
from scripts.known_gpu import gpu_of

SIDES = (32, 64, 128, 256)
WARPS = (4, 8, 16)
PLANES = [(4, n) for n in SIDES] + [(8, n) for n in SIDES] + [(16, 256)]  # columns of the heat map
DEPTHS = [(32, 5), (64, 2), (64, 3), (64, 4), (128, 2), (128, 3)]  # BLOCK_K and num_stages
FAILURES = {"OutOfResources": "does not launch", "PTXASError": "does not compile"}
FEW_SPILLS = 15  # so many registers in memory cost nothing that shows


def compiled(facts: dict) -> dict:
    """Every config on all four targets: bytes, by how many they are too many, and the tensor-core instructions."""
    body = []
    for config, rows in by_config(facts).items():
        body.append([short_name(dict(config)), *(fact(rows[target]) for target in TARGETS)])
    return {"fits": tables.markdown(["Config", *TARGETS.values()], [limits_of(facts), *body])}


def fact(row: dict) -> str:
    """One config on one target: "98,304; 4 `wgmma`"."""
    if "failed" in row:
        return "does not compile"
    used = ", ".join(f"{count} `{name}`" for name, count in row["tensor_core"].items())
    return f"{verdict(row)}; {used}" if used else verdict(row)


def measured(record: dict) -> dict:
    return {"": heat_map(record), "depth": depth_map(record), "roof": roof(record), "configs": configs(record)}


def rate(row: dict) -> float:
    """TFLOP/s; 0 for a config that failed."""
    return 0.0 if "failed" in row else tables.teraflops_per_second(row)


def spilled(row: dict) -> bool:
    """Whether values had to wait in memory for want of registers."""
    return row["spills"] > FEW_SPILLS


def failure(row: dict) -> str:
    return FAILURES.get(row["failed"].split(":")[0], "fails")


def label(row: dict) -> str:
    if "failed" in row:
        return failure(row).replace("not ", "not\n")
    return f"{rate(row):.0f}\nspills" if spilled(row) else f"{rate(row):.0f}"


def draw(axes, place: tuple, row: dict, fastest: float) -> None:
    works = "failed" not in row and not spilled(row)
    drawing.cell(axes, place, label(row), "compute", rate(row) / fastest if works else None)


def heat_map(record: dict):
    """BLOCK_M down, BLOCK_N across, once for each number of warps."""
    fastest = max(rate(row) for row in record["rows"])
    figure, axes = drawing.chart(height=4.2)
    for row in record["rows"]:
        case = row["case"]
        standard = (case["BLOCK_K"], case["num_stages"]) == (64, 3) and case["BLOCK_M"] in SIDES
        if standard:
            column = PLANES.index((case["num_warps"], case["BLOCK_N"]))
            draw(axes, (column, SIDES.index(case["BLOCK_M"])), row, fastest)
    drawing.cells_only(axes, [str(n) for _, n in PLANES], [str(m) for m in SIDES])
    for border in (3.5, 7.5):
        axes.axvline(border, color=COLOURS["ink"], linewidth=1)
    for middle, warps in zip((1.5, 5.5, 8), WARPS, strict=True):
        axes.text(middle, -0.65, f"{warps} warps", ha="center")
    axes.set(xlabel="BLOCK_N", ylabel="BLOCK_M")
    best = max(record["rows"], key=rate)
    return figure, (
        f"Heat map of TFLOP/s by BLOCK_M, BLOCK_N and number of warps. The fastest of all configs is "
        f"{tables.tile(best['case'])} with {best['case']['num_warps']} warps and {best['case']['num_stages']} stages: "
        f"{rate(best):.0f} TFLOP/s. Tiles of 256 by 128 with 4 warps, and of 256 by 256, spill or do not compile."
    )


def depth_map(record: dict):
    """Five tiles, each with other depths of BLOCK_K and other numbers of stages."""
    fastest = max(rate(row) for row in record["rows"])
    found = {}
    for row in record["rows"]:
        case = row["case"]
        tile = (case["BLOCK_M"], case["BLOCK_N"], case["num_warps"])
        found.setdefault(tile, {})[case["BLOCK_K"], case["num_stages"]] = row
    tiles = [tile for tile, rows in found.items() if (64, 4) in rows]
    figure, axes = drawing.chart(height=3.6)
    for y, tile in enumerate(tiles):
        for x, depth in enumerate(DEPTHS):
            if depth in found[tile]:
                draw(axes, (x, y), found[tile][depth], fastest)
    names = [f"{m} × {n}, {warps} warps" for m, n, warps in tiles]
    drawing.cells_only(axes, [f"{k}\n{stages}" for k, stages in DEPTHS], names)
    axes.set_xlabel("BLOCK_K, and below it num_stages")
    told = "; ".join(
        f"{name}: " + ", ".join(f"{rate(row):.0f}" for row in found[tile].values())
        for name, tile in zip(names, tiles, strict=True)
    )
    return figure, f"Heat map of TFLOP/s by BLOCK_K and num_stages for five tiles; 0 is a config that fails. {told}."


def roof(record: dict):
    """Measured TFLOP/s of each config against the FLOPs that a byte from L2 pays for in its tile."""
    figure, axes = drawing.chart(height=3.9)
    groups = {}
    for row in record["rows"]:
        if "failed" not in row:
            groups.setdefault(group(row), []).append((intensity(row["case"]), rate(row)))
    styles = {
        "three stages or more": ("compute", "o", (89, 645, "left")),
        "two stages": ("launch", "v", (89, 440, "left")),
        "spills": ("wasted", "X", (89, 115, "left")),
        "fewer than 64 rows": ("peer1", "s", (30, 140, "left")),
    }
    for name, (colour, marker, (x, y, side)) in styles.items():
        if name not in groups:
            continue
        axes.plot(
            *zip(*groups[name], strict=True), linestyle="none", marker=marker, color=COLOURS[colour], markersize=7
        )
        axes.text(x, y, name, ha=side, color=COLOURS[colour])
    axes.set(xlim=(0, 135), ylim=(0, None), ylabel="TFLOP/s, measured")
    axes.set_xlabel("FLOPs for each byte that a tile loads")
    counts = ", ".join(f"{len(points)} with {name}" for name, points in groups.items())
    told = f"Scatter of TFLOP/s against FLOPs a byte loaded: {counts}."
    return figure, f"{told} {limits(axes, gpu)}" if (gpu := gpu_of(record)) else told


def limits(axes, gpu: str) -> str:
    """The roof of a GPU that the table knows: the slope of L2 (modelled), and the tensor cores; in words, too."""
    known = gpus.find_gpu(gpu)
    slope = L2_BYTES_PER_CYCLE * known.multiprocessors * known.clock_mhz / 1e6
    peak = known.dot_tflop_s["bf16"]
    xs = [0, peak / slope, 135]
    axes.plot(xs, [0, peak, peak], color=COLOURS["ink"], linestyle=(0, (5, 3)), linewidth=1)
    axes.text(1, peak + 14, f"tensor cores, data sheet: {peak:.0f} TFLOP/s")
    axes.text(2, 620, f"tiles from L2,\n{slope:.1f} TB/s\n(modelled)", va="center")
    axes.set_ylim(0, peak * 1.13)
    return (
        f"Tiles with three stages or more lie along the line of {slope:.1f} TB/s from L2 up to the tensor cores' "
        f"{peak:.0f} TFLOP/s; the others lie below."
    )


def group(row: dict) -> str:
    if spilled(row):
        return "spills"
    if row["case"]["BLOCK_M"] < 64:
        return "fewer than 64 rows"
    return "two stages" if row["case"]["num_stages"] < 3 else "three stages or more"


def intensity(case: dict) -> float:
    """FLOPs of one step along K over the bytes of its two tiles, bf16."""
    m, n = case["BLOCK_M"], case["BLOCK_N"]
    return m * n / (m + n)


def reason(gpu: str | None, row: dict, instruction: str) -> str:
    """Why a config is slow: what failed or spilled, as measured; else what a step waits for, by the model."""
    if "failed" in row:
        return failure(row)
    if spilled(row):
        return "spilled registers"
    if gpu is None:
        return "–"
    case = row["case"]
    config = {key: case[key] for key in matmul.TILE_KEYS}
    found = model.predict("matmul", gpu, [case["M"], case["N"], case["K"]], case["dtype"], config)
    if found["error"]:  # the model would not have launched what ran
        return "–"
    waits_for = NAMES[found["events"][0]["step"]["waits_for"]][0]
    return f"{waits_for}; `{instruction}`" if instruction == "mma" else waits_for


def instructions(gpu: str | None) -> dict[tuple, str]:
    """Which tensor-core instruction the compiler took for each config; for a GPU of no compiled target none."""
    facts = records.load_compiled("matmul/tile_size")["rows"]
    found = [row for row in facts if gpu and row["target"] == gpus.find_gpu(gpu).target]
    return {tuple(row["config"][key] for key in matmul.TILE_KEYS): min(row.get("tensor_core") or [""]) for row in found}


def configs(record: dict) -> str:
    """Every config, the fastest first."""
    gpu = gpu_of(record)
    used = instructions(gpu)
    body = []
    for row in sorted(record["rows"], key=rate, reverse=True):
        case = row["case"]
        cells = [tables.tile(case), case["num_warps"], case["num_stages"]]
        cells += [f"{row[key]:,}" if key in row else "–" for key in ("shared_bytes", "registers", "spills")]
        why = reason(gpu, row, used.get(tuple(case[key] for key in matmul.TILE_KEYS), ""))
        body.append([*cells, f"{rate(row):.0f}" if rate(row) else "–", why])
    header = ["Tile", "Warps", "Stages", "Shared", "Regs", "Spills", "TFLOP/s", "Waits for, or fails by"]
    return tables.markdown(header, body, align="lrrrrrrl")
