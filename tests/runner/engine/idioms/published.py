"""Whole kernels of the kinds that tutorials and exercises teach, each with its launch."""

import torch
import triton
import triton.language as tl


@triton.jit
def layer_norm_forward(x_ptr, y_ptr, w_ptr, b_ptr, mean_ptr, rstd_ptr, stride, N, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    x_ptr += row * stride
    y_ptr += row * stride
    total = tl.zeros([BLOCK], dtype=tl.float32)
    for off in range(0, N, BLOCK):
        cols = off + tl.arange(0, BLOCK)
        total += tl.load(x_ptr + cols, mask=cols < N, other=0.0).to(tl.float32)
    mean = tl.sum(total, axis=0) / N
    squares = tl.zeros([BLOCK], dtype=tl.float32)
    for off in range(0, N, BLOCK):
        cols = off + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + cols, mask=cols < N, other=0.0).to(tl.float32)
        x = tl.where(cols < N, x - mean, 0.0)
        squares += x * x
    rstd = 1 / tl.sqrt(tl.sum(squares, axis=0) / N + eps)
    tl.store(mean_ptr + row, mean)
    tl.store(rstd_ptr + row, rstd)
    for off in range(0, N, BLOCK):
        cols = off + tl.arange(0, BLOCK)
        mask = cols < N
        w = tl.load(w_ptr + cols, mask=mask)
        b = tl.load(b_ptr + cols, mask=mask)
        x = tl.load(x_ptr + cols, mask=mask, other=0.0).to(tl.float32)
        tl.store(y_ptr + cols, (x - mean) * rstd * w + b, mask=mask)


@triton.jit
def accumulate_locked(x_ptr, sum_ptr, lock_ptr, N, GROUPS: tl.constexpr, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    mask = cols < N
    group = row % GROUPS
    lock_ptr += group
    count_ptr = lock_ptr + GROUPS
    sum_ptr += group * N
    partial = tl.load(x_ptr + row * N + cols, mask=mask, other=0.0)
    while tl.atomic_cas(lock_ptr, 0, 1) == 1:
        pass
    count = tl.load(count_ptr)
    if count == 0:
        tl.atomic_xchg(count_ptr, 1)
    else:
        partial += tl.load(sum_ptr + cols, mask=mask, other=0.0)
    tl.store(sum_ptr + cols, partial, mask=mask)
    tl.debug_barrier()
    tl.atomic_xchg(lock_ptr, 0)


@triton.jit
def seeded_dropout(x_ptr, o_ptr, n, p, seed, B: tl.constexpr):
    offsets = tl.program_id(0) * B + tl.arange(0, B)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask)
    keep = tl.rand(seed, offsets) > p
    tl.store(o_ptr + offsets, tl.where(keep, x / (1 - p), 0.0), mask=mask)


@triton.jit
def grouped_gemm(a_ptrs, b_ptrs, c_ptrs, sizes_ptr, GROUPS: tl.constexpr, B: tl.constexpr):
    tile = tl.program_id(0)
    last = 0
    for g in range(GROUPS):
        m = tl.load(sizes_ptr + g * 3)
        n = tl.load(sizes_ptr + g * 3 + 1)
        k = tl.load(sizes_ptr + g * 3 + 2)
        tiles_n = tl.cdiv(n, B)
        tiles = tl.cdiv(m, B) * tiles_n
        while tile >= last and tile < last + tiles:
            a_ptr = tl.load(a_ptrs + g).to(tl.pointer_type(tl.float32))
            b_ptr = tl.load(b_ptrs + g).to(tl.pointer_type(tl.float32))
            c_ptr = tl.load(c_ptrs + g).to(tl.pointer_type(tl.float32))
            row = (tile - last) // tiles_n * B + tl.arange(0, B)
            col = (tile - last) % tiles_n * B + tl.arange(0, B)
            inner = tl.arange(0, B)
            acc = tl.zeros((B, B), tl.float32)
            for start in range(0, k, B):
                at = start + inner
                a_mask = (row[:, None] < m) & (at[None, :] < k)
                b_mask = (at[:, None] < k) & (col[None, :] < n)
                a = tl.load(a_ptr + row[:, None] * k + at[None, :], mask=a_mask, other=0.0)
                b = tl.load(b_ptr + at[:, None] * n + col[None, :], mask=b_mask, other=0.0)
                acc += tl.dot(a, b, input_precision="ieee")
            tl.store(c_ptr + row[:, None] * n + col[None, :], acc, mask=(row[:, None] < m) & (col[None, :] < n))
            tile += tl.num_programs(0)
        last += tiles


