"""The fused activation at the story's size: CUDA C++ by nvcc beside Triton's two rungs, in the same rounds."""

from docs.simulator.traffic import activation_bytes, activation_flops
from scripts.benchmarks.fusion.activation import SCALE, SIDE, TOLERANCE, inputs
from scripts.harness import Unavailable, Work
from snippets.fusion.activation import fused_activation, plain
from snippets.vendors import one_source
from tests.fusion import oracle


def cases() -> list[dict]:
    return [{"rows": SIDE, "columns": SIDE, "dtype": "bf16"}]


def work(case: dict) -> Work:
    x, bias = inputs(case)
    return Work(
        providers={
            "triton": lambda: fused_activation(x, bias, SCALE),
            "triton:plain": lambda: plain(x, bias, SCALE),
            "cuda": cuda(x, bias),
        },
        reference=lambda: oracle.activation(x, bias, SCALE),
        bytes=activation_bytes(case["rows"], case["columns"], case["dtype"]),
        flops=activation_flops(case["rows"], case["columns"]),
        tolerance=TOLERANCE[case["dtype"]],
    )


def cuda(x, bias):
    try:
        one_source.fused_activation(x, bias, SCALE)
    except RuntimeError as error:  # no nvcc on this machine: the row says so
        return Unavailable(str(error))
    return lambda: one_source.fused_activation(x, bias, SCALE)
