"""Loads, stores, atomics, descriptors, random numbers, printing, asserts, autotuning."""

import torch
import triton
import triton.language as tl
from triton.tools.tensor_descriptor import TensorDescriptor


@triton.jit
def masked_with_other(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.load(x_ptr + i, mask=i < 10, other=-5), mask=i < 12)


@triton.jit
def scalar_mask(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    v = tl.load(x_ptr + pid, mask=pid < 2, other=9.0)
    tl.store(o_ptr + pid, v, mask=pid != 1)


@triton.jit
def broadcast_mask(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    at = i[:, None] * 8 + i[None, :]
    x = tl.load(x_ptr + at, mask=(i < 5)[:, None], other=0.0)
    tl.store(o_ptr + at, x, mask=(i != 2)[None, :])


@triton.jit
def pid_as_int64(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0).to(tl.int64)
    tl.store(o_ptr + pid, tl.load(x_ptr + pid).to(tl.float32) * 2)


@triton.jit
def spinlock(lock_ptr, o_ptr):
    while tl.atomic_cas(lock_ptr, 0, 1) == 1:
        pass
    tl.store(o_ptr, tl.load(o_ptr) + 1.0)
    tl.atomic_xchg(lock_ptr, 0)


@triton.jit
def atomics_on_floats(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    i = tl.arange(0, B)
    tl.atomic_add(o_ptr + i % 4, tl.load(x_ptr + i))
    tl.atomic_max(o_ptr + 8, (pid * 1.5).to(tl.float32))
    tl.atomic_min(o_ptr + 9, -pid * 2.0)
    before = tl.atomic_add(o_ptr + 10, 1.0)
    tl.store(o_ptr + 16 + pid, before)


@triton.jit
def atomics_on_integers(o_ptr, B: tl.constexpr):
    pid = tl.program_id(0)
    tl.atomic_or(o_ptr, 1 << pid)
    tl.atomic_xor(o_ptr + 1, pid + 5)
    tl.atomic_and(o_ptr + 2, pid + 12)
    tl.atomic_add(o_ptr + 3, pid, mask=pid > 1)
    tl.atomic_max(o_ptr + 4, pid * 3)
    tl.atomic_cas(o_ptr + 5, 0, pid + 7)
    i = tl.arange(0, B)
    tl.atomic_add(o_ptr + 8 + i % 8, i, mask=i < 12, sem="relaxed", scope="gpu")


@triton.jit
def copy_rows(d_in, d_out, B: tl.constexpr):
    y = tl.program_id(0) * B
    for x in range(0, 24, B):
        d_out.store([y, x], d_in.load([y, x]) * 2)


@triton.jit
def device_descriptor(x_ptr, o_ptr, M, N, B: tl.constexpr):
    source = tl.make_tensor_descriptor(x_ptr, shape=[M, N], strides=[N, 1], block_shape=[B, B])
    target = tl.make_tensor_descriptor(o_ptr, shape=[M, N], strides=[N, 1], block_shape=[B, B])
    at = [tl.program_id(0) * B, tl.program_id(1) * B]
    target.store(at, source.load(at) + 1)


@triton.jit
def descriptor_outside(x_ptr, o_ptr, n, B: tl.constexpr):
    source = tl.make_tensor_descriptor(x_ptr, shape=[6, 8], strides=[8, 1], block_shape=[8, 8])
    i = tl.arange(0, 8)
    tl.store(o_ptr + i[:, None] * 8 + i[None, :], source.load([2, -4]))


@triton.jit
def random_numbers(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.rand(42, i))
    tl.store(o_ptr + 16 + i, tl.rand(-3, i + 1000))
    tl.store(o_ptr + 32 + i, (tl.randint(7, i) >> 8).to(tl.float32))


@triton.jit
def random_with_many_bits(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.rand(n, i.to(tl.int64) * 5000000000))
    a, b, c, d = tl.randint4x(11, i, n_rounds=7)
    tl.store(o_ptr + 16 + i, ((a ^ b ^ c ^ d) >> 9).to(tl.float32))


@triton.jit
def normal_numbers(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.randn(42, i))
    a, b, c, d = tl.randn4x(1, i)
    tl.store(o_ptr + 16 + i, a + b)
    tl.store(o_ptr + 32 + i, c * d)


@triton.jit
def prints(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.device_print("lanes", i, tl.load(x_ptr + i) * 0.5)
    print("pid", tl.program_id(0))
    tl.device_print("hex", i, hex=True)
    tl.static_assert(B == 16, "block")
    tl.device_assert(i >= 0, "negative")
    tl.store(o_ptr + i, i)


@triton.autotune(configs=[triton.Config({"B": 16}, num_warps=4)], key=["n"])
@triton.heuristics({"EVEN": lambda args: args["n"] % 2 == 0})
@triton.jit
def tuned(x_ptr, o_ptr, n, B: tl.constexpr, EVEN: tl.constexpr):
    i = tl.arange(0, B)
    if EVEN:
        tl.store(o_ptr + i, tl.load(x_ptr + i) * 3, mask=i < n)


@triton.jit
def strided_view(x_ptr, o_ptr, row_stride, column_stride, B: tl.constexpr):
    r = tl.arange(0, 4)
    c = tl.arange(0, 8)
    x = tl.load(x_ptr + r[:, None] * row_stride + c[None, :] * column_stride)
    tl.store(o_ptr + r[:, None] * 8 + c[None, :], x)


@triton.jit
def pointer_cast(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    bits = tl.load(x_ptr.to(tl.pointer_type(tl.int32)) + i)
    tl.store(o_ptr + i, (bits >> 23).to(tl.float32))


@triton.jit
def column_sums(x_ptr, o_ptr, n, B: tl.constexpr):
    c = tl.arange(0, 8)
    acc = tl.zeros((8,), tl.float32)
    for r in range(8):
        acc += tl.load(x_ptr + r * 8 + c)
    tl.store(o_ptr + c, acc)


def standard(kernel, grid=(1,)):
    return lambda x, o: kernel[grid](x, o, 16, B=16)


def integers(x, o):
    counts = torch.zeros(64, dtype=torch.int32)
    counts[2] = 255
    atomics_on_integers[(4,)](counts, B=16)
    o.copy_(counts)


def descriptors(x, o):
    source = torch.arange(20 * 24).to(torch.float32).reshape(20, 24)
    target = torch.zeros(20, 24)
    copy_rows[(3,)](TensorDescriptor.from_tensor(source, [8, 8]), TensorDescriptor.from_tensor(target, [8, 8]), B=8)
    o.copy_(target.reshape(480)[::7][:64])


def on_device(x, o):
    source = torch.arange(20 * 24).to(torch.float32).reshape(20, 24)
    target = torch.zeros(20, 24)
    device_descriptor[(3, 3)](source, target, 20, 24, B=8)
    o.copy_(target.reshape(480)[::7][:64])


CASES = {
    kernel.__name__: standard(kernel)
    for kernel in [
        masked_with_other,
        broadcast_mask,
        descriptor_outside,
        random_numbers,
        random_with_many_bits,
        normal_numbers,
        prints,
        pointer_cast,
        column_sums,
    ]
}
CASES.update({kernel.__name__: standard(kernel, (4,)) for kernel in [scalar_mask, pid_as_int64, atomics_on_floats]})
CASES["spinlock"] = lambda x, o: spinlock[(4,)](torch.zeros(1, dtype=torch.int32), o)
CASES["atomics_on_integers"] = integers
CASES["host_descriptors"] = descriptors
CASES["device_descriptors"] = on_device
CASES["tuned"] = lambda x, o: tuned[(1,)](x, o, 16)
CASES["strided_view"] = lambda x, o: strided_view[(1,)](x.reshape(8, 8).T, o, *x.reshape(8, 8).T.stride(), B=16)
