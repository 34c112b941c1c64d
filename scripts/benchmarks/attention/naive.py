"""attention/naive: scores in memory against no scores at all, by sequence length, to where they no longer fit."""

import torch

from scripts.benchmarks.attention_peers import TOLERANCE, fewest_bytes, flops, inputs, peak_bytes
from scripts.harness import Work
from snippets.attention import flash, naive
from tests.attention.oracle import exact_attention

SEQS = [1024, 2048, 4096, 8192, 16_384, 32_768]


def cases() -> list[dict]:
    fixed = {"batch": 1, "heads": 32, "head_dim": 64, "causal": False, "dtype": "bf16"}
    return [{**fixed, "seq": seq} for seq in SEQS]


def eager(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
    """Three PyTorch calls; the scores are bf16."""
    return torch.matmul(torch.softmax(torch.matmul(q * q.shape[-1] ** -0.5, k.transpose(-1, -2)), dim=-1), v)


def work(case: dict) -> Work:
    q, k, v = inputs(case)
    providers = {
        "naive": lambda: naive.attention(q, k, v),
        "eager": lambda: eager(q, k, v),
        "triton": lambda: flash.attention(q, k, v),
    }
    return Work(
        providers=providers,
        reference=lambda: exact_attention(q, k, v),
        bytes=fewest_bytes([q, k, v]),
        flops=flops(case),
        tolerance=4 * TOLERANCE,  # eager rounds every score and weight to bf16
        details={name: peak_bytes(call) for name, call in providers.items()},
    )
