"""Reductions and scans."""

import torch
import triton
import triton.language as tl


@triton.jit
def reduce_2d(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    x = tl.load(x_ptr + i[:, None] * 8 + i[None, :])
    tl.store(o_ptr + i, tl.sum(x, axis=1) + tl.max(x, axis=0) + tl.argmax(x, axis=1))
    tl.store(o_ptr + 8 + i, tl.sum(x, axis=1, keep_dims=True).reshape(8))
    tl.store(o_ptr + 16, tl.sum(x))
    tl.store(o_ptr + 17, tl.min(x) + tl.max(x))
    tl.store(o_ptr + 24 + i, tl.argmin(x, 0) + tl.min(x, -1))


@triton.jit
def reduce_small_integers(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    small = (i * 10).to(tl.int8)
    tl.store(o_ptr, tl.sum(small, axis=0))
    tl.store(o_ptr + 1, tl.max(small, axis=0))
    tl.store(o_ptr + 2, tl.sum((i > 3).to(tl.int1), axis=0))
    tl.store(o_ptr + 3, tl.xor_sum(i, axis=0))
    tl.store(o_ptr + 4, tl.reduce_or(i, axis=0))


@triton.jit
def max_with_index(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + (i * 7) % 16)
    value, index = tl.max(x, axis=0, return_indices=True)
    low, at = tl.min(x, axis=0, return_indices=True)
    tl.store(o_ptr, value)
    tl.store(o_ptr + 1, index)
    tl.store(o_ptr + 2, low)
    tl.store(o_ptr + 3, at)


@triton.jit
def argmax_ties(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = (i % 4).to(tl.float32)
    tl.store(o_ptr, tl.argmax(x, axis=0))
    tl.store(o_ptr + 1, tl.argmin(x, axis=0))


@triton.jit
def product_of(a, b):
    return a * b


@triton.jit
def larger_of(v1, i1, v2, i2):
    first = v1 >= v2
    return tl.where(first, v1, v2), tl.where(first, i1, i2)


@triton.jit
def custom_reduce(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    x = tl.load(x_ptr + i) + 1
    tl.store(o_ptr, tl.reduce(x, 0, product_of))
    value, index = tl.reduce((x, i), axis=0, combine_fn=larger_of)
    tl.store(o_ptr + 1, value)
    tl.store(o_ptr + 2, index)
    grid = x[:, None] * 1.5 + x[None, :]
    tl.store(o_ptr + 8 + i, tl.reduce(grid, 1, product_of))
    tl.store(o_ptr + 16 + i[:, None], tl.reduce(grid, 1, product_of, keep_dims=True))


@triton.jit
def custom_scan(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    x = tl.load(x_ptr + i) + 1
    tl.store(o_ptr + i, tl.associative_scan(x, 0, product_of))
    grid = x[:, None] + x[None, :]
    tl.store(o_ptr + i[:, None] * 8 + i[None, :], tl.associative_scan(grid * 0.1, 1, product_of))


@triton.jit
def linear_recurrence(a1, b1, a2, b2):
    return a1 * a2, b1 * a2 + b2


@triton.jit
def pair_scan(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    a, b = tl.associative_scan((x * 0 + 0.5, x), 0, linear_recurrence)
    tl.store(o_ptr + i, b)
    tl.store(o_ptr + 16 + i, a)


@triton.jit
def cumulative(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    at = i[:, None] * 8 + i[None, :]
    x = tl.load(x_ptr + at)
    tl.store(o_ptr + at, tl.cumsum(x, axis=0) + tl.cumsum(x, axis=1, reverse=True))


@triton.jit
def cumulative_product(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    x = tl.load(x_ptr + i) * 0.5 + 0.5
    tl.store(o_ptr + i, tl.cumprod(x, 0))
    tl.store(o_ptr + 8 + i, x.cumsum(0))


@triton.jit
def histograms(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + tl.arange(0, 8), tl.histogram(i % 6, 8))
    tl.store(o_ptr + 8 + tl.arange(0, 8), tl.histogram(i % 6, 8, mask=i < 10))


@triton.jit
def softmax_columns(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    at = i[:, None] * 8 + i[None, :]
    tl.store(o_ptr + at, tl.softmax(tl.load(x_ptr + at) * 0.1))


def standard(kernel, grid=(1,)):
    return lambda x, o: kernel[grid](x, o, 16, B=16)


CASES = {
    kernel.__name__: standard(kernel)
    for kernel in [
        reduce_2d,
        reduce_small_integers,
        max_with_index,
        argmax_ties,
        custom_reduce,
        custom_scan,
        pair_scan,
        cumulative,
        cumulative_product,
        histograms,
        softmax_columns,
    ]
}
