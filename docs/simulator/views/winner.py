"""Which resource a matmul config waits for: what one step along K takes of each."""

from .. import gpus, matmul, model
from . import drawing, inputs, words
from .stages import config_of, way_out

TITLE = "One step along K: what the multiprocessor spends on each resource"
BLOCKS = (16, 32, 64, 128, 256)
SIZES = (512, 1024, 2048, 4095, 4096, 8192, 16384)
ORDER = ("dot", "shared", "l2", "load", "loads", "turns")
NAMES = {
    "dot": ("tensor cores", "compute"),
    "shared": ("shared memory", "onchip"),
    "l2": ("tiles from L2", "memory"),
    "load": ("loads on their way", "memory"),
    "loads": ("loads one by one", "wasted"),
    "turns": ("load and compute in turn", "launch"),
}


def controls():
    return [
        inputs.gpu(gpus.gpu_names(), "H200"),
        inputs.slider("size", "M = N = K", SIZES, 4096, [words.count(one) for one in SIZES]),
        inputs.slider("BLOCK_M", "BLOCK_M", BLOCKS, 128),
        inputs.slider("BLOCK_N", "BLOCK_N", BLOCKS, 256),
        inputs.slider("BLOCK_K", "BLOCK_K", BLOCKS, 64),
        inputs.slider("num_stages", "num_stages", range(1, 9), 3),
        inputs.powers("num_warps", "num_warps", 1, 16, 8),
        inputs.dtype(),
    ]


def view(settings):
    size, config = settings["size"], config_of(settings)
    found = model.predict("matmul", settings["gpu"], (size, size, size), settings["dtype"], config)
    step = matmul.matmul_step(settings["gpu"], size, size, size, config, settings["dtype"])
    return {
        "picture": _picture(settings, step),
        "sentence": _sentence(settings, found, step),
        "table": (("resource", "cycles a step"), [(_name(key), words.significant(part)) for key, part in _parts(step)]),
        "error": found["error"],
    }


def _parts(step):
    """In a fixed order, so that a bar keeps its place; what the model adds later comes last."""
    known = [key for key in ORDER if key in step["parts"]]
    return [(key, step["parts"][key]) for key in known + sorted([key for key in step["parts"] if key not in known])]


def _name(key):
    return NAMES.get(key, (key, "launch"))[0]


def _picture(settings, step):
    parts = _parts(step)
    picture = drawing.Picture(len(parts) * 46, settings["id"])
    end = drawing.nice(max([part for _, part in parts]))
    for i in range(len(parts)):
        key, part = parts[i]
        kind = NAMES.get(key, (key, "launch"))[1]
        mark = " ← the longest" if key == step["waits_for"] else ""
        picture.text(0, i * 46 + 14, f"{_name(key)}: {words.significant(part)} cycles{mark}")
        picture.rect(0, i * 46 + 20, 100 * part / end, 20, kind)
    return picture.svg(f"{TITLE}, {settings['gpu']}")


def _out(settings, found):
    return "Way out: a smaller size." if "out of memory" in found["error"] else way_out(settings)


def _sentence(settings, found, step):
    if found["error"]:
        return (
            f"Does not launch on the {settings['gpu']}; the bars are what it would have spent. {_out(settings, found)}"
        )
    rate = words.significant(found["flops"] / found["time_us"] / 1e6)
    shared = words.count(found["shared_bytes"])
    return (
        f"Bound by {_name(step['waits_for'])}: {words.time(found['time_us'])}, {rate} TFLOP/s on the "
        f"{settings['gpu']}, modelled; occupancy {words.fixed(found['occupancy'])}, {shared} bytes of shared memory."
    )
