"""Integer and float promotion, wrapping, rounding to narrow floats."""

import torch
import triton
import triton.language as tl


@triton.jit
def block_overflow(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.arange(0, B) + 100000
    tl.store(o_ptr + tl.arange(0, B), (a * a).to(tl.float32))


@triton.jit
def scalar_overflow(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.program_id(0) + 100000
    tl.store(o_ptr + tl.program_id(0), (a * a).to(tl.float32))


@triton.jit
def int64_product(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.arange(0, B).to(tl.int64) + 3000000000
    b = a * a
    tl.store(o_ptr + tl.arange(0, B), (b >> 40).to(tl.float32))


@triton.jit
def unsigned_wrap(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B).to(tl.uint32)
    tl.store(o_ptr + tl.arange(0, B), (i - 5).to(tl.float32))


@triton.jit
def uint8_wrap(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B).to(tl.uint8)
    tl.store(o_ptr + tl.arange(0, B), (i * 50).to(tl.float32))


@triton.jit
def int8_wrap(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B).to(tl.int8)
    tl.store(o_ptr + tl.arange(0, B), (i * 20).to(tl.float32))


@triton.jit
def int16_and_int32(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, (i.to(tl.int16) * 3000 + i * 100000).to(tl.float32))


@triton.jit
def signed_and_unsigned(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, ((i - 8) + i.to(tl.uint32)).to(tl.float32))


@triton.jit
def integer_division(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, i / 4 + i // 3 + i % 5)


@triton.jit
def shifts(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, ((i << 3) + ((i - 8) >> 1) + (i.to(tl.uint32) >> 1).to(tl.int32)).to(tl.float32))


@triton.jit
def bitwise(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, (i & 5) + (i | 9) * 10 + (i ^ 3) * 100 + (~i) * 1000)


@triton.jit
def unary_operators(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + i, -x + i - (-i) + tl.abs(5 - i))


@triton.jit
def bool_arithmetic(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    big = i > 5
    tl.store(
        o_ptr + i, big * 2 + (big & (i < 9)).to(tl.int32) * 10 + (~big).to(tl.int32) * 100 + (big ^ (i % 2 == 0)) * 1000
    )


@triton.jit
def reflected_operators(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i) + 1
    tl.store(o_ptr + i, 1 / x + (10 - x) + 100 // (i + 1) + 17 % (i + 1) + (1 << i) + tl.where(3 < i, 0.5, 0.25))


@triton.jit
def half_products(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i).to(tl.float16)
    tl.store(o_ptr + i, (x * x + x * 0.1).to(tl.float32))


@triton.jit
def half_overflow(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i).to(tl.float16) * 5000
    tl.store(o_ptr + i, x)


@triton.jit
def half_denormals(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = (tl.load(x_ptr + i) * 1e-8).to(tl.float16)
    tl.store(o_ptr + i, x.to(tl.float32) * 1e8)


@triton.jit
def half_and_single(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + i, x.to(tl.float16) * (x + 0.1))


@triton.jit
def double_precision(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i).to(tl.float64)
    y = x + 1e-12
    tl.store(o_ptr + i, ((y - x) * 1e12).to(tl.float32))


@triton.jit
def float_to_integers(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = (tl.load(x_ptr + i) - 8) * 1.7
    tl.store(o_ptr + i, x.to(tl.int32) + x.to(tl.int8) * 100 + x.to(tl.int64) * 10000)


@triton.jit
def integer_to_floats(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B) * 1234567
    tl.store(o_ptr + tl.arange(0, B), i.to(tl.float32) + i.to(tl.float64).to(tl.float32))


@triton.jit
def to_bool(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + i, (x - 3).to(tl.int1).to(tl.float32) + (i % 4).to(tl.int1))


@triton.jit
def bitcasts(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    bits = x.to(tl.int32, bitcast=True)
    tl.store(o_ptr + i, (bits >> 20).to(tl.float32))
    tl.store(o_ptr + 16 + i, (bits + 4194304).to(tl.float32, bitcast=True))
    tl.store(o_ptr + 32 + i, x.to(tl.float16).to(tl.int16, bitcast=True).to(tl.float32))


@triton.jit
def element_type(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i).to(o_ptr.dtype.element_ty) * 0.1)


@triton.jit
def type_questions(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    if x.dtype.is_floating():
        tl.store(o_ptr, x.dtype.primitive_bitwidth)
    if i.dtype == tl.int32:
        tl.store(o_ptr + 1, i.dtype.int_bitwidth)
    if x_ptr.dtype.is_ptr():
        tl.store(o_ptr + 2, 1.0)
    tl.store(o_ptr + 3, x.shape[0])
    tl.store(o_ptr + 4, x.numel)


@triton.jit
def round_toward_zero(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i) * 100.03
    tl.store(o_ptr + i, x.to(tl.float16, fp_downcast_rounding="rtz").to(tl.float32))


@triton.jit
def fp8_e5(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = (tl.load(x_ptr + i) - 8) * 1.37
    tl.store(o_ptr + i, x.to(tl.float8e5).to(tl.float32))


@triton.jit
def fp8_e4nv(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = (tl.load(x_ptr + i) - 8) * 1.37
    tl.store(o_ptr + i, x.to(tl.float8e4nv).to(tl.float32))


@triton.jit
def copy_any(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i).to(tl.float32) * 2)


@triton.jit
def literal_types(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = i.to(tl.int8) + 1
    y = tl.load(x_ptr + i) * 2
    tl.store(o_ptr + i, x + y + 3000000000)


@triton.jit
def broadcasting(x_ptr, o_ptr, n, B: tl.constexpr):
    r = tl.arange(0, 8)
    x = tl.load(x_ptr + r)
    grid = x[:, None] * 10 + x[None, :]
    tl.store(o_ptr + r[:, None] * 8 + r[None, :], grid)


@triton.jit
def broadcast_row_store(x_ptr, o_ptr, n, B: tl.constexpr):
    r = tl.arange(0, 8)
    row = tl.load(x_ptr + r)[None, :]
    tl.store(o_ptr + r[:, None] * 8 + r[None, :], row)


def standard(kernel, grid=(1,)):
    return lambda x, o: kernel[grid](x, o, 16, B=16)


CASES = {
    kernel.__name__: standard(kernel)
    for kernel in [
        block_overflow,
        int64_product,
        unsigned_wrap,
        uint8_wrap,
        int8_wrap,
        int16_and_int32,
        signed_and_unsigned,
        integer_division,
        shifts,
        bitwise,
        unary_operators,
        bool_arithmetic,
        reflected_operators,
        half_products,
        half_overflow,
        half_denormals,
        half_and_single,
        double_precision,
        float_to_integers,
        integer_to_floats,
        to_bool,
        bitcasts,
        element_type,
        type_questions,
        round_toward_zero,
        fp8_e5,
        fp8_e4nv,
        literal_types,
        broadcasting,
        broadcast_row_store,
    ]
}
CASES["scalar_overflow"] = standard(scalar_overflow, (4,))
CASES["load_int64"] = lambda x, o: copy_any[(1,)](x.to(torch.int64), o, 16, B=16)
CASES["load_int8"] = lambda x, o: copy_any[(1,)](x.to(torch.int8), o, 16, B=16)
CASES["load_bool"] = lambda x, o: copy_any[(1,)](x > 4, o, 16, B=16)
CASES["load_half"] = lambda x, o: copy_any[(1,)]((x * 0.3).to(torch.float16), o, 16, B=16)
CASES["load_double"] = lambda x, o: copy_any[(1,)]((x * 0.3).to(torch.float64), o, 16, B=16)
