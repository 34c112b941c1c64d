"""Attention: naive, which writes the scores to device memory, and flash, which never does."""

import math

from . import constants, traffic
from .attention_stages import NAIVE_FP32_TILE, NAIVE_TILE, flash_shared_bytes, padded
from .checks import item_bytes, sizes
from .engine import event, ideal_event, memory_us
from .gpus import find_gpu
from .matmul import dot_flops_per_cycle, matmul_occupancy, step_cycles, tiles_us
from .memory_kernels import softmax_config, softmax_events
from .occupancy import occupancy, waves
from .traffic import SCORE_BYTES


def naive_peak_bytes(batch, heads, seq, head_dim, dtype="bf16"):
    """Device memory naive attention needs at once: Q, K, V, O, the scores and their softmax, both fp32."""
    scores = 2 * batch * heads * seq * seq * SCORE_BYTES
    return traffic.attention_bytes(batch, heads, seq, head_dim, dtype) + scores


def naive_longest_seq(gpu, batch, heads, head_dim, dtype="bf16"):
    """The longest sequence for which naive attention still fits in the GPU's memory (0: none)."""
    batch, heads, head_dim = sizes(("batch", "heads", "head_dim"), (batch, heads, head_dim))
    each = find_gpu(gpu).memory_bytes / (batch * heads)
    linear = 2 * head_dim * item_bytes(dtype)  # 2 SCORE_BYTES seq^2 + 2 linear seq <= each
    square = 2 * SCORE_BYTES
    return int((math.sqrt(linear * linear + square * each) - linear) / square)


def flash_occupancy(gpu, head_dim, config, dtype="bf16"):
    """Occupancy of the flash kernel, as `occupancy` gives it, and shared_bytes, registers (an estimate)."""
    row = find_gpu(gpu)
    each = config["BLOCK_M"] * (padded(head_dim) + config["BLOCK_N"]) / (config["num_warps"] * row.warp_size)
    wanted = int(constants.FLASH_REGISTERS_FIXED + constants.FLASH_REGISTERS_PER_SCORE * each)
    registers = min(row.registers_per_thread, wanted)
    shared = flash_shared_bytes(gpu, head_dim, config, dtype)
    found = occupancy(gpu, config["num_warps"], registers, shared)
    found.update({"shared_bytes": shared, "registers": registers})
    return found


def attention_events(gpu, batch, heads, seq, head_dim, dtype, config, causal, eager, ideal):
    """Flash attention (one kernel), or naive (three: scores, softmax, output)."""
    if eager:
        return _naive_events(gpu, batch, heads, seq, head_dim, dtype, ideal)
    amount = traffic.attention_bytes(batch, heads, seq, head_dim, dtype)
    flops = traffic.attention_flops(batch, heads, seq, head_dim, causal)
    if ideal:
        return [ideal_event(gpu, "attention", amount, flops, dtype, True)]
    memory = memory_us(gpu, amount, constants.BANDWIDTH_SHARE)
    programs = traffic.tiles(seq, config["BLOCK_M"]) * batch * heads
    step = flash_step_cycles(gpu, head_dim, config, dtype, causal)
    compute = _programs_us(gpu, programs, _steps(seq, config, causal), step)
    hands = config["num_stages"] * step["resident"]
    found = event("attention", constants.KERNEL_FLOOR_US, memory, compute, 0.0, amount, flops, hands)
    found["step"] = step
    return [found]


def flash_step_cycles(gpu, head_dim, config, dtype="bf16", causal=False):
    """Cycles one step along the keys takes of a multiprocessor: two dots, and the softmax of a tile of scores.

    One program alone does them in turn; with more resident, one's softmax hides behind another's dots.
    """
    row = find_gpu(gpu)
    resident = max(1, flash_occupancy(gpu, head_dim, config, dtype)["programs"])
    scores = config["BLOCK_M"] * config["BLOCK_N"]
    rate = dot_flops_per_cycle(gpu, dtype) * constants.FLASH_DOT_SHARE
    dot = 4.0 * scores * padded(head_dim) / rate
    slots = constants.SOFTMAX_SLOTS + (constants.CAUSAL_SLOTS if causal else 0.0)
    softmax = scores * slots / row.lanes_per_multiprocessor
    longer, shorter = max(dot, softmax), min(dot, softmax)
    cycles = longer + shorter / resident + constants.STEP_CYCLES
    return {"cycles": cycles, "dot": dot, "softmax": softmax, "resident": resident}


def _steps(seq, config, causal):
    """Steps along the keys of an average program; a causal one stops at its diagonal."""
    if not causal:
        return traffic.tiles(seq, config["BLOCK_N"])
    average = (seq + min(seq, config["BLOCK_M"])) / 2
    return average / config["BLOCK_N"] if average > config["BLOCK_N"] else 1


def _programs_us(gpu, programs, steps, step):
    rounds = waves(gpu, programs, 1)["waves"]
    return rounds * steps * step["cycles"] / find_gpu(gpu).clock_mhz


def _naive_events(gpu, batch, heads, seq, head_dim, dtype, ideal):
    """Scores into memory, softmax from memory into memory, scores times V out of memory."""
    matrices = batch * heads
    scores = matrices * seq * seq * SCORE_BYTES
    inputs = matrices * seq * head_dim * item_bytes(dtype)
    flops = 2 * matrices * seq * seq * head_dim
    plan = (("scores", 2 * inputs + scores, seq, head_dim), ("output", scores + 2 * inputs, head_dim, seq))
    if ideal:
        first, last = [ideal_event(gpu, name, amount, flops, dtype, True) for name, amount, _, _ in plan]
        return [first, ideal_event(gpu, "softmax", 2 * scores), last]
    first, last = [_product(gpu, name, amount, flops, matrices, (seq, n, k), dtype) for name, amount, n, k in plan]
    tile = softmax_config(gpu, seq, None, "fp32")
    return [first, softmax_events(gpu, matrices * seq, seq, "fp32", tile, False, False)[0], last]


def _product(gpu, name, amount, flops, matrices, shape, dtype):
    """A matmul for each batch and head, by the naive kernel's tile."""
    m, n, k = shape
    config = NAIVE_FP32_TILE if dtype == "fp32" else NAIVE_TILE
    programs = matrices * traffic.tiles(m, config["BLOCK_M"]) * traffic.tiles(n, config["BLOCK_N"])
    held = matmul_occupancy(gpu, config, dtype)
    rounds = waves(gpu, programs, 1)["waves"]
    step = step_cycles(gpu, config, dtype, True, held, rounds)
    compute = tiles_us(gpu, programs, k, config, step["cycles"])
    memory = memory_us(gpu, amount, constants.BANDWIDTH_SHARE)
    hands = config["num_stages"] * max(1, held["programs"])
    return event(name, constants.KERNEL_FLOOR_US, memory, compute, 0.0, amount, flops, hands)
