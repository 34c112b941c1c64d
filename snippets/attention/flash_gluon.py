"""Flash attention as a vendor rung: Gluon for Hopper (sm_90), with every warp's part written out.

One warp loads tiles with TMA (`flash_gluon_loader`); two or three warpgroups of four warps own 64 rows each and take
turns on the tensor cores, so that one computes powers while another multiplies. Within a warpgroup, this tile's scores
and the last tile's values are multiplied side by side. The method: Shah et al., "FlashAttention-3", 2024.
Runs on Hopper alone, and not in the interpreter.
"""

import math

import torch
import triton
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import (
    fence_async_shared,
    mbarrier,
    tma,
    warpgroup_mma,
    warpgroup_mma_wait,
)
from triton.experimental.gluon.nvidia.hopper import TensorDescriptor

from snippets.attention.flash_gluon_loader import advance, load_tiles, locate
from snippets.attention.shapes import check_attention

# Triton 3.9 has other names for these two.
barrier = gl.barrier if hasattr(gl, "barrier") else gl.thread_barrier
store = tma.async_store if hasattr(tma, "async_store") else tma.async_copy_shared_to_global

GROUP_ROWS = 64  # rows of one warpgroup: the height of a wgmma instruction
BLOCK_N = 128  # keys in a tile
STAGES = 2  # tiles of keys, and of values, in shared memory
LONG = 8192  # keys: from here on a block takes long enough for the hardware to hand out blocks one by one


@gluon.jit
def masked_scores(s, row, column, seq_k, CAUSAL: gl.constexpr):
    layout: gl.constexpr = s.type.layout
    rows = row + gl.arange(0, s.shape[0], gl.SliceLayout(1, layout))
    columns = column + gl.arange(0, s.shape[1], gl.SliceLayout(0, layout))
    seen = (columns < seq_k)[None, :]
    if CAUSAL:
        seen = seen & (rows[:, None] >= columns[None, :])
    return gl.where(seen, s, float("-inf"))


@gluon.jit
def weights(s, m, scale):
    """exp2(scale · s − m_new), the new running maximum, and the factor by which earlier sums shrink."""
    m_new = gl.maximum(m, gl.max(s, 1) * scale)
    shift = gl.where(m_new == float("-inf"), 0.0, m_new)  # -inf minus -inf would be NaN
    return gl.exp2(s * scale - shift[:, None]), m_new, gl.exp2(m - shift)


@gluon.jit
def issue_scores(q, k_smem, slot):
    """Start q @ kᵀ; the caller waits."""
    ROWS: gl.constexpr = q.shape[0]
    HEAD_DIM: gl.constexpr = q.shape[1]
    BLOCK_N: gl.constexpr = k_smem.shape[3]
    layout: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [4, 1], [16, BLOCK_N, 16])
    k = k_smem.index(slot).reshape([BLOCK_N, HEAD_DIM]).permute((1, 0))
    zeros = gl.zeros([ROWS, BLOCK_N], gl.float32, layout)
    return warpgroup_mma(q, k, zeros, use_acc=False, is_async=True)


@gluon.jit
def issue_values(p, v_smem, slot, acc):
    """Start acc += p @ v; the caller waits."""
    BLOCK_N: gl.constexpr = v_smem.shape[3]
    HEAD_DIM: gl.constexpr = v_smem.shape[4]
    return warpgroup_mma(p, v_smem.index(slot).reshape([BLOCK_N, HEAD_DIM]), acc, is_async=True)


