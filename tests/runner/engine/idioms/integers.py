"""Integers of every width, comparisons, ties, NaN, random numbers, atomics, as inputs of bug reports have them."""

import torch
import triton
import triton.language as tl

SIZE = 256


@triton.jit
def intmath(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    u = i.to(tl.uint32) - 3
    tl.store(o_ptr + i, (u >> 28).to(tl.float32))
    tl.store(o_ptr + B + i, (u // 1000).to(tl.float32))
    tl.store(o_ptr + 2 * B + i, (u % 7).to(tl.float32))
    s = i - 30
    tl.store(o_ptr + 3 * B + i, ((s >> 2) + (s << 3) ^ (~s) | (s & 5)).to(tl.float32))


@triton.jit
def int64s(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B).to(tl.int64)
    big = i * 4294967296 * 3 - 1
    tl.store(o_ptr + i, (big >> 32).to(tl.float32))
    tl.store(o_ptr + B + i, (big % 1000003).to(tl.float32))
    tl.store(o_ptr + 2 * B + i, (big & 0xFFFF).to(tl.float32))
    h = (i ^ (i >> 33)) * -49064778989728563
    h = h ^ (h >> 29)
    tl.store(o_ptr + 3 * B + i, (h & 0xFFFFFF).to(tl.float32))


@triton.jit
def xorshift(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B).to(tl.uint32)
    s = i * 747796405 + 2891336453
    w = ((s >> ((s >> 28) + 4)) ^ s) * 277803737
    r = (w >> 22) ^ w
    tl.store(o_ptr + i, (r & 0xFFFF).to(tl.float32))
    tl.store(o_ptr + B + i, (r >> 16).to(tl.float32))


@triton.jit
def nans(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    inf = x / 0.0
    tl.store(o_ptr + i, inf - inf)
    tl.store(o_ptr + B + i, tl.where(inf > 1, tl.log(x - 5), inf))
    tl.store(o_ptr + 2 * B + i, tl.where(x != x, 1.0, 2.0) + (float("nan") == x).to(tl.float32) + (inf == inf))
    tl.store(o_ptr + 3 * B + i, tl.sqrt(x - 4) * tl.exp(-inf))


@triton.jit
def rand_all(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(o_ptr + i, tl.rand(42, i))
    tl.store(o_ptr + B + i, tl.randn(7, i + n))
    a, b, c, d = tl.rand4x(n, i)
    tl.store(o_ptr + 2 * B + i, a + b * 10 + c * 100 + d * 1000)
    tl.store(o_ptr + 3 * B + i, (tl.randint(3, i) & 1023).to(tl.float32))


@triton.jit
def collatz(o_ptr, n, B: tl.constexpr):
    v = tl.program_id(0) + 1
    steps = 0
    while v != 1:
        if v % 2 == 0:
            v = v // 2
        else:
            v = v * 3 + 1
        steps += 1
    tl.store(o_ptr + tl.program_id(0), steps)


@triton.jit
def argties(x_ptr, o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    x = (i // 3 % 4).to(tl.float32)
    tl.store(o_ptr, tl.argmax(x, 0))
    tl.store(o_ptr + 1, tl.argmin(-x, 0))
    g = (i[:, None] * i[None, :]) % 5
    tl.store(o_ptr + 64 + i, tl.argmax(g, 1))
    tl.store(o_ptr + 64 + B + i, tl.argmin(g, 0))
    v, at = tl.min(g, 1, return_indices=True, return_indices_tie_break_left=True)
    tl.store(o_ptr + 64 + 2 * B + i, v * 100 + at)


@triton.jit
def mixcmp(x_ptr, o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    u = i.to(tl.uint8)
    tl.store(o_ptr + i, (u - 10 > 200).to(tl.int32) + (u.to(tl.int8) < 0))
    tl.store(o_ptr + B + i, (not (tl.program_id(0) > 0)) * 3 + (i > 3).to(tl.int8) * -1)
    tl.store(o_ptr + 2 * B + i, tl.where((i > 2) & ~(i > 6) | (i == 9) ^ (i == 10), i, -i))


@triton.jit
def runtime_cdiv(o_ptr, n, m, B: tl.constexpr):
    tl.store(o_ptr, tl.cdiv(n, m))
    tl.store(o_ptr + 1, tl.cdiv(B, 7))
    tl.store(o_ptr + 2, n // m)
    tl.store(o_ptr + 3, n % m)
    tl.store(o_ptr + 4, min(n, m))
    tl.store(o_ptr + 5, max(n, m, 100))
    tl.store(o_ptr + 6, n / m)
    tl.store(o_ptr + 8, triton.next_power_of_2(B + 1))
    x: tl.constexpr = (B * 3 + 1) // 2 if B > 4 else 0
    tl.store(o_ptr + 9, x)
    tl.store(o_ptr + 10, 2**B * 1.0)
    tl.store(o_ptr + 11, -7 // 2)
    tl.store(o_ptr + 12, B / 3)


@triton.jit
def atomics_all(x_ptr, o_ptr, c_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    tl.atomic_max(o_ptr + i % 4, x)
    tl.atomic_min(o_ptr + 8 + i % 4, -x)
    xi = x.to(tl.int32)
    tl.atomic_xor(c_ptr + i % 2, xi)
    tl.atomic_or(c_ptr + 2 + i % 2, xi)
    tl.atomic_and(c_ptr + 4 + i % 2, ~xi)
    a = tl.atomic_add(c_ptr + 6, 5)
    b = tl.atomic_cas(c_ptr + 7, 0, 9)
    tl.store(o_ptr + 16, a + b)
    tl.store(o_ptr + 32 + tl.arange(0, 8), tl.load(c_ptr + tl.arange(0, 8)))


@triton.jit
def narrow_ints(x_ptr, o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    a = (i * 20).to(tl.int8)
    tl.store(o_ptr + i, a >> 1)
    tl.store(o_ptr + B + i, a // 3)
    tl.store(o_ptr + 2 * B + i, (a.to(tl.uint8) >> 1).to(tl.int32) + a.to(tl.uint8, bitcast=True) % 7)
    tl.store(o_ptr + 3 * B + i, a * a)
    s = (i * 5000).to(tl.int16)
    tl.store(o_ptr + 4 * B + i, s + a)
    tl.store(o_ptr + 5 * B + i, (s.to(tl.uint16) + 1).to(tl.float32))
    tl.store(o_ptr + 6 * B + i, -s)
    tl.store(o_ptr + 7 * B + i, (s << 2))


@triton.jit
def swiz(o_ptr, M, N, G: tl.constexpr):
    pid = tl.program_id(0)
    a, b = tl.swizzle2d(pid // N, pid % N, M, N, G)
    tl.store(o_ptr + pid, a * 10 + b)


@triton.jit
def while_and(x_ptr, o_ptr, n):
    i = 0
    t = 0.0
    while (i < n) & (t < 100.0):
        t += tl.load(x_ptr + i)
        i += 1
    tl.store(o_ptr, t)
    tl.store(o_ptr + 1, i)
    while i > 0:
        i -= 3
        if i % 2 == 1:
            t -= 1
        elif i == 4:
            t *= 2
    tl.store(o_ptr + 2, t)
    tl.store(o_ptr + 3, i)


CASES = {
    "integers": lambda x, o: intmath[(1,)](x, o, 60, B=64),
    "wide_integers": lambda x, o: int64s[(1,)](x, o, 60, B=64),
    "xorshift": lambda x, o: xorshift[(1,)](x, o, 60, B=64),
    "nans": lambda x, o: nans[(1,)](x, o, 60, B=64),
    "random": lambda x, o: rand_all[(1,)](x, o, 60, B=64),
    "collatz": lambda x, o: collatz[(30,)](o, 5, B=4),
    "ties": lambda x, o: argties[(1,)](x, o, B=16),
    "comparisons": lambda x, o: mixcmp[(1,)](x, o, B=16),
    "constants": lambda x, o: runtime_cdiv[(1,)](o, 37, 5, B=8),
    "atomics": lambda x, o: atomics_all[(1,)](x, o, torch.zeros(8, dtype=torch.int32), B=32),
    "narrow_integers": lambda x, o: narrow_ints[(1,)](x, o, B=16),
    "swizzle": lambda x, o: swiz[(20,)](o, 5, 4, G=2),
    "while_and": lambda x, o: while_and[(1,)](x, o, 60),
}
