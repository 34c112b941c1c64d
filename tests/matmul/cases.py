"""What any matmul of the book must do, whichever rung it is: each test of a rung calls these."""

import pytest
import torch

from tests.matmul import oracle
from tests.support import DEVICE, ROUNDING, relative_error

# One and zero on every side, one more and one less than a power of two, more than one tile each way.
SHAPES = [
    (1, 1, 1),
    (1, 70, 33),
    (70, 1, 33),
    (17, 19, 1),
    (0, 5, 7),
    (5, 0, 7),
    (5, 7, 0),
    (0, 0, 0),
    (16, 16, 16),
    (65, 63, 31),
    (33, 129, 64),
    (150, 40, 65),
]

LAYOUTS = {
    "row-major": lambda rows, columns, dtype: random(rows, columns, dtype),
    "column-major": lambda rows, columns, dtype: random(columns, rows, dtype).T,
    "every third column": lambda rows, columns, dtype: random(rows, 3 * columns, dtype)[:, ::3],
    "a view off the grid": lambda rows, columns, dtype: random(rows + 1, columns + 3, dtype)[1:, 1:-2],
    "an odd stride of rows": lambda rows, columns, dtype: random(rows, columns + 1, dtype)[:, :columns],
    "one row for all": lambda rows, columns, dtype: random(1, columns, dtype).expand(rows, columns),
    "one column for all": lambda rows, columns, dtype: random(rows, 1, dtype).expand(rows, columns),
}


def random(rows: int, columns: int, dtype: torch.dtype) -> torch.Tensor:
    return torch.randn(rows, columns, device=DEVICE).to(dtype)


def check(matmul, a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    """The product is right, new and contiguous, and a and b are as they were."""
    before = a.clone(), b.clone()
    c = matmul(a, b)
    assert c.shape == (a.shape[0], b.shape[1])
    assert c.dtype == a.dtype and c.is_contiguous() and c.device == a.device
    assert torch.equal(a, before[0]) and torch.equal(b, before[1])
    # Sums run in fp32, which rounds by what is added, however little the sum cancels down to; the result rounds once.
    exact, added = oracle.matmul(a, b), oracle.matmul(a.abs(), b.abs())
    allowed = 1.5 * ROUNDING[a.dtype] * exact.norm() + 4 * ROUNDING[torch.float32] * added.norm()
    assert (c.double() - exact).norm() <= allowed
    return c


def check_non_finite(matmul, dtype: torch.dtype) -> None:
    """An infinity reaches its row or column, inf * 0 and inf - inf are NaN, and nothing else is touched."""
    a, b = random(40, 33, dtype), random(33, 50, dtype)
    a[3, 5], a[7, 2], b[9, 11], a[20, 0], a[20, 1] = (
        float("inf"),
        float("nan"),
        float("-inf"),
        float("inf"),
        float("-inf"),
    )
    b[5, 4] = 0.0
    want = oracle.matmul(a, b)
    c = matmul(a, b)
    assert torch.equal(c.isnan(), want.isnan())
    assert torch.equal(c.isinf(), want.isinf())
    assert torch.equal(c[c.isinf()].sign().double(), want[want.isinf()].sign())
    finite = want.isfinite()
    torch.testing.assert_close(c[finite].double(), want[finite], rtol=8 * ROUNDING[dtype], atol=0.02)


def check_refusals(matmul) -> None:
    """Bad arguments are named, with the limit they break."""
    a, b = random(4, 6, torch.float32), random(6, 5, torch.float32)
    with pytest.raises(ValueError, match="b must have 6 rows"):
        matmul(a, b[:5])
    with pytest.raises(ValueError, match="a must have 2 dimensions"):
        matmul(a[None], b)
    with pytest.raises(ValueError, match="b must have 2 dimensions"):
        matmul(a, b[:, 0])
    with pytest.raises(TypeError, match=r"b is float16 but a is float32"):
        matmul(a, b.half())
    with pytest.raises(TypeError, match="a must be float32, float16 or bfloat16"):
        matmul(a.double(), b.double())
    with pytest.raises(TypeError, match="b must be a dense"):
        matmul(a, [[1.0]])
    with pytest.raises(ValueError, match=r"b has an axis of 2,147,483,640: lengths from 2,147,479,553 to 2³¹ - 1 must"):
        matmul(a[:, :1], a[:1, :1].expand(1, 2**31 - 8))
    with pytest.raises(ValueError, match="a requires grad"):
        matmul(a.clone().requires_grad_(), b)
    with torch.no_grad():
        check(matmul, a.clone().requires_grad_(), b)


# M, N, K: more than 2**31 elements in c, in a, in b
HUGE = [(2**16 + 1, 2**15 + 1, 8), (2**21 + 1, 16, 1024), (16, 2**21 + 1, 1024)]


def check_huge(matmul, shape: tuple[int, int, int]) -> None:
    """The last rows and columns of a product with a matrix of more than 2**31 elements."""
    M, N, K = shape
    assert max(M * N, M * K, K * N) > 2**31
    a, b = (torch.randn(size, device=DEVICE, dtype=torch.float16) for size in ((M, K), (K, N)))
    c = matmul(a, b)
    rows, columns = slice(-min(M, 1000), None), slice(-min(N, 1000), None)
    want = oracle.matmul(a[rows], b[:, columns])
    assert relative_error(c[rows, columns], want) <= 2 * ROUNDING[torch.float16]


def far_apart(rows: int, columns: int, row_stride: int, column_stride: int, dtype: torch.dtype) -> torch.Tensor:
    """A small matrix whose elements lie more than 2**31 elements apart, in memory touched only where used."""
    last = (rows - 1) * row_stride + (columns - 1) * column_stride
    assert last > 2**31
    storage = torch.empty(last + 1, dtype=dtype, device=DEVICE)  # untouched pages take no memory
    matrix = storage.as_strided((rows, columns), (row_stride, column_stride))
    return matrix.copy_(random(rows, columns, dtype))
