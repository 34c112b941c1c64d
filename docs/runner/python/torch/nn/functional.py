"""torch.nn.functional: what the book compares its kernels with."""

import math

import runner
from torch import _functions as functions
from torch._create import full, ones
from torch._more import log_softmax
from torch._functions import relu, sigmoid, softmax, tanh
from torch._tensor import wrap
from torch._views import transpose


def gelu(x, approximate="none"):
    return wrap(runner.ask("unary", "gelu" if approximate == "none" else "gelu_tanh", x.id))


def silu(x):
    return wrap(runner.ask("unary", "silu", x.id))


def layer_norm(x, normalized_shape, weight=None, bias=None, eps=1e-5):
    axes = list(range(x.ndim - len(normalized_shape), x.ndim))
    centred = x - functions.mean(x, axes, True)
    y = centred * functions.rsqrt(functions.mean(functions.square(centred), axes, True) + eps)
    y = y if weight is None else y * weight
    return y if bias is None else y + bias


def rms_norm(x, normalized_shape, weight=None, eps=None):
    axes = list(range(x.ndim - len(normalized_shape), x.ndim))
    eps = 2**-23 if eps is None else eps
    y = x * functions.rsqrt(functions.mean(functions.square(x), axes, True) + eps)
    return y if weight is None else y * weight


def cross_entropy(x, target, ignore_index=-100, reduction="mean"):
    """Of rows of logits and one class each."""
    import torch

    kept = target != ignore_index
    chosen = torch.gather(log_softmax(x, -1), 1, torch.where(kept, target, 0).unsqueeze(1)).squeeze(1)
    losses = torch.where(kept, -chosen, 0.0)
    if reduction == "none":
        return losses
    return losses.sum() / kept.sum() if reduction == "mean" else losses.sum()


def embedding(indices, weight):
    rows = weight[indices.reshape(-1)]
    return rows.reshape(*indices.shape, weight.shape[-1])


def linear(x, weight, bias=None):
    y = functions.matmul(x, weight.t())
    return y if bias is None else y + bias


def scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None):
    """softmax(q·kᵀ·scale)·v; causal aligned top-left; computed in fp32 and rounded once."""
    import torch

    q, k, v = [t.to(torch.float32) if t.element_size() < 4 else t for t in (query, key, value)]
    scores = functions.matmul(q, transpose(k, -2, -1)) * (1 / math.sqrt(q.shape[-1]) if scale is None else scale)
    if is_causal:
        keep = functions.tril(ones(scores.shape[-2], scores.shape[-1], dtype=torch.bool))
        scores = functions.where(keep, scores, float("-inf"))
    if attn_mask is not None:
        scores = functions.where(attn_mask, scores, float("-inf")) if attn_mask.dtype is torch.bool else scores + attn_mask
    return functions.matmul(softmax(scores, -1), v).to(query.dtype)


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    raise AttributeError(f"the runner's small torch has no torch.nn.functional.{name}")
