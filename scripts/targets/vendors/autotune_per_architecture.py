"""The plain kernel's search space on all four targets: which configs survive where."""

from scripts.cross_compile import Variant
from scripts.targets.matmul.autotune import settings
from scripts.targets.matmul.tiled import tiled
from snippets.matmul.autotune import PLAIN_CONFIGS


def variants() -> list[Variant]:
    return [tiled("bf16", settings(one)) for one in PLAIN_CONFIGS]
