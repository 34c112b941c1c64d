"""fusion/vector_sum as its launcher starts it."""

from scripts.cross_compile import Variant, pointer
from snippets.fusion.vector_sum import BLOCK, sum_kernel


def variants() -> list[Variant]:
    return [variant("fp32"), variant("bf16")]


def variant(dtype: str) -> Variant:
    arguments = {"x_ptr": pointer(dtype), "total_ptr": pointer("fp32"), "n": 2**20, "BLOCK": BLOCK}
    return Variant(sum_kernel, arguments, {"dtype": dtype, "block": BLOCK, "num_warps": 4}, {"num_warps": 4})
