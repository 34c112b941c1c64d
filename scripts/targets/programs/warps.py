"""Registers of the add as a thread gets more elements: one block with fewer and fewer warps, and larger blocks."""

from scripts.cross_compile import Variant
from scripts.targets.programs.vector_add import variant

PAIRS = [(1024, warps) for warps in (1, 2, 4, 8, 16)] + [(block, 4) for block in (128, 4096, 16_384)]


def variants() -> list[Variant]:
    return [variant("fp32", block, num_warps) for block, num_warps in PAIRS]
