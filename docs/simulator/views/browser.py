"""Imported once by docs/simulator/model.js, in MicroPython, where the drills lie beside the book."""

import grid_drill
import shared_memory_drill

from . import drills
from .face import answer

drills.use("grid", grid_drill)
drills.use("shared_memory", shared_memory_drill)
__all__ = ["answer"]
