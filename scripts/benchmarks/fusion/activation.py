"""The fused activation at the story's size in three dtypes, then at 2^26 elements from 64 to 131,072 columns."""

from collections.abc import Iterator
from types import SimpleNamespace

import torch

from docs.simulator.traffic import activation_bytes, activation_flops
from scripts.harness import TORCH_DTYPES, Bench, Work
from snippets.fusion.activation import fused_activation, plain
from snippets.fusion.without_gelu import without_gelu
from snippets.why.four_kernels import eager_activation
from tests.fusion import oracle

SIDE = 8192
ELEMENTS = 2**26
SCALE = 1.25
# Eager rounds after each of four operators; torch.compile and the fused kernels once.
TOLERANCE = {"bf16": 4 * 2.0**-8, "fp16": 4 * 2.0**-11, "fp32": 4 * 2.0**-24}


def cases() -> list[dict]:
    story = [{"rows": SIDE, "columns": SIDE, "dtype": dtype} for dtype in TOLERANCE]
    widths = [2**power for power in range(6, 18) if 2**power != SIDE]
    return story + [{"rows": ELEMENTS // columns, "columns": columns, "dtype": "bf16"} for columns in widths]


def work(case: dict) -> Work:
    x, bias = inputs(case)
    providers = {
        "triton": lambda: fused_activation(x, bias, SCALE),
        "triton:plain": lambda: plain(x, bias, SCALE),
    }
    if case["rows"] == SIDE:
        torch._dynamo.reset()
        compiled = torch.compile(eager_activation, dynamic=False)
        providers["eager"] = lambda: eager_activation(x, bias, SCALE)
        providers["compile"] = lambda: compiled(x, bias, SCALE)
    return Work(
        providers=providers,
        reference=lambda: oracle.activation(x, bias, SCALE),
        bytes=activation_bytes(case["rows"], case["columns"], case["dtype"]),
        flops=activation_flops(case["rows"], case["columns"]),
        tolerance=TOLERANCE[case["dtype"]],
    )


def rows(bench: Bench) -> Iterator[dict]:
    """The cases in turn; then, at the story's size, the experiment that computes something else: no GELU."""
    yield from bench.rows(SimpleNamespace(cases=cases, work=work))
    yield from bench.rows(SimpleNamespace(cases=lambda: cases()[:1], work=experiment))


def experiment(case: dict) -> Work:
    x, bias = inputs(case)
    return Work(
        providers={"triton:no_gelu": lambda: without_gelu(x, bias, SCALE)},
        reference=lambda: ((x.double() + bias.double()) * SCALE).clamp(-6, 6),
        bytes=activation_bytes(case["rows"], case["columns"], case["dtype"]),
        flops=4 * case["rows"] * case["columns"],  # the sum, the product, two ends of the clamp
        tolerance=TOLERANCE[case["dtype"]],
        copy=False,  # the case has its copy already
    )


def inputs(case: dict) -> tuple[torch.Tensor, torch.Tensor]:
    """x from N(0, 2^2), bias from N(0, 1)."""
    dtype = TORCH_DTYPES[case["dtype"]]
    x = (2 * torch.randn(case["rows"], case["columns"], device="cuda")).to(dtype)
    return x, torch.randn(case["columns"], device="cuda").to(dtype)
