"""The runner's triton: launches reach the kernel walker, nothing is compiled."""

from . import knobs, language
from .runtime.autotuner import Config, autotune, heuristics
from .runtime.jit import ConstexprFunction, JITFunction, constexpr_function, jit
from .tools.tensor_descriptor import TensorDescriptor
from . import testing
from runner import CompilationError

__version__ = "3.9.0"


def cdiv(x, y):
    """Smallest integer not below x / y."""
    return (x + y - 1) // y


def next_power_of_2(n):
    """Smallest power of two that is at least n."""
    power = 1
    while power < n:
        power *= 2
    return power


def set_allocator(allocator):
    """Descriptors made in a kernel need no memory here."""
