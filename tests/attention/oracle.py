"""Attention in float64, a few rows of scores at a time, so that it also serves shapes whose scores would not fit."""

import math

import torch

SCORES_AT_ONCE = 1 << 28  # elements, 2 GiB of float64


def exact_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool = False) -> torch.Tensor:
    """softmax(q @ kᵀ / √head_dim) @ v in float64; with `causal`, row i sees keys 0 … i.

    No keys: zeros. Every score of a row -inf: zeros too, as PyTorch.
    """
    batch, heads, seq_q, head_dim = q.shape
    seq_k = k.shape[2]
    out = torch.zeros(q.shape, dtype=torch.float64, device=q.device)
    if out.numel() == 0 or seq_k == 0:
        return out
    rows_at_once = max(1, SCORES_AT_ONCE // seq_k)
    keys = torch.arange(seq_k, device=q.device)
    for b in range(batch):
        for h in range(heads):
            k64, v64 = k[b, h].double(), v[b, h].double()
            for start in range(0, seq_q, rows_at_once):
                rows = torch.arange(start, min(seq_q, start + rows_at_once), device=q.device)
                scores = q[b, h, rows].double() @ k64.T / math.sqrt(head_dim)
                if causal:
                    scores.masked_fill_(keys[None, :] > rows[:, None], -math.inf)
                weights = scores.softmax(-1).masked_fill_((scores == -math.inf).all(-1, keepdim=True), 0.0)
                out[b, h, rows] = weights @ v64
    return out
