"""More kernels in the manner of published exercises and of inputs of bug reports."""

import torch
import triton
import triton.language as tl

SIZE = 256
LOG2E = tl.constexpr(1.4426950408889634)


@triton.jit
def segflag(v1, f1, v2, f2):
    return tl.where(f2, v2, v1 + v2), f1 | f2


@triton.jit
def segscan_rev(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i)
    f = i % 5 == 4
    v, ff = tl.associative_scan((x, f), 0, segflag, reverse=True)
    tl.store(o_ptr + i, v)
    tl.store(o_ptr + B + i, ff.to(tl.float32))


@triton.jit
def welford(m1, s1, n1, m2, s2, n2):
    n = n1 + n2
    d = m2 - m1
    r = tl.where(n == 0, 0.0, n2 / n)
    return m1 + d * r, s1 + s2 + d * d * n1 * r, n


@triton.jit
def welford_k(x_ptr, o_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + i, mask=i < n, other=0)
    w = (i < n).to(tl.float32)
    m, s, c = tl.reduce((x, tl.zeros_like(x), w), 0, welford)
    tl.store(o_ptr, m)
    tl.store(o_ptr + 1, s / c)
    tl.store(o_ptr + 2, c)


@triton.jit
def conv1d(x_ptr, k_ptr, o_ptr, N, K: tl.constexpr, KP: tl.constexpr, B: tl.constexpr):
    pid = tl.program_id(0)
    o = pid * B + tl.arange(0, B)
    k = tl.arange(0, KP)
    at = o[:, None] + k[None, :]
    x = tl.load(x_ptr + at, mask=(at < N) & (k < K)[None, :], other=0)
    w = tl.load(k_ptr + k, mask=k < K, other=0)
    tl.store(o_ptr + o, tl.sum(x * w[None, :], 1), mask=o < N)


@triton.jit
def topk_loop(x_ptr, o_ptr, n, K: tl.constexpr, B: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + (i * 37) % B, mask=i < n, other=-float("inf"))
    for j in tl.static_range(K):
        v, at = tl.max(x, 0, return_indices=True)
        tl.store(o_ptr + j, v)
        tl.store(o_ptr + K + j, at)
        x = tl.where(i == at, float("-inf"), x)


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
def ce_fwd_bwd(l_ptr, t_ptr, o_ptr, d_ptr, V, smooth, B: tl.constexpr):
    r = tl.program_id(0)
    m = float("-inf")
    d = 0.0
    tot = 0.0
    y = tl.load(t_ptr + r)
    for s in range(0, V, B):
        c = s + tl.arange(0, B)
        x = tl.load(l_ptr + r * V + c, mask=c < V, other=float("-inf"))
        bm = tl.max(x)
        mn = tl.maximum(m, bm)
        d = d * tl.exp(m - mn) + tl.sum(tl.exp(x - mn))
        m = mn
        tot += tl.sum(tl.where(c < V, -smooth * x, 0.0))
    lse = m + tl.log(d)
    tl.store(o_ptr + r, lse - tl.load(l_ptr + r * V + y) + tot)
    for s in range(0, V, B):
        c = s + tl.arange(0, B)
        x = tl.load(l_ptr + r * V + c, mask=c < V, other=float("-inf"))
        g = tl.exp(x - lse) - tl.where(c == y, 1.0, 0.0)
        tl.store(d_ptr + r * V + c, g, mask=c < V)


@triton.jit
def bitonic_step(x_ptr, o_ptr, B: tl.constexpr, LOG: tl.constexpr):
    i = tl.arange(0, B)
    x = tl.load(x_ptr + (i * 29 + 11) % B)
    for k in tl.static_range(1, LOG + 1):
        for j in tl.static_range(k - 1, -1, -1):
            p = i ^ (1 << j)
            other = tl.gather(x, p, 0)
            up = (i & (1 << k)) == 0
            small = i < p
            x = tl.where(up == small, tl.minimum(x, other), tl.maximum(x, other))
    tl.store(o_ptr + i, x)


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
def mul2(a, b):
    return a * b, a + b


@triton.jit
def apply(f: tl.constexpr, a, b):
    return f(a, b)


