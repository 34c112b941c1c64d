"""The first kernel at full size, beside `torch.add` and the copy of as many bytes."""

import torch

from docs.simulator.traffic import add_bytes
from scripts.harness import TORCH_DTYPES, Work
from snippets.programs.vector_add import add
from tests.programs import oracle

TOLERANCE = {"fp32": 2.0**-24, "bf16": 2.0**-8}  # one rounding


def cases() -> list[dict]:
    return [{"n": 2**28, "dtype": dtype} for dtype in TOLERANCE]


def work(case: dict) -> Work:
    x, y = inputs(case)
    return Work(
        providers={"triton": lambda: add(x, y), "torch": lambda: torch.add(x, y)},
        reference=lambda: oracle.add(x, y),
        bytes=add_bytes(case["n"], case["dtype"]),
        flops=case["n"],
        tolerance=TOLERANCE[case["dtype"]],
    )


def inputs(case: dict) -> tuple[torch.Tensor, torch.Tensor]:
    dtype = TORCH_DTYPES[case["dtype"]]
    return tuple(torch.randn(case["n"], device="cuda").to(dtype) for _ in "xy")
