"""The rung for few rows as its launcher starts it, for 1 to 16 rows and for 64."""

from scripts.cross_compile import TARGETS, Target, Variant, pointer
from snippets.matmul.skinny import BLOCK_N, STAGE_BYTES_K, add_partials_kernel, skinny_kernel, stages_for


def variants() -> list[Variant]:
    added = {"partial_ptr": pointer("fp32"), "c_ptr": pointer("bf16"), "elements": 16 * 2048}
    added |= {"SPLITS": 4, "BLOCK": 1024}
    sums = Variant(add_partials_kernel, added, {"dtype": "bf16", "kernel": "add_partials", "SPLITS": 4})
    shapes = [(16, 1), (16, 4), (64, 1)]
    return [skinny(rows, splits, target) for rows, splits in shapes for target in TARGETS.values()] + [sums]


def skinny(rows: int, splits: int, target: Target, size: int = 8192) -> Variant:
    shape = {"BLOCK_M": rows, "BLOCK_N": BLOCK_N, "BLOCK_K": STAGE_BYTES_K // 2, "SPLITS": splits}
    arguments = {"a_ptr": pointer("bf16"), "b_ptr": pointer("bf16")}
    arguments |= {"partial_ptr": pointer("bf16" if splits == 1 else "fp32"), "M": rows, "N": size, "K": size}
    arguments |= {"a_row_stride": size, "a_column_stride": 1, "b_row_stride": size, "b_column_stride": 1}
    options = {"num_warps": 4, "num_stages": stages_for(rows, target.shared_limit)}
    config = {"dtype": "bf16", "kernel": "skinny", **shape, **options}
    return Variant(skinny_kernel, arguments | shape, config, options, targets=(target.name,))
