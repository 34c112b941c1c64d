"""Kernels that do something wrong in memory. A comment says what the runner must report on its line."""

import torch
import triton
import triton.language as tl


@triton.jit
def no_mask(x_ptr, o_ptr, n, B: tl.constexpr):
    offsets = tl.program_id(0) * B + tl.arange(0, B)
    x = tl.load(x_ptr + offsets)  # out_of_bounds program 3 lane 232: load 1000 of 1000
    tl.store(o_ptr + offsets, x * 2)  # out_of_bounds program 3 lane 232: store 1000 of 1000


@triton.jit
def before_the_start(x_ptr, o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i - 2))  # out_of_bounds program 0 lane 0: load -2 of 64


@triton.jit
def one_row_too_many(x_ptr, o_ptr, rows, columns, B: tl.constexpr):
    r = tl.program_id(1) * B + tl.arange(0, B)[:, None]
    c = tl.program_id(0) * B + tl.arange(0, B)[None, :]
    x = tl.load(x_ptr + r * columns + c, mask=c < columns, other=0.0)  # out_of_bounds program 0,1 lane 8: load 72 of 72
    tl.store(o_ptr + r * columns + c, x, mask=(r < rows) & (c < columns))


@triton.jit
def everyone_stores(x_ptr, o_ptr, B: tl.constexpr):
    offsets = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(o_ptr, tl.sum(tl.load(x_ptr + offsets), 0))  # race program 0 lane 0: store 0 of 64


@triton.jit
def everyone_adds(x_ptr, o_ptr, B: tl.constexpr):
    offsets = tl.program_id(0) * B + tl.arange(0, B)
    tl.atomic_add(o_ptr, tl.sum(tl.load(x_ptr + offsets), 0))


@triton.jit
def blocks_overlap(x_ptr, o_ptr, B: tl.constexpr):
    offsets = tl.program_id(0) * (B - 2) + tl.arange(0, B)
    tl.store(o_ptr + offsets, tl.load(x_ptr + offsets))  # race program 0 lane 14: store 14 of 64


@triton.jit
def shifts_in_place(x_ptr, B: tl.constexpr):
    offsets = tl.program_id(0) * B + tl.arange(0, B)
    left = tl.load(x_ptr + offsets - 1, mask=offsets > 0, other=0.0)
    tl.store(x_ptr + offsets, left)  # race program 0 lane 15: store 15 of 64


@triton.jit
def reads_ahead(x_ptr, B: tl.constexpr):
    offsets = tl.program_id(0) * B + tl.arange(0, B)
    right = tl.load(x_ptr + offsets + 1, mask=offsets < 63, other=0.0)
    tl.store(x_ptr + offsets, right)  # race program 1 lane 0: store 16 of 64


@triton.jit
def last_one_adds_up(x_ptr, part_ptr, count_ptr, o_ptr, B: tl.constexpr):
    pid = tl.program_id(0)
    tl.store(part_ptr + pid, tl.sum(tl.load(x_ptr + pid * B + tl.arange(0, B)), 0))
    done = tl.atomic_add(count_ptr, 1)
    if done == tl.num_programs(0) - 1:
        tl.store(o_ptr, tl.sum(tl.load(part_ptr + tl.arange(0, 4)), 0))


@triton.jit
def nobody_waits(x_ptr, part_ptr, count_ptr, o_ptr, B: tl.constexpr):
    pid = tl.program_id(0)
    total = tl.sum(tl.load(x_ptr + pid * B + tl.arange(0, B)), 0)
    tl.store(part_ptr + pid, total)  # race program 0 lane 0: store 0 of 4
    tl.atomic_add(count_ptr, 1)
    if pid == 3:
        tl.store(o_ptr, tl.sum(tl.load(part_ptr + tl.arange(0, 4)), 0))


@triton.jit
def locked(lock_ptr, o_ptr):
    while tl.atomic_cas(lock_ptr, 0, 1) == 1:
        pass
    tl.store(o_ptr, tl.load(o_ptr) + 1.0)
    tl.atomic_xchg(lock_ptr, 0)


@triton.jit
def sum_of_masked(x_ptr, o_ptr, n, B: tl.constexpr):
    offsets = tl.program_id(0) * B + tl.arange(0, B)
    x = tl.load(x_ptr + offsets, mask=offsets < n)  # masked_undefined program 1 lane 44: load 300 of 1000
    tl.store(o_ptr + tl.program_id(0), tl.sum(x, 0))


