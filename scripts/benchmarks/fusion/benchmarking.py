"""One kernel under every timer: the story's activation (134 MB each way) and a small one (2 MB, which stays in L2).

Every row but the standard one carries `timer`: its name, what it reports and the state of the cache.
"""

import tempfile
import time
from collections.abc import Callable, Iterator

import torch
from triton import knobs
from triton.testing import do_bench, do_bench_cudagraph

from docs.simulator.traffic import activation_bytes, activation_flops
from scripts.benchmarks.fusion.activation import SCALE, TOLERANCE, inputs
from scripts.harness import ROUNDS, SAMPLE_MS, Bench, copy_of, quantiles, relative_error
from snippets.fusion import activation
from snippets.fusion.activation import fused_activation
from tests.fusion import oracle

SIDES = (8192, 1024)
CALLS = 50


def rows(bench: Bench) -> Iterator[dict]:
    for side in SIDES:
        case = {"rows": side, "columns": side, "dtype": "bf16"}
        bench.say(f"  {side} x {side}")
        x, bias = inputs(case)

        def call(x=x, bias=bias):
            return fused_activation(x, bias, SCALE)

        error = relative_error(call(), oracle.activation(x, bias, SCALE))
        if not error <= TOLERANCE["bf16"]:
            raise SystemExit(f"triton is wrong: relative L2 error {error:.2e}")
        size = activation_bytes(side, side, "bf16")
        common = {"bytes": size, "flops": activation_flops(side, side), "error": error}
        standard = bench.time({"triton": call, "copy": copy_of(size, x.dtype, "cuda")})
        yield {"case": case, "provider": "triton", **standard["triton"], **common}
        yield {"case": case, "provider": "copy", **standard["copy"], **common, "flops": 0, "error": 0.0}
        for timer, times in timers(call):
            yield {"case": case, "provider": "triton", **quantiles(times), **common, "timer": timer}


def timers(call: Callable[[], torch.Tensor]) -> Iterator[tuple[dict, list[float]]]:
    """(what the timer is, milliseconds it gave), from the most careful to the most misleading."""
    yield named("do_bench, mean", "cold"), [do_bench(call, rep=SAMPLE_MS, return_mode="mean") for _ in range(ROUNDS)]
    yield named("CUDA events", "warm"), events(call)
    yield named("CUDA graph", "warm"), [do_bench_cudagraph(call, rep=SAMPLE_MS) for _ in range(ROUNDS)]
    yield named("wall clock, many calls, one wait", "warm"), [wall_clock(call, CALLS, wait=True) for _ in range(ROUNDS)]
    yield named("wall clock, wait after each call", "warm"), [wall_clock(call, 1, wait=True) for _ in range(CALLS)]
    yield named("wall clock, no wait", "warm"), [wall_clock(call, 1, wait=False) for _ in range(CALLS)]
    with tempfile.TemporaryDirectory() as folder:
        yield named("first call, compiled", "cold"), [first_call(call, folder)]
        yield named("first call, compiled earlier", "cold"), [first_call(call, folder) for _ in range(ROUNDS)]


def named(name: str, cache: str) -> dict:
    return {"name": name, "cache": cache}


def events(call: Callable[[], torch.Tensor]) -> list[float]:
    """Device time of CALLS calls one after another: what the first leaves in L2, the next one finds."""
    pairs = [[torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in range(CALLS)]
    for begin, end in pairs:
        begin.record()
        call()
        end.record()
    torch.cuda.synchronize()
    return [begin.elapsed_time(end) for begin, end in pairs]


def wall_clock(call: Callable[[], torch.Tensor], calls: int, wait: bool) -> float:
    """Milliseconds a call; without `wait` the clock stops before the GPU has begun to work."""
    torch.cuda.synchronize()
    begin = time.perf_counter()
    for _ in range(calls):
        call()
    if wait:
        torch.cuda.synchronize()
    return (time.perf_counter() - begin) * 1e3 / calls


def first_call(call: Callable[[], torch.Tensor], cache_folder: str) -> float:
    """Milliseconds of a call by a process that has not used the kernel; `cache_folder` is Triton's cache on disk."""
    before = knobs.cache.dir
    knobs.cache.dir = cache_folder
    activation.fast_activation_kernel.device_caches.clear()
    try:
        return wall_clock(call, 1, wait=True)
    finally:
        knobs.cache.dir = before
