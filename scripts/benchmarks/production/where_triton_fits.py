"""The book's kernels beside the strongest peers in the same rounds: a library's call, and CuTe where installed."""

from collections.abc import Iterator
from types import SimpleNamespace

from scripts.benchmarks.attention import flash as flash_step
from scripts.benchmarks.fusion import activation as activation_step
from scripts.benchmarks.fusion import softmax as softmax_step
from scripts.benchmarks.matmul import autotune as matmul_step
from scripts.harness import Bench
from snippets.attention import flash  # the kernels that the steps time: the record vouches for them
from snippets.fusion import activation, softmax
from snippets.matmul import autotune

MEASURED = (activation, softmax, autotune, flash)
TELLING = (
    (activation_step, {"rows": 8192, "columns": 8192}),
    (softmax_step, {"columns": 4096}),
    (matmul_step, {"M": 8192, "N": 8192, "K": 8192}),
    (flash_step, {"seq": 8192, "causal": True}),
)


def rows(bench: Bench) -> Iterator[dict]:
    """A telling case or two of each chapter, timed as its own step times it."""
    for step, wanted in TELLING:
        cases = [case for case in step.cases() if case["dtype"] == "bf16" and wanted.items() <= case.items()]
        yield from bench.rows(SimpleNamespace(cases=lambda cases=cases: cases, work=step.work))