@triton.jit
def sum_of_selected(x_ptr, o_ptr, n, B: tl.constexpr):
    offsets = tl.program_id(0) * B + tl.arange(0, B)
    x = tl.load(x_ptr + offsets, mask=offsets < n)
    tl.store(o_ptr + tl.program_id(0), tl.sum(tl.where(offsets < n, x, 0.0), 0))


@triton.jit
def stored_whole(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i, mask=i < n)  # masked_undefined program 0 lane 10: load 10 of 64
    tl.store(o_ptr + i, tl.exp(x) * 2 + 1)


@triton.jit
def through_a_dot(x_ptr, o_ptr, n, B: tl.constexpr):
    r = tl.arange(0, 16)
    at = r[:, None] * 16 + r[None, :]
    x = tl.load(x_ptr + at, mask=(r < n)[:, None])  # masked_undefined program 0 lane 160: load 160 of 256
    y = tl.dot(x, x, input_precision="ieee")
    tl.store(o_ptr + at, y, mask=(r < n)[:, None])


@triton.jit
def through_a_branch(x_ptr, o_ptr, n):
    flag = tl.load(x_ptr + n, mask=n < 4)  # masked_undefined program 0 lane 0: load 16 of 64
    if flag > 0:
        tl.store(o_ptr, 1.0)


@triton.jit
def not_written(x_ptr, o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i))  # uninitialised program 0 lane 10: load 10 of 64


