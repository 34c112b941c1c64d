"""An experiment: the plain fused kernel with the GELU taken out. What is left of its time was never the arithmetic."""

import torch
import triton
import triton.language as tl

from snippets.fusion.activation import PLAIN_BLOCK, as_rows, check_arguments, clamp, plain_programs


# --8<-- [start:kernel]
@triton.jit
def without_gelu_kernel(
    x_ptr, bias_ptr, y_ptr, columns, x_row_stride, scale, low, high, BLOCK: tl.constexpr
):  # fmt: skip
    """The kernel of fusion/activation, one line shorter."""
    program, blocks_per_row = tl.program_id(0), (columns - 1) // BLOCK + 1
    row = (program // blocks_per_row).to(tl.int64)  # row * stride may pass 2**31
    block = (program % blocks_per_row).to(tl.int64)
    column = block * BLOCK + tl.arange(0, BLOCK)
    inside = column < columns
    x = tl.load(x_ptr + row * x_row_stride + column, mask=inside, other=0.0)
    bias = tl.load(bias_ptr + column, mask=inside, other=0.0)
    x = x.to(tl.float32) + bias.to(tl.float32)
    y = clamp(x * scale, low, high)
    tl.store(y_ptr + row * columns + column, y, mask=inside)


# --8<-- [end:kernel]


def without_gelu(
    x: torch.Tensor, bias: torch.Tensor, scale: float, low: float = -6.0, high: float = 6.0
) -> torch.Tensor:
    """clamp((x + bias) * scale): arguments, result and errors as `fused_activation`."""
    scale, low, high = check_arguments(x, bias, scale, low, high)
    y = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    if y.numel():
        rows = as_rows(x)
        programs = plain_programs(rows)
        with torch.cuda.device_of(x):  # Triton launches on the current GPU
            without_gelu_kernel[(programs,)](
                rows, bias.contiguous(), y, rows.shape[1], rows.stride(0), scale, low, high, BLOCK=PLAIN_BLOCK
            )
    return y