@triton.jit
def higher(x_ptr, o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    p, s = apply(mul2, i, i + 1)
    t = (p, s, B)
    a, b, c = t
    tl.store(o_ptr + i, a * c + t[1] - b * t[-1])


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
def mamba_scan(x_ptr, o_ptr, n, B: tl.constexpr, S: tl.constexpr):
    t = tl.arange(0, B)
    s = tl.arange(0, S)
    a = tl.exp2(-(s[None, :] + 1) * 0.1 * (t[:, None] % 3 + 1).to(tl.float32) * LOG2E)
    b = tl.load(x_ptr + t)[:, None] * 0.1 * (s[None, :] + 1)
    _, h = tl.associative_scan((a, b), 0, rec)
    tl.store(o_ptr + t, tl.sum(h, 1))


@triton.jit
def rec(al, bl, ar, br):
    return al * ar, bl * ar + br


@triton.jit
def flash_fwd(q_ptr, k_ptr, v_ptr, o_ptr, N, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, CAUSAL: tl.constexpr):
    s = tl.program_id(0)
    m = s * BM + tl.arange(0, BM)
    d = tl.arange(0, D)
    q = tl.load(q_ptr + m[:, None] * D + d[None, :], mask=m[:, None] < N, other=0.0)
    mi = tl.full([BM], float("-inf"), dtype=tl.float32)
    li = tl.zeros([BM], dtype=tl.float32)
    acc = tl.zeros([BM, D], dtype=tl.float32)
    hi = min((s + 1) * BM, N) if CAUSAL else N
    for j in range(0, hi, BN):
        n = j + tl.arange(0, BN)
        k = tl.load(k_ptr + n[None, :] * D + d[:, None], mask=n[None, :] < N, other=0.0)
        qk = tl.dot(q, k, input_precision="ieee") * 0.25 * LOG2E
        keep = n[None, :] < N
        if CAUSAL:
            keep = keep & (n[None, :] <= m[:, None])
        qk = tl.where(keep, qk, -1.0e9)
        mn = tl.maximum(mi, tl.max(qk, 1))
        p = tl.math.exp2(qk - mn[:, None])
        al = tl.math.exp2(mi - mn)
        li = li * al + tl.sum(p, 1)
        v = tl.load(v_ptr + n[:, None] * D + d[None, :], mask=n[:, None] < N, other=0.0)
        acc = acc * al[:, None]
        acc = tl.dot(p, v, acc, input_precision="ieee")
        mi = mn
    tl.store(o_ptr + m[:, None] * D + d[None, :], acc / li[:, None], mask=m[:, None] < N)


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
def threed(x_ptr, o_ptr):
    i = tl.arange(0, 4)[:, None, None]
    j = tl.arange(0, 2)[None, :, None]
    k = tl.arange(0, 8)[None, None, :]
    x = tl.load(x_ptr + i * 16 + j * 8 + k)
    tl.store(o_ptr + tl.arange(0, 8), tl.sum(tl.sum(x, 0), 0))
    tl.store(o_ptr + 8 + tl.arange(0, 4)[:, None] * 2 + tl.arange(0, 2)[None, :], tl.max(x, 2))
    y = tl.permute(x, 1, 2, 0)
    tl.store(o_ptr + 64 + tl.arange(0, 64), tl.ravel(y))
    tl.store(o_ptr + 128 + i * 16 + j * 8 + k, tl.cumsum(x, 1) - tl.flip(x, 2))
    tl.store(o_ptr + 200, tl.sum(x))
    tl.store(o_ptr + 201, tl.argmax(tl.ravel(x), 0))


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


def stretched(x):
    return x[None, :].expand(8, 64).reshape(512)


def flash(x, o, grid, causal):
    q, k, v = stretched(x * 0.1), stretched(x * 0.07 - 2), stretched(x)
    flash_fwd[grid](q, k, v, o, 14, D=16, BM=16, BN=16, CAUSAL=causal)


CASES = {
    "segmented_scan": lambda x, o: segscan_rev[(1,)](x, o, 64, B=64),
    "welford": lambda x, o: welford_k[(1,)](x, o, 50, B=64),
    "conv1d": lambda x, o: conv1d[(3,)](x, torch.tensor([1.0, -2.0, 0.5]), o, 64, K=3, KP=4, B=32),
    "largest": lambda x, o: topk_loop[(1,)](x, o, 60, K=5, B=64),
    "integers": lambda x, o: intmath[(1,)](x, o, 60, B=64),
    "wide_integers": lambda x, o: int64s[(1,)](x, o, 60, B=64),
    "xorshift": lambda x, o: xorshift[(1,)](x, o, 60, B=64),
    "nans": lambda x, o: nans[(1,)](x, o, 60, B=64),
    "random": lambda x, o: rand_all[(1,)](x, o, 60, B=64),
    "collatz": lambda x, o: collatz[(30,)](o, 5, B=4),
    "cross_entropy": lambda x, o: ce_fwd_bwd[(4,)](x * 0.05, torch.tensor([3, 0, 11, 5]), o, o[8:], 12, 0.01, B=8),
    "bitonic": lambda x, o: bitonic_step[(1,)](x, o, B=64, LOG=6),
    "ties": lambda x, o: argties[(1,)](x, o, B=16),
    "function_argument": lambda x, o: higher[(1,)](x, o, B=16),
    "comparisons": lambda x, o: mixcmp[(1,)](x, o, B=16),
    "constants": lambda x, o: runtime_cdiv[(1,)](o, 37, 5, B=8),
    "state_space": lambda x, o: mamba_scan[(1,)](x, o, 4, B=64, S=4),
    "flash": lambda x, o: flash(x, o, (2,), False),
    "flash_causal": lambda x, o: flash(x, o, (1,), True),
    "atomics": lambda x, o: atomics_all[(1,)](x, o, torch.zeros(8, dtype=torch.int32), B=32),
    "three_dimensions": lambda x, o: threed[(1,)](x, o),
    "narrow_integers": lambda x, o: narrow_ints[(1,)](x, o, B=16),
    "swizzle": lambda x, o: swiz[(20,)](o, 5, 4, G=2),
    "while_and": lambda x, o: while_and[(1,)](x, o, 60),
}
