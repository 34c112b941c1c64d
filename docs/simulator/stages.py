"""Shared memory of a tiled matmul: one buffer a stage, and what each vendor's compiler makes of that."""

from .checks import item_bytes, power_of_two, whole
from .gpus import find_gpu
from .occupancy import out_of_resources


def stage_bytes(block_m, block_n, block_k, dtype="bf16"):
    """One stage: the A tile (BLOCK_M x BLOCK_K) and the B tile (BLOCK_K x BLOCK_N)."""
    block_m, block_n = power_of_two("BLOCK_M", block_m), power_of_two("BLOCK_N", block_n)
    return (block_m + block_n) * power_of_two("BLOCK_K", block_k) * item_bytes(dtype)


def buffers(gpu, num_stages):
    """Buffers the compiler keeps for num_stages: as many (NVIDIA), or one fewer and at least one (AMD)."""
    num_stages = whole("num_stages", num_stages, 1, 64)
    return max(1, num_stages - 1) if find_gpu(gpu).vendor == "amd" else num_stages


def matmul_shared_bytes(gpu, block_m, block_n, block_k, num_stages, dtype="bf16"):
    """Shared memory of one program of the tiled matmul."""
    return buffers(gpu, num_stages) * stage_bytes(block_m, block_n, block_k, dtype)


def fit(gpu, shared_bytes):
    """Whether a program's shared memory fits: shared_bytes, limit_bytes, fits, error (Triton's message or None)."""
    limit = find_gpu(gpu).shared_bytes_per_program
    shared_bytes = whole("shared_bytes", shared_bytes, 0)
    error = out_of_resources("shared memory", shared_bytes, limit)
    return {"shared_bytes": shared_bytes, "limit_bytes": limit, "fits": error is None, "error": error}
