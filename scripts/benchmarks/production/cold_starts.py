"""What the first call of each kernel costs: with an empty cache, with a filled one in a new process, and after that."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

import torch

from examples.production import requests
from scripts.harness import Bench, quantiles
from scripts.records import ROOT
from snippets.attention import flash, naive  # the kernels that `requests` calls: the record vouches for them
from snippets.fusion import activation, softmax
from snippets.matmul import autotune, tiled
from snippets.programs import vector_add

MEASURED = (vector_add, activation, softmax, tiled, autotune, naive, flash)
REPEATS = 3
STARTS = ("empty cache", "filled cache", "same process")
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
    for kernel in taken["empty cache"][0]:
        for start in STARTS:
            times = quantiles([calls[kernel] for calls in taken[start]])
            yield {
                "case": {"kernel": kernel, "start": start, "dtype": "fp32" if "add" in kernel else "bf16"},
                "provider": "triton",
                **times,
                "timer": TIMER,
                "error": None,
            }


def in_a_new_process(cache: str) -> dict:
    environment = os.environ | {"TRITON_CACHE_DIR": cache}
    code = f"from {__name__} import report; report()"
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"a cold start failed: {done.stderr.strip().splitlines()[-1]}")
    return json.loads(done.stdout.splitlines()[-1])


def report() -> None:
    """Print, as JSON, milliseconds of the first and the second call of each kernel. Called in a process of its own."""
    torch.ones(1, device="cuda").normal_()  # PyTorch's own start is not the kernels' to answer for
    calls = {"the first launch of all": next(iter(requests().values())), **requests()}
    print(json.dumps({turn: {name: one_call_ms(call) for name, call in calls.items()} for turn in ("first", "second")}))


def one_call_ms(call) -> float:
    torch.cuda.synchronize()
    began = time.perf_counter()
    call()
    torch.cuda.synchronize()
    return (time.perf_counter() - began) * 1000
