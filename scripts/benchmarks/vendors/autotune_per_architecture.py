"""Every tile of the plain kernel's search space on this GPU, at two sizes: what tuning on the spot finds here."""

from collections.abc import Iterator

from scripts.benchmarks.matmul.autotune import settings
from scripts.benchmarks.matmul.tile_size import tile_rows
from scripts.harness import Bench
from snippets.matmul.autotune import PLAIN_CONFIGS

SIZES = (1024, 8192)


def rows(bench: Bench) -> Iterator[dict]:
    for size in SIZES:
        yield from tile_rows(bench, size, [settings(one) for one in PLAIN_CONFIGS])