# --8<-- [start:step]
@gluon.jit
def step(q, ring, turn, p, m, l, acc, slot, phase, turns, row, column, seq_k, scale,
         GROUP: gl.constexpr, GROUPS: gl.constexpr, MASKED: gl.constexpr, CAUSAL: gl.constexpr):  # fmt: skip
    """Scores of this tile and values of the one before, side by side on the tensor cores."""
    k_smem, v_smem, k_full, k_free, v_full, v_free = ring
    O_LAYOUT: gl.constexpr = acc.type.layout
    STAGES: gl.constexpr = k_smem.shape[0]
    before, before_phase = slot, phase
    slot, phase = advance(slot, phase, STAGES)
    mbarrier.wait(k_full.index(slot), phase)
    mbarrier.wait(turn.index(GROUP), turns & 1)  # the other warpgroups are at their powers
    s = issue_scores(q, k_smem, slot)
    mbarrier.wait(v_full.index(before), before_phase)
    acc = issue_values(p, v_smem, before, acc)
    mbarrier.arrive(turn.index((GROUP + 1) % GROUPS), count=1)
    s = warpgroup_mma_wait(num_outstanding=1, deps=(s,))  # the scores are there, the values still under way
    mbarrier.arrive(k_free.index(slot), count=1)
    if MASKED:
        s = masked_scores(s, row, column, seq_k, CAUSAL)
    e, m, alpha = weights(s, m, scale)
    l = l * alpha + gl.sum(e, 1)
    acc = warpgroup_mma_wait(num_outstanding=0, deps=(acc,))
    mbarrier.arrive(v_free.index(before), count=1)
    acc = acc * gl.convert_layout(alpha, gl.SliceLayout(1, O_LAYOUT))[:, None]
    p = gl.convert_layout(e.to(p.dtype), p.type.layout)
    return p, m, l, acc, slot, phase, turns + 1


# --8<-- [end:step]


