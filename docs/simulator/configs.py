"""The book's launch configurations, how a reader's override replaces them, and what they take of a multiprocessor."""

from . import attention, attention_stages, matmul
from .checks import one_of, power_of_two, whole
from .gpus import find_gpu
from .memory_kernels import (
    ACTIVATION_RUNGS,
    SOFTMAX_RUNGS,
    activation_config,
    activation_shared_bytes,
    softmax_config,
    softmax_shared_bytes,
)
from .occupancy import occupancy

POWERS = ("BLOCK", "BLOCK_M", "BLOCK_N", "BLOCK_K", "ROWS", "LINES", "num_warps")
DEFAULTS = {
    "add": {"BLOCK": 1024, "num_warps": 4},
    "copy": {"BLOCK": 1024, "num_warps": 4},
    "matmul": {"BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 64, "GROUP_M": 8, "num_warps": 8, "num_stages": 3},
    "attention": {"BLOCK_M": 128, "BLOCK_N": 64, "num_warps": 4, "num_stages": 3},
}
FP32_MATMUL = {"BLOCK_M": 64, "BLOCK_N": 64, "BLOCK_K": 32, "GROUP_M": 8, "num_warps": 4, "num_stages": 2}
RUNGS = {"activation": ACTIVATION_RUNGS, "softmax": SOFTMAX_RUNGS}


def resolve(kernel, gpu, size, dtype, override=None):
    """The default config of `kernel`, replaced key by key by `override`. Errors: ValueError naming the key."""
    if not isinstance(override, (dict, type(None))):
        raise ValueError(f"config must be a dict, not {override!r}")
    override = override or {}
    chosen = _default(kernel, gpu, size, dtype, override.get("rung"))
    for key, value in override.items():
        chosen[key] = _checked(kernel, key, value, chosen)
    return chosen


def _default(kernel, gpu, size, dtype, rung):
    if kernel == "softmax":
        return softmax_config(gpu, size[1], rung, dtype)
    if kernel == "activation":
        return activation_config(size[1], rung)
    chosen = dict(FP32_MATMUL if kernel == "matmul" and dtype == "fp32" else DEFAULTS[kernel])
    if kernel == "attention":
        chosen.update(attention_stages.plain_tile(size[3], dtype))
    if "num_stages" in chosen and find_gpu(gpu).vendor == "amd":
        chosen["num_stages"] = 2
    return chosen


def _checked(kernel, key, value, chosen):
    if key not in chosen:
        raise ValueError(f"config of {kernel} has {', '.join(sorted(chosen))}, not {key!r}")
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
    shared = 0
    if kernel == "attention":
        shared = max(attention_stages.naive_shared_bytes(gpu, product, dtype) for product in ("scores", "output"))
    if kernel == "activation" and not eager:
        shared = activation_shared_bytes(gpu, config, dtype)
    if kernel == "softmax" and not eager:
        shared = softmax_shared_bytes(gpu, size[1], config, dtype)
    found = occupancy(gpu, config["num_warps"], 32, shared)
    found["shared_bytes"] = shared
    return found
