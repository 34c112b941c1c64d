"""The tuned matmul beside cuBLAS on the contract's shapes; a tuning run replayed config by config; first use, timed."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from types import SimpleNamespace

import torch
import triton

from scripts.benchmarks.matmul.tiled import SQUARES, inputs, square_work
from scripts.benchmarks.quack_peers import quack_matmul
from scripts.harness import Bench, Work, first_line, relative_error
from scripts.records import ROOT
from snippets.matmul import autotune, persistent
from snippets.matmul.autotune import CONFIGS, config, matmul
from snippets.matmul.persistent import persistent_matmul_kernel
from snippets.matmul.timing import device_times
from tests.matmul import oracle

REPLAYED = 8192
FIRST_USES = (1024, 4096, 16384)
KEY = ["M", "N", "K"]
TUNER = "the tuner's own: one round, L2 cleared twice before every call, 100 ms of runs"
# Beside the space that is searched, three configs that cannot run: the tuner says nothing of them.
SEARCHED = [*CONFIGS, config(256, 256, 64, 8, 3), config(128, 256, 128, 8, 3), config(256, 256, 64, 16, 2)]


def cases() -> list[dict]:
    squares = [{"M": size, "N": size, "K": size, "dtype": "bf16"} for size in [*SQUARES, 4095]]
    return squares + [{"M": rows, "N": 8192, "K": 8192, "dtype": "bf16"} for rows in (1, 16, 64)]


def work(case: dict) -> Work:
    a, b = inputs(case)
    providers = {"triton": lambda: matmul(a, b), "cublas": lambda: torch.matmul(a, b), "quack": quack_matmul(a, b)}
    return square_work(case, providers, a, b)


def rows(bench: Bench) -> Iterator[dict]:
    yield from bench.rows(SimpleNamespace(cases=cases, work=work))
    yield from replay(bench, REPLAYED)
    for size in FIRST_USES:
        yield first_use(bench, size)


def replay(bench: Bench, size: int) -> Iterator[dict]:
    """A full search, config by config in the order tried: the tuner's times, or what a config that cannot run says."""
    bench.say(f"  replay of {len(SEARCHED)} configs")
    shape = {"M": size, "N": size, "K": size, "dtype": "bf16"}
    a, b = inputs(shape)
    exact = oracle.matmul(a, b)
    for trial, (one, times) in enumerate(search(a, b, SEARCHED).items(), start=1):
        row = {"case": shape | settings(one), "provider": "triton", "trial": trial}
        if times[0] == float("inf"):
            yield row | {"failed": refusal(a, b, one)}
        else:
            p50, p20, p80 = (round(time, 6) for time in times)
            row |= {"p20_ms": p20, "p50_ms": p50, "p80_ms": p80, "timer": TUNER}
            yield row | work_of(size, persistent.launcher(a, b, settings(one))(a, b), exact)


def work_of(size: int, output: torch.Tensor, exact: torch.Tensor) -> dict:
    """What a square product in bf16 must move and compute, and how exact this one was."""
    return {"bytes": 6 * size * size, "flops": 2 * size**3, "error": relative_error(output, exact)}


def search(a: torch.Tensor, b: torch.Tensor, configs: list[triton.Config]) -> dict[triton.Config, list[float]]:
    """Times of every config, as the tuner took them."""
    tuned = triton.autotune(configs, key=KEY, do_bench=device_times)(persistent_matmul_kernel)
    persistent.search(a, b, tuned)
    return tuned.configs_timings


def settings(one: triton.Config) -> dict:
    return {**one.kwargs, "num_warps": one.num_warps, "num_stages": one.num_stages}


def refusal(a: torch.Tensor, b: torch.Tensor, one: triton.Config) -> str:
    try:
        persistent.launcher(a, b, settings(one))(a, b)
    except Exception as error:  # what the tuner swallowed, whatever it was
        return first_line(error)
    raise SystemExit(f"{one} failed in the tuning run and runs now")


def first_use(bench: Bench, size: int) -> dict:
    """A new process with an empty cache: seconds to its first result, and what its choice loses to the full search."""
    bench.say(f"  first use at {size}")
    shape = {"M": size, "N": size, "K": size, "dtype": "bf16"}
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"TRITON_CACHE_DIR": cache}
        command = [sys.executable, "-c", f"from {__name__} import report_first_use; report_first_use({size})"]
        output = subprocess.run(command, env=environment, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    found = json.loads(output.stdout.splitlines()[-1])
    took = {key: round(found["call_s"] * 1000, 3) for key in ("p20_ms", "p50_ms", "p80_ms")}
    row = {"case": shape, "provider": "triton:first_use", **took, "timer": "wall clock, one new process, empty cache"}
    loss = loss_to_the_full_search(bench, shape, found["chosen"])
    return row | found["work"] | {key: found[key] for key in ("process_s", "trials", "chosen")} | {"loss": loss}


def report_first_use(size: int) -> None:
    """Print, as JSON, what the first matmul of this process took. It has a process of its own."""
    import time

    a, b = inputs({"M": size, "N": size, "K": size, "dtype": "bf16"})
    torch.cuda.synchronize()
    began = time.perf_counter()
    output = matmul(a, b)
    torch.cuda.synchronize()
    call = time.perf_counter() - began
    process = time.clock_gettime(time.CLOCK_BOOTTIME) - started()
    tuned = autotune.tuned_kernel
    print(
        json.dumps(
            {
                "call_s": call,
                "process_s": round(process, 3),
                "trials": len(tuned.configs_timings),
                "chosen": settings(tuned.best_config),
                "work": work_of(size, output, oracle.matmul(a, b)),
            }
        )
    )


def started() -> float:
    """When this process began, on the boot clock: what `import torch` takes counts."""
    with open("/proc/self/stat", encoding="ascii") as file:
        ticks = int(file.read().rpartition(")")[2].split()[19])
    return ticks / os.sysconf("SC_CLK_TCK")


def loss_to_the_full_search(bench: Bench, shape: dict, chosen: dict) -> float:
    """How much longer the chosen config takes than the best of all: 0.01 is one per cent. Both timed in turn."""
    a, b = inputs(shape)
    times = search(a, b, CONFIGS)
    best = settings(min(times, key=lambda one: times[one][0]))
    launches = {name: persistent.launcher(a, b, tile) for name, tile in (("chosen", chosen), ("best", best))}
    found = bench.time({name: lambda launch=launch: launch(a, b) for name, launch in launches.items()}, rounds=15)
    return 0.0 if best == chosen else round(found["chosen"]["p50_ms"] / found["best"]["p50_ms"] - 1, 4)
