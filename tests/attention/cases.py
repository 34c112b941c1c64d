"""What both attention steps must do, as one list of checks: each step's test module runs all of them."""

import math
from collections.abc import Callable

import torch

from tests.attention.oracle import exact_attention
from tests.support import DEVICE, ROUNDING, relative_error

Attention = Callable[..., torch.Tensor]

# seq_q, seq_k, head_dim: one element, ragged edges, more keys than queries and fewer, head_dim of every kind
SHAPES = [
    (1, 1, 1),
    (17, 100, 40),
    (100, 17, 64),
    (1, 100, 80),
    (65, 64, 128),
    (130, 200, 96),
    (33, 70, 256),
]


def random_inputs(seq_q: int, seq_k: int, head_dim: int, dtype: torch.dtype, batch: int = 2, heads: int = 2):
    def normal(seq: int) -> torch.Tensor:
        return torch.randn(batch, heads, seq, head_dim, device=DEVICE).to(dtype)

    return normal(seq_q), normal(seq_k), normal(seq_k)


def tolerance(dtype: torch.dtype, head_dim: int = 128) -> float:
    """Relative L2 error: the output is rounded once, the weights once more before the second product.

    In fp32 a score's head_dim products are added one after another, and the power magnifies what that loses. Emulated
    so, one query in 30 of head_dim 80 lay above 8 roundings, one in 3,000 above 16.
    """
    return (16 * max(1, head_dim / 128) if dtype == torch.float32 else 2) * ROUNDING[dtype]


