"""The add that step 3 follows through the compiler: every stage of it, for NVIDIA and for AMD."""

from scripts.cross_compile import Variant
from scripts.targets.programs.vector_add import variant
from snippets.programs.vector_add import BLOCK


def variants() -> list[Variant]:
    return [variant("fp32", BLOCK, 4, show_ir=True)]
