"""A GPU's name, as Triton writes it."""

from typing import NamedTuple


class GPUTarget(NamedTuple):
    __fields__ = ("backend", "arch", "warp_size")
