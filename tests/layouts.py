"""The ways a tensor may lie in memory, each by a name that shows in a test's report."""

import torch

from tests.support import DEVICE

LAYOUTS = {
    "contiguous": lambda rows, columns, dtype: random(rows, columns, dtype),
    "transposed": lambda rows, columns, dtype: random(columns, rows, dtype).T,
    "every third column": lambda rows, columns, dtype: random(rows, 3 * columns, dtype)[:, ::3],
    "every other row": lambda rows, columns, dtype: random(2 * rows, columns, dtype)[::2],
    "a view off the grid": lambda rows, columns, dtype: random(rows + 1, columns + 3, dtype)[1:, 1:-2],
    "one row for all": lambda rows, columns, dtype: random(1, columns, dtype).expand(rows, columns),
    "one column for all": lambda rows, columns, dtype: random(rows, 1, dtype).expand(rows, columns),
    "one element for all": lambda rows, columns, dtype: random(1, 1, dtype).expand(rows, columns),
}


def random(rows: int, columns: int, dtype: torch.dtype) -> torch.Tensor:
    return (2 * torch.randn(rows, columns, device=DEVICE)).to(dtype)


def rows_far_apart(rows: int, columns: int, dtype: torch.dtype) -> torch.Tensor:
    """A small matrix whose last row begins past 2**31 elements, in memory that is touched only where used."""
    stride = 2**31 // (rows - 1) + 16
    storage = torch.empty((rows - 1) * stride + columns, dtype=dtype, device=DEVICE)  # untouched pages take no memory
    return storage.as_strided((rows, columns), (stride, 1)).copy_(random(rows, columns, dtype))
