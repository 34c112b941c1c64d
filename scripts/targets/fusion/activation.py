"""fusion/activation, both rungs and the experiment, as their launchers start them at 8,192 columns and at 64."""

from scripts.cross_compile import DTYPES, Variant, pointer
from snippets.fusion.activation import PLAIN_BLOCK, TAIL, activation_kernel, fast_activation_kernel, tile_of
from snippets.fusion.without_gelu import without_gelu_kernel


def variants() -> list[Variant]:
    return [
        plain("bf16", activation_kernel, "plain", show_ir=True),
        plain("fp32", activation_kernel, "plain"),
        plain("bf16", without_gelu_kernel, "no_gelu"),
        fast("bf16", 8192),
        fast("fp16", 8192),
        fast("fp32", 8192),
        fast("bf16", 64),
    ]


def common(dtype: str) -> dict:
    pointers = {name: pointer(dtype) for name in ("x_ptr", "bias_ptr", "y_ptr")}
    return pointers | {"scale": 1.25, "low": -6.0, "high": 6.0}


def plain(dtype: str, kernel, rung: str, **how) -> Variant:
    arguments = common(dtype) | {"columns": 8192, "x_row_stride": 8192, "BLOCK": PLAIN_BLOCK}
    return Variant(kernel, arguments, {"rung": rung, "dtype": dtype, "columns": 8192}, **how)


def fast(dtype: str, columns: int, **how) -> Variant:
    tile = tile_of(columns)
    options = {"num_warps": tile.pop("num_warps")}
    row = {"columns": columns, "x_row_stride": columns, "UNIT": 8}
    arguments = common(dtype) | row | {"rows": 2**26 // columns, "TAIL": TAIL.get(DTYPES[dtype]), **tile}
    return Variant(
        fast_activation_kernel, arguments, {"rung": "fast", "dtype": dtype, "columns": columns}, options, **how
    )
