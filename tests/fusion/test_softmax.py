"""fusion/softmax against the float64 oracle, each rung at the widths that it takes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import torch

from snippets.fusion.softmax import WIDEST_TILE, chunk_of, kept, kept_chunk_of, looped, plain, rung_for, softmax, tiled
from tests.fusion import oracle
from tests.layouts import LAYOUTS, random, rows_far_apart
from tests.support import DEVICE, DTYPES, ROUNDING, relative_error

# NumPy, which the interpreter computes with, warns of inf - inf and of 0 / 0; both are the point of some tests.
pytestmark = [
    pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning"),
    pytest.mark.filterwarnings("ignore:divide by zero:RuntimeWarning"),
    pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning"),
]

ROOT = Path(__file__).resolve().parents[2]
INF, NAN = float("inf"), float("nan")


def by_loop(x: torch.Tensor) -> torch.Tensor:
    """The looped rung at any width."""
    y = torch.empty_like(x)
    looped(x, y)
    return y


def by_kept(x: torch.Tensor) -> torch.Tensor:
    """The rung for very wide rows at any width."""
    y = torch.empty_like(x)
    kept(x, y)
    return y


RUNGS = [softmax, plain, by_loop, by_kept]
WIDE = WIDEST_TILE + 1
# None, one, one less and one more than a power of two, fewer rows than a tile is high, 0 to 4 dimensions, both rungs.
SHAPES = [(), (0,), (1,), (9,), (1, 1), (3, 0), (0, 3), (5, 63), (33, 64), (40, 65), (3, 1000), (2, 3, 4, 130)]
SHAPES += [(65, 64), (4097, 1), (5, 1024), (3, 2048)]  # a last tile of one row
SHAPES += [(2, WIDEST_TILE - 1), (2, WIDEST_TILE), (2, WIDE), (2, 4096), (2, 4097), (1, 3 * 8192 + 5), (3, 20_000)]


def check(rung, x: torch.Tensor) -> torch.Tensor:
    """The result is right, new and contiguous, and the input is as it was."""
    before = x.clone()
    y = rung(x)
    assert y.shape == x.shape and y.dtype == x.dtype and y.device == x.device
    assert y.is_contiguous()
    assert y.numel() == 0 or y.data_ptr() != x.data_ptr()
    assert torch.equal(x, before)
    # One rounding to the dtype; in fp32 also the roundings of the power, the sum and the quotient.
    several = 8 if x.dtype == torch.float32 else 1.01
    assert relative_error(y, oracle.softmax(x)) <= several * ROUNDING[x.dtype]
    return y


@pytest.mark.parametrize("rung", [softmax, plain])
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_shapes(rung, shape, dtype):
    check(rung, (3 * torch.randn(shape, device=DEVICE)).to(dtype))


@pytest.mark.parametrize("rung", [by_loop, by_kept])
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("columns", [1, 5, 8192, 8193, 20_000, 32_776, 65_544])
def test_the_walks_at_any_width(rung, columns, dtype):
    check(rung, random(3, columns, dtype))


@pytest.mark.parametrize(
    ("columns", "dtype", "rung"),
    [
        (1, torch.float16, tiled),
        (2048, torch.float16, tiled),
        (2056, torch.float16, looped),
        (4095, torch.float16, tiled),
        (4097, torch.float16, looped),
        (32_768, torch.float16, looped),
        (32_776, torch.float16, kept),
        (50_257, torch.float16, looped),
        (65_536, torch.float32, looped),
    ],
)
def test_each_width_gets_its_rung(columns, dtype, rung):
    assert rung_for(torch.empty(2, columns, dtype=dtype, device=DEVICE)) is rung


def test_chunks_leave_few_lanes_empty_and_no_program_is_too_large():
    for columns in range(2056, 140_000, 8):
        for chunk in (chunk_of(columns, 8), kept_chunk_of(columns)):
            assert chunk["threads"] <= 1024
        size = 8 * chunk_of(columns, 8)["lines"] * chunk_of(columns, 8)["threads"]
        assert -columns % size < columns  # never more lanes empty than full


HINTS = """
import re
from scripts.cross_compile import TARGETS, compile_for
from scripts.targets.fusion.softmax import tiled
ptx = compile_for(tiled("bf16", 64), TARGETS["cuda:90"]).asm["ptx"]
for access in re.findall(r"(?:ld|st)[.]global[.a-zA-Z0-9:_]*", ptx):
    print(access)
