"""Attention: naive, which writes the scores to device memory, and flash, which never does."""

import math

from . import constants, traffic
from .checks import item_bytes, one_of, sizes
from .engine import event, ideal_event, memory_us
from .gpus import find_gpu
from .matmul import TILE_KEYS, dot_flops_per_cycle, matmul_occupancy, step_cycles, tiles_us
from .memory_kernels import softmax_config, softmax_events
from .occupancy import occupancy, waves
from .stages import BLACKWELL_BARRIERS, async_dot, buffers, matmul_shared_bytes, stage_bytes

SCORE_BYTES = 4  # naive attention keeps its scores, and their softmax, in fp32
NAIVE_TILE = {"BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 32, "GROUP_M": 1, "num_warps": 8, "num_stages": 3}
NAIVE_FP32_TILE = {"BLOCK_M": 32, "BLOCK_N": 32, "BLOCK_K": 32, "GROUP_M": 1, "num_warps": 8, "num_stages": 3}


def plain_tile(head_dim, dtype="bf16"):
    """The plain flash kernel's tile: small in fp32, whose full precision takes no tensor core."""
    width = padded(head_dim)
    rows, columns = (32, 32) if dtype == "fp32" else (128, 64 if width <= 128 else 32)
    return {"BLOCK_M": rows, "BLOCK_N": columns, "num_warps": 8 if width > 64 else 4}


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


def flash_shared_bytes(gpu, head_dim, config, dtype="bf16"):
    """Shared memory of one flash program: tiles of K and V for each buffer, and what else its compiler keeps there.

    Hopper and Blackwell keep Q and one buffer a stage; the others one fewer, and Q and the scores in passing.
    """
    item, width, num_stages = item_bytes(dtype), padded(head_dim), config["num_stages"]
    tile = config["BLOCK_N"] * width * item
    q, scores = config["BLOCK_M"] * width * item, config["BLOCK_M"] * config["BLOCK_N"] * item
    if find_gpu(gpu).vendor == "amd":
        kept = 1 if num_stages == 4 else max(1, num_stages - 1)  # 4 stages ask for AMD's schedule of two dots
        in_registers = dtype == "fp32" or config["BLOCK_M"] >= 32 * config["num_warps"]
        return max(q, 2 * kept * tile + (0 if in_registers else scores))
    if not async_dot(gpu, dtype, config["BLOCK_M"], config["num_warps"]):
        moved = q + scores + (128 if config["num_warps"] == 4 else 0) if dtype == "fp32" else 0
        return max(q, 2 * max(1, num_stages - 1) * tile + moved)
    needed = q + (2 * num_stages * tile if num_stages > 1 else tile)
    return needed + (_blackwell_extra(config) if find_gpu(gpu).target == "cuda:100" else 0)


def _blackwell_extra(config):
    """Barriers of two dots, and with 8 warps a place where two warp groups compare their halves of a row."""
    barriers = 2 * BLACKWELL_BARRIERS if config["num_stages"] > 1 else BLACKWELL_BARRIERS // 2
    return barriers + (512 if config["num_warps"] == 8 else 0)


def naive_shared_bytes(gpu, product, dtype="bf16"):
    """Shared memory of one program of naive attention's products: "scores" (Q times K) or "output" (scores times V).

    The scores are fp32: turned round for their store, and read back through registers, a buffer fewer.
    """
    one_of("product", product, ("scores", "output"))
    row, tile = find_gpu(gpu), NAIVE_FP32_TILE if dtype == "fp32" else NAIVE_TILE
    block_m, block_n, block_k, _, num_warps, num_stages = [tile[key] for key in TILE_KEYS]
    num_stages = 2 if row.vendor == "amd" else num_stages
    if dtype == "fp32" or (product == "scores" and row.target != "cuda:90"):
        return matmul_shared_bytes(gpu, block_m, block_n, block_k, num_stages, dtype, num_warps)
    if product == "scores":
        stages = num_stages * stage_bytes(block_m, block_n, block_k, dtype)
        return max(stages, block_m * block_n * SCORE_BYTES)
    a, b = block_m * block_k * SCORE_BYTES, block_n * block_k * item_bytes(dtype)
    kept = buffers(gpu, num_stages, dtype, block_m, num_warps)
    return (num_stages - 1) * a + kept * b + (BLACKWELL_BARRIERS if row.target == "cuda:100" else 0)


def padded(head_dim):
    """BLOCK_D: the power of two that holds head_dim, 16 at least."""
    width = 16
    while width < head_dim:
        width *= 2
    return width


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
    rate = dot_flops_per_cycle(gpu, dtype, config["BLOCK_M"], config["num_warps"]) * constants.FLASH_DOT_SHARE
    dot = 4.0 * scores * padded(head_dim) / rate
    slots = constants.SOFTMAX_SLOTS + (constants.CAUSAL_SLOTS if causal else 0.0)
    softmax = scores * slots / row.lanes_per_multiprocessor
    longer, shorter = max(dot, softmax), min(dot, softmax)
    cycles = longer + shorter / resident + constants.STEP_CYCLES / resident
    return {"cycles": cycles, "dot": dot, "softmax": softmax, "resident": resident}


def _steps(seq, config, causal):
    """Steps along the keys of an average program; a causal one stops at its diagonal."""
    if not causal:
        return traffic.tiles(seq, config["BLOCK_N"])
    average = (seq + min(seq, config["BLOCK_M"])) / 2
    return average / config["BLOCK_N"] if average > config["BLOCK_N"] else 1


def _programs_us(gpu, programs, steps, step):
    rounds = waves(gpu, programs, 1)["waves"]
    ends = constants.TILE_CYCLES / min(step["resident"], rounds)
    return rounds * (steps * step["cycles"] + ends) / find_gpu(gpu).clock_mhz


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
    tile = softmax_config(gpu, seq)
    return [first, softmax_events(gpu, matrices * seq, seq, "fp32", tile, False, False)[0], last]


def _product(gpu, name, amount, flops, matrices, shape, dtype):
    """A matmul for each batch and head, by the naive kernel's tile."""
    m, n, k = shape
    config = NAIVE_FP32_TILE if dtype == "fp32" else NAIVE_TILE
    programs = matrices * traffic.tiles(m, config["BLOCK_M"]) * traffic.tiles(n, config["BLOCK_N"])
    held = matmul_occupancy(gpu, config, dtype)
    step = step_cycles(gpu, config, dtype, True, held)
    compute = tiles_us(gpu, programs, k, config, held, step["cycles"])
    memory = memory_us(gpu, amount, constants.BANDWIDTH_SHARE)
    hands = config["num_stages"] * max(1, held["programs"])
    return event(name, constants.KERNEL_FLOOR_US, memory, compute, 0.0, amount, flops, hands)
