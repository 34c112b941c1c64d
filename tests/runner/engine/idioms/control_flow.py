"""Branches, loops, grids."""

import torch
import triton
import triton.language as tl


@triton.jit
def if_elif_else(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    if pid == 0:
        tl.store(o_ptr, 7.0)
    elif pid > 2:
        tl.store(o_ptr + pid, 9.0)
    else:
        tl.store(o_ptr + pid, 3.0)


@triton.jit
def while_loop(x_ptr, o_ptr, n, B: tl.constexpr):
    i = 0
    s = 0.0
    while i < n:
        s += tl.load(x_ptr + i)
        i += 1
    tl.store(o_ptr + tl.program_id(0), s)


@triton.jit
def grid_stride(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in range(tl.program_id(0), n, tl.num_programs(0)):
        tl.store(o_ptr + i, tl.load(x_ptr + i) + 1)


@triton.jit
def range_with_stages(x_ptr, o_ptr, n, B: tl.constexpr):
    for i in tl.range(tl.program_id(0), n, tl.num_programs(0), num_stages=2):
        tl.store(o_ptr + i, tl.load(x_ptr + i) + 1)


@triton.jit
def range_downwards(x_ptr, o_ptr, n, B: tl.constexpr):
    at = 0
    for i in range(n, 0, -3):
        tl.store(o_ptr + at, i)
        at += 1


@triton.jit
def static_range(x_ptr, o_ptr, n, B: tl.constexpr):
    for j in tl.static_range(4):
        tl.store(o_ptr + j, j * 1.5)
    for j in tl.static_range(8, 4, -2):
        tl.store(o_ptr + j, j)


@triton.jit
def nested_loops(x_ptr, o_ptr, n, B: tl.constexpr):
    total = 0.0
    for i in range(4):
        for j in range(i):
            total += i * 10 + j
    tl.store(o_ptr, total)


@triton.jit
def loop_that_never_runs(x_ptr, o_ptr, n, B: tl.constexpr):
    total = 5.0
    for i in range(n, 0):
        total += 1.0
    tl.store(o_ptr, total)


@triton.jit
def constexpr_if(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    if B >= 16:
        v = i * 2
    else:
        v = i
    tl.store(o_ptr + i, v)


@triton.jit
def constexpr_and_runtime(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    if B == 16 and pid > 1:
        tl.store(o_ptr + pid, 5.0)


@triton.jit
def logical_operators(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    if pid > 0 and not (pid == 2):
        tl.store(o_ptr + pid, 5.0)
    if pid == 0 or pid == 3:
        tl.store(o_ptr + 8 + pid, 6.0)


@triton.jit
def chained_comparison(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    if 0 < pid < 3:
        tl.store(o_ptr + pid, 1.0)


@triton.jit
def conditional_expression(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    v = 1.0 if pid > 1 else 2.0
    w = 4 if B > 8 else 5
    tl.store(o_ptr + pid, v + w)


@triton.jit
def early_return(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    if pid > 1:
        return
    tl.store(o_ptr + pid, 8.0)


@triton.jit
def swap_tuple(x_ptr, o_ptr, n, B: tl.constexpr):
    a = 1.0
    b = 2.0
    for _ in range(3):
        a, b = b, a + b
    tl.store(o_ptr, a)
    tl.store(o_ptr + 1, b)


@triton.jit
def python_min_max(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    m = min(pid + 1, 3)
    q = max(m, 2)
    tl.store(o_ptr + pid, (m + q * 10).to(tl.float32))


@triton.jit
def pointer_steps(x_ptr, o_ptr, n, B: tl.constexpr):
    p = x_ptr + tl.arange(0, 4)
    s = tl.zeros((4,), dtype=tl.float32)
    for _ in range(0, 4):
        s += tl.load(p)
        p += 4
    tl.store(o_ptr + tl.arange(0, 4), s)


@triton.jit
def two_dimensional_grid(x_ptr, o_ptr, n, B: tl.constexpr):
    x, y, z = tl.program_id(0), tl.program_id(1), tl.program_id(2)
    width, height = tl.num_programs(0), tl.num_programs(1)
    tl.store(o_ptr + (z * height + y) * width + x, x * 100 + y * 10 + z)


def standard(kernel, grid=(4,)):
    return lambda x, o: kernel[grid](x, o, 16, B=16)


CASES = {
    kernel.__name__: standard(kernel)
    for kernel in [
        if_elif_else,
        while_loop,
        grid_stride,
        range_with_stages,
        constexpr_and_runtime,
        logical_operators,
        chained_comparison,
        conditional_expression,
        early_return,
        python_min_max,
    ]
}
CASES.update(
    {
        kernel.__name__: standard(kernel, (1,))
        for kernel in [
            range_downwards,
            static_range,
            nested_loops,
            loop_that_never_runs,
            constexpr_if,
            swap_tuple,
            pointer_steps,
        ]
    }
)
CASES["two_dimensional_grid"] = lambda x, o: two_dimensional_grid[(3, 4, 2)](x, o, 16, B=16)
