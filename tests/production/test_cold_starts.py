"""The record of cold starts: what a cache filled without a GPU spares is counted, and shown."""

from functools import partial
from types import SimpleNamespace

import pytest
import torch
from torch.nn.functional import scaled_dot_product_attention as sdpa

from scripts.benchmarks.cold_work import SCALE, work_of
from scripts.benchmarks.production import cold_starts as benchmark
from scripts.figures.production import cold_starts as figures
from scripts.harness import Bench
from scripts.records import ROOT
from snippets.why.four_kernels import eager_activation

WORK = {"bytes": 12, "flops": 1, "error": 0.0}


def process(compiled: int, modules: int) -> dict:
    """What one process reports: both turns of two kernels."""
    calls = {name: {"ms": 2.0, "compiled": compiled, "modules": modules} for name in ("programs/vector_add", "b/c")}
    again = {name: call | {"compiled": 0, "modules": 0} for name, call in calls.items()}
    return {"first": calls, "second": again, "work": {name: {"dtype": "fp16", **WORK} for name in calls}}


@pytest.fixture
def record(monkeypatch) -> dict:
    """A record without a GPU: an empty cache costs two kernels and a C module a call, any other nothing."""
    filled = set()

    def in_a_new_process(cache: str) -> dict:
        found = process(0, 1) if cache in filled else process(2, 1)
        filled.add(cache)
        return found

    monkeypatch.setattr(benchmark, "in_a_new_process", in_a_new_process)
    monkeypatch.setattr(benchmark, "warm_without_gpu", filled.add)
    return {"rows": list(benchmark.rows(Bench(say=lambda _: None)))}


def test_every_start_of_every_kernel_has_a_row(record):
    cases = [(row["case"]["kernel"], row["case"]["start"]) for row in record["rows"]]
    assert cases == [(kernel, start) for kernel in ("programs/vector_add", "b/c") for start in benchmark.STARTS]


def test_a_row_has_the_keys_of_any_record(record):
    for row in record["rows"]:
        assert WORK.items() <= row.items()
        assert row["case"]["dtype"] == "fp16"
        assert {"p20_ms", "p50_ms", "p80_ms", "timer"} <= set(row)


@pytest.mark.parametrize(
    ("kernel", "function", "shapes", "moved", "flops"),
    [
        ("the first launch of all", torch.add, [(5,), (5,)], 3 * 5 * 4, 5),
        ("programs/vector_add", torch.add, [(5,), (5,)], 3 * 5 * 4, 5),
        ("fusion/activation", lambda x, bias: eager_activation(x, bias, 0.5), [(3, 4), (4,)], 2 * 12 * 4, 9 * 12),
        ("fusion/softmax", lambda x: torch.softmax(x, -1), [(3, 4)], 2 * 12 * 4, 5 * 12),
        ("matmul/tiled", torch.matmul, [(3, 4), (4, 5)], (12 + 20 + 15) * 4, 2 * 60),
        ("attention/naive", sdpa, [(1, 2, 3, 4)] * 3, 4 * 24 * 4, 4 * 2 * 9 * 4),
        ("attention/flash, head_dim 4, causal", partial(sdpa, is_causal=True), [(1, 2, 3, 4)] * 3, 384, 2 * 2 * 9 * 4),
    ],
)
def test_what_a_request_computes_is_counted_and_compared(kernel, function, shapes, moved, flops):
    tool = SimpleNamespace(normal=torch.randn)
    found = work_of(kernel, lambda: function(*(tool.normal(*shape) for shape in shapes)), tool)
    assert (found["dtype"], found["bytes"], found["flops"]) == ("fp32", moved, flops)
    assert 0 <= found["error"] < 1e-6
    assert tool.normal is torch.randn
    wrong = work_of(kernel, lambda: 1 + function(*(tool.normal(*shape) for shape in shapes)), tool)
    assert wrong["error"] > 0.1


def test_the_scale_is_the_tools():
    source = (ROOT / "examples/production.py").read_text(encoding="utf-8")
    assert f"normal(8192), {SCALE})" in source


def test_the_table_says_what_was_still_compiled(record):
    shown = figures.measured(record)["ahead"]
    assert "| b/c | 2 | 0 | 1 | 2.00 ms |" in shown, shown


def test_a_record_from_before_says_so(record):
    record["rows"] = [row for row in record["rows"] if row["case"]["start"] != figures.AHEAD]
    assert figures.measured(record)["ahead"] == "Not measured here.\n"


def test_what_goes_wrong_in_the_process_is_said_in_a_line(monkeypatch):
    monkeypatch.setattr(benchmark, "target_here", lambda: "cuda:7")
    with pytest.raises(SystemExit, match=r"^a cold start failed: .*cuda:7"):
        benchmark.warm_without_gpu("/dev/null/cache")
