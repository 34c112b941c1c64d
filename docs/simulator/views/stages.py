"""Shared memory of a tiled matmul: a buffer a stage, until the launch fails, and the way out."""

from .. import gpus, matmul, stages
from . import drawing, inputs, words

TITLE = "Shared memory of one program"
CONFIG_KEYS = ("BLOCK_M", "BLOCK_N", "BLOCK_K", "num_stages", "num_warps")
BLOCKS = (16, 32, 64, 128, 256)


def controls():
    return [
        inputs.gpu(gpus.gpu_names()),
        inputs.slider("BLOCK_M", "BLOCK_M", BLOCKS, 128),
        inputs.slider("BLOCK_N", "BLOCK_N", BLOCKS, 256),
        inputs.slider("BLOCK_K", "BLOCK_K", BLOCKS, 64),
        inputs.slider("num_stages", "num_stages", range(1, 9), 4),
        inputs.powers("num_warps", "num_warps", 1, 16, 8),
        inputs.dtype(),
    ]


def config_of(settings):
    """The settings that are a matmul's config; GROUP_M plays no part here."""
    config = {key: settings[key] for key in CONFIG_KEYS}
    config["GROUP_M"] = 8
    return config


def view(settings):
    gpu, row = settings["gpu"], gpus.find_gpu(settings["gpu"])
    found = matmul.matmul_occupancy(gpu, config_of(settings), settings["dtype"])
    return {
        "picture": _picture(settings, row, found),
        "sentence": _sentence(settings, row, found),
        "table": (("num_stages", "buffers", "bytes", "limit", "outcome"), _rows(settings, row)),
        "error": found["error"],
    }


def _buffers(settings):
    return stages.buffers(settings["gpu"], settings["num_stages"], settings["dtype"], settings["BLOCK_M"])


def _rows(settings, row):
    rows = []
    for count in range(1, 9):
        tried = dict(settings)
        tried["num_stages"] = count
        found = matmul.matmul_occupancy(settings["gpu"], config_of(tried), settings["dtype"])
        verdict = "too much" if found["error"] else words.plural(found["programs"], "program") + " at once"
        limit = words.count(row.shared_bytes_per_program)
        rows.append((count, _buffers(tried), words.count(found["shared_bytes"]), limit, verdict))
    return rows


def _picture(settings, row, found):
    picture = drawing.Picture(132, settings["id"])
    needed, limit = found["shared_bytes"], row.shared_bytes_per_program
    end = 1.12 * max(needed, limit)
    picture.text(0, 14, f"needs {words.count(needed)} bytes")
    count = _buffers(settings)
    width = 100 * needed / end / count
    share = settings["BLOCK_M"] / (settings["BLOCK_M"] + settings["BLOCK_N"])
    for i in range(count):
        over = needed * (i + 1) / count > limit
        kind = "wasted" if over else "onchip"
        picture.rect(i * width, 24, width * share - 0.15, 44, kind)
        picture.rect(i * width + width * share, 24, width * (1 - share) - 0.5, 44, kind)
        _names(picture, i * width, width, share, over)
    picture.mark(100 * limit / end, 20, 92, "")
    picture.text(100 * limit / end, 106, f"limit: {words.count(limit)}", "end")
    picture.text(0, 126, f"{words.plural(count, 'buffer')} for num_stages = {settings['num_stages']}")
    return picture.svg(f"{TITLE}: {words.plural(count, 'buffer')} against the limit of the {settings['gpu']}")


def _names(picture, x, width, share, over):
    if over or width < 9:
        return
    picture.text(x + width * share / 2, 51, "A", "middle", "paper")
    picture.text(x + width * (1 + share) / 2, 51, "B", "middle", "paper")


def _sentence(settings, row, found):
    used, limit = words.count(found["shared_bytes"]), words.count(row.shared_bytes_per_program)
    if not found["error"]:
        programs = words.plural(found["programs"], "program")
        if not found["programs"]:
            return f"Fits: {used} of {limit} bytes; but no program can run for want of {found['limiter']}."
        return f"Fits: {used} of {limit} bytes on the {settings['gpu']}; {programs} at once, by {found['limiter']}."
    return f"Too much for the {settings['gpu']}: {used} of {limit} bytes. {way_out(settings)}"


def way_out(settings):
    """The nearest config that launches: fewer stages, else a shorter BLOCK_K, else a smaller tile or fewer warps."""
    for key in ("", "BLOCK_N", "BLOCK_M", "num_warps"):
        for tried in _nearer(settings, key):
            found = matmul.matmul_occupancy(settings["gpu"], config_of(tried), settings["dtype"])
            if not found["error"]:
                values = [f"{one} = {tried[one]}" for one in CONFIG_KEYS if tried[one] != settings[one]]
                return f"Way out: {' with '.join(values)} needs {words.count(found['shared_bytes'])} bytes."
    return "Way out: a smaller tile."


def _nearer(settings, key):
    """Configs below `settings`: num_stages first, BLOCK_K next, and `key` (if one is named) halved all along."""
    for block_k in [one for one in reversed(BLOCKS) if one <= settings["BLOCK_K"]]:
        for num_stages in range(settings["num_stages"], 0, -1):
            tried = dict(settings)
            tried.update({"BLOCK_K": block_k, "num_stages": num_stages})
            if key:
                tried[key] = max(16 if key != "num_warps" else 1, settings[key] // 2)
            yield tried
