"""The matmul to use, on every rung it chooses, and the pruning that makes its first use short."""

import pytest
import torch

from snippets.matmul import autotune, persistent, skinny, tiled
from snippets.matmul.autotune import CONFIGS, PLAIN_CONFIGS, matmul
from tests.matmul import cases
from tests.support import DEVICE, DTYPES


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [*cases.SHAPES, (90, 72, 70)], ids=str)
def test_shapes(shape, dtype):
    M, N, K = shape
    cases.check(matmul, cases.random(M, K, dtype), cases.random(K, N, dtype))


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])
@pytest.mark.parametrize("b_layout", cases.LAYOUTS)
@pytest.mark.parametrize("a_layout", ["row-major", "column-major", "a view off the grid"])
def test_layouts(a_layout, b_layout, dtype):
    cases.check(matmul, cases.LAYOUTS[a_layout](70, 35, dtype), cases.LAYOUTS[b_layout](35, 56, dtype))


@pytest.mark.parametrize("dtype", DTYPES)
def test_non_finite(dtype):
    cases.check_non_finite(matmul, dtype)
    cases.check_non_finite(autotune.launch_plain, dtype)


def test_refusals():
    cases.check_refusals(matmul)


def test_offsets_beyond_int32():
    far = cases.far_apart(70, 2, 2**31 // 60, 1, torch.float16)
    cases.check(matmul, far, far.T)


def test_each_shape_takes_its_rung(monkeypatch):
    taken = []
    for module, name in [(tiled, "matmul"), (skinny, "matmul"), (persistent, "launch"), (autotune, "launch_plain")]:
        monkeypatch.setattr(module, name, lambda *_, rung=f"{module.__name__}.{name}": taken.append(rung))
    half, single = (torch.ones(80, 80, device=DEVICE, dtype=dtype) for dtype in (torch.float16, torch.float32))
    for a, b in [(half[:0], half), (half[:64], half), (half, half), (single, single)]:
        matmul(a, b)
    assert [rung.removeprefix("snippets.matmul.") for rung in taken] == [
        "tiled.matmul",
        "skinny.matmul",
        "persistent.launch",
        "autotune.launch_plain",
    ]


@pytest.mark.parametrize(
    ("size", "tile"),
    [
        (512, (64, 64, 64)),
        (1024, (64, 128, 128)),
        (2048, (128, 256, 64)),
        (4096, (128, 256, 64)),
        (16384, (128, 256, 64)),
    ],
)
def test_expected_order_on_an_h200(size, tile):
    """The tiles that the full search found on the H200 for these sizes are among the finalists."""

    def expected(one):
        return autotune.cycles(size, size, size, one.kwargs, item_bytes=2, multiprocessors=132)

    best = sorted(CONFIGS, key=expected)[: autotune.FINALISTS]
    assert tile in [tuple(one.kwargs[key] for key in ("BLOCK_M", "BLOCK_N", "BLOCK_K")) for one in best]


def test_finalists_fit_and_are_few():
    c = torch.empty(1, 1, device=DEVICE, dtype=torch.float16)
    for configs in (CONFIGS, PLAIN_CONFIGS):
        found = autotune.finalists(configs, {"c_ptr": c, "M": 4096}, N=4096, K=4096)
        assert 1 <= len(found) <= autotune.FINALISTS
        assert all(autotune.fits(one, c) for one in found)


def test_fp32_gets_tiles_its_registers_hold():
    c = torch.empty(1, 1, device=DEVICE, dtype=torch.float32)
    for one in autotune.finalists(PLAIN_CONFIGS, {"c_ptr": c}, M=4096, N=4096, K=4096):
        assert one.kwargs["BLOCK_M"] * one.kwargs["BLOCK_N"] <= 8192
