"""Shared memory of a tiled matmul: one buffer a stage, and what each vendor's compiler makes of that.

The rules were read off real compiles; `tests/simulator/test_against_compiled.py` holds them to every committed one.
"""

from .checks import item_bytes, power_of_two, whole
from .gpus import find_gpu
from .occupancy import out_of_resources

# A dot that runs beside the warps reads its tiles from shared memory, so the tile in use needs a buffer of its own.
ASYNC_DOT_WARPS = {"cuda:90": (4, 8, 16, 32), "cuda:100": (4, 8)}  # num_warps with which it is used
ASYNC_DOT_ROWS = 64  # wgmma and tcgen05 take at least so many rows of A
C_COLUMNS = 32  # that the persistent kernel stores at once where no descriptor fits C
BLACKWELL_BARRIERS = 16  # bytes: where tcgen05 says that it is done


def stage_bytes(block_m, block_n, block_k, dtype="bf16"):
    """One stage: the A tile (BLOCK_M x BLOCK_K) and the B tile (BLOCK_K x BLOCK_N)."""
    block_m, block_n = power_of_two("BLOCK_M", block_m), power_of_two("BLOCK_N", block_n)
    return (block_m + block_n) * power_of_two("BLOCK_K", block_k) * item_bytes(dtype)


def async_dot(gpu, dtype="bf16", block_m=128, num_warps=4):
    """Whether tl.dot becomes wgmma (Hopper) or tcgen05 (Blackwell): 16-bit inputs, 64 rows, whole warp groups."""
    warps = ASYNC_DOT_WARPS.get(find_gpu(gpu).target, ())
    tall = power_of_two("BLOCK_M", block_m) >= ASYNC_DOT_ROWS
    return item_bytes(dtype) == 2 and tall and power_of_two("num_warps", num_warps) in warps


def buffers(gpu, num_stages, dtype="bf16", block_m=128, num_warps=4):
    """Buffers the compiler keeps for num_stages.

    As many on Hopper and Blackwell, whose tensor cores read shared memory themselves; one fewer, at least one, on AMD,
    on older NVIDIA GPUs, in fp32 and for fewer than 64 rows, where a tile moves to registers before it is used.
    """
    num_stages = whole("num_stages", num_stages, 1, 64)
    return num_stages if async_dot(gpu, dtype, block_m, num_warps) else max(1, num_stages - 1)


def matmul_shared_bytes(gpu, block_m, block_n, block_k, num_stages, dtype="bf16", num_warps=4):
    """Shared memory of one program of the tiled matmul."""
    stage = stage_bytes(block_m, block_n, block_k, dtype)
    row = find_gpu(gpu)
    if row.vendor == "amd":
        return _amd_bytes(row, block_m, block_n, block_k, num_stages, dtype, num_warps)
    needed = buffers(gpu, num_stages, dtype, block_m, num_warps) * stage
    if not async_dot(gpu, dtype, block_m, num_warps):
        return needed
    if row.target == "cuda:100":
        return needed + BLACKWELL_BARRIERS // (2 if num_stages == 1 else 1)
    return max(needed, _store_scratch(block_m, block_n, num_warps, dtype))


def persistent_shared_bytes(gpu, config, dtype="bf16", flipped=False, c_aligned=True):
    """Shared memory of one program of the persistent matmul, whose tiles come by tensor descriptor.

    config: BLOCK_M, BLOCK_N, BLOCK_K, SLICES, num_warps, num_stages. On NVIDIA it keeps beside the stages C's way out
    (`_leaving`) and a barrier of 8 bytes a stage (two when A and B are read `flipped`).
    """
    row, item = find_gpu(gpu), item_bytes(dtype)
    block_m, block_n, block_k = config["BLOCK_M"], config["BLOCK_N"], config["BLOCK_K"]
    kept = buffers(gpu, config["num_stages"], dtype, block_m, config["num_warps"])
    stages = kept * stage_bytes(block_m, block_n, block_k, dtype)
    if row.vendor == "amd":
        return _persistent_on_amd(row, config, item, stages, c_aligned)
    barriers = 8 * kept * (2 if flipped else 1)
    out = _leaving(row, config, item, c_aligned)
    if row.target == "cuda:100" and item == 2:
        barriers = (barriers + 15) // 16 * 16 + BLACKWELL_BARRIERS
    return stages + out + barriers


