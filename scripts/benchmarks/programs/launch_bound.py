"""Time of an add against its length, on the device and on the host: below some length the launch is all there is.

The rows of each length hold the device time (the standard timer) and, with a `timer` key, the wall clock of calls made
one after another without waiting, divided by their number: what a Python program pays for a call.
"""

import time
from collections.abc import Iterator
from types import SimpleNamespace

import torch

from docs.simulator.traffic import add_bytes
from scripts.benchmarks.programs import vector_add
from scripts.harness import Bench, quantiles, relative_error
from snippets.programs.vector_add import add
from tests.programs import oracle

TUTORIAL = 98_432  # the length in Triton's own first tutorial
CALLS, SAMPLES = 200, 15
TIMER = {"name": "wall clock, many calls, one wait", "calls": CALLS, "cache": "warm"}


def cases() -> list[dict]:
    lengths = sorted([TUTORIAL, *(2**power for power in range(10, 29))])
    return [{"n": n, "dtype": "fp32"} for n in lengths]


def rows(bench: Bench) -> Iterator[dict]:
    yield from bench.rows(SimpleNamespace(cases=cases, work=vector_add.work))
    for case in host_cases():
        x, y = vector_add.inputs(case)
        common = {"bytes": add_bytes(case["n"], "fp32"), "flops": case["n"], "timer": TIMER}
        for name, function in (("triton", add), ("torch", torch.add)):
            times = quantiles([wall_clock(function, x, y) for _ in range(SAMPLES)])
            error = relative_error(function(x, y), oracle.add(x, y))
            yield {"case": case, "provider": name, **times, **common, "error": error}


def host_cases() -> list[dict]:
    return [case for case in cases() if case["n"] in (2**10, 2**14, TUTORIAL, 2**20, 2**24)]


def wall_clock(function, *arguments) -> float:
    """Milliseconds a call of CALLS in a row, the GPU idle before and after."""
    torch.cuda.synchronize()
    begin = time.perf_counter()
    for _ in range(CALLS):
        function(*arguments)
    torch.cuda.synchronize()
    return (time.perf_counter() - begin) * 1e3 / CALLS
