"""The fused activation's gradients against float64 autograd of the chain, for whichever inputs need one."""

import pytest
import torch

from snippets.production.trainable import trainable_activation
from snippets.why.four_kernels import eager_activation
from tests.layouts import LAYOUTS
from tests.support import DEVICE, DTYPES, ROUNDING, relative_error

NUMBERS = (1.25, -0.1, 2.0)  # both limits are hit


def gradients(activation, tensors, needed, weights):
    """dtensor for each tensor that is needed, of sum(weights * activation)."""
    inputs = [tensor.detach().requires_grad_(need) for tensor, need in zip(tensors, needed, strict=True)]
    y = activation(*inputs, *NUMBERS)
    return y, torch.autograd.grad((y * weights.to(y.dtype)).sum(), [one for one in inputs if one.requires_grad])


@pytest.mark.parametrize("needed", [(True, True), (True, False), (False, True)])
@pytest.mark.parametrize("dtype", DTYPES)
def test_gradients_are_those_of_the_chain(dtype, needed):
    tensors = [(2 * torch.randn(*shape, device=DEVICE)).to(dtype) for shape in ((3, 5, 130), (130,))]
    weights = torch.randn(3, 5, 130, device=DEVICE).to(dtype)
    y, found = gradients(trainable_activation, tensors, needed, weights)
    exact_y, exact = gradients(eager_activation, [one.double() for one in tensors], needed, weights.double())
    assert y.dtype == dtype and y.shape == exact_y.shape
    several = 8 if dtype == torch.float32 else 2
    assert relative_error(y, exact_y) <= several * ROUNDING[dtype]
    assert len(found) == sum(needed)
    for one, other in zip(found, exact, strict=True):
        assert one.dtype == dtype and one.shape == other.shape
        assert relative_error(one, other) <= several * ROUNDING[dtype]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_any_strides(layout):
    tensors = [LAYOUTS[layout](33, 65, torch.float32), torch.randn(65, device=DEVICE)]
    weights = torch.randn(33, 65, device=DEVICE)
    _, found = gradients(trainable_activation, tensors, (True, True), weights)
    _, exact = gradients(eager_activation, [one.double() for one in tensors], (True, True), weights.double())
    for one, other in zip(found, exact, strict=True):
        assert relative_error(one, other) <= 1e-6


def test_an_empty_tensor_and_one_that_needs_no_gradient():
    x, bias = torch.empty(0, 7, device=DEVICE, requires_grad=True), torch.randn(7, device=DEVICE)
    y = trainable_activation(x, bias, *NUMBERS)
    assert torch.autograd.grad(y.sum(), x)[0].shape == (0, 7)
    assert not trainable_activation(x.detach(), bias, *NUMBERS).requires_grad


def test_gradients_of_gradients():
    """A penalty on the gradient, as some losses have: its own gradient is not zero."""
    tensors = [torch.randn(4, 70, device=DEVICE), torch.randn(70, device=DEVICE)]

    def of_the_penalty(activation, dtype):
        x, bias = (tensor.to(dtype).requires_grad_() for tensor in tensors)
        first = torch.autograd.grad(activation(x.sin(), bias, *NUMBERS).sum(), (x, bias), create_graph=True)
        return torch.autograd.grad(sum(one.square().sum() for one in first), (x, bias))

    found, exact = of_the_penalty(trainable_activation, torch.float32), of_the_penalty(eager_activation, torch.float64)
    for one, other in zip(found, exact, strict=True):
        assert other.norm() > 0.1 and relative_error(one, other) <= 1e-5


def test_what_cannot_be_had_is_an_error():
    x, bias = torch.randn(4, 7, device=DEVICE, requires_grad=True), torch.randn(7, device=DEVICE)
    with pytest.raises(ValueError, match="bias must have the shape"):
        trainable_activation(x, bias[:3], *NUMBERS)
    y = trainable_activation(x, bias, *NUMBERS)
    with torch.no_grad():
        x += 1  # backward would use another x than forward did
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()
