"""Attention: naive, which writes the scores to device memory, and flash, which never does."""

import math

from . import constants, traffic
from .checks import item_bytes, sizes
from .engine import event, ideal_event, lanes_us, memory_us
from .gpus import find_gpu
from .occupancy import occupancy

EXP_INSTRUCTIONS = 8.0  # lane slots an exponential takes: it issues at a quarter of the rate, and is scaled


def naive_peak_bytes(batch, heads, seq, head_dim, dtype="bf16"):
    """Device memory naive attention needs at once: Q, K, V, O, the scores and their softmax."""
    scores = 2 * batch * heads * seq * seq * item_bytes(dtype)
    return traffic.attention_bytes(batch, heads, seq, head_dim, dtype) + scores


def naive_longest_seq(gpu, batch, heads, head_dim, dtype="bf16"):
    """The longest sequence for which naive attention still fits in the GPU's memory (0: none)."""
    batch, heads, head_dim = sizes(("batch", "heads", "head_dim"), (batch, heads, head_dim))
    capacity = find_gpu(gpu).memory_bytes / (batch * heads * item_bytes(dtype))
    # 2 seq^2 + 4 seq head_dim <= capacity
    return int(math.sqrt(head_dim * head_dim + capacity / 2) - head_dim)


def flash_shared_bytes(gpu, head_dim, config, dtype="bf16"):
    """Shared memory of one flash program: its Q tile, and num_stages tiles of K and of V."""
    tile = config["BLOCK_N"] * head_dim * item_bytes(dtype)
    return config["BLOCK_M"] * head_dim * item_bytes(dtype) + 2 * config["num_stages"] * tile


def flash_occupancy(gpu, head_dim, config, dtype="bf16"):
    """Occupancy of the flash kernel, as `occupancy` gives it, and shared_bytes, registers (an estimate)."""
    row = find_gpu(gpu)
    each = config["BLOCK_M"] * (head_dim + config["BLOCK_N"]) / (config["num_warps"] * row.warp_size)
    registers = min(row.registers_per_thread, int(each) + 40)
    shared = flash_shared_bytes(gpu, head_dim, config, dtype)
    found = occupancy(gpu, config["num_warps"], registers, shared)
    found.update({"shared_bytes": shared, "registers": registers})
    return found


def attention_events(gpu, batch, heads, seq, head_dim, dtype, config, causal, eager, ideal):
    """Flash attention (one kernel), or naive (three: scores, softmax, output)."""
    if eager:
        return _naive_events(gpu, batch, heads, seq, head_dim, dtype, causal, ideal)
    amount = traffic.attention_bytes(batch, heads, seq, head_dim, dtype)
    flops = traffic.attention_flops(batch, heads, seq, head_dim, causal)
    if ideal:
        return [ideal_event(gpu, "attention", amount, flops, dtype, True)]
    memory = memory_us(gpu, amount, constants.BANDWIDTH_SHARE)
    compute = _dots_us(gpu, flops, dtype) + lanes_us(gpu, flops / (4 * head_dim) * EXP_INSTRUCTIONS)
    return [event("attention", constants.KERNEL_FLOOR_US, memory, compute, 0.0, amount, flops)]


def _dots_us(gpu, flops, dtype):
    return flops / (find_gpu(gpu).dot_tflop_s[dtype] * 1e6 * constants.DOT_SHARE)


def _naive_events(gpu, batch, heads, seq, head_dim, dtype, causal, ideal):
    item = item_bytes(dtype)
    scores = batch * heads * seq * seq * item
    inputs = batch * heads * seq * head_dim * item
    dots = 2 * batch * heads * seq * seq * head_dim
    plan = (
        ("scores", 2 * inputs + scores, dots),
        ("softmax", 2 * scores, 0),
        ("output", scores + 2 * inputs, dots),
    )
    if ideal:
        return [ideal_event(gpu, name, amount, flops, dtype, flops > 0) for name, amount, flops in plan]
    return [
        event(
            name,
            constants.KERNEL_FLOOR_US,
            memory_us(gpu, amount, constants.BANDWIDTH_SHARE),
            _dots_us(gpu, flops, dtype),
            0.0,
            amount,
            flops,
        )
        for name, amount, flops in plan
    ]
