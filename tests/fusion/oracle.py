"""What the fused kernels must return, in float64 from the very inputs."""

import math

import torch


def gelu(x: torch.Tensor) -> torch.Tensor:
    """x Phi(x) by `erfc`, which keeps the far tail that 1 + erf cancels; -inf gives NaN (0 * inf), as in PyTorch."""
    return 0.5 * x * torch.special.erfc(-x / math.sqrt(2))


def activation(x: torch.Tensor, bias: torch.Tensor, scale: float, low: float = -6.0, high: float = 6.0) -> torch.Tensor:
    """clamp(gelu(x + bias) * scale, low, high) in float64, one rounding short of the best possible result."""
    return (gelu(x.double() + bias.double()) * scale).clamp(low, high)


def softmax(x: torch.Tensor) -> torch.Tensor:
    """Softmax along the last axis, in float64."""
    return torch.softmax(x.double(), dim=-1)
