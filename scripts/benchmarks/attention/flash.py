"""attention/flash: every rung and the strongest peers, batch × seq = 16,384 and heads × head_dim = 2,048."""

import torch
from torch.nn.attention import SDPBackend

from scripts.benchmarks.attention_peers import TOLERANCE, cute, fewest_bytes, flops, inputs, peak_bytes, sdpa
from scripts.harness import Unavailable, Work
from snippets.attention import flash, flash_gluon
from tests.attention.oracle import exact_attention

TOKENS, WIDTH = 16_384, 2_048


def cases() -> list[dict]:
    return [
        {
            "batch": TOKENS // seq,
            "heads": WIDTH // head_dim,
            "seq": seq,
            "head_dim": head_dim,
            "causal": causal,
            "dtype": "bf16",
        }
        for head_dim in (64, 128)
        for causal in (False, True)
        for seq in (1024, 2048, 4096, 8192, 16_384)
    ]


def by_descriptors(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> torch.Tensor:
    """The rung below the public function's at head_dim 128."""
    config = flash.descriptor_config(q.shape[3], q.dtype, flash.current_target())
    return flash.launch(flash.descriptor_kernel, config, q, k, v, torch.empty_like(q), causal)


def work(case: dict) -> Work:
    q, k, v = inputs(case)
    causal = case["causal"]
    providers = {
        "triton": lambda: flash.attention(q, k, v, causal),
        "triton:plain": lambda: flash.attention_plain(q, k, v, causal),
        **({} if case["head_dim"] == 64 else {"triton:descriptors": lambda: by_descriptors(q, k, v, causal)}),
        "triton:gluon": lambda: flash_gluon.attention(q, k, v, causal),
        "sdpa-flash": sdpa(SDPBackend.FLASH_ATTENTION, q, k, v, causal),
        "cudnn": sdpa(SDPBackend.CUDNN_ATTENTION, q, k, v, causal),
        "cute": cute(q, k, v, causal),
    }
    return Work(
        providers=providers,
        reference=lambda: exact_attention(q, k, v, causal),
        bytes=fewest_bytes([q, k, v]),
        flops=flops(case),
        tolerance=TOLERANCE,
        details={name: peak_bytes(call) for name, call in providers.items() if not isinstance(call, Unavailable)},
    )