@triton.jit
def written_first(x_ptr, o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(x_ptr + i, 1.0)
    tl.store(o_ptr + i, tl.load(x_ptr + i))


@triton.jit
def row_times_stride(x_ptr, o_ptr, stride, B: tl.constexpr):
    row = tl.program_id(0) + 2
    base = row * stride  # int32_overflow program 0 lane 0: * -2147483648 of 64
    on = tl.program_id(0) < 1
    x = tl.load(x_ptr + base, mask=on, other=0.0)  # out_of_bounds program 0 lane 0: load -2147483648 of 64
    tl.store(o_ptr + tl.program_id(0), x)


@triton.jit
def row_times_stride_wide(x_ptr, o_ptr, stride, B: tl.constexpr):
    row = tl.program_id(0).to(tl.int64) + 2
    base = row * stride
    x = tl.load(x_ptr + base, mask=tl.program_id(0) > 8, other=0.0)
    tl.store(o_ptr + tl.program_id(0), x)


@triton.jit
def hash_of_index(o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    h = i * 1103515245 + 12345
    tl.store(o_ptr + (h & 63), 1.0)


@triton.jit
def both_are_undefined(x_ptr, y_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    x = tl.load(x_ptr + i, mask=i < n)  # masked_undefined program 1 lane 4: load 20 of 64
    y = tl.load(y_ptr + i, mask=i < n - 4)  # masked_undefined program 1 lane 0: load 16 of 64
    tl.store(o_ptr + i, x + y)


@triton.jit
def summed_from_the_end(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i, mask=i < n)  # masked_undefined program 0 lane 10: load 10 of 64
    tl.store(o_ptr + i, tl.cumsum(x, 0, reverse=True), mask=i < n)
    y = tl.load(x_ptr + i, mask=i < n)
    tl.store(o_ptr + i, tl.cumsum(y, 0), mask=i < n)


@triton.jit
def sorted_whole(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i, mask=i < n)  # masked_undefined program 0 lane 10: load 10 of 64
    tl.store(o_ptr + i, tl.sort(x), mask=i < n)
    y = tl.load(x_ptr + i, mask=i < n)
    tl.store(o_ptr + i, tl.sort(tl.where(i < n, y, float("inf"))), mask=i < n)


@triton.jit
def random_at_undefined(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i, mask=i < n)  # masked_undefined program 0 lane 10: load 10 of 64
    tl.store(o_ptr + i, tl.rand(1, x.to(tl.int32)))


@triton.jit
def other_is_undefined(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i, mask=i < n)
    y = tl.load(x_ptr + i, mask=i >= n, other=x)
    tl.store(o_ptr + i, y)
    z = tl.load(x_ptr + i, mask=i < n)  # masked_undefined program 0 lane 12: load 12 of 64
    tl.store(o_ptr + i, tl.load(x_ptr + i, mask=i < 12, other=z))


@triton.jit
def adds_to_the_unwritten(o_ptr, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    tl.atomic_add(o_ptr + i, 1.0)  # uninitialised program 0 lane 3: atomic 3 of 32
    tl.atomic_add(o_ptr + i, 1.0)


@triton.jit
def replaces_the_unwritten(o_ptr, B: tl.constexpr):
    tl.atomic_xchg(o_ptr + tl.arange(0, B), 1.0)


@triton.jit
def one_pointer_a_lane(table_ptr, o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    rows = tl.load(table_ptr + i).to(tl.pointer_type(tl.float32))
    tl.store(o_ptr + i, tl.load(rows + 3))
    tl.store(rows + i * 2, 1.0)  # out_of_bounds program 0 lane 2: store 4 of 4


@triton.jit
def either_tensor(x_ptr, y_ptr, o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    source = tl.where(i < 8, x_ptr + i, y_ptr + i)
    tl.store(o_ptr + i, tl.load(source))  # out_of_bounds program 0 lane 12: load 12 of 12


@triton.jit
def two_overflows(x_ptr, row_stride, B: tl.constexpr):
    i = tl.arange(0, B)
    down = i * row_stride  # int32_overflow program 0 lane 2: * -3221225472 of 64
    across = (i + 1) * row_stride  # int32_overflow program 0 lane 1: * -1073741824 of 64
    tl.store(x_ptr + down + across, 1.0, mask=i > 0)  # out_of_bounds program 0 lane 1: store -1073741824 of 64


def numbers(n):
    return torch.arange(n).to(torch.float32)


unwritten = torch.empty(64)
unwritten[:10] = 1
no_mask[(4,)](numbers(1000), torch.zeros(1000), 1000, B=256)
before_the_start[(1,)](numbers(64), torch.zeros(64), B=16)
one_row_too_many[(2, 2)](numbers(72), torch.zeros(72), 9, 8, B=8)
everyone_stores[(4,)](numbers(64), torch.zeros(64), B=16)
everyone_adds[(4,)](numbers(64), torch.zeros(64), B=16)
blocks_overlap[(4,)](numbers(64), torch.zeros(64), B=16)
shifts_in_place[(4,)](numbers(64), B=16)
reads_ahead[(4,)](numbers(64), B=16)
last_one_adds_up[(4,)](numbers(64), torch.empty(4), torch.zeros(1, dtype=torch.int32), torch.zeros(1), B=16)
nobody_waits[(4,)](numbers(64), torch.empty(4), torch.zeros(1, dtype=torch.int32), torch.zeros(1), B=16)
locked[(4,)](torch.zeros(1, dtype=torch.int32), torch.zeros(1))
sum_of_masked[(2,)](numbers(1000), torch.zeros(2), 300, B=256)
sum_of_selected[(2,)](numbers(1000), torch.zeros(2), 300, B=256)
stored_whole[(1,)](numbers(64), torch.zeros(16), 10, B=16)
through_a_dot[(1,)](numbers(256), torch.zeros(256), 10, B=16)
through_a_branch[(1,)](numbers(64), torch.zeros(1), 16)
not_written[(1,)](unwritten, torch.zeros(16), B=16)
written_first[(1,)](torch.empty(16), torch.zeros(16), B=16)
row_times_stride[(2,)](numbers(64), torch.zeros(2), 1 << 30, B=16)
row_times_stride_wide[(2,)](numbers(64), torch.zeros(2), 1 << 30, B=16)
hash_of_index[(1,)](torch.zeros(64), B=16)
partly = torch.empty(32)
partly[:3] = 0
rows = [numbers(4), numbers(4), numbers(4), numbers(4)]
both_are_undefined[(2,)](numbers(64), numbers(64), torch.zeros(64), 20, B=16)
summed_from_the_end[(1,)](numbers(64), torch.zeros(16), 10, B=16)
sorted_whole[(1,)](numbers(64), torch.zeros(16), 10, B=16)
random_at_undefined[(1,)](numbers(64), torch.zeros(16), 10, B=16)
other_is_undefined[(1,)](numbers(64), torch.zeros(16), 10, B=16)
adds_to_the_unwritten[(2,)](partly, B=16)
replaces_the_unwritten[(1,)](torch.empty(16), B=16)
one_pointer_a_lane[(1,)](torch.tensor([row.data_ptr() for row in rows]), torch.zeros(4), B=4)
either_tensor[(1,)](numbers(8), numbers(12), torch.zeros(16), B=16)
two_overflows[(1,)](numbers(64), 1 << 30, B=4)
