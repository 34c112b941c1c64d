"""One Triton source, four targets: the activation of the story, with every compiler's text to show."""

from scripts.cross_compile import Variant, pointer
from snippets.fusion.activation import PLAIN_BLOCK, activation_kernel


def variants() -> list[Variant]:
    columns = 8192
    arguments = {"x_ptr": pointer("bf16"), "bias_ptr": pointer("bf16"), "y_ptr": pointer("bf16")}
    arguments |= {"columns": columns, "x_row_stride": columns, "scale": 1.25, "low": -6.0, "high": 6.0}
    arguments |= {"BLOCK": PLAIN_BLOCK}
    return [Variant(activation_kernel, arguments, {"dtype": "bf16", "BLOCK": PLAIN_BLOCK}, show_ir=True)]
