"""fusion/softmax, each rung as its launcher starts it, at the narrowest and the widest row it is meant for."""

from collections.abc import Iterator

import triton

from scripts.cross_compile import Variant, pointer
from snippets.fusion.softmax import (
    WIDEST_TILE,
    chunk_of,
    kept_chunk_of,
    kept_softmax_kernel,
    looped_softmax_kernel,
    softmax_kernel,
    tiled_softmax_kernel,
)

ELEMENTS = 2**27


NVIDIA, AMD = ("cuda:90", "cuda:100"), ("hip:gfx942", "hip:gfx950")


def variants() -> list[Variant]:
    return [
        *plain("bf16", 4096, show_ir=True),
        *plain("bf16", 65_536),
        tiled("bf16", 64),
        tiled("bf16", 2048),
        tiled("fp32", 1024),
        *walked("looped", "bf16", 4096),
        *walked("looped", "bf16", 16_384),
        *walked("looped", "bf16", 32_768),
        *walked("looped", "fp32", 65_536),
        *walked("kept", "bf16", 65_536),
        *walked("kept", "bf16", 262_144),
    ]


def common(dtype: str, columns: int) -> dict:
    return {"x_ptr": pointer(dtype), "y_ptr": pointer(dtype), "columns": columns, "x_row_stride": columns}


def config(rung: str, dtype: str, columns: int, num_warps: int) -> dict:
    return {"rung": rung, "dtype": dtype, "columns": columns, "num_warps": num_warps}


def tiled(dtype: str, columns: int) -> Variant:
    tile = {"rows": ELEMENTS // columns, "UNIT": 8, "ROWS": WIDEST_TILE // columns, "BLOCK": columns}
    shown = config("tiled", dtype, columns, 4)
    return Variant(tiled_softmax_kernel, common(dtype, columns) | tile, shown, {"num_warps": 4})


def plain(dtype: str, columns: int, **how) -> Iterator[Variant]:
    """An AMD warp is twice as wide, so the widest program has half as many."""
    for targets, most_warps in ((NVIDIA, 32), (AMD, 16)):
        num_warps = min(max(columns // 1024, 4), most_warps)
        shown = config("plain", dtype, columns, num_warps)
        arguments = common(dtype, columns) | {"BLOCK": columns}
        yield Variant(softmax_kernel, arguments, shown, {"num_warps": num_warps}, targets, **how)


def walked(rung: str, dtype: str, columns: int) -> Iterator[Variant]:
    """The same threads everywhere: half as many AMD warps."""
    kernel = {"looped": looped_softmax_kernel, "kept": kept_softmax_kernel}[rung]
    chunk = chunk_of(columns, 8) if rung == "looped" else kept_chunk_of(columns)
    lines, threads, limit = chunk["lines"], chunk["threads"], {k: v for k, v in chunk.items() if k == "maxnreg"}
    sizes = {"chunks": triton.cdiv(columns, lines * 8 * threads), "UNIT": 8, "LINES": lines, "LANES": 8 * threads}
    arguments = common(dtype, columns) | sizes
    for targets, warp, options in ((NVIDIA, 32, limit), (AMD, 64, {})):
        num_warps = threads // warp
        shown = config(rung, dtype, columns, num_warps)
        yield Variant(kernel, arguments, shown, {"num_warps": num_warps, **options}, targets)
