"""The loading warp of `flash_gluon`: which block comes next, and TMA loads into a ring of tiles as slots come free."""

from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import mbarrier, tma

load = tma.async_load if hasattr(tma, "async_load") else tma.async_copy_global_to_shared  # renamed in Triton 3.9


# --8<-- [start:schedule]
@gluon.jit
def locate(
    work,
    blocks,
    all_heads,
    seq_k,
    BLOCK_M: gl.constexpr,
    BLOCK_N: gl.constexpr,
    CAUSAL: gl.constexpr,
    SECTION: gl.constexpr,
):
    """Which head (of batch × heads), first row, number of key tiles, and how many of them need a mask."""
    if CAUSAL:  # longest first: the short blocks at the top of the triangle fill the gaps at the end
        section, inside = work // (blocks * SECTION), work % (blocks * SECTION)
        width = gl.minimum(SECTION, all_heads - section * SECTION)
        head = section * SECTION + inside % width
        row = (blocks - 1 - inside // width) * BLOCK_M
        tiles = (gl.minimum(seq_k, row + BLOCK_M) + BLOCK_N - 1) // BLOCK_N
        masked = gl.maximum(tiles - row // BLOCK_N, 1)
    else:
        head = work // blocks
        row = work % blocks * BLOCK_M
        tiles = (seq_k + BLOCK_N - 1) // BLOCK_N
        masked = 1
    return head, row, tiles, masked


@gluon.jit
def advance(slot, phase, STAGES: gl.constexpr):
    """The next slot of the ring; its barrier's phase flips at each lap."""
    slot += 1
    lap = slot == STAGES
    return gl.where(lap, 0, slot), gl.where(lap, phase ^ 1, phase)


# --8<-- [end:schedule]


# --8<-- [start:load]
@gluon.jit
def load_tiles(descriptors, queries, ring, sizes, GROUPS: gl.constexpr, CAUSAL: gl.constexpr, SECTION: gl.constexpr):
    """The loading warp: keys and values from the last tile to the first, as slots come free."""
    q_desc, k_desc, v_desc = descriptors
    q_smem, q_full, q_free = queries
    k_smem, v_smem, k_full, k_free, v_full, v_free = ring
    works, blocks, heads, all_heads, seq_k = sizes
    ROWS: gl.constexpr = q_desc.block_type.shape[2]
    BLOCK_N: gl.constexpr = k_desc.block_type.shape[2]
    STAGES: gl.constexpr = k_smem.shape[0]
    slot, phase, q_phase = gl.to_tensor(0), gl.to_tensor(1), gl.to_tensor(1)
    for work in range(gl.program_id(0), works, gl.num_programs(0)):
        all_head, row, tiles, _ = locate(work, blocks, all_heads, seq_k, ROWS * GROUPS, BLOCK_N, CAUSAL, SECTION)
        batch, head = all_head // heads, all_head % heads
        for group in gl.static_range(GROUPS):
            mbarrier.wait(q_free.index(group), q_phase)
            mbarrier.expect(q_full.index(group), q_desc.block_type.nbytes)
            place = [batch, head, row + group * ROWS, 0]
            load(q_desc, place, q_full.index(group), q_smem.index(group))
        q_phase ^= 1
        for i in range(tiles):
            place = [batch, head, (tiles - 1 - i) * BLOCK_N, 0]
            mbarrier.wait(k_free.index(slot), phase)
            mbarrier.expect(k_full.index(slot), k_desc.block_type.nbytes)
            load(k_desc, place, k_full.index(slot), k_smem.index(slot))
            mbarrier.wait(v_free.index(slot), phase)
            mbarrier.expect(v_full.index(slot), v_desc.block_type.nbytes)
            load(v_desc, place, v_full.index(slot), v_smem.index(slot))
            slot, phase = advance(slot, phase, STAGES)


# --8<-- [end:load]
