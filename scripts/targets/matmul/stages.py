"""Stages 1 to 8 of two tiles, on all four targets: what each compiler keeps for a stage."""

from scripts.benchmarks.matmul.stages import WIDE
from scripts.benchmarks.matmul.tile_size import SIZE
from scripts.cross_compile import Variant
from scripts.targets.matmul.tiled import tiled
from snippets.matmul.tiled import TILE


def variants() -> list[Variant]:
    return [
        tiled("bf16", shape | {"num_stages": stages}, size=SIZE) for shape in (TILE, WIDE) for stages in range(1, 9)
    ]
