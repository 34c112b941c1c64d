"""A tiled matmul with `tl.dot`: each program owns one tile of C and streams K through it."""

import torch
import triton
import triton.language as tl

from snippets.arguments import check_axes, check_tensors
from snippets.matmul.machine import gpu_of

TILE = {"BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 64, "GROUP_M": 8, "num_warps": 8, "num_stages": 3}
# fp32 at full precision takes no tensor core: a smaller tile keeps its operands in registers.
FP32_TILE = {"BLOCK_M": 64, "BLOCK_N": 64, "BLOCK_K": 32, "GROUP_M": 8, "num_warps": 4, "num_stages": 2}


# --8<-- [start:order]
@triton.jit
def grouped_tile(program, tiles_m, tiles_n, GROUP_M: tl.constexpr):
    """Which tile of C a program owns: down GROUP_M rows of tiles, then one column to the right."""
    group = program // (GROUP_M * tiles_n)
    inside = program % (GROUP_M * tiles_n)
    height = min(tiles_m - group * GROUP_M, GROUP_M)  # the last group may be lower
    return group * GROUP_M + inside % height, inside // height


# --8<-- [end:order]


# --8<-- [start:kernel]
@triton.jit
def matmul_kernel(
    a_ptr, b_ptr, c_ptr, M, N, K,
    a_row_stride, a_column_stride, b_row_stride, b_column_stride,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP_M: tl.constexpr,
    PRECISION: tl.constexpr = "ieee",  # NVIDIA's default for fp32 is "tf32": 10 bits of each factor
):  # fmt: skip
    tile_m, tile_n = grouped_tile(tl.program_id(0), tl.cdiv(M, BLOCK_M), tl.cdiv(N, BLOCK_N), GROUP_M)
    rows = tile_m.to(tl.int64) * BLOCK_M + tl.arange(0, BLOCK_M)[:, None]  # int64: C may pass 2**31 elements
    columns = tile_n.to(tl.int64) * BLOCK_N + tl.arange(0, BLOCK_N)[None, :]
    accumulator = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for start in range(0, K, BLOCK_K):
        k = start + tl.arange(0, BLOCK_K).to(tl.int64)
        a_inside, b_inside = (rows < M) & (k < K)[None, :], (k < K)[:, None] & (columns < N)
        a = tl.load(a_ptr + rows * a_row_stride + k[None, :] * a_column_stride, a_inside, other=0.0)
        b = tl.load(b_ptr + k[:, None] * b_row_stride + columns * b_column_stride, b_inside, other=0.0)
        accumulator = tl.dot(a, b, accumulator, input_precision=PRECISION)
    c = accumulator.to(c_ptr.dtype.element_ty)
    tl.store(c_ptr + rows * N + columns, c, (rows < M) & (columns < N))


# --8<-- [end:kernel]


# --8<-- [start:launch]
def matmul(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    """a @ b for a (M, K) and b (K, N), any strides: a new, contiguous (M, N) in their dtype; sums in fp32.

    Errors: TypeError for a dtype other than fp32, fp16, bf16; ValueError for shapes that do not multiply.
    """
    check_operands(a, b)
    return launch(a, b, FP32_TILE if a.dtype == torch.float32 else TILE)


def launch(a: torch.Tensor, b: torch.Tensor, tile: dict) -> torch.Tensor:
    """The same, unchecked, with a tile of the caller's: BLOCK_M, BLOCK_N, BLOCK_K, GROUP_M and launch options."""
    (M, K), N = a.shape, b.shape[1]
    c = torch.empty((M, N), device=a.device, dtype=a.dtype)
    if c.numel():
        programs = triton.cdiv(M, tile["BLOCK_M"]) * triton.cdiv(N, tile["BLOCK_N"])
        with gpu_of(a):
            matmul_kernel[(programs,)](a, b, c, M, N, K, *a.stride(), *b.stride(), **tile)
    return c


# --8<-- [end:launch]


def check_operands(a: torch.Tensor, b: torch.Tensor) -> None:
    """Raise unless a (M, K) and b (K, N) are matrices that multiply, of one supported dtype and device."""
    check_tensors(a=a, b=b)
    check_axes(a=a, b=b)
    for name, matrix in (("a", a), ("b", b)):
        if matrix.ndim != 2:
            raise ValueError(f"{name} must have 2 dimensions, rows and columns, not {matrix.ndim}")
    if a.shape[1] != b.shape[0]:
        raise ValueError(
            f"b must have {a.shape[1]} rows, as many as a has columns, not {b.shape[0]} "
            f"(a is {tuple(a.shape)}, b is {tuple(b.shape)})"
        )