def assert_exact(attention: Attention, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> None:
    before = [tensor.clone() for tensor in (q, k, v)]
    out = attention(q, k, v, causal=causal)
    assert (out.shape, out.dtype, out.device) == (q.shape, q.dtype, q.device)
    assert out.is_contiguous()
    assert relative_error(out, exact_attention(q, k, v, causal)) <= tolerance(q.dtype, q.shape[3])
    assert all(torch.equal(old, new) for old, new in zip(before, (q, k, v), strict=True))


def strided_inputs(kind: str, dtype: torch.dtype = torch.float32):
    """q, k, v that are views: never contiguous, never what a kernel that guesses strides expects."""
    if kind == "transposed":  # (batch, seq, heads, head_dim) in memory, as projections leave it
        return [tensor.transpose(1, 2).contiguous().transpose(1, 2) for tensor in random_inputs(30, 50, 32, dtype)]
    if kind == "expanded":  # one key-value head shared by all query heads
        q, k, v = random_inputs(30, 50, 32, dtype)
        return [q, k[:, :1].expand(-1, 2, -1, -1), v[:1].expand(2, -1, -1, -1)]
    if kind == "dim-major":  # head_dim is not the last axis in memory
        return [tensor.mT.contiguous().mT for tensor in random_inputs(30, 50, 32, dtype)]
    if kind == "sliced":  # every second row, an odd start
        return [tensor[..., 1::2, 1:] for tensor in random_inputs(60, 100, 33, dtype)]
    if kind == "odd stride of one":  # an axis of length 1 may have any stride, also one that no descriptor takes
        return [
            tensor.as_strided((1, 2, 8, 16), (257, 128, 16, 1))
            for tensor in torch.randn(3, 260, device=DEVICE).to(dtype)
        ]
    if kind == "one dim":  # head_dim 1: the axis before it has stride 1 too
        return random_inputs(4, 4, 1, dtype)
    raise ValueError(kind)


STRIDED = ["transposed", "expanded", "dim-major", "sliced", "odd stride of one", "one dim"]


def same_kind(actual: torch.Tensor, exact: torch.Tensor) -> bool:
    """NaN, +inf, -inf and finite values in the same places."""

    def kinds(tensor: torch.Tensor) -> torch.Tensor:
        return tensor.isnan() * 1 + tensor.isposinf() * 2 + tensor.isneginf() * 3

    return torch.equal(kinds(actual), kinds(exact))


# which tensor, which value, where: (row, dim). Values are set where every row sees them, except for q.
SPECIALS = [
    ("q", math.nan, (3, 1)),
    ("q", math.inf, (3, 1)),
    ("k", math.nan, (0, 1)),
    ("k", math.inf, (0, 1)),
    ("k", -math.inf, (0, 1)),
    ("v", math.nan, (0, 1)),
    ("v", math.inf, (0, 1)),
]


def special_inputs(name: str, value: float, place: tuple[int, int]):
    tensors = dict(zip("qkv", random_inputs(40, 40, 16, torch.float32, batch=1, heads=1), strict=True))
    tensors[name][0, 0, place[0], place[1]] = value
    return tensors["q"], tensors["k"], tensors["v"]


def unseen_inputs(dtype: torch.dtype):
    """Every score of rows 1 and 2 is -inf: their q is positive where every k is -inf. The other rows are NaN or not."""
    q, k, v = random_inputs(40, 70, 16, dtype, batch=1, heads=1)
    q[..., 0] = 0.0  # 0 · -inf: NaN
    q[..., 1:3, 0] = 1.0
    k[..., 0] = -math.inf
    return q, k, v


def refusals():
    """(arguments, exception, what its text must name)."""
    q, k, v = random_inputs(4, 4, 8, torch.float32)
    wide = random_inputs(2, 2, 257, torch.float32)
    return [
        ((q[0], k, v), ValueError, "q must have 4 axes"),
        ((q, k[..., :4], v), ValueError, "k has head_dim 4 but q has 8"),
        ((q, k, v[:1]), ValueError, "v has batch 1 but q has 2"),
        ((q, k[:, :1], v), ValueError, "k has heads 1 but q has 2"),
        ((q, k, v[:, :, :3]), ValueError, "v has seq 3 but k has 4"),
        (wide, ValueError, "q has head_dim 257: at most 256"),
        ((q, k.half(), v), TypeError, "k is float16 but q is float32"),
        ((q.long(), k, v), TypeError, "q must be float32, float16 or bfloat16"),
        (("q", k, v), TypeError, "q must be a dense torch.Tensor"),
        ((q[:, :, :1].expand(-1, -1, 2**31 - 1, -1), k, v), ValueError, "q has an axis of 2,147,483,647"),
        ((q, k, v, "yes"), TypeError, "causal must be"),
        ((q, k.clone().requires_grad_(), v), ValueError, "k requires grad"),
    ]


# batch, heads, seq_q, seq_k, head_dim, one of them 0
EMPTY = [(0, 2, 3, 3, 8), (2, 0, 3, 3, 8), (2, 2, 0, 3, 8), (2, 2, 3, 0, 8), (2, 2, 3, 3, 0)]


def assert_zeros(attention: Attention, shape: tuple[int, ...]) -> None:
    """No keys, no queries or no dims: PyTorch's answer is zeros of q's shape."""
    batch, heads, seq_q, seq_k, head_dim = shape
    q, k, v = random_inputs(seq_q, seq_k, head_dim, torch.float32, batch, heads)
    out = attention(q, k, v)
    assert torch.equal(out, torch.zeros_like(q))
    assert torch.equal(out, torch.nn.functional.scaled_dot_product_attention(q, k, v))


FAR = 2**31 + 16
# (heads, seq, head_dim), their strides: one axis at a time puts elements more than 2³¹ apart
FAR_APART = [((2, 5, 16), (FAR, 16, 1)), ((2, 2, 16), (16, FAR, 1)), ((1, 2, 16), (0, 1, FAR // 8))]


def far_apart(attention: Attention, sizes: tuple[int, int, int], strides: tuple[int, int, int]) -> None:
    """Strides past 2³¹ elements: the tensor is a view of a small buffer, so a 32-bit offset would leave it."""
    elements = 1 + sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True))
    storage = torch.UntypedStorage(4 * elements, device=DEVICE)  # sparse: pages never touched cost nothing
    q = torch.empty(0, device=DEVICE).set_(storage, 0, (1, *sizes), (0, *strides))
    q.normal_()
    k, v = torch.randn(2, 1, sizes[0], 7, sizes[2], device=DEVICE)
    out = attention(q, k, v)
    assert relative_error(out, exact_attention(q, k, v)) <= tolerance(torch.float32)
