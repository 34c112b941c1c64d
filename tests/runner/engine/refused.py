"""Kernels that Triton's compiler refuses, most of which its interpreter runs."""

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
def two_types(x, flag):
    if flag > 0:
        return x
    else:
        return x.to(tl.float16)


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
def breaks(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in range(n):
        if i == 3:
            break
        tl.store(o_ptr + i, i)


@triton.jit
def continues(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in range(n):
        if i == 3:
            continue
        tl.store(o_ptr + i, i)


@triton.jit
def returns_in_loop(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in range(n):
        if i == 3:
            return
        tl.store(o_ptr + i, i)


@triton.jit
def if_on_block(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    if i > 3:
        tl.store(o_ptr + i, i)


@triton.jit
def changes_type_in_loop(x_ptr, o_ptr, n, B: tl.constexpr):
    acc = 0
    for i in range(n):
        acc += tl.load(x_ptr + i)
    tl.store(o_ptr, acc)


@triton.jit
def changes_shape_in_loop(x_ptr, o_ptr, n, B: tl.constexpr):
    acc = 0.0
    for i in range(n):
        acc += tl.load(x_ptr + tl.arange(0, B))
    tl.store(o_ptr, acc)


@triton.jit
def changes_type_in_branch(x_ptr, o_ptr, n, B: tl.constexpr):
    v = 1
    if tl.program_id(0) > 0:
        v = 2.5
    tl.store(o_ptr, v)


@triton.jit
def branches_disagree(x_ptr, o_ptr, n, B: tl.constexpr):
    if tl.program_id(0) > 0:
        v = 2.5
    else:
        v = 1
    tl.store(o_ptr, v)


@triton.jit
def defined_in_one_branch(x_ptr, o_ptr, n, B: tl.constexpr):
    if tl.program_id(0) == 0:
        v = 2.5
    tl.store(o_ptr, v)


@triton.jit
def defined_in_loop(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in range(n):
        last = i
    tl.store(o_ptr, last)


@triton.jit
def ternary_disagrees(x_ptr, o_ptr, n, B: tl.constexpr):
    v = 1.0 if tl.program_id(0) > 0 else 2
    tl.store(o_ptr, v)


@triton.jit
def returns_disagree(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.store(o_ptr, two_types(tl.load(x_ptr), tl.program_id(0)))


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
def tries(x_ptr, o_ptr, n, B: tl.constexpr):
    try:
        tl.store(o_ptr, 1.0)
    except ValueError:
        pass


@triton.jit
def loops_over_a_tuple(x_ptr, o_ptr, n, B: tl.constexpr):
    for v in (1, 2):
        tl.store(o_ptr + v, v)


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
def static_range_at_run_time(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in tl.static_range(n):
        tl.store(o_ptr + i, i)


@triton.jit
def range_of_floats(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in range(0, 3.0):
        tl.store(o_ptr, i)


@triton.jit
def block_pointer(x_ptr, o_ptr, n, B: tl.constexpr):
    p = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (B,), (0,))
    tl.store(o_ptr, tl.sum(tl.load(p)))


@triton.jit
def negative_of_unsigned(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B).to(tl.uint32)
    tl.store(o_ptr + tl.arange(0, B), i + -1)


@triton.jit
def scalar_out_of_range(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B).to(tl.int8)
    tl.store(o_ptr + tl.arange(0, B), i + 300)


@triton.jit
def logical_and_of_integers(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    if pid and n:
        tl.store(o_ptr, 1.0)


@triton.jit
def atomic_on_bytes(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.atomic_add(x_ptr.to(tl.pointer_type(tl.int8)), 1)


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


@triton.jit
def shifts_backwards(x_ptr, o_ptr, n, B: tl.constexpr):
    tl.store(o_ptr, 1 << (B - 17))


@triton.jit
def slices_a_block(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i[0:4], 1.0)


@triton.jit
def membership(x_ptr, o_ptr, n, B: tl.constexpr):
    if B in (8, 16):
        tl.store(o_ptr, 1.0)


@triton.jit
def loops_and_else(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in range(n):
        tl.store(o_ptr, i)
    else:
        tl.store(o_ptr, 1.0)


@triton.jit
def dot_of_int32(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.zeros((16, 16), tl.int32)
    tl.store(o_ptr, tl.sum(tl.dot(a, a)))


@triton.jit
def dot_k_too_small(x_ptr, o_ptr, n, B: tl.constexpr):
    a = tl.zeros((16, 8), tl.float16)
    tl.store(o_ptr, tl.sum(tl.dot(a, tl.trans(a))))
