"""Stages 1 to 8 of two tiles, on all four targets: what each compiler keeps for a stage."""

from scripts.benchmarks.matmul.tile_size import SIZE, tile
from scripts.cross_compile import Variant
from scripts.targets.matmul.tiled import tiled


def variants() -> list[Variant]:
    tiles = [(128, 128, 4), (128, 256, 8)]
    return [tiled("bf16", tile(m, n, 64, warps, stages), size=SIZE) for m, n, warps in tiles for stages in range(1, 9)]
