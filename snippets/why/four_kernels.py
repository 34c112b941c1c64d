"""The line of PyTorch that the book speeds up: four operators, and in eager mode four kernels."""

import torch
from torch.nn.functional import gelu


# --8<-- [start:chain]
def eager_activation(
    x: torch.Tensor,
    bias: torch.Tensor,
    scale: float,
    low: float = -6.0,
    high: float = 6.0,
) -> torch.Tensor:
    """clamp(gelu(x + bias) * scale): x (…, columns), bias (columns,); four passes over x."""
    return (gelu(x + bias) * scale).clamp(low, high)


# --8<-- [end:chain]
