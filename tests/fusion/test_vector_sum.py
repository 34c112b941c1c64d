"""fusion/vector_sum against float64: all sizes and layouts."""

import pytest
import torch

from snippets.fusion.vector_sum import BLOCK, vector_sum
from tests.layouts import LAYOUTS
from tests.support import DEVICE, DTYPES

INF, NAN = float("inf"), float("nan")


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(), (0,), (1,), (BLOCK - 1,), (BLOCK,), (BLOCK + 1,), (3, 0), (7, 3, 1000)])
def test_the_sum_is_right_to_fp32s_rounding(shape, dtype):
    x = torch.randn(shape, device=DEVICE).to(dtype)
    total = vector_sum(x)
    assert total.shape == () and total.dtype == torch.float32 and total.device == x.device
    assert abs(total.double() - x.double().sum()) <= 2**-20 * x.double().abs().sum()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_any_strides(layout):
    x = LAYOUTS[layout](33, 65, torch.float32)
    torch.testing.assert_close(vector_sum(x).double(), x.double().sum(), rtol=1e-5, atol=1e-4)


def test_16_bit_inputs_are_added_in_fp32():
    """70,000 ones are beyond fp16, whose largest number is 65,504, and beyond bf16's eight bits."""
    assert vector_sum(torch.ones(70_000, dtype=torch.float16, device=DEVICE)) == 70_000


@pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning")
@pytest.mark.parametrize("values", [(INF,), (-INF,), (INF, -INF), (NAN,)])
def test_inf_and_nan_are_as_pytorchs(values):
    x = torch.zeros(2 * BLOCK, device=DEVICE)
    for place, value in enumerate(values):
        x[place * BLOCK] = value
    torch.testing.assert_close(vector_sum(x), x.sum(), equal_nan=True)


def test_a_second_call_starts_from_zero():
    x = torch.ones(10, device=DEVICE)
    assert [vector_sum(x).item() for _ in range(2)] == [10, 10]


def test_bad_arguments_are_named():
    with pytest.raises(TypeError, match="x must be float32, float16 or bfloat16"):
        vector_sum(torch.ones(3, dtype=torch.int32, device=DEVICE))
    with pytest.raises(ValueError, match="x requires grad"):
        vector_sum(torch.ones(3, device=DEVICE, requires_grad=True))
