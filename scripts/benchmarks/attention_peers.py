"""What both attention benchmarks share: inputs, peers, the work counted, the memory a call takes."""

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

from scripts.harness import Provider, optional

TOLERANCE = 2.0**-8  # relative L2: half a bf16 step for the output, and less for the weights before the second product


def inputs(case: dict) -> list[torch.Tensor]:
    shape = (case["batch"], case["heads"], case["seq"], case["head_dim"])
    return [torch.randn(shape, device="cuda", dtype=torch.bfloat16) for _ in "qkv"]


def flops(case: dict) -> int:
    """Two products of seq × seq × head_dim for each head; half of each when causal, as is the custom."""
    whole = 4 * case["batch"] * case["heads"] * case["seq"] ** 2 * case["head_dim"]
    return whole // 2 if case["causal"] else whole


def fewest_bytes(tensors: list[torch.Tensor]) -> int:
    """q, k and v read once, the output written once."""
    return 4 * tensors[0].numel() * tensors[0].element_size()


def peak_bytes(call: Provider) -> Callable[[], dict]:
    """Device memory that one call takes beyond its inputs, its output included."""

    def measure() -> dict:
        torch.cuda.synchronize()
        torch.cuda.reset_peak_memory_stats()
        before = torch.cuda.memory_allocated()
        call()
        return {"peak_bytes": torch.cuda.max_memory_allocated() - before}

    return measure


def sdpa(backend: SDPBackend, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> Provider:
    def call() -> torch.Tensor:
        with sdpa_kernel(backend):
            return F.scaled_dot_product_attention(q, k, v, is_causal=causal)

    return call


@optional
def cute(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> Provider:
    """FlashAttention-4 in CuTe DSL, which wants (batch, seq, heads, head_dim) and returns (out, log-sum-exp)."""
    from flash_attn.cute import flash_attn_func

    q, k, v = (tensor.transpose(1, 2).contiguous() for tensor in (q, k, v))
    return lambda: flash_attn_func(q, k, v, causal=causal)[0].transpose(1, 2)
