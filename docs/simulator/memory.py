"""Whether a call's tensors fit in the GPU's memory at all."""

from . import attention, traffic
from .checks import item_bytes
from .gpus import GIB, find_gpu
from .traffic import SCORE_BYTES


def peak_bytes(kernel, size, dtype="bf16", eager=False):
    """Most bytes of device memory a call holds at once: inputs, output and what the chain keeps in between."""
    if kernel == "add":
        return traffic.add_bytes(size[0], dtype)
    if kernel == "copy":
        return traffic.copy_bytes(size[0], dtype)
    if kernel == "matmul":
        return traffic.matmul_bytes(size[0], size[1], size[2], dtype)
    if kernel == "attention":
        needs = attention.naive_peak_bytes if eager else traffic.attention_bytes
        return needs(size[0], size[1], size[2], size[3], dtype)
    tensor = size[0] * size[1] * item_bytes(dtype)
    return tensor * (3 if eager else 2)


def out_of_memory(kernel, gpu, size, dtype="bf16", eager=False):
    """How PyTorch's message begins when the tensors do not fit, or None when they do."""
    row = find_gpu(gpu)
    if peak_bytes(kernel, size, dtype, eager) <= row.memory_bytes:
        return None
    runtime = "HIP" if row.vendor == "amd" else "CUDA"
    return (
        f"{runtime} out of memory. Tried to allocate {_largest_bytes(kernel, size, dtype, eager) / GIB:.2f} GiB. "
        f"GPU 0 has a total capacity of {row.memory_bytes / GIB:.2f} GiB"
    )


def _largest_bytes(kernel, size, dtype, eager):
    """The largest tensor of a call, at which an allocation fails first."""
    item = item_bytes(dtype)
    if kernel == "attention":
        batch, heads, seq, head_dim = size
        each = head_dim * item
        return batch * heads * seq * (max(seq * SCORE_BYTES, each) if eager else each)
    if kernel == "matmul":
        m, n, k = size
        return max(m * k, k * n, m * n) * item
    return size[0] * (size[1] if len(size) > 1 else 1) * item
