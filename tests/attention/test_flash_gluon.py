"""The Gluon rung: against float64 on a Hopper GPU; what it refuses, and how it prepares tensors, anywhere."""

import pytest
import torch

from snippets.attention import flash_gluon
from tests.attention import cases
from tests.support import DEVICE, GPU

HOPPER = GPU and torch.cuda.get_device_capability()[0] == 9
on_hopper = pytest.mark.skipif(not HOPPER, reason="Gluon's Hopper kernel runs on Hopper alone")
both_ways = pytest.mark.parametrize("causal", [False, True])
HALVES = [torch.float16, torch.bfloat16]

# seq_q, seq_k, head_dim: every schedule (two and three warpgroups, persistent and not), ragged in every axis
SHAPES = [
    (1, 1, 1),
    (17, 100, 40),
    (333, 257, 64),
    (257, 333, 80),
    (1000, 1000, 128),
    (3000, 3000, 64),
    (400, 8200, 96),
]


@on_hopper
@both_ways
@pytest.mark.parametrize("dtype", HALVES, ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_matches_float64(shape, dtype, causal):
    cases.assert_exact(flash_gluon.attention, *cases.random_inputs(*shape, dtype, batch=3, heads=5), causal)


@on_hopper
@both_ways
@pytest.mark.parametrize("kind", cases.STRIDED)
def test_any_strides(kind, causal):
    cases.assert_exact(flash_gluon.attention, *cases.strided_inputs(kind, torch.bfloat16), causal)


@on_hopper
@both_ways
def test_a_row_whose_every_score_is_minus_infinity_is_zeros(causal):
    q, k, v = cases.unseen_inputs(torch.bfloat16)
    out = flash_gluon.attention(q, k, v, causal=causal)
    assert torch.equal(out[0, 0, 1:3], torch.zeros_like(out[0, 0, 1:3]))
    assert out[0, 0, 3:].isnan().all()


@on_hopper
@pytest.mark.parametrize("shape", cases.EMPTY)
def test_empty(shape):
    batch, heads, seq_q, seq_k, head_dim = shape
    q, k, v = cases.random_inputs(seq_q, seq_k, head_dim, torch.bfloat16, batch, heads)
    assert torch.equal(flash_gluon.attention(q, k, v), torch.zeros_like(q))


@pytest.mark.parametrize(
    ("head_dim", "dtype", "error", "text"),
    [(64, torch.float32, TypeError, "q is float32"), (136, torch.float16, ValueError, "q has head_dim 136")],
)
def test_refuses(head_dim, dtype, error, text):
    with pytest.raises(error, match=text):
        flash_gluon.attention(*cases.random_inputs(4, 4, head_dim, dtype))


@pytest.mark.skipif(HOPPER, reason="this is a Hopper GPU")
def test_refuses_other_gpus():
    with pytest.raises(ValueError, match=f"q is on {DEVICE}.*Hopper"):
        flash_gluon.attention(*cases.random_inputs(4, 4, 64, torch.float16))


def test_tensors_that_tma_reads_are_not_copied():
    tensor = torch.randn(2, 3, 10, 64, device=DEVICE, dtype=torch.float16)
    for same in (tensor, tensor.transpose(1, 2), tensor[:, 1:], tensor[:, :, ::2]):
        assert flash_gluon.readable(same, 64) is same


def test_tensors_that_tma_cannot_read_are_copied():
    tensor = torch.randn(2, 3, 10, 64, device=DEVICE, dtype=torch.float16)
    for other in (tensor.mT, tensor[..., 1:], tensor[:1].expand(2, -1, -1, -1), tensor[..., ::2]):
        head_dim = other.shape[3]
        padded = -(-head_dim // 8) * 8
        copy = flash_gluon.readable(other, padded)
        assert copy is not other and copy.is_contiguous()
        assert torch.equal(copy[..., :head_dim], other)
        assert not copy[..., head_dim:].any()


@both_ways
@pytest.mark.parametrize("width", [64, 128])
@pytest.mark.parametrize("seq_k", [1, 2048, 4096, 8192, 16_384])
def test_schedule_is_one_that_the_kernel_knows(width, seq_k, causal):
    groups, section, persistent = flash_gluon.schedule(width, seq_k, causal)
    assert groups in (2, 3) and section >= 1 and isinstance(persistent, bool)
    assert groups == 2 or width == 64  # three warpgroups have 160 registers each: too few for head_dim 128
