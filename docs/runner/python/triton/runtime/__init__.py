from . import driver
from .autotuner import Autotuner, Config, Heuristics
from .jit import JITFunction
