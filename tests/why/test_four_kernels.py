"""why/four_kernels: the chain is the function that the book fuses, one operator at a time."""

import pytest
import torch

from snippets.why.four_kernels import eager_activation
from tests.fusion import oracle
from tests.layouts import random
from tests.support import GPU, ROUNDING, relative_error

DTYPES = [torch.float32] + ([torch.float16, torch.bfloat16] if GPU else [])


@pytest.mark.parametrize("dtype", DTYPES)
def test_the_chain_is_within_four_roundings(dtype):
    x, bias = random(40, 50, dtype), random(1, 50, dtype)[0]
    exact = oracle.activation(x, bias, 1.25)
    assert relative_error(eager_activation(x, bias, 1.25), exact) <= 4 * ROUNDING[dtype]


def test_the_chain_is_four_operators():
    x, bias = random(4, 5, torch.float32), random(1, 5, torch.float32)[0]
    with torch.profiler.profile() as profile:
        eager_activation(x, bias, 1.25)
    called = [event.name for event in profile.events() if event.name.startswith("aten::") and event.cpu_parent is None]
    assert called == ["aten::add", "aten::gelu", "aten::mul", "aten::clamp"]
