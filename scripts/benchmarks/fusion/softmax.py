"""Softmax of 2^27 bf16 elements from 64 to 262,144 columns, and of a few odd widths, beside its peers."""

import torch

from docs.simulator.traffic import softmax_bytes, softmax_flops
from scripts.benchmarks.quack_peers import quack_softmax
from scripts.harness import TORCH_DTYPES, Work
from snippets.fusion.softmax import kept, looped, plain, rung_for, softmax
from tests.fusion import oracle

ELEMENTS = 2**27
ODD = (1000, 4095, 50_257)  # no power of two; no multiple of two; a vocabulary
TOLERANCE = 2.0**-8  # one rounding to bf16


def cases() -> list[dict]:
    widths = [2**power for power in range(6, 19)]
    return [{"rows": ELEMENTS // columns, "columns": columns, "dtype": "bf16"} for columns in [*widths, *ODD]]


def work(case: dict) -> Work:
    x = torch.randn(case["rows"], case["columns"], device="cuda").to(TORCH_DTYPES[case["dtype"]])
    torch._dynamo.reset()  # after eight shapes of one function it would fall back to eager without a word
    compiled = torch.compile(eager_softmax, dynamic=False)
    providers = {"triton": lambda: softmax(x), "triton:plain": lambda: plain(x)}
    if rung_for(x) is kept:
        providers["triton:looped"] = lambda: by(looped, x)
    return Work(
        providers=providers
        | {
            "torch": lambda: eager_softmax(x),
            "compile": lambda: compiled(x),
            "quack": quack_softmax(x),
        },
        reference=lambda: oracle.softmax(x),
        bytes=softmax_bytes(case["rows"], case["columns"], case["dtype"]),
        flops=softmax_flops(case["rows"], case["columns"]),
        tolerance=TOLERANCE,
    )


def by(rung, x: torch.Tensor) -> torch.Tensor:
    y = torch.empty_like(x)
    rung(x, y)
    return y


def eager_softmax(x: torch.Tensor) -> torch.Tensor:
    return torch.softmax(x, dim=-1)
