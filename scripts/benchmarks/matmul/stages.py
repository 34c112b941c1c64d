"""Stages 1, 2, 3 … until the launch fails: two tiles of the plain matmul at 8,192 cubed in bf16, to the real error."""

from collections.abc import Iterator

from scripts.benchmarks.matmul.tile_size import SIZE, tile, tile_rows
from scripts.harness import Bench
from snippets.matmul import tiled

WIDE = tile(128, 256, 64, num_warps=8, num_stages=3)
MOST = 16  # no GPU of today holds as many stages of either tile


def rows(bench: Bench) -> Iterator[dict]:
    for shape in (tiled.TILE, WIDE):
        for stages in range(1, MOST):
            (row,) = tile_rows(bench, SIZE, [shape | {"num_stages": stages}])
            yield row
            if "failed" in row:
                break
