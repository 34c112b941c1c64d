"""Flash attention against float64, in every rung that runs here."""

from unittest import mock

import pytest
import torch

from snippets.attention import flash
from tests.attention import cases
from tests.attention.oracle import exact_attention
from tests.support import DEVICE, DTYPES


def attention_elsewhere(*arguments, **options) -> torch.Tensor:
    """With the kernel and the tile that other GPUs get, at every head_dim."""
    with mock.patch.object(flash, "current_target", lambda: "cuda:100"):
        return flash.attention(*arguments, **options)


RUNGS = [flash.attention, attention_elsewhere, flash.attention_plain]
every_rung = pytest.mark.parametrize("attention", RUNGS, ids=lambda rung: rung.__name__)
both_ways = pytest.mark.parametrize("causal", [False, True])


@every_rung
@both_ways
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("shape", cases.SHAPES, ids=str)
def test_matches_float64(attention, shape, dtype, causal):
    cases.assert_exact(attention, *cases.random_inputs(*shape, dtype), causal)


@every_rung
@both_ways
@pytest.mark.parametrize("kind", cases.STRIDED)
def test_any_strides(attention, kind, causal):
    cases.assert_exact(attention, *cases.strided_inputs(kind), causal)


@every_rung
@pytest.mark.parametrize("shape", cases.EMPTY)
def test_empty(attention, shape):
    cases.assert_zeros(attention, shape)


@every_rung
@both_ways
@pytest.mark.parametrize(("name", "value", "place"), cases.SPECIALS)
def test_nan_and_inf(attention, name, value, place, causal):
    q, k, v = cases.special_inputs(name, value, place)
    assert cases.same_kind(attention(q, k, v, causal=causal), exact_attention(q, k, v, causal))


@every_rung
def test_scores_of_minus_infinity_weigh_nothing(attention):
    """A whole tile of -inf before the first finite score: exp2(-inf - -inf) must not leak a NaN."""
    q, k, v = cases.random_inputs(3, 300, 16, torch.float32, batch=1, heads=1)
    q.abs_()
    k[..., :290, 0] = -float("inf")
    cases.assert_exact(attention, q, k, v, causal=False)


@every_rung
@both_ways
def test_a_row_whose_every_score_is_minus_infinity_is_zeros(attention, causal):
    q, k, v = cases.unseen_inputs(torch.float32)
    out = attention(q, k, v, causal=causal)
    assert torch.equal(out[0, 0, 1:3], torch.zeros_like(out[0, 0, 1:3]))
    assert cases.same_kind(out, exact_attention(q, k, v, causal))


@both_ways
def test_the_oracle_answers_as_pytorch_does_on_a_cpu(causal):
    """Its backends for GPUs do not agree on rows of NaN and infinities."""
    q, k, v = (tensor.cpu() for tensor in cases.unseen_inputs(torch.float32))
    cpu = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=causal)
    assert cases.same_kind(exact_attention(q, k, v, causal), cpu)


@every_rung
def test_large_scores_do_not_overflow(attention):
    q, k, v = cases.random_inputs(20, 40, 16, torch.float32)
    assert attention(q * 1e4, k * 1e4, v).isfinite().all()


@every_rung
@pytest.mark.parametrize(("sizes", "strides"), cases.FAR_APART)
def test_offsets_past_two_to_the_31(attention, sizes, strides):
    cases.far_apart(attention, sizes, strides)


@every_rung
@pytest.mark.parametrize(("arguments", "error", "text"), cases.refusals())
def test_refuses(attention, arguments, error, text):
    with pytest.raises(error, match=text):
        attention(*arguments)


def test_rows_do_not_see_later_keys():
    """Changing the last key and value must leave all rows but the last as they were, bit by bit."""
    q, k, v = cases.random_inputs(70, 70, 16, torch.float32)
    before = flash.attention(q, k, v, causal=True)
    k[:, :, -1], v[:, :, -1] = 9.0, 9.0
    after = flash.attention(q, k, v, causal=True)
    assert torch.equal(before[:, :, :-1], after[:, :, :-1])
    assert not torch.equal(before[:, :, -1], after[:, :, -1])


@pytest.mark.skipif(DEVICE == "cpu", reason="17 GiB of tensors: on a GPU only; strides past 2³¹ are checked everywhere")
def test_more_than_two_to_the_31_elements():
    q = torch.randn(2, 1, 2**24 + 3, 64, device=DEVICE, dtype=torch.float16)
    k, v = (torch.randn(2, 1, 40, 64, device=DEVICE, dtype=torch.float16) for _ in "kv")
    out = flash.attention(q, k, v)
    last = slice(-1000, None)
    assert torch.allclose(out[:, :, last].double(), exact_attention(q[:, :, last], k, v), atol=1e-2)