@triton.jit
def online_softmax(x_ptr, o_ptr, N, B: tl.constexpr):
    row = tl.program_id(0)
    m = -float("inf")
    d = 0.0
    for start in tl.range(0, N, B):
        cols = start + tl.arange(0, B)
        x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=-float("inf"))
        m_new = tl.maximum(m, tl.max(x, 0))
        d = d * tl.exp(m - m_new) + tl.sum(tl.exp(x - m_new), 0)
        m = m_new
    for start in tl.range(0, N, B):
        cols = start + tl.arange(0, B)
        x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=-float("inf"))
        tl.store(o_ptr + row * N + cols, tl.exp(x - m) / d, mask=cols < N)


@triton.jit
def grouped_order_matmul(
    a_ptr, b_ptr, c_ptr, M, N, K,
    stride_am, stride_ak, stride_bk, stride_bn, stride_cm, stride_cn,
    BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr, ACTIVATION: tl.constexpr,
):  # fmt: skip
    pid = tl.program_id(axis=0)
    num_m = tl.cdiv(M, BM)
    num_n = tl.cdiv(N, BN)
    in_group = GROUP * num_n
    first_m = pid // in_group * GROUP
    size_m = min(num_m - first_m, GROUP)
    pid_m = first_m + ((pid % in_group) % size_m)
    pid_n = (pid % in_group) // size_m
    offs_m = (pid_m * BM + tl.arange(0, BM)) % M
    offs_n = (pid_n * BN + tl.arange(0, BN)) % N
    offs_k = tl.arange(0, BK)
    a_ptrs = a_ptr + (offs_m[:, None] * stride_am + offs_k[None, :] * stride_ak)
    b_ptrs = b_ptr + (offs_k[:, None] * stride_bk + offs_n[None, :] * stride_bn)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BK)):
        a = tl.load(a_ptrs, mask=offs_k[None, :] < K - k * BK, other=0.0)
        b = tl.load(b_ptrs, mask=offs_k[:, None] < K - k * BK, other=0.0)
        acc = tl.dot(a, b, acc, input_precision="ieee")
        a_ptrs += BK * stride_ak
        b_ptrs += BK * stride_bk
    if ACTIVATION == "leaky_relu":
        acc = leaky_relu(acc)
    c = acc.to(tl.float16)
    offs_cm = pid_m * BM + tl.arange(0, BM)
    offs_cn = pid_n * BN + tl.arange(0, BN)
    c_ptrs = c_ptr + stride_cm * offs_cm[:, None] + stride_cn * offs_cn[None, :]
    tl.store(c_ptrs, c, mask=(offs_cm[:, None] < M) & (offs_cn[None, :] < N))


@triton.jit
def leaky_relu(x):
    return tl.where(x >= 0, x, 0.01 * x)


@triton.jit
def rotary(x_ptr, o_ptr, seq, HALF: tl.constexpr):
    t = tl.program_id(0)
    i = tl.arange(0, HALF)
    angle = t * tl.exp2(-i.to(tl.float32) / HALF * 4.0)
    a = tl.load(x_ptr + t * 2 * HALF + i)
    b = tl.load(x_ptr + t * 2 * HALF + HALF + i)
    tl.store(o_ptr + t * 2 * HALF + i, a * tl.cos(angle) - b * tl.sin(angle))
    tl.store(o_ptr + t * 2 * HALF + HALF + i, a * tl.sin(angle) + b * tl.cos(angle))


@triton.jit
def cross_entropy(logits_ptr, labels_ptr, loss_ptr, C, B: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, B)
    x = tl.load(logits_ptr + row * C + cols, mask=cols < C, other=float("-inf"))
    label = tl.load(labels_ptr + row)
    top = tl.max(x, 0)
    log_sum = tl.log(tl.sum(tl.exp(x - top), 0)) + top
    if label != -100:
        tl.store(loss_ptr + row, log_sum - tl.load(logits_ptr + row * C + label))
    else:
        tl.store(loss_ptr + row, 0.0)


@triton.jit
def convolution(x_ptr, k_ptr, o_ptr, H, W, KH: tl.constexpr, KW: tl.constexpr, B: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, B)
    acc = tl.zeros((B,), tl.float32)
    for i in tl.static_range(KH):
        for j in tl.static_range(KW):
            row = r + i - KH // 2 + c * 0
            col = c + j - KW // 2
            inside = (col >= 0) & (col < W) & (row >= 0) & (row < H)
            acc += tl.load(x_ptr + row * W + col, mask=inside, other=0) * tl.load(k_ptr + i * KW + j)
    tl.store(o_ptr + r * W + c, acc, mask=c < W)


