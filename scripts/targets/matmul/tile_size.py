"""Every config of the heat map, on all four targets."""

from scripts.benchmarks.matmul.tile_size import SIZE, configs
from scripts.cross_compile import Variant
from scripts.targets.matmul.tiled import tiled


def variants() -> list[Variant]:
    return [tiled("bf16", config, size=SIZE) for config in configs()]