def _persistent_on_amd(row, config, item, stages, c_aligned):
    """Copies in the background only on CDNA 4, and not of fp32: else A and B in turn, and C, in one place.

    An aligned C of one slice leaves from registers. One that is split into narrow strips for its store goes through
    the LDS in fp32, 128 columns and 64 KiB at a time.
    """
    block_m, block_n = config["BLOCK_M"], config["BLOCK_N"]
    split = 4 * min(block_m * min(block_n, 128), 1 << 14) if not c_aligned and block_n > C_COLUMNS else 0
    if row.target == "hip:gfx942" or item == 4:
        return max(max(block_m, block_n) * config["BLOCK_K"] * item, split)
    slices = config["SLICES"]
    return stages + (block_m * block_n * item // slices if c_aligned and slices > 1 else split)


def _leaving(row, config, item, c_aligned):
    """Where a tile of C is laid out for its store: a slice for a descriptor, or the columns that leave at once."""
    rows, columns = config["BLOCK_M"], config["BLOCK_N"] // config["SLICES"]
    on_64_rows = row.target == "cuda:100" and rows == 64 and item == 2  # whose halves lie in the same lanes
    if not c_aligned:
        return rows * 64 * 4 if on_64_rows else rows * min(config["BLOCK_N"], C_COLUMNS) * item
    out = rows * columns * item
    return out + out // 2 if on_64_rows and config["SLICES"] > 1 else out


def _amd_bytes(row, block_m, block_n, block_k, num_stages, dtype, num_warps):
    """One stage: A and B in turn in one place. More: a buffer fewer, unless (CDNA 3) a thread's share is too small."""
    tiles = [block * block_k * item_bytes(dtype) for block in (block_m, block_n)]
    kept = whole("num_stages", num_stages, 1, 64) - 1
    threads = num_warps * row.warp_size
    thin = [tile for tile in tiles if kept == 0 or (row.target == "hip:gfx942" and tile < 4 * threads)]
    return kept * (sum(tiles) - sum(thin)) + (max(thin) if thin else 0)


def _store_scratch(block_m, block_n, num_warps, dtype):
    """C is turned round for its store, in the buffers' place: 16 rows a warp, half the columns when there are many."""
    rows = min(block_m, 16 * num_warps)
    if block_m == 64 and num_warps == 8:
        rows = 64  # the other four warps hold the other half of the columns
    columns = block_n if block_n <= 16 * num_warps else block_n // 2
    return rows * columns * item_bytes(dtype)


def too_few_registers(gpu, block_m, block_n, num_warps, dtype="bf16"):
    """What ptxas says when one wgmma needs more registers than a thread can have, or None.

    A program's threads share the file, so 16 warps leave 128 each; 64 x BLOCK_N accumulators over 128 threads take
    BLOCK_N / 2, its addresses and descriptors 26 more.
    """
    row = find_gpu(gpu)
    each = row.registers_per_multiprocessor // (num_warps * row.warp_size)
    needed = min(block_n, 256) // 2 + 26
    if row.target != "cuda:90" or not async_dot(gpu, dtype, block_m, num_warps) or needed <= each:
        return None
    return f"ptxas fatal   : (C7602) Insufficient registers ({each}) to compile: {needed} or more are needed"


def fit(gpu, shared_bytes):
    """Whether a program's shared memory fits: shared_bytes, limit_bytes, fits, error (Triton's message or None)."""
    limit = find_gpu(gpu).shared_bytes_per_program
    shared_bytes = whole("shared_bytes", shared_bytes, 0)
    error = out_of_resources("shared memory", shared_bytes, limit)
    return {"shared_bytes": shared_bytes, "limit_bytes": limit, "fits": error is None, "error": error}
