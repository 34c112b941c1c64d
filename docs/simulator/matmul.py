"""A tiled matmul: tiles, re-reads, shared memory, waves and the tail, and how long a step along K takes."""

import math

from . import constants, traffic
from .checks import item_bytes
from .engine import event, flow, ideal_event, memory_us
from .gpus import find_gpu
from .occupancy import occupancy, waves
from .stages import async_dot, matmul_shared_bytes, too_few_registers

TILE_KEYS = ("BLOCK_M", "BLOCK_N", "BLOCK_K", "GROUP_M", "num_warps", "num_stages")
SHARED_BYTES_PER_CYCLE = 128  # of one multiprocessor's shared memory, NVIDIA and AMD alike
MOST_WAVES = 64  # of a longer run so many are counted
GOLDEN = 0.6180339887  # steps of it through a run never fall into step with the rhythm of the groups
PORT_BYTES_PER_CYCLE = 64  # from L2 into one multiprocessor while others are quiet
LOADS_IN_TURN = {1: 1.5, 2: 1.0}  # by stages; with one, a tile goes by way of registers: half as long again
DOT_ROWS = {"cuda:100": 128}  # rows of A that one instruction takes; B's tile is read again for each so many


def matmul_tiles(gpu, m, n, k, config, dtype="bf16"):
    """What the tiles of one matmul move.

    Returns programs, tiles_m, tiles_n, l2_bytes (what all programs read), memory_bytes (device memory: reads that L2
    could not serve, and C) and re_reads (l2_bytes over the bytes of A and B).
    """
    tiles_m, tiles_n = traffic.tiles(m, config["BLOCK_M"]), traffic.tiles(n, config["BLOCK_N"])
    item = item_bytes(dtype)
    l2_bytes = tiles_m * tiles_n * (config["BLOCK_M"] + config["BLOCK_N"]) * k * item
    fewest = (m * k + k * n) * item
    reads = min(l2_bytes, max(fewest, _wave_reads(gpu, tiles_m, tiles_n, k, config, item)))
    return {
        "programs": tiles_m * tiles_n,
        "tiles_m": tiles_m,
        "tiles_n": tiles_n,
        "l2_bytes": l2_bytes,
        "memory_bytes": reads + m * n * item,
        "re_reads": l2_bytes / fewest,
    }


def _wave_reads(gpu, tiles_m, tiles_n, k, config, item):
    """Device-memory reads if each wave fetches the strips it touches once, and L2 keeps nothing between waves."""
    programs = tiles_m * tiles_n
    together = min(programs, find_gpu(gpu).multiprocessors)
    count = (programs + together - 1) // together
    looked_at = min(count, MOST_WAVES)
    height = 0
    for i in range(looked_at):
        wave = i if looked_at == count else int(i * GOLDEN * count) % count
        first = wave * together
        last = min(programs, first + together) - 1
        rows, columns = wave_strips(tiles_m, tiles_n, config["GROUP_M"], first, last)
        height += rows * config["BLOCK_M"] + columns * config["BLOCK_N"]
    return height * count // looked_at * k * item


def wave_strips(tiles_m, tiles_n, group_m, first, last):
    """Rows and columns of tiles, each counted once, that programs `first` to `last` own in the grouped order."""
    each = group_m * tiles_n  # programs of a whole group
    group, final = first // each, last // each
    high, final_high = min(group_m, tiles_m - group * group_m), min(group_m, tiles_m - final * group_m)
    column, final_column = first % each // high, last % each // final_high
    if group == final:
        return min(high, last - first + 1), final_column - column + 1
    rows = min(high, each - first % each) + min(final_high, last % each + 1) + (final - group - 1) * group_m
    return rows, tiles_n if final - group > 1 else min(tiles_n, tiles_n - column + final_column + 1)


def accumulators(gpu, config):
    """fp32 registers of a thread that hold its part of the tile of C."""
    return config["BLOCK_M"] * config["BLOCK_N"] / (config["num_warps"] * find_gpu(gpu).warp_size)


def matmul_occupancy(gpu, config, dtype="bf16", vectors=True):
    """Occupancy of the tiled matmul, as `occupancy` gives it, and shared_bytes, registers (estimated), spills.

    Without `vectors` the tiles pass through registers, element by element.
    """
    block_m, block_n, block_k, _, num_warps, num_stages = [config[key] for key in TILE_KEYS]
    wanted = int(constants.REGISTERS_FIXED + constants.REGISTERS_PER_ACCUMULATOR * accumulators(gpu, config))
    if not vectors:
        wanted += (block_m + block_n) * block_k // (num_warps * find_gpu(gpu).warp_size)
    registers = min(_most_registers(gpu, num_warps), wanted)
    shared = matmul_shared_bytes(gpu, block_m, block_n, block_k, num_stages, dtype, num_warps)
    found = occupancy(gpu, num_warps, registers, shared)
    found.update({"shared_bytes": shared, "registers": registers, "spills": wanted - registers})
    found["error"] = found["error"] or too_few_registers(gpu, block_m, block_n, num_warps, dtype)
    return found


