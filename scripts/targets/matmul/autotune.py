"""The space that the tuner searches, on all four targets: the persistent kernel's tiles and the plain one's."""

from scripts.cross_compile import Variant
from scripts.targets.matmul.persistent import persistent
from scripts.targets.matmul.tiled import tiled
from snippets.matmul.autotune import CONFIGS, PLAIN_CONFIGS


def variants() -> list[Variant]:
    return [persistent(settings(one)) for one in CONFIGS] + [tiled("bf16", settings(one)) for one in PLAIN_CONFIGS]


def settings(one) -> dict:
    return {**one.kwargs, "num_warps": one.num_warps, "num_stages": one.num_stages}
