"""A timer for the tuner that tells small kernels apart."""

import time
from collections.abc import Callable, Sequence

import torch
import triton
from triton.testing import do_bench


# --8<-- [start:timer]
def device_times(call: Callable[[], None], quantiles: Sequence[float], seconds: float = 0.2) -> list[float]:
    """Milliseconds that `call` keeps the GPU busy, as do_bench tells them, for kernels shorter than their launch too.

    Before each call L2 is cleared, twice: meanwhile Python, which has more to do for a tuner's launch than for any
    other, puts the kernel into the queue. The first half of the calls only warms the GPU, whose clock falls under load.
    """
    driver = triton.runtime.driver.active
    if driver.get_benchmarker() is not do_bench:
        return driver.get_benchmarker()(call, quantiles=quantiles)  # a stand-in for a GPU, which has its own idea
    call()
    cache = driver.get_empty_cache_for_benchmark()
    times, end_by = [], time.monotonic() + seconds
    while not times or time.monotonic() < end_by:
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        driver.clear_cache(cache)
        driver.clear_cache(cache)
        start.record()
        call()
        end.record()
        end.synchronize()
        times.append(start.elapsed_time(end))
    return torch.tensor(times[len(times) // 2 :]).quantile(torch.tensor(quantiles)).tolist()


# --8<-- [end:timer]
