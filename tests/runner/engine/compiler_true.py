"""Where Triton's interpreter and its compiler differ, the runner follows the compiler: what, and why."""

import math

import torch
import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def float_argument(x_ptr, o_ptr, s, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i).to(tl.float16) * s)


@triton.jit
def assigned_constant(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tenth = 0.1
    tl.store(o_ptr + i, tl.load(x_ptr + i).to(tl.float16) * tenth)


@triton.jit
def literal_constant(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i).to(tl.float16) * 0.1)


@triton.jit
def run_time_division(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B) - 8
    tl.store(o_ptr + i + 8, i // 3 + (i % 3) * 100)


@triton.jit
def compile_time_division(x_ptr, o_ptr, n, B: tl.constexpr):
    minus: tl.constexpr = -8
    tl.store(o_ptr, minus // 3)
    tl.store(o_ptr + 1, minus % 3)


@triton.jit
def assigned_division(x_ptr, o_ptr, n, B: tl.constexpr):
    minus = -8
    tl.store(o_ptr, minus // 3)
    tl.store(o_ptr + 1, minus % 3)


@triton.jit
def half_division(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    h = tl.load(x_ptr + i).to(tl.float16)
    tl.store(o_ptr + i, h / (h + 3))


@triton.jit
def half_maximum(x_ptr, o_ptr, n, B: tl.constexpr):
    h = tl.load(x_ptr + tl.arange(0, B)).to(tl.float16)
    tl.store(o_ptr, tl.max(h, 0) + 0.0001)
    tl.store(o_ptr + 1, tl.min(h, 0) + 0.0001)


@triton.jit
def maximum_of_nan(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.where(i < 2, float("nan"), i.to(tl.float32))
    tl.store(o_ptr + i, tl.maximum(x, 4.0))
    tl.store(o_ptr + 16 + i, tl.minimum(x, 4.0))
    tl.store(o_ptr + 32 + i, tl.clamp(x, 3.0, 5.0))
    tl.store(o_ptr + 48, tl.max(x, 0))
    tl.store(o_ptr + 49, tl.min(x, 0))


@triton.jit
def nan_kept(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.where(i < 2, float("nan"), i.to(tl.float32))
    y = tl.maximum(x, 4.0, propagate_nan=tl.PropagateNan.ALL)
    tl.store(o_ptr + i, tl.where(y != y, -1.0, y))


@triton.jit
def true_plus_true(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    t = i > 3
    tl.store(o_ptr + i, (t + t).to(tl.float32))


@triton.jit
def assert_without_debug(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.device_assert(i > 100, "never true")
    tl.store(o_ptr + i, 1.0)


@triton.jit
def softmax_axis(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 4)
    x = tl.load(x_ptr + i[:, None] * 0 + i[None, :])
    tl.store(o_ptr + i[:, None] * 4 + i[None, :], tl.softmax(x))


@triton.jit
def bf16_to_nearest_even(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 4)
    x = 1.0 + i.to(tl.float32) * 0.00390625
    tl.store(o_ptr + i, x.to(tl.bfloat16).to(tl.float32))


@triton.jit
def bf16_arithmetic(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    b = tl.load(x_ptr + i).to(tl.bfloat16)
    tl.store(o_ptr + i, (b * b + 0.01).to(tl.float32))


@triton.jit
def bf16_dot(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    b = (i[:, None] == i[None, :]).to(tl.bfloat16) * 3
    tl.store(o_ptr + i, tl.sum(tl.dot(b, b), 0))


@triton.jit
def bf16_and_half(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + i, x.to(tl.bfloat16) * 0.5 + x * 0.001)


@triton.jit
def too_large_for_fp8(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 4)
    x = (i.to(tl.float32) - 1.5) * 1e6
    tl.store(o_ptr + i, x.to(tl.float8e4nv).to(tl.float32))
    tl.store(o_ptr + 4 + i, x.to(tl.float8e5).to(tl.float32))


@triton.jit
def too_large_for_int(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.store(o_ptr, (n * 1e9).to(tl.int32) == 2147483647)
    tl.store(o_ptr + 1, (n * -1e9).to(tl.int32) == -2147483648)


@triton.jit
def compare_and_swap_floats(x_ptr, o_ptr, n, B: tl.constexpr):
    while tl.atomic_cas(o_ptr + 32, 0.0, 1.0) == 1.0:
        pass
    tl.store(o_ptr, tl.load(o_ptr) + 1.0)
    tl.atomic_xchg(o_ptr + 32, 0.0)


@triton.jit
def descriptor_at_any_column(x_ptr, o_ptr, n, B: tl.constexpr):
    source = tl.make_tensor_descriptor(x_ptr, shape=[3, 4], strides=[4, 1], block_shape=[4, 4])
    i = tl.arange(0, 4)
    tl.store(o_ptr + i[:, None] * 4 + i[None, :], source.load([1, -1]))


@triton.jit
def device_library(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + i, libdevice.tanh(x) + libdevice.pow(x, 2.0))


@triton.jit
def not_one(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.store(o_ptr, n.to(tl.int64) + 0.5)


def half(x):
    return float(torch.tensor(float(x)).to(torch.float16))


def standard(kernel, grid=(1,), n=16):
    return lambda x, o: kernel[grid](x, o, n, B=16)


CASES = {name: standard(value) for name, value in list(globals().items()) if isinstance(value, type(float_argument))}
CASES["float_argument"] = standard(float_argument, n=0.1)
CASES["compare_and_swap_floats"] = standard(compare_and_swap_floats, (4,))

LANES = list(range(16))
SOFTMAX_OF_EQUALS = [0.25] * 16

#: What the first lanes of the output must be.
EXPECTED = {
    # A Python float is an fp32 argument, a tensor: fp16 times fp32 is fp32. The interpreter says fp16.
    "float_argument": [float(torch.tensor(i * 0.1)) for i in LANES],
    # `tenth = 0.1` makes an fp32 tensor too; only a literal in the expression takes the block's type.
    "assigned_constant": [float(torch.tensor(i * 0.1)) for i in LANES],
    "literal_constant": [half(i * half(0.1)) for i in LANES],
    # At run time // and % are the hardware's: toward zero. Compile-time ones are Python's: they floor.
    "run_time_division": [-2 - 200, -2 - 100, -2, -1 - 200, -1 - 100, -1, -200, -100, 0, 100, 200, 1, 101, 201, 2, 102],
    "compile_time_division": [-3, 1],
    "assigned_division": [-2, -2],
    # Division has no 16-bit form: the quotient is fp32.
    "half_division": [i / (i + 3) for i in LANES],
    # max and min of narrow floats are taken in fp32.
    "half_maximum": [15.0001, 0.0001],
    # NaN loses to a number unless propagate_nan says otherwise (Triton's interpreter kept it up to 3.7.1).
    "maximum_of_nan": [4, 4, 4, 4, *range(4, 16), 4, 4, 2, 3, *[4] * 12, 3, 3, 3, 3, 4, *[5] * 11, 15, 2],
    "nan_kept": [-1, -1, 4, 4, *range(4, 16)],
    # int1 has one bit.
    "true_plus_true": [0] * 16,
    # device_assert compiles to nothing unless debug is on.
    "assert_without_debug": [1] * 16,
    # Four equal rows: along axis 0 every column is uniform.
    "softmax_axis": SOFTMAX_OF_EQUALS,
    # Ties go to even: 1 + 1/256 down to 1, 1 + 3/256 up to 1 + 1/64. The interpreter truncates.
    "bf16_to_nearest_even": [1.0, 1.0, 1.0078125, 1.015625],
    "bf16_arithmetic": [0.010009765625, 1.0078125, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225],
    "bf16_dot": [9] * 16,
    # bf16 with fp32 is fp32.
    "bf16_and_half": [i * 0.501 for i in LANES],
    # NVIDIA's conversions to fp8 saturate.
    "too_large_for_fp8": [-448, -448, 448, 448, -57344, -57344, 57344, 57344],
    # Conversions to int saturate.
    "too_large_for_int": [1, 1],
    # The interpreter has no compare-and-swap of floats.
    "compare_and_swap_floats": [4],
    # The interpreter asks for aligned columns; the hardware does not.
    "descriptor_at_any_column": [0, 4, 5, 6, 0, 8, 9, 10, 0, 0, 0, 0, 0, 0, 0, 0],
    # In the interpreter a function of libdevice gives None.
    "device_library": [math.tanh(i) + i**2 for i in LANES],
    "not_one": [16.5],
}
