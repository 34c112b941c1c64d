"""A matmul with few rows is bound by memory: narrow tiles, deep pipelines, and K split among programs."""

from collections.abc import Callable

import torch
import triton
import triton.language as tl

from snippets.matmul.launching import Launch
from snippets.matmul.machine import gpu_of, multiprocessors, shared_bytes
from snippets.matmul.tiled import check_operands

MOST_ROWS = 64
BLOCK_N = 64  # 128 bytes of a bf16 row: what DRAM likes to give at once
STAGE_BYTES_K = 256  # bytes of one row of A in a stage
STAGES = 6  # bytes in flight, not arithmetic, set the pace here


# --8<-- [start:kernel]
@triton.jit
def skinny_kernel(
    a_ptr, b_ptr, partial_ptr, M, N, K,
    a_row_stride, a_column_stride, b_row_stride, b_column_stride,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, SPLITS: tl.constexpr,
):  # fmt: skip
    rows = tl.arange(0, BLOCK_M).to(tl.int64)[:, None]  # one tile holds every row
    columns = tl.program_id(0).to(tl.int64) * BLOCK_N + tl.arange(0, BLOCK_N)[None, :]
    share = tl.cdiv(tl.cdiv(K, SPLITS), BLOCK_K) * BLOCK_K  # of K, for each program of a column
    first = tl.program_id(1).to(tl.int64) * share
    accumulator = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for start in range(first, min(first + share, K), BLOCK_K):
        k = start + tl.arange(0, BLOCK_K).to(tl.int64)
        a_inside, b_inside = (rows < M) & (k < K)[None, :], (k < K)[:, None] & (columns < N)
        a = tl.load(a_ptr + rows * a_row_stride + k[None, :] * a_column_stride, a_inside, other=0.0)
        b = tl.load(b_ptr + k[:, None] * b_row_stride + columns * b_column_stride, b_inside, other=0.0)
        accumulator = tl.dot(a, b, accumulator, input_precision="ieee")
    partial = (tl.program_id(1).to(tl.int64) * M + rows) * N + columns
    tl.store(partial_ptr + partial, accumulator.to(partial_ptr.dtype.element_ty), (rows < M) & (columns < N))


@triton.jit
def add_partials_kernel(partial_ptr, c_ptr, elements, SPLITS: tl.constexpr, BLOCK: tl.constexpr):
    offsets = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    total = tl.zeros((BLOCK,), dtype=tl.float32)
    for split in range(SPLITS):
        total += tl.load(partial_ptr + split * elements + offsets, offsets < elements, other=0.0)
    tl.store(c_ptr + offsets, total.to(c_ptr.dtype.element_ty), offsets < elements)


# --8<-- [end:kernel]


# --8<-- [start:launch]
def matmul(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    """a @ b as `tiled.matmul`, for a of up to 64 rows. Errors: as there, and ValueError for more rows."""
    check_operands(a, b)
    if a.shape[0] > MOST_ROWS:
        raise ValueError(f"a must have at most {MOST_ROWS} rows, not {a.shape[0]}")
    if 0 in (*a.shape, *b.shape):
        return torch.zeros((a.shape[0], b.shape[1]), device=a.device, dtype=a.dtype)
    with gpu_of(a):
        return launcher(a, b, splits_for(b.shape[1], b.shape[0], multiprocessors(a)))(a, b)


def launcher(a: torch.Tensor, b: torch.Tensor, splits: int) -> Callable[[torch.Tensor, torch.Tensor], torch.Tensor]:
    """matmul, unchecked, for operands on the same GPU and laid out like these: what that decides is decided once."""
    (M, K), N = a.shape, b.shape[1]
    block_m = max(16, triton.next_power_of_2(M))
    options = {"BLOCK_M": block_m, "BLOCK_N": BLOCK_N, "BLOCK_K": STAGE_BYTES_K // a.element_size(), "SPLITS": splits}
    options |= {"num_warps": 4, "num_stages": stages_for(block_m, shared_bytes(a))}
    multiply = Launch(skinny_kernel, (triton.cdiv(N, BLOCK_N), splits), **options)
    add_partials = Launch(add_partials_kernel, (triton.cdiv(M * N, 1024),), SPLITS=splits, BLOCK=1024)
    strides = *a.stride(), *b.stride()

    def launch(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        c = a.new_empty((M, N))
        partial = c if splits == 1 else torch.empty((splits, M, N), device=a.device, dtype=torch.float32)
        multiply(a, b, partial, M, N, K, *strides)
        if splits > 1:
            add_partials(partial, c, M * N)
        return c

    return launch


def splits_for(N: int, K: int, multiprocessors: int) -> int:
    """Among how many programs to split K, so that one wave of programs fills the GPU; each keeps 512 of K or more."""
    return max(1, min(multiprocessors // triton.cdiv(max(N, 1), BLOCK_N), K // 512))


def stages_for(block_m: int, shared_bytes: int) -> int:
    """As many stages as nine tenths of a program's shared memory hold, up to STAGES: some compilers pad the tiles."""
    return max(2, min(STAGES, shared_bytes * 9 // 10 // ((block_m + BLOCK_N) * STAGE_BYTES_K)))


# --8<-- [end:launch]
