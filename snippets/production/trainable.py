"""The fused activation with a gradient: its forward is the book's kernel, its backward PyTorch's own operators."""

import torch

from snippets.fusion.activation import fused_activation
from snippets.why.four_kernels import eager_activation


# --8<-- [start:function]
class FusedActivation(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, bias, scale, low, high):
        ctx.save_for_backward(x, bias)
        ctx.numbers = scale, low, high
        return fused_activation(x, bias, scale, low, high)

    @staticmethod
    def backward(ctx, grad_y):
        twice = torch.is_grad_enabled()  # somebody wants a gradient of this gradient
        with torch.enable_grad():
            inputs = [tensor.float() for tensor in ctx.saved_tensors]
            y = eager_activation(*inputs, *ctx.numbers)
            wanted = [tensor for tensor in inputs if tensor.requires_grad]
            found = torch.autograd.grad(y, wanted, grad_y.float(), create_graph=twice)
        found = iter(one.to(grad_y.dtype) for one in found)
        grads = [next(found) if need else None for need in ctx.needs_input_grad[:2]]
        return *grads, None, None, None


# --8<-- [end:function]


# --8<-- [start:call]
def trainable_activation(
    x: torch.Tensor,
    bias: torch.Tensor,
    scale: float,
    low: float = -6.0,
    high: float = 6.0,
) -> torch.Tensor:
    """`fused_activation` for inputs that require grad, x, bias or both.

    Arguments, result and errors as there; gradients in the inputs' dtype, and gradients of gradients.
    """
    return FusedActivation.apply(x, bias, scale, low, high)


# --8<-- [end:call]
