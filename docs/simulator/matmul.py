"""A tiled matmul: tiles, re-reads, waves and the tail, shared memory, time."""

from . import constants, traffic
from .checks import item_bytes
from .engine import event, ideal_event, memory_us
from .gpus import find_gpu
from .occupancy import occupancy, waves
from .stages import matmul_shared_bytes

FIXED_REGISTERS = 40  # pointers, masks and addresses beside the accumulator


def matmul_tiles(gpu, m, n, k, config, dtype="bf16"):
    """What the tiles of one matmul move: programs, l2_bytes (every program's reads), memory_bytes, re_reads."""
    tiles_m, tiles_n = traffic.tiles(m, config["BLOCK_M"]), traffic.tiles(n, config["BLOCK_N"])
    programs = tiles_m * tiles_n
    item = item_bytes(dtype)
    each = (config["BLOCK_M"] + config["BLOCK_N"]) * k * item
    fewest = (m * k + k * n) * item
    reads = min(programs * each, max(fewest, _wave_reads(gpu, tiles_m, programs, k, config, item)))
    return {
        "programs": programs,
        "tiles_m": tiles_m,
        "tiles_n": tiles_n,
        "l2_bytes": programs * each,
        "memory_bytes": reads + m * n * item,
        "re_reads": programs * each / fewest,
    }


def _wave_reads(gpu, tiles_m, programs, k, config, item):
    """Device-memory reads if each wave fetches the panels it touches once, and L2 keeps nothing between waves."""
    together = min(programs, find_gpu(gpu).multiprocessors)
    high = min(config["GROUP_M"], tiles_m, together)
    wide = (together + high - 1) // high
    panels = (high * config["BLOCK_M"] + wide * config["BLOCK_N"]) * k * item
    return (programs + together - 1) // together * panels


def accumulator_registers(gpu, config):
    """Registers of a thread that hold its part of the fp32 accumulator."""
    row = find_gpu(gpu)
    return config["BLOCK_M"] * config["BLOCK_N"] / (config["num_warps"] * row.warp_size)


def matmul_occupancy(gpu, config, dtype="bf16"):
    """Occupancy of the tiled matmul, as `occupancy` gives it, and shared_bytes, registers (an estimate)."""
    limit = find_gpu(gpu).registers_per_thread
    registers = min(limit, int(accumulator_registers(gpu, config)) + FIXED_REGISTERS)
    shared = matmul_shared_bytes(
        gpu, config["BLOCK_M"], config["BLOCK_N"], config["BLOCK_K"], config["num_stages"], dtype
    )
    found = occupancy(gpu, config["num_warps"], registers, shared)
    found.update({"shared_bytes": shared, "registers": registers})
    return found


def matmul_events(gpu, m, n, k, dtype, config, ideal):
    """The tiled matmul: one kernel."""
    amount, flops = traffic.matmul_bytes(m, n, k, dtype), traffic.matmul_flops(m, n, k)
    if ideal:
        return [ideal_event(gpu, "matmul", amount, flops, dtype, True)]
    moved = matmul_tiles(gpu, m, n, k, config, dtype)
    memory = memory_us(gpu, moved["memory_bytes"], constants.BANDWIDTH_SHARE)
    found = event(
        "matmul",
        constants.KERNEL_FLOOR_US,
        memory,
        _dots_us(gpu, moved, k, config, dtype),
        0.0,
        amount,
        flops,
    )
    found["moved_bytes"] = moved["memory_bytes"]
    return [found]


def _dots_us(gpu, moved, k, config, dtype):
    """Waves x steps along K x (the dot at its share of peak + what a step costs besides)."""
    row = find_gpu(gpu)
    resident = max(1, matmul_occupancy(gpu, config, dtype)["programs"])
    spread = waves(gpu, moved["programs"], resident)
    flops = 2.0 * config["BLOCK_M"] * config["BLOCK_N"] * config["BLOCK_K"]
    peak = row.dot_tflop_s[dtype] * 1e6 / row.multiprocessors * constants.DOT_SHARE
    step = flops / peak + constants.K_STEP_CYCLES / row.clock_mhz / resident
    steps = traffic.tiles(k, config["BLOCK_K"])
    return spread["waves"] * min(resident, moved["programs"]) * steps * step
