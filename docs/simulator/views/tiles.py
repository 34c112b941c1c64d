"""C cut into tiles: which programs run together, how often A and B are read again, what the last wave leaves."""

from .. import gpus, matmul, occupancy, traffic
from . import drawing, inputs, words

TITLE = "Tiles of C, and the first wave of programs"
BLOCKS = (16, 32, 64, 128, 256)
SIZES = tuple([1 << power for power in range(8, 15)] + [4095])
MOST_LINES = 64  # finer grids would be grey


def controls():
    sizes = sorted(SIZES)
    return [
        inputs.gpu(gpus.gpu_names(), "H200"),
        inputs.slider("size", "M = N = K", sizes, 4096, [words.count(one) for one in sizes]),
        inputs.slider("BLOCK_M", "BLOCK_M", BLOCKS, 128),
        inputs.slider("BLOCK_N", "BLOCK_N", BLOCKS, 128),
        inputs.slider("GROUP_M", "GROUP_M", (1, 2, 4, 8, 16, 32), 8),
        inputs.dtype(),
    ]


def view(settings):
    size, gpu = settings["size"], settings["gpu"]
    config = {key: settings[key] for key in ("BLOCK_M", "BLOCK_N", "GROUP_M")}
    moved = matmul.matmul_tiles(gpu, size, size, size, config, settings["dtype"])
    run = occupancy.waves(gpu, moved["programs"], 1)
    fewest = traffic.matmul_bytes(size, size, size, settings["dtype"])
    return {
        "picture": _picture(settings, moved, run, fewest),
        "sentence": _sentence(settings, moved, run, fewest),
        "table": (("what", "value"), _rows(moved, run, fewest)),
    }


def _rows(moved, run, fewest):
    return [
        ("programs", words.count(moved["programs"])),
        ("programs at once, one on each multiprocessor", words.count(run["slots"])),
        ("waves", words.count(run["waves"])),
        ("programs in the last, partial wave", words.count(run["tail"])),
        ("slots that did work", words.percent(run["busy"])),
        ("reads of each element of A and B by programs, on average", words.significant(moved["re_reads"])),
        ("bytes all programs read, from L2 or beyond", words.size(moved["l2_bytes"])),
        ("bytes of device memory, modelled", words.size(moved["memory_bytes"])),
        ("fewest bytes", words.size(fewest)),
    ]


def first_wave(tiles_m, tiles_n, group_m, together):
    """Runs of tiles that the first `together` programs own: (column, first row, rows), in the grouped order."""
    runs, left, group = [], min(together, tiles_m * tiles_n), 0
    while left > 0:
        first = group * group_m
        rows = min(group_m, tiles_m - first)
        for column in range(tiles_n):
            if left <= 0:
                break
            runs.append((column, first, min(rows, left)))
            left -= rows
        group += 1
    return runs


def _picture(settings, moved, run, fewest):
    picture = drawing.Picture(354, settings["id"])
    down, across = moved["tiles_m"], moved["tiles_n"]
    picture.text(
        0, 14, f"C: {words.count(down)} × {words.count(across)} tiles; filled: the first {_together(moved, run)}"
    )
    picture.inner(_matrix(settings, down, across, run["slots"]), 44, 200, (236, 200))
    picture.text(0, 34, "blue: what they read of A (left) and B (above)")
    picture.text(0, 266, "bytes: fewest; device memory; all programs")
    end = max(moved["l2_bytes"], moved["memory_bytes"])
    for i in range(3):
        amount = (fewest, moved["memory_bytes"], moved["l2_bytes"])[i]
        _bar(picture, 274 + i * 26, amount, fewest, end)
    return picture.svg(f"{TITLE}: {words.count(moved['programs'])} programs on the {settings['gpu']}")


def _together(moved, run):
    return words.plural(min(moved["programs"], run["slots"]), "program")


def _bar(picture, y, amount, fewest, end):
    """Blue up to the fewest bytes, hatched beyond: the same bytes again."""
    scale = 78 / end
    picture.rect(0, y, min(amount, fewest) * scale, 20, "memory")
    if amount > fewest:
        picture.rect(fewest * scale, y, (amount - fewest) * scale, 20, "wasted")
    picture.text(max(amount * scale, 0.5) + 1, y + 15, words.size(amount))


def _matrix(settings, down, across, slots):
    """C 164 units square, with the panels of A (left) and B (above) that the first wave reads."""
    side, left, top = 164.0, 34.0, 30.0
    high, wide = side / down, side / across
    runs = first_wave(down, across, settings["GROUP_M"], slots)
    rows, columns = max([first + count for _, first, count in runs]), max([column for column, _, _ in runs]) + 1
    parts = [
        _box(0, top, 26, side, "fill-grid"),
        _box(left, 0, side, 24, "fill-grid"),
        _box(0, top, 26, rows * high, "fill-memory"),
        _box(left, 0, columns * wide, 24, "fill-memory"),
        _box(left, top, side, side, "sim-outline"),
    ]
    for column, first, count in runs:
        parts.append(_box(left + column * wide, top + first * high, wide, max(1.5, count * high), "fill-onchip"))
    if down <= MOST_LINES:
        parts += [_rule(left, top + i * high, left + side, top + i * high) for i in range(1, down)]
    if across <= MOST_LINES:
        parts += [_rule(left + i * wide, top, left + i * wide, top + side) for i in range(1, across)]
    return "".join(parts)


def _box(x, y, width, height, kind):
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" class="{kind}"/>'


def _rule(x1, y1, x2, y2):
    return f'<line x1="{x1:.2f}" y1="{y1:.2f}" x2="{x2:.2f}" y2="{y2:.2f}" class="sim-rule"/>'


def _sentence(settings, moved, run, fewest):
    idle = "" if run["tail"] == 0 else f", the last with {words.plural(run['tail'], 'program')}"
    return (
        f"{words.plural(moved['programs'], 'program')} in {words.plural(run['waves'], 'wave')}{idle} "
        f"({words.percent(run['busy'])} of the slots work). Programs read each element of A and B "
        f"{words.significant(moved['re_reads'])} times: {words.size(moved['l2_bytes'])}, of which device memory sees "
        f"{words.size(moved['memory_bytes'])} with C; the fewest are {words.size(fewest)}."
    )
