"""Compile kernels through their own launchers for a GPU that is not here.

Triton asks its driver which GPU it compiles for, and a launch decides how a kernel is specialised. `pretend` answers
for the driver, lets launchers run on tensors that have a shape and no data, and stops every kernel before its launch.
"""

import contextlib
import types
from collections.abc import Callable, Iterator
from unittest import mock

import torch
import triton
from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from triton.backends.compiler import GPUTarget
from triton.runtime.jit import JITFunction

# As Triton names them: H100 and H200, B200, MI300X, MI350X. Some launchers ask for multiprocessors and shared memory.
TARGETS = {
    "cuda:90": (GPUTarget("cuda", 90, 32), 132, 232_448),
    "cuda:100": (GPUTarget("cuda", 100, 32), 148, 232_448),
    "hip:gfx942": (GPUTarget("hip", "gfx942", 64), 304, 65_536),
    "hip:gfx950": (GPUTarget("hip", "gfx950", 64), 256, 163_840),
}


# --8<-- [start:driver]
class AbsentGPU:
    """As much of a Triton driver as compiling asks for."""

    def __init__(self, target: GPUTarget, device: int):
        self.target, self.device = target, device

    def get_current_target(self) -> GPUTarget:
        return self.target

    def get_current_device(self) -> int:
        return self.device

    def get_current_stream(self, device: int) -> int:
        return 0

    def get_benchmarker(self) -> Callable:
        def compile_only(call: Callable, quantiles: tuple[float, ...]) -> list[float]:
            call()  # every config of an autotuned kernel is compiled, none is timed
            return [0.0] * len(quantiles)

        return compile_only


# --8<-- [end:driver]


@contextlib.contextmanager
def pretend(name: str) -> Iterator[None]:
    """Within: launchers compile for the target `name` (a key of TARGETS), and nothing is launched or allocated."""
    target, multiprocessors, shared = TARGETS[name]
    properties = types.SimpleNamespace(multi_processor_count=multiprocessors, shared_memory_per_block_optin=shared)
    run, device = JITFunction.run, 100 + list(TARGETS).index(name)  # Triton remembers its kernels by device

    def compile_only(kernel: JITFunction, *arguments, **options):
        return run(kernel, *arguments, **options | {"warmup": True})

    def stay(*_) -> contextlib.AbstractContextManager:
        return contextlib.nullcontext()

    with (
        mock.patch.object(JITFunction, "run", compile_only),
        mock.patch.object(triton.runtime.driver, "_active", AbsentGPU(target, device)),
        mock.patch.multiple(
            torch.cuda,
            get_device_properties=lambda *_: properties,
            current_device=lambda: 0,
            device_of=stay,
            device=stay,
        ),
        mock.patch.object(FakeTensor, "data_ptr", address),
        FakeTensorMode(),
    ):
        yield


def address(tensor: torch.Tensor) -> int:
    """As aligned as a real tensor's would be: a kernel is specialised by that, and launchers refuse address 0."""
    return 4096 + tensor.storage_offset() * tensor.element_size()


def target_here() -> str | None:
    """The target of this machine's GPU as Triton names it; None without one."""
    if not torch.cuda.is_available():
        return None
    target = triton.runtime.driver.active.get_current_target()
    return f"{target.backend}:{target.arch}"
