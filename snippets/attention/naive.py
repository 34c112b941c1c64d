"""Naive attention: softmax(q @ kᵀ / √head_dim) @ v in three kernels, with every score written to memory and read back.

Forward only. (batch, heads, seq, head_dim) of fp32, fp16 or bf16.
"""

import math

import torch
import triton
import triton.language as tl

from snippets.attention.shapes import check_attention
from snippets.fusion.softmax import softmax


# --8<-- [start:kernel]
@triton.jit
def product_kernel(
    a_ptr, b_ptr, out_ptr,
    heads, M, N, K, scale,
    a_batch_stride, a_head_stride, a_row_stride, a_column_stride,
    b_batch_stride, b_head_stride, b_row_stride, b_column_stride,
    out_batch_stride, out_head_stride, out_row_stride, out_column_stride,
    CAUSAL: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
):  # fmt: skip
    tiles_m, tiles_n = tl.cdiv(M, BLOCK_M), tl.cdiv(N, BLOCK_N)
    tile, matrix = tl.program_id(0) % (tiles_m * tiles_n), tl.program_id(0) // (tiles_m * tiles_n)
    batch, head = (matrix // heads).to(tl.int64), (matrix % heads).to(tl.int64)
    rows = (tile // tiles_n * BLOCK_M + tl.arange(0, BLOCK_M)).to(tl.int64)[:, None]
    columns = (tile % tiles_n * BLOCK_N + tl.arange(0, BLOCK_N)).to(tl.int64)[None, :]
    a_ptr += batch * a_batch_stride + head * a_head_stride
    b_ptr += batch * b_batch_stride + head * b_head_stride
    out_ptr += batch * out_batch_stride + head * out_head_stride
    total = tl.zeros([BLOCK_M, BLOCK_N], tl.float32)
    for start in range(0, K, BLOCK_K):
        inner = (start + tl.arange(0, BLOCK_K)).to(tl.int64)
        a_mask = (rows < M) & (inner[None, :] < K)
        a = tl.load(a_ptr + rows * a_row_stride + inner[None, :] * a_column_stride, a_mask, other=0.0)
        b_mask = (inner[:, None] < K) & (columns < N)
        b = tl.load(b_ptr + inner[:, None] * b_row_stride + columns * b_column_stride, b_mask, other=0.0)
        total = tl.dot(a.to(b.dtype), b, total, input_precision="ieee")
    total *= scale
    if CAUSAL:
        total = tl.where(rows >= columns, total, float("-inf"))
    out = total.to(out_ptr.dtype.element_ty)
    tl.store(out_ptr + rows * out_row_stride + columns * out_column_stride, out, (rows < M) & (columns < N))


# --8<-- [end:kernel]


# --8<-- [start:launch]
def multiply(a: torch.Tensor, b: torch.Tensor, out: torch.Tensor, scale: float, causal: bool = False) -> None:
    """out = scale * (a @ b) for each batch and head; with `causal`, -inf right of the diagonal."""
    batch, heads, M, K = a.shape
    N = b.shape[-1]
    BLOCK_M, BLOCK_N, BLOCK_K = (32, 32, 32) if b.dtype == torch.float32 else (128, 128, 32)
    grid = (triton.cdiv(M, BLOCK_M) * triton.cdiv(N, BLOCK_N) * batch * heads,)
    with torch.cuda.device_of(a):  # Triton launches on the current GPU
        product_kernel[grid](
            a, b, out,
            heads, M, N, K, scale,
            *a.stride(), *b.stride(), *out.stride(),
            causal, BLOCK_M, BLOCK_N, BLOCK_K,
            num_warps=8,
        )  # fmt: skip


def attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool = False) -> torch.Tensor:
    """softmax(q @ kᵀ / √head_dim) @ v, by way of two (batch, heads, seq_q, seq_k) matrices of fp32 in memory.

    q: (batch, heads, seq_q, head_dim); k and v: (batch, heads, seq_k, head_dim), head_dim up to 256; fp32, fp16 or
    bf16, any strides. With `causal`, row i sees keys 0 … i, as `scaled_dot_product_attention(is_causal=True)`;
    a NaN or inf in v reaches every row, as there.
    Returns a new contiguous tensor of q's shape and dtype. Errors: see `check_attention`.
    """
    check_attention(q, k, v, causal)
    out = torch.empty(q.shape, dtype=q.dtype, device=q.device)
    if out.numel() == 0 or k.shape[2] == 0:
        return out.zero_()  # nothing to attend to: zeros, as PyTorch
    scores = torch.empty((*q.shape[:3], k.shape[2]), dtype=torch.float32, device=q.device)
    multiply(q, k.transpose(-1, -2), scores, scale=1 / math.sqrt(q.shape[-1]), causal=causal)
    # A row of -inf alone is NaN to softmax, and zeros to PyTorch: let its first key take all the weight, then none.
    first = scores.select(-1, 0)
    hidden = first == -math.inf
    first.masked_fill_(hidden, torch.finfo(torch.float32).min)
    weights = softmax(scores)
    weights.select(-1, 0).masked_fill_(hidden, 0.0)
    multiply(weights, v, out, scale=1.0)
    return out


# --8<-- [end:launch]
