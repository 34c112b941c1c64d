"""programs/vector_add against the float64 oracle."""

import pytest
import torch

from snippets.programs.vector_add import BLOCK, add, launch
from tests.layouts import LAYOUTS, random, rows_far_apart
from tests.programs import oracle
from tests.support import DEVICE, DTYPES, ROUNDING, relative_error

# NumPy, which the interpreter computes with, warns of inf - inf and of overflow; both are the point of a test.
pytestmark = [
    pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning"),
    pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning"),
]

INF, NAN = float("inf"), float("nan")
# None, one, one less and one more than a block, a block exactly, the tutorial's 98,432, and 0 to 4 dimensions.
SHAPES = [(), (0,), (1,), (BLOCK - 1,), (BLOCK,), (BLOCK + 1,), (98_432,), (3, 0, 5), (7, 11), (2, 3, 5, 7)]


def check(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """The sum is right, new and contiguous, and the inputs are as they were."""
    before = x.clone(), y.clone()
    out = add(x, y)
    assert out.shape == x.shape and out.dtype == x.dtype and out.device == x.device
    assert out.is_contiguous()
    assert out.numel() == 0 or out.data_ptr() not in (x.data_ptr(), y.data_ptr())
    assert torch.equal(x, before[0]) and torch.equal(y, before[1])
    # One rounding to the dtype is all that an add may lose.
    assert relative_error(out, oracle.add(x, y)) <= ROUNDING[x.dtype]
    return out


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_shapes(shape, dtype):
    x, y = (torch.randn(shape, device=DEVICE).to(dtype) for _ in "xy")
    assert torch.equal(check(x, y), x + y)


@pytest.mark.parametrize("y_layout", LAYOUTS)
@pytest.mark.parametrize("x_layout", LAYOUTS)
def test_layouts(x_layout, y_layout):
    check(LAYOUTS[x_layout](33, 70, torch.float32), LAYOUTS[y_layout](33, 70, torch.float32))


def test_the_same_tensor_twice():
    x = random(5, 7, torch.float32)
    assert torch.equal(check(x, x), 2 * x)


@pytest.mark.parametrize("dtype", DTYPES)
def test_infinities_and_nan_as_pytorch(dtype):
    largest = torch.finfo(dtype).max
    values = torch.tensor([INF, -INF, NAN, 0.0, -0.0, largest, -largest, 1.5], device=DEVICE, dtype=dtype)
    x, y = values.repeat(8), values.repeat_interleave(8)
    out, want = add(x, y), x + y
    assert torch.equal(out.isnan(), want.isnan())
    assert torch.equal(out[~out.isnan()], want[~want.isnan()])


def test_rows_more_than_2_31_elements_apart():
    check(rows_far_apart(3, 40, torch.float16), random(3, 40, torch.float16))


@pytest.mark.gpu
def test_more_than_2_31_elements():
    n = 2**31 + 1027
    x, y = (torch.randint(-99, 99, (n,), device=DEVICE, dtype=torch.int8).half() for _ in "xy")
    assert torch.equal(add(x, y), x + y)


def test_errors_name_the_argument_and_the_limit():
    x = random(3, 4, torch.float32)
    with pytest.raises(ValueError, match=r"y must have the shape of x, \(3, 4\), not \(4, 3\)"):
        add(x, x.T)
    with pytest.raises(TypeError, match="y is float16 but x is float32"):
        add(x, x.half())
    with pytest.raises(TypeError, match="x must be float32, float16 or bfloat16, not int64"):
        add(x.long(), x.long())
    with pytest.raises(TypeError, match=r"y must be a dense torch\.Tensor, not float"):
        add(x, 1.0)
    with pytest.raises(ValueError, match="x requires grad"):
        add(x.clone().requires_grad_(), x)
    with torch.no_grad():
        check(x.clone().requires_grad_(), x)


@pytest.mark.parametrize("block", [128, 4096])
def test_any_block_gives_the_same_sum(block):
    x, y = random(1, 5000, torch.float32), random(1, 5000, torch.float32)
    assert torch.equal(launch(x, y, block), add(x, y))