"""


def test_short_rows_tell_the_cache_to_keep_what_is_read_before_what_is_written():
    """And they cross in pieces of 16 bytes, four registers at once."""
    environment = os.environ | {"TRITON_INTERPRET": "0"}
    command = [sys.executable, "-c", HINTS]
    said = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout.split()
    loads, stores = [[access for access in said if access.startswith(kind)] for kind in ("ld.", "st.")]
    assert len(loads) == len(stores) == 4  # a thread has 32 numbers of 2 bytes
    assert all(".L1::evict_last.L2::cache_hint.v4" in load for load in loads)
    assert all(".L1::evict_first.L2::cache_hint.v4" in store for store in stores)


def test_code_that_the_page_shows_fits_it():
    """Lines of at most 88 columns: a longer one is cut off on the page, and must be scrolled to."""
    source = (ROOT / "snippets" / "fusion" / "softmax.py").read_text(encoding="utf-8")
    shown = re.findall(
        r'--8<-- "snippets/fusion/softmax\.py:(\w+)"',
        (ROOT / "docs" / "fusion" / "softmax.md").read_text(encoding="utf-8"),
    )
    assert {"kernel", "tiled", "looped"} <= set(shown)
    for name in shown:
        section = source.split(f"[start:{name}]")[1].split(f"[end:{name}]")[0]
        assert [line for line in section.splitlines() if len(line) > 88] == []


@pytest.mark.parametrize("rung", [softmax, plain])
@pytest.mark.parametrize("columns", [70, WIDE])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts(rung, layout, columns):
    check(rung, LAYOUTS[layout](5, columns, torch.float32))


@pytest.mark.parametrize("rung", [softmax, plain])
def test_three_dimensions_that_do_not_collapse(rung):
    check(rung, random(6, 5 * 40, torch.float32).view(6, 5, 40).transpose(0, 1))


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("columns", [4, 70, 20_000])
def test_infinities_and_nan_as_pytorch(rung, columns):
    """Row by row: a -inf among numbers, nothing but -inf, one number among -inf, +inf, both, NaN, NaN and -inf."""
    x = random(8, columns, torch.float32)
    x[0, 1] = -INF
    x[1] = -INF
    x[2] = -INF
    x[2, -1] = 3.0
    x[3, 2] = INF
    x[4, 0], x[4, 1] = INF, -INF
    x[5, -1] = NAN
    x[6] = -INF
    x[6, 0] = NAN
    y, want = rung(x), torch.softmax(x, -1)
    assert torch.equal(y.isnan(), want.isnan())
    assert torch.equal(y.isnan().all(-1), torch.tensor([0, 1, 0, 1, 1, 1, 1, 0], device=DEVICE).bool())
    torch.testing.assert_close(y, want, equal_nan=True)
    assert y[0, 1] == 0 and y[2, -1] == 1 and (y[2, :-1] == 0).all()


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_the_largest_numbers_do_not_overflow(rung, dtype):
    largest = torch.finfo(dtype).max
    x = torch.tensor([[largest, largest, 0.0], [-largest] * 3, [largest, -largest, 1.0]], device=DEVICE, dtype=dtype)
    want = torch.tensor([[0.5, 0.5, 0.0], [1 / 3] * 3, [1.0, 0.0, 0.0]], device=DEVICE)
    torch.testing.assert_close(rung(x).float(), want, rtol=2 * ROUNDING[dtype], atol=0)


@pytest.mark.parametrize("rung", RUNGS)
def test_a_peak_that_rises_along_the_row(rung):
    """Every chunk of the loop has a higher peak than the one before, so every chunk rescales the sum."""
    check(rung, torch.linspace(-50, 50, 40_000, device=DEVICE)[None])
    check(rung, torch.linspace(50, -50, 40_000, device=DEVICE)[None])


@pytest.mark.parametrize("columns", [40, WIDE])
def test_rows_more_than_2_31_elements_apart(columns):
    for rung in (softmax, plain):
        check(rung, rows_far_apart(3, columns, torch.float16))


@pytest.mark.gpu
@pytest.mark.parametrize("shape", [(2**31 + 1027,), (2**21 + 1, 1024), (2**15 + 1, 2**16)], ids=str)
def test_more_than_2_31_elements(shape):
    """The last row is right, and it lies past 2^31 elements; a row that long itself sums to 1."""
    x = torch.randn(shape[-1], device=DEVICE).bfloat16().expand(shape).contiguous()
    y = softmax(x).view(-1, shape[-1])
    if len(shape) == 2:
        assert torch.equal(y[-1], y[0])
        assert relative_error(y[-1], oracle.softmax(x[-1])) <= 1.01 * ROUNDING[torch.bfloat16]
    else:
        assert abs(sum(piece.double().sum().item() for piece in y.view(-1).split(2**28)) - 1) < 1e-3


def test_plain_takes_rows_of_one_block():
    with pytest.raises(ValueError, match="x must have at most 1,048,576 columns to fit one block, not 1,048,577"):
        plain(torch.empty(1, 2**20 + 1, device=DEVICE))


def test_plain_takes_as_many_rows_as_a_launch_has_programs(monkeypatch):
    monkeypatch.setattr("snippets.fusion.softmax.MOST_PROGRAMS", 4)
    plain(torch.ones(4, 3, device=DEVICE))
    with pytest.raises(ValueError, match="x must have at most 4 rows, a program each, not 5"):
        plain(torch.ones(5, 3, device=DEVICE))
    softmax(torch.ones(5, 3, device=DEVICE))


def test_errors_name_the_argument():
    x = random(3, 4, torch.float32)
    for rung in (softmax, plain):
        with pytest.raises(TypeError, match="x must be float32, float16 or bfloat16, not int64"):
            rung(x.long())
        with pytest.raises(TypeError, match=r"x must be a dense torch\.Tensor, not list"):
            rung([1.0])
        with pytest.raises(ValueError, match="x requires grad"):
            rung(x.clone().requires_grad_())
        with torch.no_grad():
            check(rung, x.clone().requires_grad_())
