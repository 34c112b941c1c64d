"""The record of cold starts: what a cache filled without a GPU spares is counted, and shown."""

import pytest

from scripts.benchmarks.production import cold_starts as benchmark
from scripts.figures.production import cold_starts as figures
from scripts.harness import Bench


def process(compiled: int, modules: int) -> dict:
    """What one process reports: both turns of two kernels."""
    calls = {name: {"ms": 2.0, "compiled": compiled, "modules": modules} for name in ("programs/vector_add", "b/c")}
    return {"first": calls, "second": {name: call | {"compiled": 0, "modules": 0} for name, call in calls.items()}}


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


def test_the_table_says_what_was_still_compiled(record):
    shown = figures.measured(record)["ahead"]
    assert "| b/c | 2 | 0 | 1 | 2.00 ms |" in shown, shown


def test_records_from_before_have_no_such_table(record):
    record["rows"] = [row for row in record["rows"] if row["case"]["start"] != figures.AHEAD]
    assert set(figures.measured(record)) == {"", "calls"}


def test_what_goes_wrong_in_the_process_is_said_in_a_line(monkeypatch):
    monkeypatch.setattr(benchmark, "target_here", lambda: "cuda:7")
    with pytest.raises(SystemExit, match=r"^a cold start failed: .*cuda:7"):
        benchmark.warm_without_gpu("/dev/null/cache")
