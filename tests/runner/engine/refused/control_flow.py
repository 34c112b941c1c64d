"""Branches and loops that Triton's compiler refuses, most of which its interpreter runs."""

import torch
import triton
import triton.language as tl


@triton.jit
def two_types(x, flag):
    if flag > 0:
        return x
    else:
        return x.to(tl.float16)


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
def static_range_at_run_time(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in tl.static_range(n):
        tl.store(o_ptr + i, i)


@triton.jit
def range_of_floats(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in range(0, 3.0):
        tl.store(o_ptr, i)


@triton.jit
def logical_and_of_integers(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    if pid and n:
        tl.store(o_ptr, 1.0)


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
