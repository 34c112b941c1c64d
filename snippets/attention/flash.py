"""Flash attention: softmax(q @ kᵀ / √head_dim) @ v tile by tile, with no score ever written to memory.

Forward only. (batch, heads, seq, head_dim) of fp32, fp16 or bf16. The method: Dao et al., "FlashAttention", 2022, and
Dao, "FlashAttention-2", 2023.
"""

import math

import torch
import triton
import triton.language as tl

from snippets.attention.shapes import check_attention


# --8<-- [start:kernel]
@triton.jit
def load_tile(ptr, rows, row_count, dims, head_dim, row_stride, dim_stride):
    """[rows, dims] of one head, zeros outside it."""
    mask = (rows < row_count)[:, None] & (dims < head_dim)[None, :]
    return tl.load(ptr + rows.to(tl.int64)[:, None] * row_stride + dims[None, :] * dim_stride, mask, other=0.0)


@triton.jit
def flash_kernel(
    q_ptr, k_ptr, v_ptr, out_ptr,
    heads, seq_q, seq_k, head_dim, scale,
    q_batch_stride, q_head_stride, q_row_stride, q_dim_stride,
    k_batch_stride, k_head_stride, k_row_stride, k_dim_stride,
    v_batch_stride, v_head_stride, v_row_stride, v_dim_stride,
    out_batch_stride, out_head_stride, out_row_stride, out_dim_stride,
    CAUSAL: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_D: tl.constexpr,
):  # fmt: skip
    row_blocks = tl.cdiv(seq_q, BLOCK_M)
    first_row = tl.program_id(0) % row_blocks * BLOCK_M
    batch = (tl.program_id(0) // row_blocks // heads).to(tl.int64)
    head = (tl.program_id(0) // row_blocks % heads).to(tl.int64)
    q_ptr += batch * q_batch_stride + head * q_head_stride
    k_ptr += batch * k_batch_stride + head * k_head_stride
    v_ptr += batch * v_batch_stride + head * v_head_stride
    out_ptr += batch * out_batch_stride + head * out_head_stride
    rows, dims = first_row + tl.arange(0, BLOCK_M), tl.arange(0, BLOCK_D)
    q = load_tile(q_ptr, rows, seq_q, dims, head_dim, q_row_stride, q_dim_stride)
    m = tl.full([BLOCK_M], float("-inf"), tl.float32)  # each row's largest score so far
    l = tl.zeros([BLOCK_M], tl.float32)  # its sum of exp2(score - m)
    acc = tl.zeros([BLOCK_M, BLOCK_D], tl.float32)  # its sum of exp2(score - m) * v
    end = tl.minimum(seq_k, first_row + BLOCK_M) if CAUSAL else seq_k  # no row here sees a later key
    for start in range(0, end, BLOCK_N):
        columns = start + tl.arange(0, BLOCK_N)
        k = load_tile(k_ptr, columns, seq_k, dims, head_dim, k_row_stride, k_dim_stride)
        scores = tl.dot(q, tl.trans(k), input_precision="ieee") * scale
        seen = (columns < seq_k)[None, :]
        if CAUSAL:
            seen = seen & (rows[:, None] >= columns[None, :])
        scores = tl.where(seen, scores, float("-inf"))
        m_new = tl.maximum(m, tl.max(scores, axis=1))
        shift = tl.where(m_new == float("-inf"), 0.0, m_new)  # -inf minus -inf would be NaN
        p = tl.exp2(scores - shift[:, None])
        alpha = tl.exp2(m - shift)
        l = l * alpha + tl.sum(p, axis=1)
        v = load_tile(v_ptr, columns, seq_k, dims, head_dim, v_row_stride, v_dim_stride)
        acc = tl.dot(p.to(v.dtype), v, acc * alpha[:, None], input_precision="ieee")
        m = m_new
    out = (acc / l[:, None]).to(out_ptr.dtype.element_ty)
    out_offsets = rows.to(tl.int64)[:, None] * out_row_stride + dims[None, :] * out_dim_stride
    tl.store(out_ptr + out_offsets, out, (rows < seq_q)[:, None] & (dims < head_dim)[None, :])


# --8<-- [end:kernel]


def plain_config(head_dim: int, dtype: torch.dtype) -> dict:
    """Tile and launch options of the plain kernel. Small tiles for fp32: no tensor core has its full precision."""
    BLOCK_D = max(16, triton.next_power_of_2(head_dim))
    BLOCK_M, BLOCK_N = (32, 32) if dtype == torch.float32 else (128, 64 if BLOCK_D <= 128 else 32)
    return {"BLOCK_M": BLOCK_M, "BLOCK_N": BLOCK_N, "BLOCK_D": BLOCK_D, "num_warps": 8 if BLOCK_D > 64 else 4}


# --8<-- [start:launch]
def attention_plain(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool = False) -> torch.Tensor:
    """`attention` by the plain kernel."""
    check_attention(q, k, v)
    batch, heads, seq_q, head_dim = q.shape
    seq_k = k.shape[2]
    out = torch.empty(q.shape, dtype=q.dtype, device=q.device)
    if out.numel() == 0 or seq_k == 0:
        return out.zero_()  # nothing to attend to: zeros, as PyTorch
    config = plain_config(head_dim, q.dtype)
    grid = (triton.cdiv(seq_q, config["BLOCK_M"]) * heads * batch,)
    scale = math.log2(math.e) / math.sqrt(head_dim)  # exp2(x · log2 e) is exp(x), and one instruction
    flash_kernel[grid](
        q, k, v, out,
        heads, seq_q, seq_k, head_dim, scale,
        *q.stride(), *k.stride(), *v.stride(), *out.stride(),
        CAUSAL=causal, **config,
    )  # fmt: skip
    return out


# --8<-- [end:launch]


attention = attention_plain
