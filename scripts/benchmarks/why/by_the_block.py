"""The same add three ways: by the block in Triton, by the thread in CUDA C++, and as PyTorch ships it."""

import torch

from docs.simulator.traffic import add_bytes
from scripts.benchmarks.programs.vector_add import TOLERANCE, inputs
from scripts.harness import Unavailable, Work
from snippets.why.by_the_block import ADDS, library
from tests.programs import oracle


def cases() -> list[dict]:
    return [{"n": n, "dtype": "fp32"} for n in (2**24, 2**28)]


def work(case: dict) -> Work:
    x, y = inputs(case)
    return Work(
        providers={name: provider(name, x, y) for name in ADDS},
        reference=lambda: oracle.add(x, y),
        bytes=add_bytes(case["n"], "fp32"),
        flops=case["n"],
        tolerance=TOLERANCE["fp32"],
    )


def provider(name: str, x: torch.Tensor, y: torch.Tensor):
    """The call, or why there is none: CUDA C++ needs nvcc and an NVIDIA GPU."""
    if name == "cuda":
        try:
            library()
        except (FileNotFoundError, RuntimeError) as error:
            return Unavailable(str(error))
    return lambda: ADDS[name](x, y)
