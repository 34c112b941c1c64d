"""Types, shapes, pointers and masks that Triton's compiler refuses, most of which its interpreter runs."""

import torch
import triton
import triton.language as tl


@triton.jit
def width_not_power_of_two(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B - 1)
    tl.store(o_ptr + i, i)


@triton.jit
def width_at_run_time(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, n)
    tl.store(o_ptr + i, i)


@triton.jit
def zeros_not_power_of_two(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.store(o_ptr, tl.sum(tl.zeros((B - 1,), tl.float32)))


@triton.jit
def shapes_differ(x_ptr, o_ptr, n, B: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, B))
    y = x + tl.zeros((B // 2,), dtype=tl.float32)
    tl.store(o_ptr + tl.arange(0, B), y)


@triton.jit
def dot_too_small(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    x = (i[:, None] + i[None, :]).to(tl.float16)
    tl.store(o_ptr + i, tl.sum(tl.dot(x, x), 0))


@triton.jit
def dot_shapes_differ(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.zeros((16, 32), tl.float16)
    tl.store(o_ptr, tl.sum(tl.dot(a, a)))


@triton.jit
def dot_types_differ(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.zeros((16, 16), tl.float16)
    b = tl.zeros((16, 16), tl.float32)
    tl.store(o_ptr, tl.sum(tl.dot(a, b)))


@triton.jit
def dot_of_vectors(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.zeros((16,), tl.float16)
    tl.store(o_ptr, tl.sum(tl.dot(a, a)))


@triton.jit
def exp_of_half(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.exp(tl.load(x_ptr + i).to(tl.float16)))


@triton.jit
def exp_of_integer(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.exp(i))


@triton.jit
def float_floor_division(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i) // 2)


@triton.jit
def float_bitwise(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i) & 3)


@triton.jit
def float_offset(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.store(o_ptr + tl.program_id(0) * 1.0, 1.0)


@triton.jit
def power(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, i**2)


@triton.jit
def matmul_operator(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.zeros((16, 16), tl.float16)
    tl.store(o_ptr, tl.sum(a @ a))


@triton.jit
def indexes_a_block(x_ptr, o_ptr, n, B: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, B))
    tl.store(o_ptr, x[0])


@triton.jit
def assigns_to_a_block(x_ptr, o_ptr, n, B: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, B))
    x[0] = 1.0


@triton.jit
def loads_a_number(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.store(o_ptr, tl.load(n))


@triton.jit
def other_without_mask(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i, other=0.0))


@triton.jit
def block_value_scalar_pointer(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.store(o_ptr, tl.arange(0, B))


@triton.jit
def pointer_smaller_than_value(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i[:, None], i[:, None] + i[None, :])


@triton.jit
def mask_not_bool(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, i, mask=i)


@triton.jit
def reduction_axis(x_ptr, o_ptr, n, B: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, B))
    tl.store(o_ptr, tl.sum(x, axis=1))


@triton.jit
def reshape_size(x_ptr, o_ptr, n, B: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, B))
    tl.store(o_ptr + tl.arange(0, 8), tl.reshape(x, (8,)))


@triton.jit
def trans_vector(x_ptr, o_ptr, n, B: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, B))
    tl.store(o_ptr + tl.arange(0, B), tl.trans(x))


@triton.jit
def negative_of_unsigned(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B).to(tl.uint32)
    tl.store(o_ptr + tl.arange(0, B), i + -1)


@triton.jit
def scalar_out_of_range(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B).to(tl.int8)
    tl.store(o_ptr + tl.arange(0, B), i + 300)


@triton.jit
def atomic_on_bytes(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.atomic_add(x_ptr.to(tl.pointer_type(tl.int8)), 1)


@triton.jit
def shifts_backwards(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.store(o_ptr, 1 << (B - 17))


@triton.jit
def slices_a_block(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i[0:4], 1.0)


@triton.jit
def dot_of_int32(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.zeros((16, 16), tl.int32)
    tl.store(o_ptr, tl.sum(tl.dot(a, a)))


@triton.jit
def dot_k_too_small(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.zeros((16, 8), tl.float16)
    tl.store(o_ptr, tl.sum(tl.dot(a, tl.trans(a))))
