"""Flash attention: softmax(q @ kᵀ / √head_dim) @ v tile by tile, with no score ever written to memory.

Forward only. (batch, heads, seq, head_dim) of fp32, fp16 or bf16. The method: Dao et al., "FlashAttention", 2022, and
Dao, "FlashAttention-2", 2023. Rungs: `attention_plain` takes any strides; `attention` lets tensor descriptors fetch the
tiles and masks only the tiles that need it, where the tensors allow, by one of two kernels: `descriptor_kernel`, and
`late_kernel`, whose products and powers overlap. `flash_gluon` is a further rung, for Hopper alone.
"""

import math

import torch
import triton
import triton.language as tl
from triton import knobs
from triton.runtime import JITFunction, driver
from triton.tools.tensor_descriptor import TensorDescriptor

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
    rows, dims = first_row + tl.arange(0, BLOCK_M), tl.arange(0, BLOCK_D).to(tl.int64)
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
    l = tl.where(m == float("-inf"), 1.0, l)  # a row whose every score is -inf: zeros, as PyTorch
    out = (acc / l[:, None]).to(out_ptr.dtype.element_ty)
    out_offsets = rows.to(tl.int64)[:, None] * out_row_stride + dims[None, :] * out_dim_stride
    tl.store(out_ptr + out_offsets, out, (rows < seq_q)[:, None] & (dims < head_dim)[None, :])


# --8<-- [end:kernel]


# --8<-- [start:plain]
def attention_plain(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool = False) -> torch.Tensor:
    """`attention` by the plain kernel."""
    check_attention(q, k, v, causal)
    batch, heads, seq_q, head_dim = q.shape
    seq_k = k.shape[2]
    out = torch.empty(q.shape, dtype=q.dtype, device=q.device)
    if out.numel() == 0 or seq_k == 0:
        return out.zero_()  # nothing to attend to: zeros, as PyTorch
    config = plain_config(head_dim, q.dtype)
    grid = (triton.cdiv(seq_q, config["BLOCK_M"]) * heads * batch,)
    with torch.cuda.device_of(q):  # Triton launches on the current GPU
        flash_kernel[grid](
            q, k, v, out,
            heads, seq_q, seq_k, head_dim, scale_of(head_dim),
            *q.stride(), *k.stride(), *v.stride(), *out.stride(),
            CAUSAL=causal, **config,
        )  # fmt: skip
    return out


# --8<-- [end:plain]


def scale_of(head_dim: int) -> float:
    """1/√head_dim, times log2(e): exp(x) is exp2(x · log2(e)), and the hardware has exp2."""
    return math.log2(math.e) / math.sqrt(head_dim)


def padded(head_dim: int) -> int:
    """A block's sides are powers of two, and a dot's at least 16."""
    return max(16, triton.next_power_of_2(head_dim))


def plain_config(head_dim: int, dtype: torch.dtype) -> dict:
    """Tile and launch options of the plain kernel. Small tiles for fp32: no tensor core has its full precision."""
    BLOCK_D = padded(head_dim)
    BLOCK_M, BLOCK_N = (32, 32) if dtype == torch.float32 else (128, 64 if BLOCK_D <= 128 else 32)
    return {"BLOCK_M": BLOCK_M, "BLOCK_N": BLOCK_N, "BLOCK_D": BLOCK_D, "num_warps": 8 if BLOCK_D > 64 else 4}


# --8<-- [start:descriptors]
# Finite: -inf minus it is -inf, where -inf minus -inf is NaN.
LOWEST = tl.constexpr(torch.finfo(torch.float32).min)


@triton.jit
def load_rows(desc, batch, head, row):
    """A tile of one head: (rows, head_dim), zeros outside it."""
    tile = desc.load([batch, head, row, 0])
    return tile.reshape(tile.shape[2], tile.shape[3])


