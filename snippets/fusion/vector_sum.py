"""The sum of all elements in one launch: each program adds its block's sum to one number in memory, by an atomic."""

import torch
import triton
import triton.language as tl

from snippets.arguments import check_tensors

BLOCK = 4096


# --8<-- [start:kernel]
@triton.jit
def sum_kernel(x_ptr, total_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, mask=offsets < n, other=0.0).to(tl.float32)
    tl.atomic_add(total_ptr, tl.sum(x), sem="relaxed")


# --8<-- [end:kernel]


# --8<-- [start:launch]
def vector_sum(x: torch.Tensor) -> torch.Tensor:
    """The sum of x (any shape and strides; fp32, fp16 or bf16), in fp32: a 0-D tensor.

    The blocks' sums are added in the order in which programs come to it, so two runs may differ in the last bits.
    Errors: see `check_tensors`.
    """
    check_tensors(x=x)
    total = torch.zeros((), dtype=torch.float32, device=x.device)
    if x.numel():  # a grid of 0 programs is an error
        with torch.cuda.device_of(x):  # Triton launches on the current GPU
            sum_kernel[(triton.cdiv(x.numel(), BLOCK),)](x.contiguous(), total, x.numel(), BLOCK=BLOCK)
    return total


# --8<-- [end:launch]
