"""What the copy engine asks of a matrix, and a copy of those that do not comply."""

from collections.abc import Callable

import torch
import triton
import triton.language as tl

from snippets.matmul.launching import Launch
from snippets.matmul.machine import gpu_of


# --8<-- [start:rules]
def aligned(matrix: torch.Tensor) -> bool:
    """Whether a tensor descriptor can describe it: rows of neighbours, each starting at a multiple of 16 bytes."""
    row_stride, column_stride = matrix.stride()
    in_rows = column_stride == 1 and row_stride >= matrix.shape[1]
    return in_rows and row_stride * matrix.element_size() % 16 == 0 and matrix.data_ptr() % 16 == 0


def flipped(matrix: torch.Tensor) -> bool:
    """Whether its transpose has rows of neighbours, and the matrix itself has not: column-major."""
    return matrix.stride(0) == 1 and matrix.stride(1) != 1


def describable(matrix: torch.Tensor) -> torch.Tensor:
    """The matrix, or its transpose if it is flipped: as it is if a descriptor can take it, else a padded copy."""
    rows = matrix.T if flipped(matrix) else matrix
    return rows if aligned(rows) else padded(rows)


# --8<-- [end:rules]


# --8<-- [start:kernel]
@triton.jit
def pad_kernel(x_ptr, y_ptr, columns, x_row_stride, x_column_stride, width, BLOCK: tl.constexpr):
    """Copy up to BLOCK elements of a row into a row of `width`; zeros fill its end, and add nothing to a product."""
    blocks = tl.cdiv(width, BLOCK)
    row = (tl.program_id(0) // blocks).to(tl.int64)
    column = (tl.program_id(0) % blocks).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * x_row_stride + column * x_column_stride, column < columns, other=0.0)
    tl.store(y_ptr + row * width + column, x, column < width)


# --8<-- [end:kernel]


def padded(matrix: torch.Tensor) -> torch.Tensor:
    """A copy, wider by up to 7 columns of zeros, whose rows start at multiples of 16 bytes: n² work to speed up n³."""
    with gpu_of(matrix):
        return padder(matrix)(matrix)


def padder(matrix: torch.Tensor) -> Callable[[torch.Tensor], torch.Tensor]:
    """`padded` for matrices on the same GPU and laid out like this one."""
    (rows, columns), strides = matrix.shape, matrix.stride()
    unit = 16 // matrix.element_size()
    width = triton.cdiv(columns, unit) * unit
    block = min(4096, triton.next_power_of_2(width))
    start = Launch(pad_kernel, (rows * triton.cdiv(width, block),), BLOCK=block)

    def pad(matrix: torch.Tensor) -> torch.Tensor:
        copy = matrix.new_empty((rows, width))
        start(matrix, copy, columns, *strides, width)
        return copy

    return pad