def _most_registers(gpu, num_warps):
    """The most a thread can have: the instruction set's limit, or its share of the file."""
    row = find_gpu(gpu)
    return min(row.registers_per_thread, row.registers_per_multiprocessor // (num_warps * row.warp_size))


def matmul_step(gpu, m, n, k, config, dtype="bf16"):
    """One step along K of this matmul: cycles, waits_for, parts (see `step_cycles`), also where no launch would fit."""
    vectors = aligned(n, dtype) and aligned(k, dtype)
    programs = traffic.tiles(m, config["BLOCK_M"]) * traffic.tiles(n, config["BLOCK_N"])
    held = matmul_occupancy(gpu, config, dtype, vectors)
    return step_cycles(gpu, config, dtype, vectors, held, waves(gpu, programs, 1)["waves"])


def matmul_events(gpu, m, n, k, dtype, config, ideal):
    """The tiled matmul: one kernel. `step` says what one step along K waits for."""
    amount, flops = traffic.matmul_bytes(m, n, k, dtype), traffic.matmul_flops(m, n, k)
    if ideal:
        return [ideal_event(gpu, "matmul", amount, flops, dtype, True)]
    moved, step = matmul_tiles(gpu, m, n, k, config, dtype), matmul_step(gpu, m, n, k, config, dtype)
    memory = memory_us(gpu, moved["memory_bytes"], constants.BANDWIDTH_SHARE)
    compute = tiles_us(gpu, moved["programs"], k, config, step["cycles"])
    hands = config["num_stages"] * step["resident"]  # a stage in flight hides as a program does
    found = event("matmul", constants.KERNEL_FLOOR_US, memory, compute, 0.0, amount, flops, hands)
    found.update({"moved_bytes": moved["memory_bytes"], "step": step})
    return [found]


def aligned(columns, dtype):
    """Whether rows of so many elements start at multiples of 16 bytes, so that a thread can load 16 at once."""
    return columns * item_bytes(dtype) % 16 == 0


def step_cycles(gpu, config, dtype, vectors, held, rounds):
    """Cycles that one step along K takes of a multiprocessor for one program, and what each part alone would take.

    dot: the tensor cores (fp32: the lanes). shared: tiles written once, read by each group of warps. l2: both tiles
    from L2. loads: instructions for elements loaded one by one. load: a tile's way, shared among the loads under way.
    turns: with fewer than three stages a program loads and computes in turn. Resident programs fill gaps, as far
    as there are `rounds` of tiles to be resident; in the first wave every program waits for device memory.
    """
    block_m, block_n, block_k, _, num_warps, num_stages = [config[key] for key in TILE_KEYS]
    row, item = find_gpu(gpu), item_bytes(dtype)
    tiles = (block_m + block_n) * block_k * item
    reads = _shared_reads(gpu, block_m, block_n, num_warps, dtype) * block_k * item
    spilling = 1 + math.sqrt(held["spills"]) * constants.SPILL_COST
    singly = 0.0 if vectors else tiles / item * constants.SINGLE_LOAD_SLOTS / row.lanes_per_multiprocessor
    dot = spilling * 2.0 * block_m * block_n * block_k / dot_flops_per_cycle(gpu, dtype)
    resident = min(rounds, max(1, held["programs"]))
    cold = constants.COLD_LATENCY_CYCLES * resident / rounds
    load = constants.LOAD_LATENCY_CYCLES + cold + tiles / PORT_BYTES_PER_CYCLE
    parts = {
        "dot": dot,
        "shared": (tiles + reads) / SHARED_BYTES_PER_CYCLE,
        "l2": tiles / constants.L2_BYTES_PER_CYCLE,
        "loads": singly,
        "load": load / (num_stages - 1) / resident if num_stages > 2 else 0.0,
        "turns": (dot + load * LOADS_IN_TURN[num_stages]) / resident if num_stages < 3 else 0.0,
    }
    waits_for = max(("dot", "shared", "l2", "loads", "load", "turns"), key=lambda name: parts[name])
    cycles = flow(list(parts.values())) + constants.STEP_CYCLES
    return {"cycles": cycles, "waits_for": waits_for, "parts": parts, "resident": max(1, held["programs"])}


def _shared_reads(gpu, block_m, block_n, num_warps, dtype):
    """Rows of A and columns of B that are read from shared memory in one step, repeats counted.

    wgmma and tcgen05 read B once for each 64 or 128 rows, and A once for each group of warps along N. With mma and
    v_mfma every warp reads what its part of the tile needs.
    """
    if async_dot(gpu, dtype, block_m, num_warps):
        rows = DOT_ROWS.get(find_gpu(gpu).target, 64)
        groups_along_n = max(1, num_warps // 4 * 64 // block_m)
        return block_m * groups_along_n + block_n * max(1, block_m // rows)
    down, across = _warp_grid(block_m, block_n, num_warps)
    return block_m * across + block_n * down


def _warp_grid(block_m, block_n, num_warps):
    """How the compiler lays warps over a tile for mma: each doubling goes along the side with more pieces left."""
    down = across = 1
    while down * across < num_warps:
        if block_m / 16 / down >= block_n / 16 / across:
            down *= 2
        else:
            across *= 2
    return down, across


def dot_flops_per_cycle(gpu, dtype):
    """FLOPs a cycle of one multiprocessor: printed peak over the boost clock, times the share that lasts."""
    row = find_gpu(gpu)
    share = constants.FP32_DOT_SHARE if dtype == "fp32" else constants.DOT_SHARE
    return share * row.dot_tflop_s[dtype] * 1e6 / row.multiprocessors / row.clock_mhz


def tiles_us(gpu, programs, k, config, cycles):
    """The busiest multiprocessor's tiles, each with all its steps."""
    rounds = waves(gpu, programs, 1)["waves"]
    return rounds * traffic.tiles(k, config["BLOCK_K"]) * cycles / find_gpu(gpu).clock_mhz
