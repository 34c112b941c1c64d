"""The book's kernels beside the strongest peers in the same rounds: a library's call, and CuTe where installed."""

from collections.abc import Iterator
from types import SimpleNamespace

from scripts.benchmarks.attention import flash
from scripts.benchmarks.fusion import activation, softmax
from scripts.benchmarks.matmul import autotune
from scripts.harness import Bench

TELLING = (
    {"rows": 8192, "columns": 8192},
    {"columns": 4096},
    {"M": 8192, "N": 8192, "K": 8192},
    {"seq": 8192, "causal": True},
)
CHAPTERS = (activation, softmax, autotune, flash)


def rows(bench: Bench) -> Iterator[dict]:
    """One telling case of each chapter, timed as its own step times it."""
    for chapter in CHAPTERS:
        yield from bench.rows(
            SimpleNamespace(cases=lambda chapter=chapter: telling(chapter.cases()), work=chapter.work)
        )


def telling(cases: list[dict]) -> list[dict]:
    """The story's activation, softmax over 4,096 columns, a matmul of 8,192 cubed, causal attention over 8,192."""
    return [case for case in cases if case["dtype"] == "bf16" and any(want.items() <= case.items() for want in TELLING)]
