"""The rung for few rows: the float64 oracle, with K whole and split."""

import pytest
import torch

from snippets.matmul import skinny
from tests.matmul import cases
from tests.support import DTYPES


@pytest.mark.parametrize("splits", [1, 2, 5])
@pytest.mark.parametrize("dtype", DTYPES)
def test_splits(dtype, splits):
    for M, N, K in [(1, 70, 90), (3, 129, 1000), (17, 64, 257), (64, 65, 640), (5, 7, 1)]:
        a, b = cases.random(M, K, dtype), cases.random(K, N, dtype)
        cases.check(lambda a, b: skinny.launcher(a, b, splits)(a, b), a, b)


@pytest.mark.parametrize("layout", cases.LAYOUTS)
def test_layouts(layout):
    a, b = cases.LAYOUTS[layout](9, 1100, torch.float32), cases.LAYOUTS[layout](1100, 50, torch.float32)
    cases.check(skinny.matmul, a, b)


@pytest.mark.parametrize("shape", [shape for shape in cases.SHAPES if shape[0] <= skinny.MOST_ROWS], ids=str)
def test_shapes(shape):
    M, N, K = shape
    cases.check(skinny.matmul, cases.random(M, K, torch.float32), cases.random(K, N, torch.float32))


def test_non_finite_and_refusals():
    cases.check_non_finite(skinny.matmul, torch.float32)
    cases.check_refusals(skinny.matmul)
    with pytest.raises(ValueError, match="a must have at most 64 rows, not 65"):
        skinny.matmul(cases.random(65, 4, torch.float32), cases.random(4, 4, torch.float32))


def test_splits_fill_one_wave_and_leave_each_enough():
    assert skinny.splits_for(N=8192, K=8192, multiprocessors=132) == 1
    assert skinny.splits_for(N=2048, K=8192, multiprocessors=132) == 4
    assert skinny.splits_for(N=64, K=8192, multiprocessors=132) == 16
    assert skinny.splits_for(N=64, K=100, multiprocessors=132) == 1
    assert skinny.splits_for(N=10**6, K=10**6, multiprocessors=132) == 1


def test_offsets_beyond_int32():
    far = cases.far_apart(24, 3, 2**31 // 20 + 5, 1, torch.float16)
    cases.check(skinny.matmul, far, far.T)
    cases.check(skinny.matmul, far.T, far)


def test_stages_fit_in_shared_memory():
    assert skinny.stages_for(64, 232_448) == 6
    assert skinny.stages_for(64, 65_536) == 2
    assert skinny.stages_for(16, 65_536) == 2
    assert skinny.stages_for(64, 163_840) == 4
