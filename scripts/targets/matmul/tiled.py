"""matmul/tiled as its launcher starts it, bf16 and fp32, with the compilers' text to show."""

from scripts.cross_compile import Variant, pointer
from snippets.matmul.tiled import FP32_TILE, TILE, matmul_kernel

LAUNCH_OPTIONS = ("num_warps", "num_stages")


def variants() -> list[Variant]:
    return [
        tiled("bf16", TILE, show_ir=True),
        tiled("fp32", FP32_TILE),
    ]


def tiled(dtype: str, tile: dict, size: int = 4096, **how) -> Variant:
    """The plain kernel on row-major square matrices, as `launch` would specialise it."""
    arguments = {"a_ptr": pointer(dtype), "b_ptr": pointer(dtype), "c_ptr": pointer(dtype)}
    arguments |= {"M": size, "N": size, "K": size}
    arguments |= {"a_row_stride": size, "a_column_stride": 1, "b_row_stride": size, "b_column_stride": 1}
    arguments |= {key: value for key, value in tile.items() if key not in LAUNCH_OPTIONS} | {"PRECISION": "ieee"}
    options = {key: tile[key] for key in LAUNCH_OPTIONS}
    return Variant(matmul_kernel, arguments, config={"dtype": dtype, **tile}, options=options, **how)
