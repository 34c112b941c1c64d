"""Three ways `@triton.autotune` goes wrong without an error, each beside its mended twin. They run on a CPU too."""

import time

import torch
import triton
import triton.language as tl
from triton import knobs
from triton.runtime.errors import OutOfResources

from docs.simulator.stages import fit, matmul_shared_bytes
from snippets.matmul.tiled import matmul_kernel


def wall_clock(call, quantiles) -> list[float]:
    """Times a call as the tuner wants it, in ms: without a GPU there is no device clock to read."""
    times = []
    for _ in range(3):
        began = time.perf_counter()
        call()
        times.append((time.perf_counter() - began) * 1000)
    return [sorted(times)[1]] * len(quantiles)


TIMER = {"do_bench": wall_clock} if knobs.runtime.interpret else {}  # on a GPU: Triton's own do_bench
BLOCKS = [triton.Config({"BLOCK": block}) for block in (64, 128, 256)]


# --8<-- [start:in_place]
@triton.jit
def double_kernel(x_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets, offsets < n)
    tl.store(x_ptr + offsets, x * 2, offsets < n)  # in place: every trial run doubles again


doubled_by_every_trial = triton.autotune(BLOCKS, key=["n"], **TIMER)(double_kernel)
doubled_once = triton.autotune(BLOCKS, key=["n"], restore_value=["x_ptr"], **TIMER)(double_kernel)
# --8<-- [end:in_place]


def double(x: torch.Tensor, kernel) -> None:
    """Double x, in place, by one of the two kernels."""
    kernel[lambda meta: (triton.cdiv(x.numel(), meta["BLOCK"]),)](x, x.numel())


# --8<-- [start:key]
@triton.jit
def row_sum_kernel(x_ptr, sum_ptr, columns, BLOCK: tl.constexpr):
    row, offsets = tl.program_id(0), tl.arange(0, BLOCK)  # right only if BLOCK covers the row
    x = tl.load(x_ptr + row * columns + offsets, offsets < columns, other=0.0)
    tl.store(sum_ptr + row, tl.sum(x, axis=0))


def smallest_that_covers(configs, arguments, **_):
    enough = [config for config in configs if config.kwargs["BLOCK"] >= arguments["columns"]]
    return [min(enough, key=lambda config: config.kwargs["BLOCK"])]


PRUNED = {"prune_configs_by": {"early_config_prune": smallest_that_covers}, **TIMER}
summed_with_the_first_block = triton.autotune(BLOCKS, key=[], **PRUNED)(row_sum_kernel)
summed = triton.autotune(BLOCKS, key=["columns"], **PRUNED)(row_sum_kernel)
# --8<-- [end:key]


def row_sums(x: torch.Tensor, kernel) -> torch.Tensor:
    """The sum of each row of a contiguous x, by one of the two kernels."""
    sums = torch.empty(x.shape[0], device=x.device, dtype=x.dtype)
    kernel[(x.shape[0],)](x, sums, x.shape[1])
    return sums


# --8<-- [start:silent]
def tile(m: int, n: int, k: int, num_warps: int, num_stages: int) -> triton.Config:
    shape = {"BLOCK_M": m, "BLOCK_N": n, "BLOCK_K": k, "GROUP_M": 8}
    return triton.Config(shape, num_warps=num_warps, num_stages=num_stages, pre_hook=as_on_a_gpu(shape, num_stages))


def as_on_a_gpu(shape: dict, num_stages: int):
    """The interpreter has no shared memory to run out of: on a CPU, refuse what an H200 would."""

    def refuse(_arguments):
        sizes = [shape[key] for key in ("BLOCK_M", "BLOCK_N", "BLOCK_K")]
        room = fit("H200", matmul_shared_bytes("H200", *sizes, num_stages, "fp32"))
        if not room["fits"]:
            raise OutOfResources(room["shared_bytes"], room["limit_bytes"], "shared memory")

    return refuse if knobs.runtime.interpret else None


def tuned_matmul(configs: list[triton.Config]):
    return triton.autotune(configs, key=["M", "N", "K"], **TIMER)(matmul_kernel)


def lost_configs(tuned) -> list[triton.Config]:
    """What the last tuning could not run at all: it counts as infinitely slow, and nothing is said."""
    return [config for config, (median_ms, *_) in tuned.configs_timings.items() if median_ms == float("inf")]


# --8<-- [end:silent]


def multiply(a: torch.Tensor, b: torch.Tensor, tuned) -> torch.Tensor:
    """a @ b by a tuned kernel, for row-major a and b."""
    (M, K), N = a.shape, b.shape[1]
    c = torch.empty((M, N), device=a.device, dtype=a.dtype)

    def programs(meta):
        return (triton.cdiv(M, meta["BLOCK_M"]) * triton.cdiv(N, meta["BLOCK_N"]),)

    tuned[programs](a, b, c, M, N, K, *a.stride(), *b.stride())
    return c
