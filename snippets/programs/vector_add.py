"""Vector add: the first kernel. One program adds one block of elements; a mask covers the ragged edge."""

import torch
import triton
import triton.language as tl

from snippets.arguments import check_tensors

BLOCK = 1024


# --8<-- [start:kernel]
@triton.jit
def add_kernel(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    program = tl.program_id(0).to(tl.int64)  # int64: program * BLOCK may pass 2**31
    offsets = program * BLOCK + tl.arange(0, BLOCK)
    inside = offsets < n
    x = tl.load(x_ptr + offsets, mask=inside)
    y = tl.load(y_ptr + offsets, mask=inside)
    tl.store(out_ptr + offsets, x + y, mask=inside)


# --8<-- [end:kernel]


# --8<-- [start:launch]
def add(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """x + y, element by element, for two tensors of one shape, dtype (fp32, fp16, bf16) and device; any strides.

    Returns a new, contiguous tensor. Errors: TypeError for other dtypes, ValueError for different shapes or devices.
    """
    check_tensors(x=x, y=y)
    if x.shape != y.shape:
        raise ValueError(f"y must have the shape of x, {tuple(x.shape)}, not {tuple(y.shape)}")
    return launch(x.contiguous(), y.contiguous(), BLOCK)


def launch(x: torch.Tensor, y: torch.Tensor, block: int, num_warps: int = 4) -> torch.Tensor:
    """The same for contiguous inputs, unchecked, with a block and a number of warps of the caller's."""
    out = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    n = out.numel()
    if n:  # a grid of 0 programs is an error
        with torch.cuda.device_of(x):  # Triton launches on the current GPU
            add_kernel[(triton.cdiv(n, block),)](x, y, out, n, BLOCK=block, num_warps=num_warps)
    return out


# --8<-- [end:launch]
