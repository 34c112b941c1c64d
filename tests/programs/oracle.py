"""What a vector add must return: the sum of the very inputs, in float64."""

import torch


def add(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """x + y in float64: exact for fp16 and bf16, and far below one rounding of fp32."""
    return x.double() + y.double()
