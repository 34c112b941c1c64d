"""Attention's tiles, and the shared memory that each of its kernels takes on each vendor's GPUs."""

from .checks import item_bytes, one_of
from .gpus import find_gpu
from .matmul import TILE_KEYS
from .stages import BLACKWELL_BARRIERS, async_dot, buffers, matmul_shared_bytes, stage_bytes
from .traffic import SCORE_BYTES

WIDEST_STAGED_PAIR = 64  # with 16 rows a wave and a wider or taller tile, K or V skips an MI350X's LDS
NAIVE_TILE = {"BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 32, "GROUP_M": 1, "num_warps": 8, "num_stages": 3}
NAIVE_FP32_TILE = {"BLOCK_M": 32, "BLOCK_N": 32, "BLOCK_K": 32, "GROUP_M": 1, "num_warps": 8, "num_stages": 3}


def plain_tile(head_dim, dtype="bf16"):
    """The plain flash kernel's tile: small in fp32, whose full precision takes no tensor core."""
    width = padded(head_dim)
    rows, columns = (32, 32) if dtype == "fp32" else (128, 64 if width <= 128 else 32)
    return {"BLOCK_M": rows, "BLOCK_N": columns, "num_warps": 8 if width > 64 else 4}


def flash_shared_bytes(gpu, head_dim, config, dtype="bf16"):
    """Shared memory of one flash program: tiles of K and V for each buffer, and what else its compiler keeps there.

    Hopper and Blackwell keep Q and one buffer a stage; the others one fewer, and Q and the scores in passing.
    """
    item, width, num_stages = item_bytes(dtype), padded(head_dim), config["num_stages"]
    tile = config["BLOCK_N"] * width * item
    q, scores = config["BLOCK_M"] * width * item, config["BLOCK_M"] * config["BLOCK_N"] * item
    if find_gpu(gpu).vendor == "amd":
        kept = 1 if num_stages == 4 else max(1, num_stages - 1)  # 4 stages ask for AMD's schedule of two dots
        in_registers = dtype == "fp32" or config["BLOCK_M"] >= 32 * config["num_warps"]
        return max(q, 2 * kept * tile + (0 if in_registers else scores))
    if not async_dot(gpu, dtype, config["BLOCK_M"], config["num_warps"]):
        moved = q + scores + (128 if config["num_warps"] == 4 else 0) if dtype == "fp32" else 0
        return max(q, 2 * max(1, num_stages - 1) * tile + moved)
    needed = q + (2 * num_stages * tile if num_stages > 1 else tile)
    return needed + (_blackwell_extra(config) if find_gpu(gpu).target == "cuda:100" else 0)


def _blackwell_extra(config):
    """Barriers of two dots, and with 8 warps a place where two warp groups compare their halves of a row."""
    barriers = 2 * BLACKWELL_BARRIERS if config["num_stages"] > 1 else BLACKWELL_BARRIERS // 2
    return barriers + (512 if config["num_warps"] == 8 else 0)


def naive_shared_bytes(gpu, product, dtype="bf16"):
    """Shared memory of one program of naive attention's products: "scores" (Q times K) or "output" (scores times V).

    The scores are fp32: turned round for their store, and read back through registers, a buffer fewer.
    """
    one_of("product", product, ("scores", "output"))
    row, tile = find_gpu(gpu), NAIVE_FP32_TILE if dtype == "fp32" else NAIVE_TILE
    block_m, block_n, block_k, _, num_warps, num_stages = [tile[key] for key in TILE_KEYS]
    num_stages = 2 if row.vendor == "amd" else num_stages
    if dtype == "fp32" or (product == "scores" and row.target != "cuda:90"):
        return matmul_shared_bytes(gpu, block_m, block_n, block_k, num_stages, dtype, num_warps)
    if product == "scores":
        stages = num_stages * stage_bytes(block_m, block_n, block_k, dtype)
        return max(stages, block_m * block_n * SCORE_BYTES)
    a, b = block_m * block_k * SCORE_BYTES, block_n * block_k * item_bytes(dtype)
    kept = buffers(gpu, num_stages, dtype, block_m, num_warps)
    return (num_stages - 1) * a + kept * b + (BLACKWELL_BARRIERS if row.target == "cuda:100" else 0)


def padded(head_dim):
    """BLOCK_D: the power of two that holds head_dim, 16 at least."""
    width = 16
    while width < head_dim:
        width *= 2
    return width


def described_shared_bytes(gpu, head_dim, config, dtype="bf16"):
    """Shared memory of one program of the rung whose tiles come by tensor descriptor: Q, the stages, and barriers.

    On Hopper Q_IN_REGISTERS keeps Q out of it. The others read Q from there all the same.
    """
    row, item, num_stages = find_gpu(gpu), item_bytes(dtype), config["num_stages"]
    tile, q = config["BLOCK_N"] * head_dim * item, config["BLOCK_M"] * head_dim * item
    scores = config["BLOCK_M"] * config["BLOCK_N"] * item
    if row.target == "hip:gfx942":
        return max(q, tile, scores)  # no copies in the background: one at a time in one place
    if row.vendor == "amd":
        one_skips = (
            config["BLOCK_M"] < 32 * config["num_warps"] and max(config["BLOCK_N"], head_dim) > WIDEST_STAGED_PAIR
        )
        kept = 1 if num_stages == 4 else num_stages - 1  # 4 stages ask for AMD's schedule of two dots
        return max(q, (1 if one_skips else 2) * kept * tile + scores)
    barriers = 8 * (2 * num_stages + (1 if num_stages > 2 else 0))
    if row.target == "cuda:100":
        barriers = (barriers + 15) // 16 * 16 + 2 * BLACKWELL_BARRIERS
    elif config.get("Q_IN_REGISTERS", False):
        q = 0
    return q + 2 * num_stages * tile + barriers


def gluon_shared_bytes(head_dim, config):
    """Shared memory of one program of the Hopper rung, bf16: Q and O, the stages, and each warp group's barriers."""
    q, tile = config["BLOCK_M"] * head_dim * 2, config["BLOCK_N"] * head_dim * 2
    return 2 * q + 2 * config["num_stages"] * tile + 304 + 52 * (config["warpgroups"] - 1)
