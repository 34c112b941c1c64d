"""The matmul to use, on every rung it chooses, and the pruning that makes its first use short."""

import threading
import time
import types
from concurrent.futures import ThreadPoolExecutor

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
    cases.check_non_finite(by_the_plain_kernel, dtype)


def test_refusals():
    cases.check_refusals(matmul)


@pytest.mark.gpu
@pytest.mark.parametrize("shape", cases.HUGE, ids=str)
def test_more_than_2_31_elements(shape):
    cases.check_huge(matmul, shape)


def test_offsets_beyond_int32():
    far = cases.far_apart(70, 2, 2**31 // 60, 1, torch.float16)
    cases.check(matmul, far, far.T)


def by_the_plain_kernel(a, b):
    return autotune.plain_launcher(a, b)(a, b)


@pytest.mark.parametrize("layout", cases.LAYOUTS)
def test_plain_kernel_in_half_precision(layout):
    """What GPUs without a copy engine run."""
    a, b = cases.LAYOUTS[layout](70, 35, torch.float16), cases.LAYOUTS[layout](35, 56, torch.float16)
    cases.check(by_the_plain_kernel, a, b)


def test_each_shape_takes_its_rung(monkeypatch):
    taken = []

    def noted(rung):
        return lambda *_: taken.append(rung) or (lambda a, b: a)

    monkeypatch.setattr(autotune, "LAUNCHERS", {})
    monkeypatch.setattr(skinny, "launcher", noted("skinny"))
    monkeypatch.setattr(persistent, "launcher", noted("persistent"))
    monkeypatch.setattr(autotune, "plain_launcher", noted("plain"))
    half, single = (torch.ones(80, 80, device=DEVICE, dtype=dtype) for dtype in (torch.float16, torch.float32))
    for a, b in [(half[:64], half), (half, half), (single, single)]:
        matmul(a, b)
    assert taken == ["skinny", "persistent", "plain"]
    assert autotune.choose(half[:0], half) is tiled.matmul


def test_a_known_layout_is_decided_once(monkeypatch):
    a, b = cases.random(81, 35, torch.float16), cases.random(35, 56, torch.float16)
    first = matmul(a, b)
    monkeypatch.setattr(autotune, "choose", lambda *_: pytest.fail("decided twice"))
    assert torch.equal(matmul(a.clone(), b.clone()), first)
    cases.check(matmul, cases.random(81, 35, torch.float16), cases.random(35, 56, torch.float16))


def test_a_known_layout_is_still_checked():
    a, b = cases.random(82, 35, torch.float16), cases.random(35, 56, torch.float16)
    matmul(a, b)
    with pytest.raises(ValueError, match="a requires grad"):
        matmul(a.clone().requires_grad_(), b)
    with torch.no_grad():
        cases.check(matmul, a.clone().requires_grad_(), b)
    with pytest.raises(ValueError, match="b is a lazily negated view"):
        matmul(a, torch._neg_view(b))
    buffer = torch.zeros(82 * 35 + 8, dtype=torch.float16, device=DEVICE)
    for start in range(8):  # the same shape and strides from another address
        shifted = buffer[start : start + 82 * 35].view(82, 35)
        shifted.copy_(a)
        cases.check(matmul, shifted, b)


def test_a_dual_tensor_of_a_known_layout_is_refused():
    a, b = cases.random(83, 35, torch.float16), cases.random(35, 56, torch.float16)
    matmul(a, b)
    with torch.autograd.forward_ad.dual_level():
        cases.check(matmul, a, b)
        with pytest.raises(ValueError, match="a carries a tangent"):
            matmul(torch.autograd.forward_ad.make_dual(a, torch.ones_like(a)), b)


def in_two_threads(call) -> None:
    barrier = threading.Barrier(2)

    def meet(rows: int) -> None:
        barrier.wait()
        call(rows)

    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(meet, rows) for rows in (97, 98)]:
            done.result()


def test_one_thread_tunes_at_a_time(monkeypatch):
    inside, most = [], []

    def search(*_) -> None:
        inside.append(1)
        most.append(len(inside))
        time.sleep(0.1)
        inside.pop()

    kernel = types.SimpleNamespace(best_config=types.SimpleNamespace(all_kwargs=dict))
    monkeypatch.setattr(autotune, "tuned_kernel", kernel)
    monkeypatch.setattr(persistent, "search", search)
    monkeypatch.setattr(persistent, "launcher", lambda a, b, tile: lambda a, b: a)
    half = torch.ones(98, 98, device=DEVICE, dtype=torch.float16)
    in_two_threads(lambda rows: autotune.choose(half[:rows], half))
    assert most == [1, 1]


@pytest.mark.gpu  # the interpreter itself runs in one thread alone
def test_overlapping_first_calls():
    in_two_threads(
        lambda rows: cases.check(matmul, cases.random(rows, 64, torch.float16), cases.random(64, 136, torch.float16))
    )


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