@triton.jit
def quantize(x_ptr, q_ptr, scale_ptr, B: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, B)
    x = tl.load(x_ptr + row * B + i)
    scale = tl.max(tl.abs(x), 0) / 127.0
    q = tl.floor(x / scale + 0.5).to(tl.int8)
    tl.store(q_ptr + row * B + i, q)
    tl.store(scale_ptr + row, scale)


@triton.jit
def unpack_four_bits(q_ptr, o_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    packed = tl.load(q_ptr + i // 8)
    nibble = (packed >> ((i % 8) * 4)) & 0xF
    tl.store(o_ptr + i, (nibble - 8).to(tl.float32) * 0.5)


@triton.jit
def count_matching(x_ptr, count_ptr, n, value, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=-1)
    tl.atomic_add(count_ptr, tl.sum((x == value).to(tl.int32), axis=0))


def layer_norm(x, o):
    y, mean, rstd = torch.empty(5, 12), torch.empty(5), torch.empty(5)
    weight, bias = torch.arange(12).to(torch.float32) / 6, torch.ones(12)
    rows = (x[:60].reshape(5, 12) * 1.7).contiguous()
    layer_norm_forward[(5,)](rows, y, weight, bias, mean, rstd, 12, 12, 1e-5, BLOCK=8)
    o[:60] = y.reshape(60) + mean.sum() + rstd.sum()


def locked(x, o):
    sums, locks = torch.empty(2, 8), torch.zeros(4, dtype=torch.int32)
    accumulate_locked[(8,)](x, sums, locks, 8, GROUPS=2, BLOCK=8)
    o[:16] = sums.reshape(16)


def gemms(x, o):
    shapes = [(20, 18, 16), (16, 16, 40), (5, 7, 9)]
    a = [(x[:1] + torch.arange(m * k).reshape(m, k) % 7).contiguous() for m, n, k in shapes]
    b = [(x[:1] + torch.arange(k * n).reshape(k, n) % 5).contiguous() for m, n, k in shapes]
    c = [torch.zeros(m, n) for m, n, k in shapes]
    pointers = [torch.tensor([t.data_ptr() for t in group]) for group in (a, b, c)]
    grouped_gemm[(3,)](*pointers, torch.tensor(shapes, dtype=torch.int32), GROUPS=3, B=16)
    for i in range(3):
        o[i * 16 : i * 16 + 5] = c[i].sum(0)[:5]


def matmul(x, o):
    a = (x[:1] + torch.arange(33 * 40).reshape(33, 40) % 9 - 4).half()
    b = (x[:1] + torch.arange(40 * 21).reshape(40, 21) % 7 - 3).half()
    c = torch.empty(33, 21, dtype=torch.float16)
    grid = lambda meta: (triton.cdiv(33, meta["BM"]) * triton.cdiv(21, meta["BN"]),)
    strides = (*a.stride(), *b.stride(), *c.stride())
    blocks = {"BM": 16, "BN": 16, "BK": 16, "GROUP": 2}
    grouped_order_matmul[grid](a, b, c, 33, 21, 40, *strides, **blocks, ACTIVATION="leaky_relu")
    o[:63] = c.float()[30:].reshape(63)


def losses(x, o):
    labels = torch.tensor([2, -100, 0, 9])
    cross_entropy[(4,)](x[:40] * 0.1, labels, o, 10, B=16)


def quantized(x, o):
    q, scale = torch.empty(4, 16, dtype=torch.int8), torch.empty(4)
    quantize[(4,)](x * 1.3 - 30, q, scale, B=16)
    o.copy_((q.float() * scale[:, None]).reshape(64))


def counted(x, o):
    count = torch.zeros(1, dtype=torch.int32)
    count_matching[(4,)]((x % 5).to(torch.int32), count, 60, 3, BLOCK=16)
    o[0] = count[0]


CASES = {
    "layer_norm": layer_norm,
    "locked": locked,
    "dropout": lambda x, o: seeded_dropout[(4,)](x, o, 60, 0.4, 123, B=16),
    "grouped_gemm": gemms,
    "online_softmax": lambda x, o: online_softmax[(3,)](x * 0.1, o, 20, B=8),
    "matmul": matmul,
    "rotary": lambda x, o: rotary[(4,)](x * 0.3, o, 4, HALF=8),
    "cross_entropy": losses,
    "convolution": lambda x, o: convolution[(7,)](x, x[3:12] * 0.1, o, 7, 9, KH=3, KW=3, B=16),
    "quantize": quantized,
    "four_bits": lambda x, o: unpack_four_bits[(1,)]((x * 123456789).to(torch.int32), o, B=64),
    "counted": counted,
}
