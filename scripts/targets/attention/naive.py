"""attention/naive: the product kernel, as the scores and as the output are computed."""

from scripts.cross_compile import Variant, pointer
from snippets.attention.naive import product_kernel

SEQ, HEADS, HEAD_DIM = 4096, 16, 128


def variants() -> list[Variant]:
    return [
        variant("scores", pointer("bf16"), pointer("fp32"), (SEQ, SEQ, HEAD_DIM), (1, HEAD_DIM)),
        variant("output", pointer("fp32"), pointer("bf16"), (SEQ, HEAD_DIM, SEQ), (HEAD_DIM, 1)),
    ]


def variant(product: str, a, out, sizes: tuple[int, int, int], b_strides: tuple[int, int]) -> Variant:
    M, N, K = sizes
    arguments = {"a_ptr": a, "b_ptr": pointer("bf16"), "out_ptr": out, "heads": HEADS, "M": M, "N": N, "K": K}
    arguments |= {"scale": 0.125, **strides("a", M, K), **strides("out", M, N)}
    arguments |= {**strides("b", K, N), "b_row_stride": b_strides[0], "b_column_stride": b_strides[1]}
    arguments |= {"CAUSAL": False, "BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 32}
    config = {"product": product, "BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 32, "num_warps": 8}
    return Variant(product_kernel, arguments, config, {"num_warps": 8})


def strides(name: str, rows: int, columns: int) -> dict[str, int]:
    """Of a contiguous (batch, heads, rows, columns) tensor."""
    per_head = rows * columns
    steps = {"batch": HEADS * per_head, "head": per_head, "row": columns, "column": 1}
    return {f"{name}_{axis}_stride": step for axis, step in steps.items()}
