"""What a launcher asks of the GPU that holds a tensor. On a CPU the answers are an H200's, but for its size."""

import contextlib

import torch
import triton
from triton import knobs
from triton.backends.compiler import GPUTarget

STAND_IN = GPUTarget("cuda", 90, 32)


def multiprocessors(tensor: torch.Tensor) -> int:
    """SMs (compute units on AMD); 8 on a CPU, which has none: enough for the interpreter to share work out."""
    return torch.cuda.get_device_properties(tensor.device).multi_processor_count if tensor.is_cuda else 8


def shared_bytes(tensor: torch.Tensor) -> int:
    """Most shared memory one program may have (LDS on AMD), in bytes."""
    if not tensor.is_cuda:
        return 232_448
    properties = torch.cuda.get_device_properties(tensor.device)
    return getattr(properties, "shared_memory_per_block_optin", 0) or properties.shared_memory_per_block


def target() -> GPUTarget:
    """What Triton compiles for: backend ("cuda" or "hip") and arch (90 on Hopper, "gfx942" on an MI300X)."""
    return STAND_IN if knobs.runtime.interpret else triton.runtime.driver.active.get_current_target()


def has_copy_engine() -> bool:
    """Whether tensor descriptors are more than a notation: NVIDIA from Hopper on."""
    return target().backend == "cuda" and target().arch >= 90


def keeps_one_buffer_fewer() -> bool:
    """Whether num_stages n means n - 1 buffers: AMD."""
    return target().backend == "hip"


def gpu_of(tensor: torch.Tensor) -> contextlib.AbstractContextManager:
    """Within: the tensor's GPU is the current one, on which Triton launches. Costs next to nothing if it is already."""
    if not tensor.is_cuda or tensor.device.index == torch.cuda.current_device():
        return contextlib.nullcontext()
    return torch.cuda.device_of(tensor)