@triton.jit
def masked(scores, row, column, seq_k, CAUSAL: tl.constexpr):
    """-inf for keys that do not exist, and with CAUSAL for keys after the row's own."""
    columns = column + tl.arange(0, scores.shape[1])
    seen = (columns < seq_k)[None, :]
    if CAUSAL:
        seen = seen & (row + tl.arange(0, scores.shape[0])[:, None] >= columns[None, :])
    return tl.where(seen, scores, float("-inf"))


@triton.jit
def own_rows(row_blocks, heads, CAUSAL: tl.constexpr, BLOCK_M: tl.constexpr):
    """This program's batch, head and first row."""
    block, head = tl.program_id(0) % row_blocks, tl.program_id(0) // row_blocks
    if CAUSAL:  # the longest rows start first, so that the last programs to start are short
        block = row_blocks - 1 - block
    return head // heads, head % heads, block * BLOCK_M


@triton.jit
def key_range(first_row, seq_k, CAUSAL: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    """Where the keys of its rows end, and from where on tiles need a mask."""
    end = tl.minimum(seq_k, first_row + BLOCK_M) if CAUSAL else seq_k
    seen_by_all = tl.minimum(seq_k, first_row + 1) if CAUSAL else seq_k
    return end, seen_by_all // BLOCK_N * BLOCK_N


@triton.jit
def weigh(scores, m, l, scale):
    """(p, m, l, alpha): a tile's powers, the new running maximum and sum, and the factor by which older sums shrink."""
    m_new = tl.maximum(m, tl.max(scores, axis=1) * scale)
    p = tl.exp2(scores * scale - m_new[:, None])  # one fused multiply-add a score
    alpha = tl.exp2(m - m_new)
    return p, m_new, l * alpha + tl.sum(p, axis=1), alpha


@triton.jit
def add_values(p, v, acc, alpha):
    """acc, shrunk, and a tile's values weighed by its powers."""
    return tl.dot(p.to(v.dtype), v, acc * alpha[:, None], input_precision="ieee")


@triton.jit
def store_rows(desc, batch, head, row, acc, m, l):
    l = tl.where(m == LOWEST, 1.0, l)  # a row whose every score is -inf: zeros, as PyTorch
    out = (acc / l[:, None]).to(desc.dtype)
    desc.store([batch, head, row, 0], out.reshape(1, 1, out.shape[0], out.shape[1]))


@triton.jit
def descriptor_kernel(
    q_desc, k_desc, v_desc, out_desc,
    row_blocks, heads, seq_k, scale,
    CAUSAL: tl.constexpr, Q_IN_REGISTERS: tl.constexpr,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_D: tl.constexpr,
):  # fmt: skip
    batch, head, first_row = own_rows(row_blocks, heads, CAUSAL, BLOCK_M)
    q = load_rows(q_desc, batch, head, first_row)
    if Q_IN_REGISTERS:
        # What arithmetic made stays in registers; what was only loaded is read from shared memory.
        q = q + 0.0
    m = tl.full([BLOCK_M], LOWEST, tl.float32)
    l = tl.zeros([BLOCK_M], tl.float32)
    acc = tl.zeros([BLOCK_M, BLOCK_D], tl.float32)
    end, unmasked = key_range(first_row, seq_k, CAUSAL, BLOCK_M, BLOCK_N)
    for start in range(0, unmasked if Q_IN_REGISTERS else end, BLOCK_N):
        k = load_rows(k_desc, batch, head, start)
        scores = tl.dot(q, k.T, input_precision="ieee")
        if not Q_IN_REGISTERS:  # noqa: SIM102 (this one is decided by the compiler)
            if start >= unmasked:  # on the diagonal, or over the end
                scores = masked(scores, first_row, start, seq_k, CAUSAL)
        v = load_rows(v_desc, batch, head, start)
        p, m, l, alpha = weigh(scores, m, l, scale)
        acc = add_values(p, v, acc, alpha)
    # The same tiles in a loop of their own: were q used in one loop alone, the compiler would
    # load it there, tile after tile.
    if Q_IN_REGISTERS:
        for start in tl.range(unmasked, end, BLOCK_N, num_stages=1):
            k = load_rows(k_desc, batch, head, start)
            scores = masked(tl.dot(q, k.T, input_precision="ieee"), first_row, start, seq_k, CAUSAL)
            p, m, l, alpha = weigh(scores, m, l, scale)
            acc = add_values(p, load_rows(v_desc, batch, head, start), acc, alpha)
    store_rows(out_desc, batch, head, first_row, acc, m, l)


# --8<-- [end:descriptors]


# --8<-- [start:late]
@triton.jit
def late_kernel(
    q_desc, k_desc, v_desc, out_desc,
    row_blocks, heads, seq_k, scale,
    CAUSAL: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_D: tl.constexpr,
):  # fmt: skip
    """The values of a tile are added one turn late, so that the product runs beside the powers of the next tile."""
    batch, head, first_row = own_rows(row_blocks, heads, CAUSAL, BLOCK_M)
    q = load_rows(q_desc, batch, head, first_row) + 0.0  # in registers
    m = tl.full([BLOCK_M], LOWEST, tl.float32)
    l = tl.zeros([BLOCK_M], tl.float32)
    acc = tl.zeros([BLOCK_M, BLOCK_D], tl.float32)
    end, unmasked = key_range(first_row, seq_k, CAUSAL, BLOCK_M, BLOCK_N)
    scores = tl.dot(q, load_rows(k_desc, batch, head, 0).T, input_precision="ieee")
    if unmasked == 0:
        scores = masked(scores, first_row, 0, seq_k, CAUSAL)
    p, m, l, alpha = weigh(scores, m, l, scale)
    for start in range(BLOCK_N, end, BLOCK_N):
        scores = tl.dot(q, load_rows(k_desc, batch, head, start).T, input_precision="ieee")
        # Nothing below asks for acc before the next turn: the compiler lets this product run on.
        acc = add_values(p, load_rows(v_desc, batch, head, start - BLOCK_N), acc, alpha)
        if start >= unmasked:
            scores = masked(scores, first_row, start, seq_k, CAUSAL)
        p, m, l, alpha = weigh(scores, m, l, scale)
    acc = add_values(p, load_rows(v_desc, batch, head, (end - 1) // BLOCK_N * BLOCK_N), acc, alpha)
    store_rows(out_desc, batch, head, first_row, acc, m, l)


# --8<-- [end:late]


# (BLOCK_M, BLOCK_N, num_warps, num_stages) by padded head_dim. Hopper runs several small programs on a multiprocessor,
# out of step: one multiplies while another computes powers. Its tile for 128 was its best until late values, and is
# still measured beside them. "any" fits the 64 KB of shared memory of an MI300X.
DESCRIPTOR_TILES = {
    "cuda:90": {64: (64, 64, 4, 3), 128: (128, 64, 4, 2), 256: (64, 64, 4, 2)},
    "any": {64: (128, 64, 4, 2), 128: (128, 64, 4, 2), 256: (64, 32, 4, 2)},
}


LONG = 8192  # keys, from which on a wider tile of them was a little faster in trials than q in registers


def descriptor_config(head_dim: int, dtype: torch.dtype, target: str, keys_for_all: int = 0) -> dict:
    """Tile and launch options of the descriptor kernel on a target named as in DESCRIPTOR_TILES.

    keys_for_all: how many keys every row sees, seq_k or, with a causal mask, 0.
    """
    BLOCK_D = padded(head_dim)
    tiles = DESCRIPTOR_TILES.get(target, DESCRIPTOR_TILES["any"])
    BLOCK_M, BLOCK_N, num_warps, num_stages = tiles[max(64, BLOCK_D)]
    in_registers = target == "cuda:90" and BLOCK_D <= 64  # beside a larger acc none are left
    if in_registers and keys_for_all >= LONG:
        in_registers, BLOCK_N, num_stages = False, 128, 2
    if dtype == torch.float32:
        BLOCK_M, BLOCK_N, num_stages, in_registers = 32, 32, 2, False  # no tensor core has its full precision
    blocks = {"BLOCK_M": BLOCK_M, "BLOCK_N": BLOCK_N, "BLOCK_D": BLOCK_D}
    return blocks | {"Q_IN_REGISTERS": in_registers, "num_warps": num_warps, "num_stages": num_stages}


# 64 rows, the fewest that wgmma takes: two programs fit, and one multiplies while the other has nothing in flight.
LATE_TILE = {"BLOCK_M": 64, "BLOCK_N": 64, "num_warps": 4, "num_stages": 3}


def best_kernel(head_dim: int, dtype: torch.dtype, target: str, keys_for_all: int = 0) -> tuple[JITFunction, dict]:
    """The kernel for tensors that descriptors can address, and its tile and launch options.

    Late values, on Hopper from head_dim 65 to 128: below, more programs fit and overlap anyway; above, registers end.
    """
    if target == "cuda:90" and 64 < padded(head_dim) <= 128 and dtype != torch.float32:
        return late_kernel, {"BLOCK_D": padded(head_dim), **LATE_TILE}
    return descriptor_kernel, descriptor_config(head_dim, dtype, target, keys_for_all)


def current_target() -> str:
    """The GPU that Triton compiles for; the interpreter plays a Hopper."""
    if knobs.runtime.interpret:
        return "cuda:90"
    target = driver.active.get_current_target()
    return f"{target.backend}:{target.arch}"


def describable(tensor: torch.Tensor) -> bool:
    """Whether a tensor descriptor can address it: rows of adjacent elements, 16-byte aligned, no stride of zero."""
    unit = 16 // tensor.element_size()
    regular = tensor.stride(3) == 1 and all(stride > 0 and stride % unit == 0 for stride in tensor.stride()[:-1])
    return regular and tensor.data_ptr() % 16 == 0 and max(tensor.shape) < 2**31


# --8<-- [start:launch]
def attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool = False) -> torch.Tensor:
    """softmax(q @ kᵀ / √head_dim) @ v; extra memory does not grow with seq².

    q: (batch, heads, seq_q, head_dim); k and v: (batch, heads, seq_k, head_dim), head_dim up to 256; fp32, fp16 or
    bf16, any strides. With `causal`, row i sees keys 0 … i, as `scaled_dot_product_attention(is_causal=True)`; a NaN
    or inf in v may reach rows of the same tile that do not see it. Returns a new contiguous tensor of q's shape and
    dtype. Scores of 2**27 and more, of either sign, may end in inf or NaN. Errors: see `check_attention`.
    """
    check_attention(q, k, v, causal)
    out = torch.empty(q.shape, dtype=q.dtype, device=q.device)
    if out.numel() == 0 or k.shape[2] == 0 or not all(map(describable, (q, k, v, out))):
        return attention_plain(q, k, v, causal)
    keys_for_all = 0 if causal else k.shape[2]
    kernel, config = best_kernel(q.shape[3], q.dtype, current_target(), keys_for_all)
    return launch(kernel, config, q, k, v, out, causal)


def launch(kernel: JITFunction, config: dict, q, k, v, out: torch.Tensor, causal: bool) -> torch.Tensor:
    """Fill out by one of the kernels with descriptors; unchecked: all four `describable`, and none empty."""
    BLOCK_M, BLOCK_N, BLOCK_D = config["BLOCK_M"], config["BLOCK_N"], config["BLOCK_D"]
    row_blocks = triton.cdiv(q.shape[2], BLOCK_M)
    with torch.cuda.device_of(q):
        kernel[(row_blocks * q.shape[0] * q.shape[1],)](
            TensorDescriptor.from_tensor(q, [1, 1, BLOCK_M, BLOCK_D]),
            TensorDescriptor.from_tensor(k, [1, 1, BLOCK_N, BLOCK_D]),
            TensorDescriptor.from_tensor(v, [1, 1, BLOCK_N, BLOCK_D]),
            TensorDescriptor.from_tensor(out, [1, 1, BLOCK_M, BLOCK_D]),
            row_blocks, q.shape[1], k.shape[2], scale_of(q.shape[3]),
            CAUSAL=causal, **config,
        )  # fmt: skip
    return out


# --8<-- [end:launch]
