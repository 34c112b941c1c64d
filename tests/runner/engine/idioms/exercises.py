"""More kernels in the manner of published exercises."""

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
    "cross_entropy": lambda x, o: ce_fwd_bwd[(4,)](x * 0.05, torch.tensor([3, 0, 11, 5]), o, o[8:], 12, 0.01, B=8),
    "bitonic": lambda x, o: bitonic_step[(1,)](x, o, B=64, LOG=6),
    "function_argument": lambda x, o: higher[(1,)](x, o, B=16),
    "state_space": lambda x, o: mamba_scan[(1,)](x, o, 4, B=64, S=4),
    "flash": lambda x, o: flash(x, o, (2,), False),
    "flash_causal": lambda x, o: flash(x, o, (1,), True),
    "three_dimensions": lambda x, o: threed[(1,)](x, o),
}
