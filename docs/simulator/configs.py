"""The book's launch configurations, how a reader's override replaces them, and what they take of a multiprocessor."""

from . import attention, matmul
from .checks import one_of, power_of_two, whole
from .gpus import find_gpu
from .occupancy import occupancy

POWERS = ("BLOCK", "BLOCK_M", "BLOCK_N", "BLOCK_K", "num_warps")
WHOLE = ("num_stages", "GROUP_M")
DEFAULTS = {
    "add": {"BLOCK": 1024, "num_warps": 4},
    "copy": {"BLOCK": 1024, "num_warps": 4},
    "activation": {"BLOCK": 1024, "num_warps": 4, "rung": "fast"},
    "softmax": {"num_warps": 4},
    "matmul": {"BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 64, "GROUP_M": 8, "num_warps": 4, "num_stages": 3},
    "attention": {"BLOCK_M": 128, "BLOCK_N": 64, "num_warps": 8, "num_stages": 3},
}
AMD_DEFAULTS = {
    "matmul": {"BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 64, "num_stages": 2},
    "attention": {"num_stages": 2},
}
RUNGS = {"activation": ("plain", "fast"), "softmax": ("narrow", "one block", "looped")}


def resolve(kernel, gpu, size, dtype, override=None):
    """The default config of `kernel`, replaced key by key by `override`. Errors: ValueError naming the key."""
    if not isinstance(override, (dict, type(None))):
        raise ValueError(f"config must be a dict, not {override!r}")
    chosen = dict(DEFAULTS[kernel])
    if find_gpu(gpu).vendor == "amd":
        chosen.update(AMD_DEFAULTS.get(kernel, {}))
    for key, value in (override or {}).items():
        chosen[key] = _checked(kernel, key, value)
    return chosen


def _checked(kernel, key, value):
    known = list(DEFAULTS[kernel]) + (["rung"] if kernel in RUNGS else [])
    if key not in known:
        raise ValueError("config of " + kernel + " has " + ", ".join(sorted(set(known))) + ", not " + repr(key))
    if key == "rung":
        return one_of("rung", value, RUNGS[kernel])
    if key in POWERS:
        return power_of_two(key, value, 1, 64 if key == "num_warps" else 1 << 20)
    return whole(key, value, 1, 64)


def resources(kernel, gpu, size, dtype, config, eager):
    """shared_bytes, occupancy, limiter, error of one program of `kernel`."""
    if kernel == "matmul":
        return matmul.matmul_occupancy(gpu, config, dtype)
    if kernel == "attention" and not eager:
        return attention.flash_occupancy(gpu, size[3], config, dtype)
    found = occupancy(gpu, config["num_warps"], 32, 0)
    found["shared_bytes"] = 0
    return found
