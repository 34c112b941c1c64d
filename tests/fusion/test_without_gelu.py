"""fusion/without_gelu: the experiment computes what it says."""

import pytest
import torch

from snippets.fusion.without_gelu import without_gelu
from tests.layouts import random
from tests.support import DEVICE, DTYPES, ROUNDING, relative_error


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(1, 1), (5, 70), (3, 2055)], ids=str)
def test_everything_but_the_gelu(shape, dtype):
    x, bias = random(*shape, dtype), random(1, shape[1], dtype)[0]
    exact = ((x.double() + bias.double()) * 1.25).clamp(-6, 6)
    # One rounding to the dtype, and for fp32 those of the sum and the product.
    assert relative_error(without_gelu(x, bias, 1.25), exact) <= 3 * ROUNDING[dtype]


def test_empty():
    x = torch.empty(0, 5, device=DEVICE)
    assert without_gelu(x, torch.zeros(5, device=DEVICE), 1.0).shape == (0, 5)
