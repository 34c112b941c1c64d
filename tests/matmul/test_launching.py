"""A launcher's later launches, which skip Triton's binder, are what its first one was; and the tuner's timer.

What a launch hands to the GPU is noted by a driver that has none, in a process that does not interpret.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
import triton

from snippets.matmul import launching, timing


@pytest.fixture(scope="module")
def noted() -> dict:
    environment = os.environ | {"TRITON_INTERPRET": "0"}
    command = [sys.executable, str(Path(__file__).with_name("note_launches.py"))]
    output = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    return json.loads(output.splitlines()[-1])


@pytest.mark.parametrize(
    ("name", "kernels"), [("persistent", 1), ("padded", 3), ("skinny", 2), ("one element", 1), ("plain", 1)]
)
def test_later_launches_are_as_the_first(noted, name, kernels):
    by_triton, again = ({one["launch"] for one in noted[name][way]} for way in ("by_triton", "again"))
    assert again == by_triton and len(again) == kernels


def test_each_launch_asks_for_the_current_stream(noted):
    streams = [one["stream"] for one in noted["padded"]["again"]]
    assert len(streams) == 6 and len(set(streams)) == 6


@pytest.mark.parametrize("compiled", [None, SimpleNamespace(module=None)])
def test_a_kernel_that_was_not_loaded_is_launched_by_triton_again(compiled):
    """In the interpreter there is no compiled kernel; where no GPU is, there is one that cannot be launched."""
    launched = []

    def by_triton(*arguments, **options):
        launched.append((arguments, options))
        return compiled

    launch = launching.Launch({(3,): by_triton}, (3,), BLOCK=4)
    launch(1), launch(2)
    assert launched == [((1,), {"BLOCK": 4}), ((2,), {"BLOCK": 4})]


def test_device_times_leaves_a_stand_in_to_time(monkeypatch):
    driver = SimpleNamespace(get_benchmarker=lambda: lambda call, quantiles: [call()] * len(quantiles))
    monkeypatch.setattr(triton.runtime.driver, "_active", driver)
    assert timing.device_times(lambda: 7.0, (0.5, 0.2, 0.8)) == [7.0] * 3


def test_device_times(monkeypatch):
    """Two clearings before each call, and quantiles of what the events say in the second half: 2, 5 and 4."""
    done, taken = [], iter([3.0, 1.0, 2.0, 5.0, 4.0])

    class Event:
        def __init__(self, enable_timing):
            pass

        def record(self):
            done.append("event")

        def synchronize(self):
            pass

        def elapsed_time(self, end):
            return next(taken)

    driver = SimpleNamespace(
        get_benchmarker=lambda: timing.do_bench,
        get_empty_cache_for_benchmark=lambda: "cache",
        clear_cache=lambda cache: done.append(cache),
    )
    clock = iter(range(100))
    monkeypatch.setattr(triton.runtime.driver, "_active", driver)
    monkeypatch.setattr(timing.time, "monotonic", lambda: next(clock))
    monkeypatch.setattr(torch.cuda, "Event", Event)
    assert timing.device_times(lambda: done.append("call"), (0.5, 0.25, 0.75), seconds=4.5) == [4.0, 3.0, 4.5]
    assert done == ["call"] + 5 * ["cache", "cache", "event", "call", "event"]
