"""What the first call of each kernel costs: with an empty cache, with a filled one in a new process, and after that.

And with a cache that was filled where no GPU could be seen: `compiled` then says how many kernels the GPU's own process
still had to compile (none, if the cache is right), and `modules` how many of Triton's small C modules it built.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import torch
from triton import knobs

from scripts.benchmarks.cold_work import work_of
from scripts.harness import Bench, quantiles
from scripts.records import ROOT
from snippets.attention import flash, naive  # what examples/production.py calls: the record vouches for them
from snippets.fusion import activation, softmax
from snippets.matmul import autotune, tiled
from snippets.production.absent_gpu import target_here
from snippets.programs import vector_add

MEASURED = (vector_add, activation, softmax, tiled, autotune, naive, flash)
REPEATS = 3
STARTS = ("empty cache", "filled cache", "same process", "warmed without a GPU")
TIMER = "wall clock around one call, a new process for each cache"


def rows(bench: Bench) -> Iterator[dict]:
    taken = {start: [] for start in STARTS}
    for repeat in range(1, REPEATS + 1):
        bench.say(f"  [{repeat}/{REPEATS}] an empty cache, then the same cache again")
        with tempfile.TemporaryDirectory() as cache:
            taken["empty cache"].append(in_a_new_process(cache)["first"])
            again = in_a_new_process(cache)
            taken["filled cache"].append(again["first"])
            taken["same process"].append(again["second"])
    bench.say("  a cache filled without a GPU, used on this one")
    with tempfile.TemporaryDirectory() as cache:
        warm_without_gpu(cache)
        taken["warmed without a GPU"].append(in_a_new_process(cache)["first"])
    for kernel, work in again["work"].items():
        dtype = work.pop("dtype")
        for start in STARTS:
            calls = [process[kernel] for process in taken[start]]
            yield {
                "case": {"kernel": kernel, "start": start, "dtype": dtype},
                "provider": "triton",
                **quantiles([call["ms"] for call in calls]),
                "timer": TIMER,
                **work,
                **{counted: max(call[counted] for call in calls) for counted in ("compiled", "modules")},
            }


def warm_without_gpu(cache: str) -> None:
    """Fill the cache as a build machine would, which sees no GPU."""
    hidden = os.environ | {"CUDA_VISIBLE_DEVICES": "", "HIP_VISIBLE_DEVICES": ""}
    tool = [sys.executable, "examples/production.py", "warm", "--cache", cache, "--target", target_here()]
    finished(subprocess.run(tool, env=hidden, cwd=ROOT, capture_output=True, text=True))


def in_a_new_process(cache: str) -> dict:
    environment = os.environ | {"TRITON_CACHE_DIR": cache}
    code = f"from {__name__} import report; report()"
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True)
    return json.loads(finished(done).stdout.splitlines()[-1])


def finished(process: subprocess.CompletedProcess) -> subprocess.CompletedProcess:
    if process.returncode:
        raise SystemExit(f"a cold start failed: {process.stderr.strip().splitlines()[-1]}")
    return process


def report() -> None:
    """Print, as JSON, the first and the second call of each kernel, and what a call computes. Has its own process."""
    from examples import production  # which turns Triton's interpreter off

    torch.ones(1, device="cuda").normal_()  # PyTorch's own start is not the kernels' to answer for
    requests = production.requests()
    calls = {"the first launch of all": next(iter(requests.values())), **requests}
    found = {turn: {name: one_call(call) for name, call in calls.items()} for turn in ("first", "second")}
    found["work"] = {name: work_of(name, call, production) for name, call in calls.items()}
    print(json.dumps(found))


def one_call(call) -> dict:
    """Milliseconds of one call, the kernels that it compiled, and the C modules that it added to the cache."""
    compiled, before = [], c_modules()
    knobs.compilation.listener = lambda cache_hit, src, **_: None if cache_hit else compiled.append(src.name)
    torch.cuda.synchronize()
    began = time.perf_counter()
    call()
    torch.cuda.synchronize()
    ms = (time.perf_counter() - began) * 1000
    return {"ms": ms, "compiled": len(compiled), "modules": c_modules() - before}


def c_modules() -> int:
    return len(list(Path(knobs.cache.dir).glob("*/*.so")))
