"""The chain of four, operator by operator and together, and the add in two more ways that say why it is slow."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import torch
from torch.nn.functional import gelu
from torch.profiler import ProfilerActivity, profile

from docs.simulator.traffic import CHAIN_FLOPS, activation_bytes, activation_flops, add_bytes
from scripts.harness import TORCH_DTYPES, Bench, copy_of, relative_error
from snippets.why.four_kernels import eager_activation
from tests.fusion import oracle

SIDE = 8192
SCALE = 1.25
TOLERANCE = {"bf16": 4 * 2.0**-8, "fp16": 4 * 2.0**-11, "fp32": 4 * 2.0**-24}  # four roundings


@dataclass
class Operator:
    """One thing to time: the call, the float64 result it must come near, the bytes it must move, its operations."""

    call: Callable[[], torch.Tensor]
    exact: Callable[[], torch.Tensor]
    bytes: int
    flops: int


def rows(bench: Bench) -> Iterator[dict]:
    for dtype in TOLERANCE:
        case = {"rows": SIDE, "columns": SIDE, "dtype": dtype}
        bench.say(f"  {SIDE} x {SIDE} {dtype}")
        operators = operators_of(dtype)
        known = {name: described(name, operator, dtype) for name, operator in operators.items()}
        calls = {name: operator.call for name, operator in operators.items()}
        calls["copy"] = copy_of(activation_bytes(SIDE, SIDE, dtype), TORCH_DTYPES[dtype], "cuda")
        known["copy"] = {"bytes": activation_bytes(SIDE, SIDE, dtype), "flops": 0, "error": 0.0}
        for name, times in bench.time(calls).items():
            yield {"case": case, "provider": name, **times, **known[name]}
        del operators, calls
        torch.cuda.empty_cache()


def operators_of(dtype: str) -> dict[str, Operator]:
    x = (2 * torch.randn(SIDE, SIDE, device="cuda")).to(TORCH_DTYPES[dtype])
    bias = torch.randn(SIDE, device="cuda").to(x.dtype)
    spread = bias.expand_as(x).contiguous()
    passes, each = activation_bytes(SIDE, SIDE, dtype), SIDE * SIDE

    def added():
        return x.double() + bias.double()

    return {
        "eager": Operator(
            lambda: eager_activation(x, bias, SCALE),
            lambda: oracle.activation(x, bias, SCALE),
            passes,
            activation_flops(SIDE, SIDE),
        ),
        "eager:add": Operator(lambda: x + bias, added, passes, each * CHAIN_FLOPS["add"]),
        "eager:gelu": Operator(lambda: gelu(x), lambda: oracle.gelu(x.double()), passes, each * CHAIN_FLOPS["gelu"]),
        "eager:mul": Operator(lambda: x * SCALE, lambda: x.double() * SCALE, passes, each * CHAIN_FLOPS["mul"]),
        "eager:clamp": Operator(
            lambda: x.clamp(-6, 6), lambda: x.double().clamp(-6, 6), passes, each * CHAIN_FLOPS["clamp"]
        ),
        "eager:add_number": Operator(lambda: x + 0.5, lambda: x.double() + 0.5, passes, each),
        "eager:add_same_shape": Operator(lambda: x + spread, added, add_bytes(each, dtype), each),
    }


def described(name: str, operator: Operator, dtype: str) -> dict:
    """What a row says beside its times: bytes, operations, error and the names of the GPU kernels that ran."""
    error = relative_error(operator.call(), operator.exact())
    if not error <= TOLERANCE[dtype]:
        raise SystemExit(f"{name} is wrong: relative L2 error {error:.2e} > {TOLERANCE[dtype]:.2e}")
    return {"bytes": operator.bytes, "flops": operator.flops, "error": error, "kernels": kernels(operator.call)}


def kernels(call: Callable[[], torch.Tensor]) -> list[str]:
    """The GPU kernels of one call, in order, each with its arguments cut off; empty where no profiler is allowed."""
    with profile(activities=[ProfilerActivity.CUDA]) as seen:
        call()
        torch.cuda.synchronize()
    names = [event.name for event in seen.events() if "kernel" in event.name]
    return [name.split("(")[0].split("<")[0].removeprefix("void ") for name in names]
