"""Order, shapes, selection, elementary functions, dot."""

import torch
import triton
import triton.language as tl


@triton.jit
def sorting(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + (i * 7 + 3) % 16)
    tl.store(o_ptr + i, tl.sort(x))
    tl.store(o_ptr + 16 + i, tl.sort(x, descending=True))
    tl.store(o_ptr + 32 + tl.arange(0, 4), tl.topk(x, 4))


@triton.jit
def sort_rows(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    at = i[:, None] * 8 + i[None, :]
    tl.store(o_ptr + at, tl.sort(tl.load(x_ptr + (at * 29) % 64)))


@triton.jit
def flips(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    at = i[:, None] * 8 + i[None, :]
    x = tl.load(x_ptr + at)
    tl.store(o_ptr + at, tl.flip(x, 0) * 100 + tl.flip(x, 1))


@triton.jit
def gathers(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + i, tl.gather(x, (i * 5) % 16, axis=0))
    r = tl.arange(0, 4)
    grid = tl.load(x_ptr + r[:, None] * 4 + r[None, :])
    tl.store(o_ptr + 16 + r[:, None] * 4 + r[None, :], tl.gather(grid, (r[:, None] + r[None, :]) % 4, axis=1))
    tl.store(o_ptr + 32 + r[:, None] * 4 + r[None, :], tl.gather(grid, (r[:, None] * 3 + r[None, :]) % 4, axis=0))


@triton.jit
def transposes(x_ptr, o_ptr, n, B: tl.constexpr):
    r = tl.arange(0, 4)
    c = tl.arange(0, 8)
    x = tl.load(x_ptr + r[:, None] * 8 + c[None, :])
    tl.store(o_ptr + c[:, None] * 4 + r[None, :], tl.trans(x))
    tl.store(o_ptr + 32 + c[:, None] * 4 + r[None, :], x.T)


@triton.jit
def permutes(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 64)
    x = tl.reshape(tl.load(x_ptr + i), (2, 4, 8))
    y = tl.permute(x, (2, 0, 1))
    tl.store(o_ptr + i, tl.reshape(y, (64,)) + tl.trans(x, 1, 0, 2).reshape(64) * 100)


@triton.jit
def joins(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    x = tl.load(x_ptr + i)
    pair = tl.join(x, x * 10)
    tl.store(o_ptr + i[:, None] * 2 + tl.arange(0, 2)[None, :], pair)
    a, b = tl.split(pair)
    tl.store(o_ptr + 16 + i, a + b)
    tl.store(o_ptr + 32 + tl.arange(0, 16), tl.interleave(x, -x))


@triton.jit
def concatenation(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + tl.arange(0, 16), tl.cat(x, x + 100, can_reorder=True))


@triton.jit
def reshapes(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 32)
    x = tl.load(x_ptr + i)
    y = tl.reshape(x, (4, 8)).sum(1)
    z = x.reshape(2, 16).max(0)
    tl.store(o_ptr + tl.arange(0, 4), y)
    tl.store(o_ptr + 16 + tl.arange(0, 16), z)
    tl.store(o_ptr + 32 + i, tl.ravel(tl.reshape(x, (4, 8)).T))


@triton.jit
def expansions(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 8)
    x = tl.load(x_ptr + i)
    a = tl.expand_dims(x, 1) + tl.expand_dims(x, 0)
    b = tl.broadcast_to(x[:, None], (8, 8))
    c, d = tl.broadcast(x[:, None], x[None, :])
    tl.store(o_ptr + i[:, None] * 8 + i[None, :], a + b * 10 + c * 100 - d)


@triton.jit
def selections(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + i, tl.where(i % 3 == 0, x, -x))
    tl.store(o_ptr + 16 + i, tl.where(i < 4, 1, i))
    tl.store(o_ptr + 32 + i, tl.where(tl.program_id(0) == 0, x, 0.0))


@triton.jit
def extremes(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.store(o_ptr + i, tl.maximum(x, 5.0) + tl.minimum(x, 9.0) * 100)
    tl.store(o_ptr + 16 + i, tl.clamp(x, 3.0, 7.0))
    tl.store(o_ptr + 32 + i, tl.maximum(i, 5) - tl.minimum(i, 3))


@triton.jit
def elementary(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i) * 0.25 + 0.1
    y = tl.exp(x) + tl.exp2(x) + tl.log(x) + tl.log2(x) + tl.sqrt(x) + tl.rsqrt(x) + tl.sin(x) + tl.cos(x) + tl.erf(x)
    tl.store(o_ptr + i, y + tl.floor(x * 3) + tl.ceil(x * 3) + tl.abs(x - 2) + tl.sigmoid(x))
    tl.store(o_ptr + 16 + i, tl.math.exp(x) + tl.math.sqrt_rn(x) + tl.math.div_rn(x, 3.0) + tl.fdiv(x, 7.0))
    tl.store(o_ptr + 32 + i, tl.fma(x, 2.0, 1.0) + tl.math.fma(x, x, x))


@triton.jit
def integer_functions(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    big = i * 300000000
    tl.store(o_ptr + i, tl.cdiv(i, 3) + tl.umulhi(big.to(tl.uint32), 4000000).to(tl.float32))
    tl.store(o_ptr + 16 + i, tl.abs(i - 8) + tl.cdiv(n, 3))


@triton.jit
def dot_plain(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 16)
    x = (i[:, None] * 0.5 + i[None, :]).to(tl.float16)
    y = tl.dot(x, x.T)
    tl.store(o_ptr + i, tl.sum(y, 1))
    tl.store(o_ptr + 16 + i, tl.max(y, 0))


@triton.jit
def dot_accumulator(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 16)
    x = i[:, None] * 0.25 + i[None, :]
    acc = tl.full((16, 16), 3.0, tl.float32)
    for _ in range(2):
        acc = tl.dot(x, x, acc, input_precision="ieee")
    acc += tl.dot(x, x, allow_tf32=False)
    tl.store(o_ptr + i, tl.sum(acc, 0))


@triton.jit
def dot_integers(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 32)
    x = (i[:, None] + i[None, :] - 30).to(tl.int8)
    tl.store(o_ptr + i, tl.sum(tl.dot(x, x), 0))


@triton.jit
def dot_batched(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, 16)
    b = tl.arange(0, 2)
    x = (b[:, None, None] + i[None, :, None] * 0.5 + i[None, None, :]).to(tl.float32)
    y = tl.dot(x, x, input_precision="ieee")
    tl.store(o_ptr + b[:, None] * 16 + i[None, :], tl.sum(y, 2))


@triton.jit
def zeros_and_fulls(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    z = tl.zeros([B], dtype=tl.int32) + tl.full((B,), 7, tl.int32)
    tl.store(o_ptr + i, z + tl.zeros_like(z) + tl.full([B], 2.5, tl.float16))
    m = tl.full((B,), float("-inf"), tl.float32)
    tl.store(o_ptr + 16 + i, tl.maximum(m, tl.load(x_ptr + i)))


@triton.jit
def hints(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.assume(n > 0)
    i = tl.max_contiguous(tl.multiple_of(i, B), B)
    tl.debug_barrier()
    x = tl.load(x_ptr + i, cache_modifier=".cg", eviction_policy="evict_last")
    tl.store(o_ptr + i, x, eviction_policy="evict_first")


@triton.jit
def swizzled(x_ptr, o_ptr, n, B: tl.constexpr):
    pid = tl.program_id(0)
    i, j = tl.swizzle2d(pid // 4, pid % 4, 4, 4, 2)
    tl.store(o_ptr + pid, i * 10 + j)


def standard(kernel, grid=(1,)):
    return lambda x, o: kernel[grid](x, o, 16, B=16)


CASES = {
    kernel.__name__: standard(kernel)
    for kernel in [
        sorting,
        sort_rows,
        flips,
        gathers,
        transposes,
        permutes,
        joins,
        concatenation,
        reshapes,
        expansions,
        selections,
        extremes,
        elementary,
        integer_functions,
        dot_plain,
        dot_accumulator,
        dot_integers,
        dot_batched,
        zeros_and_fulls,
        hints,
    ]
}
CASES["swizzled"] = standard(swizzled, (16,))
