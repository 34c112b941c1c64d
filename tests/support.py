"""What every kernel test shares: where to run, which dtypes are true there, and how far from exact a result may be."""

import torch

GPU = torch.cuda.is_available()
DEVICE = "cuda" if GPU else "cpu"

# Triton's interpreter computes bf16 on raw bits (seen in 3.6.0 to 3.9.0), so only a GPU can test it.
DTYPES = [torch.float32, torch.float16] + ([torch.bfloat16] if GPU else [])

# Unit roundoff: the relative error of rounding one exact value to the dtype.
ROUNDING = {torch.float32: 2.0**-24, torch.float16: 2.0**-11, torch.bfloat16: 2.0**-8}


def relative_error(actual: torch.Tensor, exact: torch.Tensor) -> float:
    """Relative L2 distance of `actual` to the float64 `exact`; 0.0 for two empty tensors."""
    exact = exact.double()
    if exact.numel() == 0:
        return 0.0
    return ((actual.double() - exact).norm() / exact.norm().clamp_min(1e-300)).item()
