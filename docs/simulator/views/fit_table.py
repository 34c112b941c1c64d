"""One config on every GPU of the table: what fits where."""

from .. import gpus, matmul
from . import drawing, inputs, words
from .stages import BLOCKS, config_of

TITLE = "One config on seven GPUs: shared memory needed, and each GPU's limit"
TABLE_OPEN = True


def controls():
    return [
        inputs.slider("BLOCK_M", "BLOCK_M", BLOCKS, 128),
        inputs.slider("BLOCK_N", "BLOCK_N", BLOCKS, 256),
        inputs.slider("BLOCK_K", "BLOCK_K", BLOCKS, 64),
        inputs.slider("num_stages", "num_stages", range(1, 9), 4),
        inputs.powers("num_warps", "num_warps", 1, 16, 8),
        inputs.dtype(),
    ]


def view(settings):
    found = [
        (gpus.find_gpu(name), matmul.matmul_occupancy(name, config_of(settings), settings["dtype"]))
        for name in gpus.gpu_names()
    ]
    return {
        "picture": _picture(settings, found),
        "sentence": _sentence(found),
        "table": (
            ("GPU", "target", "bytes", "limit", "programs at once", "occupancy"),
            [_row(row, held) for row, held in found],
        ),
    }


def _row(row, held):
    at_once = "does not launch" if held["error"] else words.count(held["programs"])
    limit = words.count(row.shared_bytes_per_program)
    return (row.name, row.target, words.count(held["shared_bytes"]), limit, at_once, words.fixed(held["occupancy"]))


def _picture(settings, found):
    picture = drawing.Picture(len(found) * 44, settings["id"])
    end = 256.0 * gpus.KIB
    for i in range(len(found)):
        row, held = found[i]
        y, needed, limit = i * 44, held["shared_bytes"], row.shared_bytes_per_program
        verdict = "does not fit" if needed > limit else ("fits" if not held["error"] else "too many threads")
        picture.text(0, y + 14, f"{row.name}: {words.count(needed)} of {words.count(limit)}, {verdict}")
        picture.rect(0, y + 20, 100 * limit / end, 18, "grid")
        picture.rect(0, y + 23, 100 * min(needed, limit) / end, 12, "onchip")
        if needed > limit:
            picture.rect(100 * limit / end, y + 23, 100 * (needed - limit) / end, 12, "wasted")
    return picture.svg(TITLE)


def _sentence(found):
    bad = [row.name for row, held in found if held["error"]]
    if not bad:
        return "This config launches on every GPU of the table."
    good = len(found) - len(bad)
    if not good:
        return "Launches on no GPU of the table."
    return f"Launches on {good} of {len(found)} GPUs; not on {', '.join(bad)}."
