"""Naive attention against float64."""

import pytest
import torch

from snippets.attention import naive
from tests.attention import cases
from tests.attention.oracle import exact_attention
from tests.support import DEVICE, DTYPES, relative_error

both_ways = pytest.mark.parametrize("causal", [False, True])


@both_ways
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("shape", cases.SHAPES, ids=str)
def test_matches_float64(shape, dtype, causal):
    cases.assert_exact(naive.attention, *cases.random_inputs(*shape, dtype), causal)


@both_ways
@pytest.mark.parametrize("kind", cases.STRIDED)
def test_any_strides(kind, causal):
    cases.assert_exact(naive.attention, *cases.strided_inputs(kind), causal)


@pytest.mark.parametrize("shape", cases.EMPTY)
def test_empty(shape):
    cases.assert_zeros(naive.attention, shape)


@both_ways
@pytest.mark.parametrize(("name", "value", "place"), cases.SPECIALS)
def test_nan_and_inf(name, value, place, causal):
    q, k, v = cases.special_inputs(name, value, place)
    assert cases.same_kind(naive.attention(q, k, v, causal=causal), exact_attention(q, k, v, causal))


@both_ways
def test_a_row_whose_every_score_is_minus_infinity_is_zeros(causal):
    q, k, v = cases.unseen_inputs(torch.float32)
    out = naive.attention(q, k, v, causal=causal)
    assert torch.equal(out[0, 0, 1:3], torch.zeros_like(out[0, 0, 1:3]))
    assert cases.same_kind(out, exact_attention(q, k, v, causal))


@pytest.mark.parametrize(("sizes", "strides"), cases.FAR_APART)
def test_offsets_past_two_to_the_31(sizes, strides):
    cases.far_apart(naive.attention, sizes, strides)


@pytest.mark.gpu
@both_ways
def test_more_than_2_31_scores(causal):
    """2 heads of 33,000² scores: the last rows of the last head."""
    q, k, v = torch.randn(3, 1, 2, 33_000, 16, device=DEVICE, dtype=torch.float16)
    out = naive.attention(q, k, v, causal=causal)
    last = slice(-100, None)
    exact = exact_attention(q[:, 1:], k[:, 1:], v[:, 1:], causal)[:, :, last]
    assert relative_error(out[:, 1:, last], exact) <= cases.tolerance(torch.float16)


@pytest.mark.parametrize(("arguments", "error", "text"), cases.refusals())
def test_refuses(arguments, error, text):
    with pytest.raises(error, match=text):
        naive.attention(*arguments)


def test_multiply_leaves_minus_infinity_right_of_the_diagonal():
    a, b = (torch.randn(1, 1, *shape, device=DEVICE) for shape in ((5, 8), (8, 7)))
    out = torch.empty(1, 1, 5, 7, device=DEVICE)
    naive.multiply(a, b, out, scale=0.5, causal=True)
    later = torch.ones(5, 7, dtype=torch.bool, device=DEVICE).triu(1)
    assert out[0, 0][later].eq(-float("inf")).all()
    exact = (a.double() @ b.double() * 0.5)[0, 0]
    assert relative_error(out[0, 0][~later], exact[~later]) < 1e-6
