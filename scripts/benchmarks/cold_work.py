"""What a request of the cache tool computes: its fewest bytes, its operations, and how exact its result is."""

from collections.abc import Callable
from types import ModuleType

import torch

from docs.simulator import traffic
from scripts.benchmarks import attention_peers
from scripts.harness import TORCH_DTYPES, relative_error
from tests.attention.oracle import exact_attention
from tests.fusion import oracle as fusion
from tests.matmul import oracle as matmul
from tests.programs import oracle as programs

SCALE = 0.5  # of the activation, as examples/production.py asks for it
NAMES = {dtype: name for name, dtype in TORCH_DTYPES.items()}


def work_of(kernel: str, call: Callable[[], torch.Tensor], tool: ModuleType) -> dict:
    """Make a request of `tool`, the cache tool, once more: its {"dtype", "bytes", "flops", "error"}."""
    inputs, normal = [], tool.normal

    def kept(*shape: int, **options) -> torch.Tensor:
        inputs.append(normal(*shape, **options))
        return inputs[-1]

    tool.normal = kept
    try:
        output = call()
    finally:
        tool.normal = normal
    moved, flops, exact = expected(kernel, inputs)
    error = relative_error(output, exact)
    return {"dtype": NAMES[output.dtype], "bytes": moved, "flops": flops, "error": error}


def expected(kernel: str, inputs: list[torch.Tensor]) -> tuple[int, int, torch.Tensor]:
    """Fewest bytes, operations and the float64 result of a request, as the kernel's own record counts them."""
    x, dtype = inputs[0], NAMES[inputs[0].dtype]
    if kernel.startswith("attention/"):
        case = dict(zip(traffic.KERNELS["attention"], x.shape, strict=True)) | {"causal": "causal" in kernel}
        exact = exact_attention(*inputs, case["causal"])
        return attention_peers.fewest_bytes(inputs), attention_peers.flops(case), exact
    if kernel.startswith("matmul/"):
        size = (x.shape[0], inputs[1].shape[1], x.shape[1])
        return traffic.matmul_bytes(*size, dtype), traffic.matmul_flops(*size), matmul.matmul(*inputs)
    if kernel == "fusion/activation":
        moved = traffic.activation_bytes(*x.shape, dtype)
        return moved, traffic.activation_flops(*x.shape), fusion.activation(*inputs, SCALE)
    if kernel == "fusion/softmax":
        return traffic.softmax_bytes(*x.shape, dtype), traffic.softmax_flops(*x.shape), fusion.softmax(x)
    return traffic.add_bytes(x.numel(), dtype), x.numel(), programs.add(*inputs)
