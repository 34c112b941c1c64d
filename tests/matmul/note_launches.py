"""Prints, as JSON, what launchers hand to a GPU that is not there: by Triton's own way at first, later without it.

A script: Triton must not be interpreting when it is imported, as it is in the tests.
"""

import itertools
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import torch
import triton
from triton.backends.compiler import GPUTarget
from triton.runtime import JITFunction
from triton.tools.tensor_descriptor import TensorDescriptor

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from snippets.matmul import autotune

CASES = {
    "persistent": ((96, 64, 64), torch.bfloat16),
    "padded": ((95, 63, 65), torch.float16),
    "skinny": ((9, 64, 2048), torch.bfloat16),
    "one element": ((1, 1, 1), torch.float32),
    "plain": ((70, 33, 1), torch.float32),
}
launches: list[dict] = []


class NotingDriver:
    """A driver as launches see it, which notes them. Each stream, and each kernel it loads, is a new number."""

    streams, functions = itertools.count(), itertools.count(1)

    def __init__(self):
        self.utils = SimpleNamespace(load_binary=self.load, get_device_properties=lambda _: {"max_shared_mem": 232_448})

    def get_current_target(self) -> GPUTarget:
        return GPUTarget("cuda", 90, 32)

    def get_current_device(self) -> int:
        return 0

    def get_current_stream(self, device: int) -> int:
        return next(self.streams)

    def get_benchmarker(self):
        return lambda call, quantiles: [call()] and [0.0] * len(quantiles)

    def load(self, *_) -> tuple:
        return 1, next(self.functions), 0, 0, 1024

    def launcher_cls(self, source, metadata):
        def note(x, y, z, stream, function, packed, launch_metadata, enter_hook, exit_hook, *arguments):
            shown = [source.name, x, y, z, function, packed, *map(show, arguments)]
            launches.append({"stream": stream, "launch": json.dumps(shown)})

        return note


def show(argument):
    if isinstance(argument, TensorDescriptor):
        return {name: show(value) for name, value in vars(argument).items()}
    if isinstance(argument, torch.Tensor):
        return [str(argument.dtype), argument.shape, argument.stride()]
    return str(argument)


def during(call) -> tuple[list[dict], object]:
    launches.clear()
    result = call()
    return list(launches), result


def noted(shape: tuple[int, int, int], dtype: torch.dtype) -> dict[str, list[dict]]:
    M, N, K = shape
    a, b = torch.ones(M, K, dtype=dtype), torch.ones(K, N, dtype=dtype)
    chosen, launch = during(lambda: autotune.choose(a, b))
    first, _ = during(lambda: launch(a, b))
    with mock.patch.object(JITFunction, "run", side_effect=AssertionError("by Triton's own way")):
        again, _ = during(lambda: [launch(a.clone(), b.clone()), launch(a, b)])
    return {"by_triton": chosen + first, "again": again}


if __name__ == "__main__":
    autotune.FINALISTS = 1
    with mock.patch.object(triton.runtime.driver, "_active", NotingDriver()):
        print(json.dumps({name: noted(*case) for name, case in CASES.items()}))
