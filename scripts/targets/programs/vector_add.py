"""programs/vector_add as its launcher starts it, with the compilers' text to show."""

from scripts.cross_compile import Variant, pointer
from snippets.programs.vector_add import BLOCK, add_kernel


def variants() -> list[Variant]:
    return [variant("fp32", BLOCK, 4, show_ir=True), variant("bf16", BLOCK, 4)]


def variant(dtype: str, block: int, num_warps: int, **how) -> Variant:
    """The add of 98,432 elements, the tutorial's length."""
    arguments = {name: pointer(dtype) for name in ("x_ptr", "y_ptr", "out_ptr")} | {"n": 98_432, "BLOCK": block}
    config = {"dtype": dtype, "block": block, "num_warps": num_warps}
    return Variant(add_kernel, arguments, config, options={"num_warps": num_warps}, **how)
