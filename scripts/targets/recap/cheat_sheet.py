"""The mistakes of the cheat sheet, for one target each: what is kept is the compiler's refusal."""

from scripts.cross_compile import Variant, pointer
from snippets.recap.cheat_sheet import MISTAKES

ARGUMENTS = {"x_ptr": pointer("fp32"), "y_ptr": pointer("fp32"), "block": 64, "n": 4096}


def variants() -> list[Variant]:
    return [variant(kernel) for kernel in MISTAKES]


def variant(kernel) -> Variant:
    arguments = {name: ARGUMENTS[name] for name in kernel.arg_names}
    return Variant(kernel, arguments, {"mistake": kernel.__name__}, targets=("cuda:90",))
