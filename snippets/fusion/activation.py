"""clamp(gelu(x + bias) * scale) in one kernel: the tensor crosses the bus once each way instead of four times.

Two rungs: `plain`, with the error function, and `fast`, which replaces it by one power of two. scripts/fit_gelu.py
finds the fast rung's coefficients.
"""

import math
from numbers import Real

import torch
import triton
import triton.language as tl

from snippets.arguments import check_tensors

PLAIN_BLOCK = 1024
MOST_PROGRAMS = 2**31 - 1  # of one launch


# --8<-- [start:clamp]
@triton.jit
def clamp(y, low, high):
    """torch.clamp: NaN stays NaN, where a GPU would drop it; low > high gives high."""
    y = tl.maximum(y, low, propagate_nan=tl.PropagateNan.ALL)
    return tl.minimum(y, high, propagate_nan=tl.PropagateNan.ALL)


# --8<-- [end:clamp]


# --8<-- [start:kernel]
@triton.jit
def activation_kernel(
    x_ptr, bias_ptr, y_ptr, columns, x_row_stride, scale, low, high, BLOCK: tl.constexpr
):  # fmt: skip
    """One program computes up to BLOCK elements of one row, in fp32."""
    program, blocks_per_row = tl.program_id(0), (columns - 1) // BLOCK + 1
    row = (program // blocks_per_row).to(tl.int64)  # row * stride may pass 2**31
    block = (program % blocks_per_row).to(tl.int64)
    column = block * BLOCK + tl.arange(0, BLOCK)
    inside = column < columns
    x = tl.load(x_ptr + row * x_row_stride + column, mask=inside, other=0.0)
    bias = tl.load(bias_ptr + column, mask=inside, other=0.0)
    x = x.to(tl.float32) + bias.to(tl.float32)
    gelu = 0.5 * x * (1.0 + tl.erf(x * 0.7071067811865476))
    y = clamp(gelu * scale, low, high)
    tl.store(y_ptr + row * columns + column, y, mask=inside)


# --8<-- [end:kernel]


# --8<-- [start:plain]
def plain(x: torch.Tensor, bias: torch.Tensor, scale: float, low: float = -6.0, high: float = 6.0) -> torch.Tensor:
    """`fused_activation` by the kernel that the page teaches."""
    scale, low, high = check_arguments(x, bias, scale, low, high)
    y = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    if y.numel():
        rows = as_rows(x)
        programs = plain_programs(rows)
        with torch.cuda.device_of(x):  # Triton launches on the current GPU
            activation_kernel[(programs,)](
                rows, bias.contiguous(), y, rows.shape[1], rows.stride(0), scale, low, high, BLOCK=PLAIN_BLOCK
            )
    return y


# --8<-- [end:plain]


def plain_programs(rows: torch.Tensor) -> int:
    """How many programs the plain kernel needs for rows (rows, columns)."""
    programs = rows.shape[0] * triton.cdiv(rows.shape[1], PLAIN_BLOCK)
    if programs > MOST_PROGRAMS:
        raise ValueError(f"x must have at most {MOST_PROGRAMS:,} rows, a program each, not {rows.shape[0]:,}")
    return programs


# gelu(x) = relu(x) - |x| Phi(-|x|), and log2 Phi(-a) is close to a polynomial in a: of degree 7 (bf16) or 9 (fp16) for
# a from 0 to 13.6, where |x| Phi(-|x|) vanishes in bf16. It falls ever faster beyond. Powers ascend; the first carries
# + EXPONENT_SHIFT, so that the hardware's power of two, which flushes subnormal results to zero, stays normal.
EXPONENT_SHIFT = tl.constexpr(24)
TAIL = {
    torch.bfloat16: (
        *(22.999106, -1.1419302, -0.4743674, -0.043667828, 0.0052762285, -0.00039636531, 1.6485399e-05),
        -2.882572e-07,
    ),
    torch.float16: (
        *(22.999962, -1.1508689, -0.45902839, -0.053763828, 0.0085882925, -0.0010029387, 8.1234668e-05),
        *(-4.2764524e-06, 1.3074172e-07, -1.7544815e-09),
    ),
}


# --8<-- [start:fast_gelu]
@triton.jit
def gelu_by_erf(x):
    """For fp32: nothing shorter is as exact."""
    return 0.5 * x * (1.0 + tl.erf(x * 0.7071067811865476))


@triton.jit
def gelu_by_exponent(x, TAIL: tl.constexpr):
    """relu(x) - |x| 2**polynomial(|x|): one power of two and no division."""
    size = tl.abs(x)
    tail = tl.minimum(size, 20.0)  # beyond 20 the power is 0, and inf * 0 would be NaN
    exponent = tl.full(x.shape, TAIL[len(TAIL) - 1], tl.float32)
    for power in tl.static_range(len(TAIL) - 2, -1, -1):
        exponent = exponent * tail + TAIL[power]
    relu = 0.5 * x + 0.5 * size  # -inf gives NaN here, as 0 * -inf does in PyTorch
    return relu - tail * (tl.exp2(exponent) * 2.0**-EXPONENT_SHIFT)


# --8<-- [end:fast_gelu]


# --8<-- [start:fast]
@triton.jit
def fast_activation_kernel(
    x_ptr,
    bias_ptr,
    y_ptr,
    rows,
    columns,
    x_row_stride,
    scale,
    low,
    high,
    TAIL: tl.constexpr,
    UNIT: tl.constexpr,
    ROWS: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """One program computes ROWS x BLOCK elements and loads their piece of the bias once."""
    columns = columns // UNIT * UNIT  # the same number, but now the compiler sees that UNIT
    x_row_stride = x_row_stride // UNIT * UNIT  # divides it, and loads 16 bytes at once
    program, blocks_per_row = tl.program_id(0), (columns - 1) // BLOCK + 1
    row = (program // blocks_per_row).to(tl.int64) * ROWS + tl.arange(0, ROWS)
    block = (program % blocks_per_row).to(tl.int64)
    column = block * BLOCK + tl.arange(0, BLOCK)
    inside = (row < rows)[:, None] & (column < columns)[None, :]
    x_row = x_ptr + (row * x_row_stride)[:, None]
    x = tl.load(x_row + column[None, :], mask=inside, other=0.0, eviction_policy="evict_last")
    bias = tl.load(bias_ptr + column, mask=column < columns, other=0.0)
    x = x.to(tl.float32) + bias.to(tl.float32)[None, :]
    gelu = gelu_by_erf(x) if TAIL is None else gelu_by_exponent(x, TAIL)
    y = clamp(gelu * scale, low, high)
    y_row = y_ptr + (row * columns)[:, None]
    tl.store(y_row + column[None, :], y, mask=inside, eviction_policy="evict_first")


# --8<-- [end:fast]


# --8<-- [start:launch]
def fused_activation(
    x: torch.Tensor, bias: torch.Tensor, scale: float, low: float = -6.0, high: float = 6.0
) -> torch.Tensor:
    """clamp(gelu(x + bias) * scale, low, high), with PyTorch's exact (erf) GELU, computed in fp32 and rounded once.

    x has shape (…, columns) and any strides, bias (columns,), both fp32, fp16 or bf16; scale, low and high are numbers.
    Returns a new, contiguous tensor. bf16 and fp16 results lie within one rounding step of the exact value, fp32 within
    what `tl.erf` allows. Errors: TypeError for other dtypes or a tensor as a number, ValueError for shapes that do not
    fit.
    """
    scale, low, high = check_arguments(x, bias, scale, low, high)
    y = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    if y.numel():
        launch(as_rows(x), bias.contiguous(), y, scale, low, high, **tile_of(x.shape[-1]))
    return y


def launch(x, bias, y, scale: float, low: float, high: float, ROWS: int, BLOCK: int, **options) -> None:
    """Run the fast kernel on rows x (rows, columns), unchecked, with a tile and launch options of the caller's."""
    rows, columns = x.shape
    unit = math.gcd(columns, x.stride(0), 8)  # eight bf16 numbers are 16 bytes
    programs = triton.cdiv(rows, ROWS) * triton.cdiv(columns, BLOCK)
    with torch.cuda.device_of(x):  # Triton launches on the current GPU
        fast_activation_kernel[(programs,)](
            *(x, bias, y, rows, columns, x.stride(0), scale, low, high),
            TAIL=TAIL.get(x.dtype),
            UNIT=unit,
            ROWS=ROWS,
            BLOCK=BLOCK,
            **options,
        )


def tile_of(columns: int) -> dict:
    """A tile of 4,096 elements, of the widest block whose last one in a row is not mostly empty."""
    widths = [256, 128, 64]
    block = next((width for width in widths if triton.cdiv(columns, width) * width <= 1.125 * columns), 64)
    return {"ROWS": 4096 // block, "BLOCK": block, "num_warps": 4}


# --8<-- [end:launch]


def as_rows(x: torch.Tensor) -> torch.Tensor:
    """x as (rows, columns) with neighbours in a row side by side; copied only where its strides ask for it."""
    rows = x.reshape(-1, x.shape[-1])
    return rows if rows.stride(1) == 1 else rows.contiguous()


def check_arguments(x, bias, scale, low, high) -> tuple[float, float, float]:
    """Raise unless the arguments are what `fused_activation` takes; the three numbers as floats."""
    check_tensors(x=x, bias=bias)
    if x.ndim == 0:
        raise ValueError("x must have at least 1 dimension, the one that bias runs along, not 0")
    if bias.shape != x.shape[-1:]:
        raise ValueError(f"bias must have the shape of x's last axis, ({x.shape[-1]},), not {tuple(bias.shape)}")
    return tuple(check_number(name, value) for name, value in (("scale", scale), ("low", low), ("high", high)))


def check_number(name: str, value: float) -> float:
    if not isinstance(value, Real):
        raise TypeError(f"{name} must be a Python number, not {type(value).__name__}")
    try:
        return float(value)
    except OverflowError:
        raise ValueError(f"{name} must fit a float, not {value}") from None
