"""The tiles that win on an H100 or H200, stage by stage, on all four targets: what fits where, and by how much."""

from scripts.benchmarks.matmul.tile_size import tile
from scripts.cross_compile import Variant
from scripts.targets.matmul.autotune import settings
from scripts.targets.matmul.persistent import persistent
from scripts.targets.matmul.tiled import tiled
from snippets.matmul.autotune import CONFIGS

WINNER = CONFIGS[0]


def variants() -> list[Variant]:
    shapes = [(128, 256, 64, 8), (256, 128, 64, 8), (128, 128, 64, 8), (128, 128, 64, 4)]
    plain = [tiled("bf16", tile(*shape, stages)) for shape in shapes for stages in (2, 3, 4)]
    return [persistent(settings(WINNER)), *plain]
