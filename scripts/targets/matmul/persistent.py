"""The persistent rung as its launcher starts it: aligned, with flipped operands or unaligned rows of C, and in fp32."""

from scripts.cross_compile import Variant, descriptor, pointer
from snippets.matmul.persistent import FP32_TILE, TILE, persistent_matmul_kernel

LAUNCH_OPTIONS = ("num_warps", "num_stages")


def variants() -> list[Variant]:
    return [
        persistent(TILE),
        persistent(TILE, flipped=True),
        persistent(TILE, c_aligned=False),
        persistent(FP32_TILE, dtype="fp32"),
    ]


def persistent(
    tile: dict, flipped: bool = False, c_aligned: bool = True, size: int = 4096, dtype: str = "bf16"
) -> Variant:
    m, n, k = tile["BLOCK_M"], tile["BLOCK_N"], tile["BLOCK_K"]
    arguments = {
        "a_descriptor": descriptor(dtype, [k, m] if flipped else [m, k]),
        "b_descriptor": descriptor(dtype, [n, k] if flipped else [k, n]),
        "c_descriptor": descriptor(dtype, [m, n // tile["SLICES"]]) if c_aligned else None,
        "c_ptr": pointer(dtype),
        **{"M": size, "N": size if c_aligned else size - 1, "K": size},
        **{"A_FLIPPED": flipped, "B_FLIPPED": flipped, "C_ALIGNED": c_aligned},
        **{key: value for key, value in tile.items() if key not in LAUNCH_OPTIONS},
    }
    config = {"dtype": dtype, "flipped": flipped, "c_aligned": c_aligned, **tile}
    return Variant(persistent_matmul_kernel, arguments, config, options={key: tile[key] for key in LAUNCH_OPTIONS})