@gluon.jit
def attend(o_desc, o_smem, queries, ring, turn, sizes, scale,
           GROUP: gl.constexpr, GROUPS: gl.constexpr, CAUSAL: gl.constexpr, SECTION: gl.constexpr):  # fmt: skip
    """A multiplying warpgroup: its 64 rows of every block that this program takes."""
    q_smem, q_full, q_free = queries
    k_smem, v_smem, k_full, k_free, v_full, v_free = ring
    works, blocks, heads, all_heads, seq_k = sizes
    ROWS: gl.constexpr = q_smem.shape[3]
    HEAD_DIM: gl.constexpr = q_smem.shape[4]
    BLOCK_N: gl.constexpr = k_smem.shape[3]
    STAGES: gl.constexpr = k_smem.shape[0]
    O_LAYOUT: gl.constexpr = gl.NVMMADistributedLayout([3, 0], [4, 1], [16, HEAD_DIM, 16])
    q = q_smem.index(GROUP).reshape([ROWS, HEAD_DIM])
    slot, phase, turns, q_phase = gl.to_tensor(0), gl.to_tensor(0), gl.to_tensor(0), gl.to_tensor(0)
    if GROUP == 0:
        mbarrier.arrive(turn.index(0), count=1)
    for work in range(gl.program_id(0), works, gl.num_programs(0)):
        all_head, row, tiles, masked = locate(work, blocks, all_heads, seq_k, ROWS * GROUPS, BLOCK_N, CAUSAL, SECTION)
        row += GROUP * ROWS
        mbarrier.wait(q_full.index(GROUP), q_phase)
        mbarrier.wait(k_full.index(slot), phase)
        s = warpgroup_mma_wait(num_outstanding=0, deps=(issue_scores(q, k_smem, slot),))
        mbarrier.arrive(k_free.index(slot), count=1)
        s = masked_scores(s, row, (tiles - 1) * BLOCK_N, seq_k, CAUSAL)
        m = gl.full([ROWS], float("-inf"), gl.float32, gl.SliceLayout(1, s.type.layout))
        e, m, _ = weights(s, m, scale)
        l = gl.sum(e, 1)
        p = gl.convert_layout(e.to(q_smem.dtype), gl.DotOperandLayout(0, O_LAYOUT, 2))
        acc = gl.zeros([ROWS, HEAD_DIM], gl.float32, O_LAYOUT)
        for i in range(1, masked):
            p, m, l, acc, slot, phase, turns = step(
                q, ring, turn, p, m, l, acc, slot, phase, turns, row, (tiles - 1 - i) * BLOCK_N, seq_k, scale,
                GROUP, GROUPS, True, CAUSAL,
            )  # fmt: skip
        for _ in range(masked, tiles):
            p, m, l, acc, slot, phase, turns = step(
                q, ring, turn, p, m, l, acc, slot, phase, turns, row, 0, seq_k, scale,
                GROUP, GROUPS, False, CAUSAL,
            )  # fmt: skip
        mbarrier.arrive(q_free.index(GROUP), count=1)
        q_phase ^= 1
        mbarrier.wait(v_full.index(slot), phase)
        acc = warpgroup_mma_wait(num_outstanding=0, deps=(issue_values(p, v_smem, slot, acc),))
        mbarrier.arrive(v_free.index(slot), count=1)
        slot, phase = advance(slot, phase, STAGES)
        l = gl.where(m == float("-inf"), 1.0, l)  # a row whose every score is -inf: zeros, as PyTorch
        acc = acc * gl.convert_layout(1.0 / l, gl.SliceLayout(1, O_LAYOUT))[:, None]
        tma.store_wait(0)  # the last block's rows have left shared memory
        barrier()
        o_smem.index(GROUP).reshape([ROWS, HEAD_DIM]).store(acc.to(q_smem.dtype))
        fence_async_shared()
        store(o_desc, [all_head // heads, all_head % heads, row, 0], o_smem.index(GROUP))
    tma.store_wait(0)


@gluon.jit
def flash_kernel(q_desc, k_desc, v_desc, o_desc, works, blocks, heads, all_heads, seq_k, scale,
                 STAGES: gl.constexpr, GROUPS: gl.constexpr, CAUSAL: gl.constexpr, SECTION: gl.constexpr):  # fmt: skip
    ROWS: gl.constexpr = q_desc.block_type.shape[2]
    BLOCK_N: gl.constexpr = k_desc.block_type.shape[2]
    HEAD_DIM: gl.constexpr = k_desc.block_type.shape[3]
    q_smem = gl.allocate_shared_memory(q_desc.dtype, [GROUPS, 1, 1, ROWS, HEAD_DIM], q_desc.layout)
    o_smem = gl.allocate_shared_memory(q_desc.dtype, [GROUPS, 1, 1, ROWS, HEAD_DIM], q_desc.layout)
    k_smem = gl.allocate_shared_memory(q_desc.dtype, [STAGES, 1, 1, BLOCK_N, HEAD_DIM], k_desc.layout)
    v_smem = gl.allocate_shared_memory(q_desc.dtype, [STAGES, 1, 1, BLOCK_N, HEAD_DIM], k_desc.layout)
    BARRIER: gl.constexpr = mbarrier.MBarrierLayout()
    q_full = gl.allocate_shared_memory(gl.int64, [GROUPS, 1], BARRIER)
    q_free = gl.allocate_shared_memory(gl.int64, [GROUPS, 1], BARRIER)
    turn = gl.allocate_shared_memory(gl.int64, [GROUPS, 1], BARRIER)
    k_full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], BARRIER)
    k_free = gl.allocate_shared_memory(gl.int64, [STAGES, 1], BARRIER)
    v_full = gl.allocate_shared_memory(gl.int64, [STAGES, 1], BARRIER)
    v_free = gl.allocate_shared_memory(gl.int64, [STAGES, 1], BARRIER)
    for group in gl.static_range(GROUPS):
        mbarrier.init(q_full.index(group), count=1)
        mbarrier.init(q_free.index(group), count=1)
        mbarrier.init(turn.index(group), count=1)
    for slot in gl.static_range(STAGES):
        mbarrier.init(k_full.index(slot), count=1)
        mbarrier.init(k_free.index(slot), count=GROUPS)
        mbarrier.init(v_full.index(slot), count=1)
        mbarrier.init(v_free.index(slot), count=GROUPS)
    fence_async_shared()
    queries = (q_smem, q_full, q_free)
    ring = (k_smem, v_smem, k_full, k_free, v_full, v_free)
    sizes = (works, blocks, heads, all_heads, seq_k)
    descriptors = (q_desc, k_desc, v_desc)
    if GROUPS == 2:
        gl.warp_specialize([
            (attend, (o_desc, o_smem, queries, ring, turn, sizes, scale, 0, GROUPS, CAUSAL, SECTION)),
            (attend, (o_desc, o_smem, queries, ring, turn, sizes, scale, 1, GROUPS, CAUSAL, SECTION)),
            (load_tiles, (descriptors, queries, ring, sizes, GROUPS, CAUSAL, SECTION)),
        ], [4, 1], [240, 24])  # fmt: skip
    else:
        gl.warp_specialize([
            (attend, (o_desc, o_smem, queries, ring, turn, sizes, scale, 0, GROUPS, CAUSAL, SECTION)),
            (attend, (o_desc, o_smem, queries, ring, turn, sizes, scale, 1, GROUPS, CAUSAL, SECTION)),
            (attend, (o_desc, o_smem, queries, ring, turn, sizes, scale, 2, GROUPS, CAUSAL, SECTION)),
            (load_tiles, (descriptors, queries, ring, sizes, GROUPS, CAUSAL, SECTION)),
        ], [4, 4, 1], [160, 160, 32])  # fmt: skip


