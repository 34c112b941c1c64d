"""fusion/activation against the float64 oracle, both rungs."""

import pytest
import torch

from scripts import fit_gelu
from snippets.fusion import activation
from snippets.fusion.activation import EXPONENT_SHIFT, TAIL, fused_activation, plain
from snippets.fusion.without_gelu import without_gelu
from snippets.why.four_kernels import eager_activation
from tests.fusion import oracle
from tests.layouts import LAYOUTS, random, rows_far_apart
from tests.support import DEVICE, DTYPES, ROUNDING, relative_error

# NumPy, which the interpreter computes with, warns of inf - inf and of overflow; both are the point of some tests.
pytestmark = [
    pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning"),
    pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning"),
]

INF, NAN = float("inf"), float("nan")
RUNGS = [fused_activation, plain]
# None, one, one less and one more than a power of two, several blocks with a ragged last one, 1 to 4 dimensions.
SHAPES = [(0,), (1,), (5,), (1, 1), (3, 0), (0, 3), (7, 63), (9, 64), (5, 65), (3, 1000), (2, 2055), (2, 3, 4, 130)]


def bias_for(x: torch.Tensor) -> torch.Tensor:
    return torch.randn(x.shape[-1], device=DEVICE).to(x.dtype)


def allowed(x: torch.Tensor, bias: torch.Tensor, scale: float, exact: torch.Tensor) -> torch.Tensor:
    """How far from exact, as an L2 norm: one rounding of every result, and what 1 + erf cancels in fp32.

    That sum is off by up to four roundings of 1, whatever is left of it; it is then multiplied by x and the scale.
    """
    cancelled = 4 * ROUNDING[torch.float32] * abs(scale) * (x.double() + bias.double()).norm()
    return 1.01 * ROUNDING[x.dtype] * exact.norm() + cancelled


def check(rung, x: torch.Tensor, bias: torch.Tensor, *numbers) -> torch.Tensor:
    """The result is right, new and contiguous, and the inputs are as they were."""
    numbers = numbers or (1.25,)
    before = x.clone(), bias.clone()
    y = rung(x, bias, *numbers)
    assert y.shape == x.shape and y.dtype == x.dtype and y.device == x.device
    assert y.is_contiguous()
    assert y.numel() == 0 or y.data_ptr() != x.data_ptr()
    assert torch.equal(x, before[0]) and torch.equal(bias, before[1])
    exact = oracle.activation(x, bias, *numbers)
    assert (y.double() - exact).norm() <= allowed(x, bias, numbers[0], exact)
    return y


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_shapes(rung, shape, dtype):
    x = (2 * torch.randn(shape, device=DEVICE)).to(dtype)
    check(rung, x, bias_for(x))


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts(rung, layout):
    x = LAYOUTS[layout](33, 70, torch.float32)
    check(rung, x, bias_for(x))
    check(rung, x, random(70, 3, torch.float32)[:, 1])
    check(rung, x, random(1, 1, torch.float32)[0].expand(70))


@pytest.mark.parametrize("rung", RUNGS)
def test_three_dimensions_that_do_not_collapse(rung):
    x = random(6, 5 * 40, torch.float32).view(6, 5, 40).transpose(0, 1)
    check(rung, x, bias_for(x))


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize(
    "numbers",
    [(1, -1, 1), (0, -6, 6), (-2.5, -0.5, 0.25), (1e-30, -6.0, 6.0), (3.0, -INF, INF), (1.0, 2.0, -2.0), (True,)],
    ids=str,
)
def test_numbers_of_any_kind(rung, numbers):
    x = random(7, 50, torch.float32)
    check(rung, x, bias_for(x), *numbers)


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("numbers", [(NAN, -6.0, 6.0), (1.0, NAN, 6.0), (1.0, -6.0, NAN)], ids=str)
def test_a_number_that_is_nan_makes_all_nan_as_pytorch(rung, numbers):
    x = random(3, 20, torch.float32)
    assert eager_activation(x, bias_for(x), *numbers).isnan().all()
    assert rung(x, bias_for(x), *numbers).isnan().all()


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_infinities_nan_and_huge_numbers_as_pytorch(rung, dtype):
    """Judged by PyTorch in float64: its vectorised fp32 erf on a CPU makes NaN of +inf, no other backend does."""
    largest = torch.finfo(dtype).max
    values = torch.tensor([INF, -INF, NAN, largest, -largest, 0.0, -0.0, -30.0, 30.0], device=DEVICE, dtype=dtype)
    for low, high in ((-6.0, 6.0), (-INF, INF)):
        y = rung(values, torch.zeros_like(values), 1.0, low, high)
        want = eager_activation(values.double(), torch.zeros_like(values).double(), 1.0, low, high)
        assert torch.equal(y.isnan(), want.isnan())
        assert torch.equal(y[~y.isnan()].double(), want[~want.isnan()].to(dtype).double())


def every_finite(dtype: torch.dtype) -> torch.Tensor:
    bits = torch.arange(-(2**15), 2**15, device=DEVICE, dtype=torch.int32).to(torch.int16)
    values = bits.view(dtype)
    return values[values.isfinite()]


