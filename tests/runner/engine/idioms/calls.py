"""Nested calls, constexprs, tuples, arguments of every kind."""

import math

import torch
import triton
import triton.language as tl

FACTOR = tl.constexpr(3)


@triton.jit
def pick(x, which: tl.constexpr):
    if which == 0:
        return x + 1
    else:
        return x * 2


@triton.jit
def helper_with_constexpr(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + i, pick(x, 0) + pick(x, which=1))


@triton.jit
def two(x):
    return x + 1, x * 2


@triton.jit
def helper_tuple(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    a, b = two(tl.load(x_ptr + i))
    tl.store(o_ptr + i, a + b)


@triton.jit
def scaled(x, factor=2.5, offset: tl.constexpr = 1):
    return x * factor + offset


@triton.jit
def helper_defaults(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + i, scaled(x) + scaled(x, offset=3) + scaled(x, 0.5))


@triton.jit
def tuple_indexing(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    pair = (i, i * 2)
    tl.store(o_ptr + pair[0], pair[1])
    tl.store(o_ptr + 32, len(pair))


@triton.jit
def annotated_constexpr(x_ptr, o_ptr, n, B: tl.constexpr):
    i: tl.constexpr = 4
    half: tl.constexpr = B // 2
    tl.store(o_ptr + tl.arange(0, i), 1.5 + half)


@triton.jit
def constexpr_arithmetic(x_ptr, o_ptr, n, B: tl.constexpr):
    a: tl.constexpr = -7 // 2
    b: tl.constexpr = -7 % 3
    c: tl.constexpr = 7 / 2
    d: tl.constexpr = 2**5
    e: tl.constexpr = (B << 1) | 1
    f: tl.constexpr = ~5 ^ 3
    tl.store(o_ptr, a)
    tl.store(o_ptr + 1, b)
    tl.store(o_ptr + 2, c)
    tl.store(o_ptr + 3, d)
    tl.store(o_ptr + 4, e)
    tl.store(o_ptr + 5, f)


@triton.jit
def global_constexpr(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i) * FACTOR)


@triton.jit
def multiline_call(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(
        x_ptr + i,
        mask=i < n - 4,
        other=-1.0,
    )
    tl.store(o_ptr + i, x)


@triton.jit
def none_argument(x_ptr, o_ptr, bias_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    if bias_ptr is not None:
        x += tl.load(bias_ptr + i)
    tl.store(o_ptr + i, x)


@triton.jit
def tuple_argument(pointers, sizes, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(pointers[1] + i, tl.load(pointers[0] + i) + sizes[0] * sizes[1])


@triton.jit
def bool_argument(x_ptr, o_ptr, flag, B: tl.constexpr):
    i = tl.arange(0, B)
    if flag:
        tl.store(o_ptr + i, 2.0)
    else:
        tl.store(o_ptr + i, 3.0)


@triton.jit
def string_constexpr(x_ptr, o_ptr, n, B: tl.constexpr, ACTIVATION: tl.constexpr = "relu"):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i) - 8
    if ACTIVATION == "relu":
        x = tl.where(x > 0, x, 0.0)
    tl.store(o_ptr + i, x)


@triton.jit
def function_argument(x_ptr, o_ptr, n, B: tl.constexpr, FN: tl.constexpr):
    i = tl.arange(0, B)
    a, b = FN(tl.load(x_ptr + i))
    tl.store(o_ptr + i, a - b)


@triton.jit
def named_expression(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, (y := tl.load(x_ptr + i)) + y)


@triton.constexpr_function
def doubled(v):
    return v * 2


@triton.jit
def compile_time_functions(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, doubled(B))
    tl.store(o_ptr + i, i * math.pi)
    tl.store(o_ptr + 40, triton.cdiv(B, 3) + triton.next_power_of_2(B - 3))


@triton.jit
def tuples_unrolled(x_ptr, o_ptr, n, B: tl.constexpr):
    values = (1, 2.5, n)
    total = 0.0
    for j in tl.static_range(len(values)):
        total += values[j]
    tl.store(o_ptr, total)
    tl.store(o_ptr + 1, [v * 2 for v in (1, 2, 3)][2])


def standard(kernel, grid=(1,)):
    return lambda x, o: kernel[grid](x, o, 16, B=16)


CASES = {
    kernel.__name__: standard(kernel)
    for kernel in [
        helper_with_constexpr,
        helper_tuple,
        helper_defaults,
        tuple_indexing,
        annotated_constexpr,
        constexpr_arithmetic,
        global_constexpr,
        multiline_call,
        string_constexpr,
        named_expression,
        compile_time_functions,
        tuples_unrolled,
    ]
}
CASES["none_argument"] = lambda x, o: none_argument[(1,)](x, o, None, B=16)
CASES["tuple_argument"] = lambda x, o: tuple_argument[(1,)]((x, o), (3, 5), B=16)
CASES["bool_argument"] = lambda x, o: bool_argument[(1,)](x, o, False, B=16)
CASES["function_argument"] = lambda x, o: function_argument[(1,)](x, o, 16, B=16, FN=two)
