"""Names, calls and Python's own constructs that Triton's compiler refuses, most of which its interpreter runs."""

import torch
import triton
import triton.language as tl

PLAIN_GLOBAL = 3


def not_jitted(x):
    return x + 1


@triton.jit
def takes_two(a, b):
    return a + b


@triton.jit
def plain_global(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, i * PLAIN_GLOBAL)


@triton.jit
def unjitted_helper(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, not_jitted(i))


@triton.jit
def unknown_name(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, undefined_thing + i)


@triton.jit
def unknown_function(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.lod(x_ptr + i))


@triton.jit
def formats_a_tensor(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.device_print(f"pid {tl.program_id(0)}")


@triton.jit
def static_assert_fails(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.static_assert(B > 100, "B is too small")
    tl.store(o_ptr, 1.0)


@triton.jit
def lambda_in_kernel(x_ptr, o_ptr, n, B: tl.constexpr):
    double = lambda v: v * 2
    tl.store(o_ptr, double(tl.load(x_ptr)))


@triton.jit
def nested_function(x_ptr, o_ptr, n, B: tl.constexpr):
    def inner(v):
        return v * 2

    tl.store(o_ptr, inner(tl.load(x_ptr)))


@triton.jit
def dictionary(x_ptr, o_ptr, n, B: tl.constexpr):
    table = {"a": 1}
    tl.store(o_ptr, table["a"])


@triton.jit
def wrong_argument_count(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.store(o_ptr, takes_two(1))


@triton.jit
def unknown_keyword(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i, default=0.0))


@triton.jit
def constexpr_again(x_ptr, o_ptr, n, B: tl.constexpr):
    size: tl.constexpr = 4
    size: tl.constexpr = 8
    tl.store(o_ptr, size)


@triton.jit
def unpack_too_few(x_ptr, o_ptr, n, B: tl.constexpr):
    a, b, c = (1, 2)
    tl.store(o_ptr, a + b + c)


@triton.jit
def block_pointer(x_ptr, o_ptr, n, B: tl.constexpr):
    p = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (B,), (0,))
    tl.store(o_ptr, tl.sum(tl.load(p)))


@triton.jit
def string_variable(x_ptr, o_ptr, n, B: tl.constexpr):
    mode = "fast"
    if mode == "fast":
        tl.store(o_ptr, 1.0)


@triton.jit
def two_targets(x_ptr, o_ptr, n, B: tl.constexpr):
    a = b = 1.0
    tl.store(o_ptr, a + b)


@triton.jit
def prints_without_a_prefix(x_ptr, o_ptr, n, B: tl.constexpr):
    print(tl.arange(0, B))