# --8<-- [start:launch]
def attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool = False) -> torch.Tensor:
    """As `flash.attention`, for fp16 and bf16 on a Hopper GPU (compute capability 9.0), head_dim up to 128.

    Tensors that TMA cannot read (an unaligned base or stride, head_dim not the innermost axis) are copied first.
    Errors: those of `check_attention`; ValueError for another GPU or a larger head_dim, TypeError for fp32.
    """
    check_attention(q, k, v, causal)
    check_hopper(q)
    batch, heads, seq_q, head_dim = q.shape
    seq_k = k.shape[2]
    out = torch.empty(q.shape, dtype=q.dtype, device=q.device)
    if out.numel() == 0 or seq_k == 0:
        return out.zero_()  # nothing to attend to: zeros, as PyTorch
    padded = -(-head_dim // 8) * 8  # TMA wants rows of a multiple of 16 bytes
    q, k, v = (readable(tensor, padded) for tensor in (q, k, v))
    target = out if padded == head_dim else torch.empty_like(q)
    width = 64 if head_dim <= 64 else 128
    groups, section, persistent = schedule(width, seq_k, causal)
    blocks = triton.cdiv(seq_q, groups * GROUP_ROWS)
    works = blocks * batch * heads
    processors = torch.cuda.get_device_properties(q.device).multi_processor_count
    programs = min(works, processors) if persistent else works
    with torch.cuda.device_of(q):  # Triton launches on the current GPU
        flash_kernel[(programs,)](
            descriptor(q, GROUP_ROWS, width), descriptor(k, BLOCK_N, width), descriptor(v, BLOCK_N, width),
            descriptor(target, GROUP_ROWS, width),
            works, blocks, heads, batch * heads, seq_k, math.log2(math.e) / math.sqrt(head_dim),
            STAGES, groups, causal, section,
            num_warps=4,
        )  # fmt: skip
    return out if target is out else out.copy_(target[..., :head_dim])


# --8<-- [end:launch]


def schedule(width: int, seq_k: int, causal: bool) -> tuple[int, int, bool]:
    """Warpgroups a program, heads whose blocks are sorted together, and whether a program takes several blocks.

    Measured: three warpgroups of 64 rows hide more of the powers at head_dim 64, unless short causal rows leave them
    unequal work. Long sequences walk one head at a time, so that its keys and values stay in L2.
    """
    groups = 3 if width == 64 and (seq_k >= LONG or not causal) else 2
    if seq_k >= LONG:
        return groups, 1, False
    return groups, 32 if seq_k > 2048 else 4, True


def check_hopper(q: torch.Tensor) -> None:
    """Raise unless q is of a dtype, width and GPU that this kernel is written for."""
    if q.dtype == torch.float32:
        raise TypeError("q is float32: the Gluon kernel takes float16 or bfloat16; flash.attention takes float32")
    if q.shape[3] > 128:
        raise ValueError(f"q has head_dim {q.shape[3]}: the Gluon kernel takes at most 128; flash.attention takes 256")
    if q.device.type != "cuda" or torch.version.hip or torch.cuda.get_device_capability(q.device)[0] != 9:
        raise ValueError(f"q is on {q.device}: the Gluon kernel is for Hopper GPUs; flash.attention runs anywhere")


def readable(tensor: torch.Tensor, padded: int) -> torch.Tensor:
    """The tensor itself where TMA can read it, else a copy with head_dim innermost and padded with zeros."""
    aligned = tensor.data_ptr() % 16 == 0 and tensor.stride(3) == 1
    if aligned and tensor.shape[3] == padded and all(stride % 8 == 0 and stride > 0 for stride in tensor.stride()[:3]):
        return tensor
    copy = tensor.new_zeros((*tensor.shape[:3], padded))  # its strides are regular, also those of axes of length 1
    copy[..., : tensor.shape[3]] = tensor
    return copy


def descriptor(tensor: torch.Tensor, rows: int, width: int) -> TensorDescriptor:
    """Tiles of one head, `rows` × `width`; what lies outside the tensor is read as zeros and not written."""
    layout = gl.NVMMASharedLayout(swizzle_byte_width=128, element_bitwidth=16, rank=4)
    return TensorDescriptor.from_tensor(tensor, [1, 1, rows, width], layout)
