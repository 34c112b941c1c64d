"""Nine tiles of the plain matmul at four sizes: how the winner moves with the shape, and what each tile takes."""

from collections.abc import Iterator

from scripts.benchmarks.matmul.tile_size import tile, tile_rows
from scripts.harness import Bench
from snippets.matmul import tiled

SIZES = (1024, 2048, 4096, 16384)


def tiles() -> list[dict]:
    return [
        tiled.TILE,
        tile(64, 64, 64, 4, 4),
        tile(64, 128, 64, 4, 4),
        tile(128, 64, 64, 4, 4),
        tile(128, 128, 64, 4, 4),
        tile(64, 256, 64, 4, 4),
        tile(128, 256, 64, 8, 3),
        tile(256, 128, 64, 8, 3),
        tile(256, 256, 64, 8, 3),
    ]


def rows(bench: Bench) -> Iterator[dict]:
    for size in SIZES:
        yield from tile_rows(bench, size, tiles())
