"""matmul/tiled against the float64 oracle."""

import pytest
import torch

from snippets.matmul import tiled
from snippets.matmul.tiled import matmul
from tests.matmul import cases
from tests.support import DEVICE, DTYPES

SMALL = {"BLOCK_M": 16, "BLOCK_N": 32, "BLOCK_K": 16, "GROUP_M": 3, "num_warps": 4, "num_stages": 2}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", cases.SHAPES, ids=str)
def test_shapes(shape, dtype):
    M, N, K = shape
    cases.check(matmul, cases.random(M, K, dtype), cases.random(K, N, dtype))


@pytest.mark.parametrize("b_layout", cases.LAYOUTS)
@pytest.mark.parametrize("a_layout", cases.LAYOUTS)
def test_layouts(a_layout, b_layout):
    a, b = cases.LAYOUTS[a_layout](40, 35, torch.float32), cases.LAYOUTS[b_layout](35, 50, torch.float32)
    cases.check(matmul, a, b)


def test_many_tiles_and_a_low_last_group():
    a, b = cases.random(110, 50, torch.float32), cases.random(50, 100, torch.float32)
    cases.check(lambda a, b: tiled.launch(a, b, SMALL), a, b)


def test_grouped_order_visits_every_tile_once():
    order = [_tile(program, 7, 5, 3) for program in range(35)]
    assert sorted(order) == [(m, n) for m in range(7) for n in range(5)]
    assert order[:6] == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


def _tile(program: int, tiles_m: int, tiles_n: int, group: int) -> tuple[int, int]:
    out = torch.empty(2, dtype=torch.int32, device=DEVICE)
    _where_kernel[(1,)](out, program, tiles_m, tiles_n, group)
    return tuple(out.tolist())


@tiled.triton.jit
def _where_kernel(out_ptr, program, tiles_m, tiles_n, GROUP_M: tiled.tl.constexpr):
    m, n = tiled.grouped_tile(program, tiles_m, tiles_n, GROUP_M)
    tiled.tl.store(out_ptr, m)
    tiled.tl.store(out_ptr + 1, n)


def test_fp32_is_ieee():
    """tf32 would keep 10 bits of the mantissa: an error of 2e-4, a thousand times this tolerance."""
    a, b = cases.random(64, 64, torch.float32), cases.random(64, 64, torch.float32)
    cases.check(matmul, a, b)


@pytest.mark.parametrize("dtype", DTYPES)
def test_non_finite(dtype):
    cases.check_non_finite(matmul, dtype)


def test_refusals():
    cases.check_refusals(matmul)


@pytest.mark.gpu
@pytest.mark.parametrize("shape", cases.HUGE, ids=str)
def test_more_than_2_31_elements(shape):
    cases.check_huge(matmul, shape)


def test_offsets_beyond_int32():
    far = 2**31 // 20 + 5
    a = cases.far_apart(24, 3, far, 1, torch.float16)
    b = cases.far_apart(24, 3, far, 1, torch.float16).T
    cases.check(matmul, a, b)
    cases.check(matmul, b, a)