def steps_from_exact(y: torch.Tensor, exact: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """|y - exact| in units of the dtype's spacing at the exact value; subnormal numbers share the smallest spacing."""
    info = torch.finfo(dtype)
    exponent = exact.abs().clamp_min(info.smallest_normal).log2().floor()
    return (y.double() - exact).abs() / (torch.exp2(exponent) * info.eps)


@pytest.mark.parametrize("dtype", [torch.float16, pytest.param(torch.bfloat16, marks=pytest.mark.gpu)])
@pytest.mark.parametrize("scale", [1.0, -1.0, 0.37])
def test_every_value_lies_within_one_step_of_the_exact_one(dtype, scale):
    """Each of the 63,488 (bf16: 65,280) finite inputs, the deepest tail included, where eager returns zero."""
    x = every_finite(dtype)
    zero = torch.zeros_like(x)
    y = fused_activation(x, zero, scale, -INF, INF)
    assert steps_from_exact(y, oracle.activation(x, zero, scale, -INF, INF), dtype).max() <= 1


@pytest.mark.parametrize("dtype", [torch.float16, pytest.param(torch.bfloat16, marks=pytest.mark.gpu)])
def test_the_short_gelu_costs_no_more_than_one_percent_over_rounding(dtype):
    x = (2 * torch.randn(512, 512, device=DEVICE)).to(dtype)
    exact = oracle.activation(x, bias_for(x) * 0, 1.0)
    rounding = relative_error(exact.to(dtype), exact)
    assert relative_error(fused_activation(x, bias_for(x) * 0, 1.0), exact) <= 1.01 * rounding


def test_the_bf16_polynomial_on_every_bf16_value_held_in_fp32():
    """The interpreter cannot compute in bf16, but in fp32 it can; PyTorch then rounds. Tiny and huge ones too."""
    x = every_finite(torch.bfloat16).float()
    y = torch.empty_like(x)
    activation.fast_activation_kernel[(1,)](
        *(x, torch.zeros_like(x), y, 1, x.numel(), x.numel(), 1.0, -INF, INF),
        TAIL=TAIL[torch.bfloat16],
        UNIT=1,
        ROWS=1,
        BLOCK=2**16,
    )
    assert steps_from_exact(y.bfloat16(), oracle.gelu(x.double()), torch.bfloat16).max() <= 1


def test_the_coefficients_are_those_that_the_script_finds():
    for dtype, degree in fit_gelu.DEGREES.items():
        torch.testing.assert_close(
            torch.tensor(TAIL[getattr(torch, dtype)], dtype=torch.float64),
            torch.tensor(fit_gelu.coefficients(degree), dtype=torch.float64),
            rtol=1e-6,  # the last digits hang on the linear algebra library
            atol=0,
        )
    assert EXPONENT_SHIFT.value == fit_gelu.EXPONENT_SHIFT


def test_rows_more_than_2_31_elements_apart():
    for rung in RUNGS:
        x = rows_far_apart(3, 40, torch.float16)
        check(rung, x, bias_for(x))


@pytest.mark.gpu
@pytest.mark.parametrize("shape", [(2**31 + 1027,), (2**21 + 1, 1024)], ids=["one row", "many rows"])
def test_more_than_2_31_elements(shape):
    columns = shape[-1]
    x = torch.randn(2**20, device=DEVICE).bfloat16().repeat(-(-(2**31 + 2**20) // 2**20))
    x = x[: torch.Size(shape).numel()].view(shape)
    bias = torch.zeros(columns, device=DEVICE, dtype=torch.bfloat16)
    y = fused_activation(x, bias, 1.0).view(-1)
    part = fused_activation(x.view(-1)[: 2**20], bias.new_zeros(2**20), 1.0)
    assert torch.equal(y[: 2**20], part)
    assert torch.equal(y[2**31 : 2**31 + 1024], part[:1024])


def test_plain_takes_as_many_rows_as_a_launch_has_programs(monkeypatch):
    monkeypatch.setattr(activation, "MOST_PROGRAMS", 4)
    bias = torch.zeros(3, device=DEVICE)
    for rung in (activation.plain, without_gelu):
        rung(torch.ones(4, 3, device=DEVICE), bias, 1.0)
        with pytest.raises(ValueError, match="x must have at most 4 rows, a program each, not 5"):
            rung(torch.ones(5, 3, device=DEVICE), bias, 1.0)
    fused_activation(torch.ones(5, 3, device=DEVICE), bias, 1.0)


def test_errors_name_the_argument_and_the_limit():
    x, bias = random(3, 4, torch.float32), torch.zeros(4, device=DEVICE)
    for rung in RUNGS:
        with pytest.raises(ValueError, match=r"bias must have the shape of x's last axis, \(4,\), not \(3,\)"):
            rung(x, bias[:3], 1.0)
        with pytest.raises(ValueError, match=r"bias must have the shape of x's last axis, \(4,\), not \(1, 4\)"):
            rung(x, bias[None], 1.0)
        with pytest.raises(ValueError, match="x must have at least 1 dimension"):
            rung(x[0, 0], bias, 1.0)
        with pytest.raises(TypeError, match="bias is float16 but x is float32"):
            rung(x, bias.half(), 1.0)
        with pytest.raises(TypeError, match="x must be float32, float16 or bfloat16"):
            rung(x.double(), bias.double(), 1.0)
        with pytest.raises(TypeError, match="scale must be a Python number, not Tensor"):
            rung(x, bias, bias[0])
        with pytest.raises(TypeError, match="low must be a Python number, not str"):
            rung(x, bias, 1.0, low="-6")
        with pytest.raises(TypeError, match="high must be a Python number, not NoneType"):
            rung(x, bias, 1.0, high=None)
        with pytest.raises(ValueError, match="scale must fit a float"):
            rung(x, bias, 10**400)
        with pytest.raises(ValueError, match="bias requires grad"):
            rung(x, bias.clone().requires_grad_(), 1.0)


@pytest.mark.parametrize(
    ("columns", "block"), [(1, 64), (64, 64), (65, 64), (128, 128), (300, 64), (1000, 256), (1025, 128), (8192, 256)]
)
def test_a_narrow_tensor_gets_a_narrow_tile(columns, block):
    tile = activation.tile_of(columns)
    assert tile["BLOCK"] == block and tile["ROWS"] * tile["BLOCK"] == 4096
