"""The persistent rung and its padded copies against the float64 oracle."""

import pytest
import torch

from snippets.matmul import padding, persistent
from tests.matmul import cases
from tests.support import DEVICE, DTYPES

SMALL = {"BLOCK_M": 32, "BLOCK_N": 64, "BLOCK_K": 32, "GROUP_M": 2, "num_warps": 4, "num_stages": 3}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", cases.SHAPES, ids=str)
def test_shapes(shape, dtype):
    M, N, K = shape
    cases.check(persistent.matmul, cases.random(M, K, dtype), cases.random(K, N, dtype))


@pytest.mark.parametrize("b_layout", cases.LAYOUTS)
@pytest.mark.parametrize("a_layout", cases.LAYOUTS)
def test_layouts(a_layout, b_layout):
    a, b = cases.LAYOUTS[a_layout](40, 35, torch.float16), cases.LAYOUTS[b_layout](35, 56, torch.float16)
    cases.check(persistent.matmul, a, b)


@pytest.mark.parametrize("slices", [1, 2])
@pytest.mark.parametrize("columns", [96, 101])
def test_more_tiles_than_programs(slices, columns):
    a, b = cases.random(330, 40, torch.float16), cases.random(40, columns, torch.float16)
    cases.check(lambda a, b: persistent.launcher(a, b, SMALL | {"SLICES": slices})(a, b), a, b)


def test_transposed_operands_are_not_copied():
    a = cases.random(64, 48, torch.float16).T
    assert padding.flipped(a) and padding.describable(a).data_ptr() == a.data_ptr()


@pytest.mark.parametrize(
    ("matrix", "expected"),
    [
        (torch.empty(5, 16, dtype=torch.float16), True),
        (torch.empty(5, 15, dtype=torch.float16), False),  # rows of 30 bytes
        (torch.empty(5, 32, dtype=torch.float16)[:, 8:24], True),
        (torch.empty(5, 32, dtype=torch.float16)[:, 1:17], False),  # starts 2 bytes late
        (torch.empty(5, 32, dtype=torch.float16)[:, ::2], False),
        (torch.empty(1, 16, dtype=torch.float16).expand(5, 16), False),  # one row for all
        (torch.empty(5, 4), True),
        (torch.empty(5, 6), False),
    ],
    ids=lambda value: f"{tuple(value.shape)}-{value.stride()}" if isinstance(value, torch.Tensor) else str(value),
)
def test_what_a_descriptor_can_describe(matrix, expected):
    assert padding.aligned(matrix) == expected


def test_padded_copy_is_equal_and_aligned():
    matrix = cases.random(37, 5001, torch.float16)[:, 1:]
    copy = padding.padded(matrix.to(DEVICE))
    assert copy.shape == (37, 5000) and torch.equal(copy, matrix) and padding.aligned(copy)


def test_padding_is_zeros():
    copy = padding.padded(torch.full((9, 61), float("inf"), device=DEVICE, dtype=torch.float16))
    assert copy.shape == (9, 64) and copy[:, :61].isinf().all() and (copy[:, 61:] == 0).all()


def test_non_finite_and_refusals():
    cases.check_non_finite(persistent.matmul, torch.float16)
    cases.check_refusals(persistent.matmul)


def test_offsets_beyond_int32():
    far = cases.far_apart(24, 3, 2**31 // 20 + 5, 1, torch.float16)
    cases.check(persistent.matmul, far, far.T)
    cases.check(persistent.matmul, far.T, far)


def test_more_rows_than_the_copy_engine_counts():
    a = torch.empty(1, 1, dtype=torch.float16, device=DEVICE).expand(2**30 + 1, 1)
    with pytest.raises(ValueError, match="a must have at most 1073741824 rows and columns"):
        persistent.matmul(a, torch.ones(1, 1, dtype=torch.float16, device=DEVICE))
