"""TFLOP/s by num_stages up to the launch that fails, and the bytes that each compiler keeps for as many stages."""

import re

from scripts import drawing, tables
from scripts.drawing import COLOURS

TARGETS = ("cuda:90", "cuda:100", "hip:gfx942", "hip:gfx950")
LOOKS = {128: ("peer3", "o", -20), 256: ("memory", "s", 10)}  # by BLOCK_N: colour, marker, height of the label


def measured(record: dict) -> dict:
    return {"": by_stage(record), "stages": table(record), "error": error(record)}


def tiles(record: dict) -> dict[int, list[dict]]:
    """The rows of each tile by its BLOCK_N, stages ascending, the failing one last."""
    found = {}
    for row in record["rows"]:
        found.setdefault(row["case"]["BLOCK_N"], []).append(row)
    return found


def by_stage(record: dict):
    figure, axes = drawing.chart(height=3.7)
    told = []
    for width, rows in tiles(record).items():
        colour, marker, offset = LOOKS[width]
        worked = [row for row in rows if "failed" not in row]
        if not worked:
            continue
        xs = [row["case"]["num_stages"] for row in worked]
        ys = [tables.teraflops_per_second(row) for row in worked]
        axes.plot(xs, ys, color=COLOURS[colour], marker=marker, linewidth=2.4)
        name = f"{worked[0]['case']['BLOCK_M']} × {width}"
        axes.annotate(
            name, (xs[-1], ys[-1]), (4, offset), textcoords="offset points", ha="right", color=COLOURS[colour]
        )
        told.append(f"{name}: " + ", ".join(f"{y:.0f}" for y in ys))
        if rows[-1] not in worked:
            mark_failure(axes, rows[-1], ys[-1])
            told[-1] += f", then {xs[-1] + 1} stages fail"
    most = max(8, *(row["case"]["num_stages"] for row in record["rows"]))
    fastest = max((tables.teraflops_per_second(row) for row in record["rows"] if "failed" not in row), default=0)
    axes.set_xticks(range(1, most + 1))
    axes.set(xlabel="num_stages", ylabel="TFLOP/s", xlim=(0.6, most + 0.7), ylim=(0, max(790, 1.1 * fastest)))
    return figure, f"TFLOP/s by number of stages. {'; '.join(told)}."


def mark_failure(axes, row: dict, height: float) -> None:
    """The first count of stages that does not launch, with the bytes that it asks for, by the error's own words."""
    stage, required = row["case"]["num_stages"], re.search(r"Required: (\d+)", row["failed"])
    drawing.hatched(axes, (stage - 0.3, 0), 0.6, height)
    box = {"facecolor": COLOURS["paper"], "edgecolor": "none", "pad": 2}
    text = {"ha": "center", "va": "center", "rotation": 90, "color": COLOURS["wasted"], "bbox": box}
    axes.text(stage, height / 2, f"asks for {int(required[1]):,} bytes" if required else "fails", **text)


def error(record: dict) -> str:
    """What the first launch that failed said, word for word."""
    failed = next((row["failed"] for row in record["rows"] if "failed" in row), None)
    return f"```text\n{failed}\n```\n" if failed else "No number of stages that was tried failed.\n"


def table(record: dict) -> str:
    body = []
    for rows in tiles(record).values():
        for row in rows:
            case = row["case"]
            cells = [f"{case['BLOCK_M']} × {case['BLOCK_N']} × {case['BLOCK_K']}", case["num_stages"]]
            if "failed" in row:
                body.append([*cells, "–", "–", "fails"])
            else:
                speed = f"{tables.teraflops_per_second(row):.0f}"
                body.append([*cells, f"{row['shared_bytes']:,}", row["registers"], speed])
    return tables.markdown(["Tile", "Stages", "Shared bytes", "Registers", "TFLOP/s"], body)


def compiled(facts: dict) -> dict:
    """Bytes by stage on all targets, for the plain kernel's tile; what does not fit is struck out."""
    body = []
    for stages in range(1, 9):
        rows = [row for row in facts["rows"] if row["config"]["num_stages"] == stages]
        rows = [row for row in rows if row["config"]["BLOCK_N"] == 128]
        body.append([str(stages), *(bytes_of(rows, target) for target in TARGETS)])
    limits = {row["target"]: row["limit_bytes"] for row in facts["rows"]}
    body.append(["**limit**", *(f"**{limits[target]:,}**" for target in TARGETS)])
    return {"": tables.markdown(["num_stages", *(f"`{target}`" for target in TARGETS)], body)}


def bytes_of(rows: list[dict], target: str) -> str:
    row = next(row for row in rows if row["target"] == target)
    return f"{row['shared_bytes']:,}" if row["fits"] else f"<s>{row['shared_bytes']:,}</s>"
