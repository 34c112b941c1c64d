"""What attention's arguments must be: checked before any kernel runs, by name and limit."""

import torch

from snippets.arguments import check_axes, check_tensors

LARGEST_HEAD_DIM = 256


def check_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool = False) -> None:
    """Raise unless q is (batch, heads, seq_q, head_dim), k and v are (batch, heads, seq_k, head_dim), causal a bool.

    Errors: TypeError or ValueError as `check_tensors`; ValueError for a shape, naming the argument and the limit;
    TypeError for a `causal` that is no bool: a mask, say, which PyTorch's own attention takes in its place.
    """
    check_tensors(q=q, k=k, v=v)
    if not isinstance(causal, bool):
        raise TypeError(f"causal must be True or False, not {type(causal).__name__}")
    for name, tensor in {"q": q, "k": k, "v": v}.items():
        if tensor.dim() != 4:
            raise ValueError(f"{name} must have 4 axes (batch, heads, seq, head_dim), not {tensor.dim()}")
    if q.shape[3] > LARGEST_HEAD_DIM:
        raise ValueError(f"q has head_dim {q.shape[3]}: at most {LARGEST_HEAD_DIM} fit on chip")
    check_axes(q=q, k=k, v=v)
    for name, tensor in {"k": k, "v": v}.items():
        for axis, label in ((0, "batch"), (1, "heads"), (3, "head_dim")):
            if tensor.shape[axis] != q.shape[axis]:
                raise ValueError(f"{name} has {label} {tensor.shape[axis]} but q has {q.shape[axis]}")
    if v.shape[2] != k.shape[2]:
        raise ValueError(f"v has seq {v.shape[2]} but k has {k.shape[2]}")
