"""The plain tiled matmul beside cuBLAS on the contract's square sizes, and what each precision costs in accuracy."""

import torch

from scripts.harness import TORCH_DTYPES, Work
from snippets.matmul.tiled import FP32_TILE, TILE, launch, matmul
from tests.matmul import oracle

SQUARES = [512, 1024, 2048, 4096, 8192, 16384]
# Sums run in fp32, so what is left is the rounding of the result; tf32 keeps 10 bits of each factor.
TOLERANCE = {"bf16": 3e-3, "fp16": 4e-4, "fp32": 1e-3}


def cases() -> list[dict]:
    speed = [{"M": size, "N": size, "K": size, "dtype": "bf16"} for size in [*SQUARES, 4095]]
    numerics = [{"M": 2048, "N": 2048, "K": 2048, "dtype": dtype} for dtype in ("fp16", "fp32")]
    return speed + numerics


def work(case: dict) -> Work:
    a, b = inputs(case)
    providers = {"triton:plain": lambda: matmul(a, b), "cublas": lambda: torch.matmul(a, b)}
    if case["dtype"] == "bf16":
        providers["triton:ungrouped"] = lambda: launch(a, b, {**TILE, "GROUP_M": 1})
    if case["dtype"] == "fp32":
        providers["cublas:tf32"] = lambda: cublas_tf32(a, b)
        providers["triton:tf32"] = lambda: launch(a, b, {**FP32_TILE, "PRECISION": "tf32"})
    return square_work(case, providers, a, b)


def inputs(case: dict) -> tuple[torch.Tensor, torch.Tensor]:
    """Fresh a (M, K) and b (K, N), row-major, drawn from N(0, 1)."""
    dtype = TORCH_DTYPES[case["dtype"]]
    a = torch.randn(case["M"], case["K"], device="cuda").to(dtype)
    b = torch.randn(case["K"], case["N"], device="cuda").to(dtype)
    return a, b


def square_work(case: dict, providers: dict, a: torch.Tensor, b: torch.Tensor) -> Work:
    """A case of any matmul step: what it must move (each matrix once), its multiply-adds, and the copy beside it."""
    M, N, K = case["M"], case["N"], case["K"]
    return Work(
        providers=providers,
        reference=lambda: oracle.matmul(a, b),
        bytes=(M * K + K * N + M * N) * a.element_size(),
        flops=2 * M * N * K,
        tolerance=TOLERANCE[case["dtype"]],
    )


def cublas_tf32(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    before = torch.backends.cuda.matmul.allow_tf32
    torch.backends.cuda.matmul.allow_tf32 = True
    try:
        return torch.matmul(a, b)
    finally:
        torch.backends.cuda.matmul.allow_tf32 = before
