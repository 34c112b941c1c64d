"""Softmax along the last axis: a row crosses the bus once in and once out.

Four rungs: `plain`, one row a program; `tiled`, several short rows a program; `looped`, one row of any width, read
twice by one program, the second time from cache; `kept`, which holds a part of a very wide row in registers.
"""

import math

import torch
import triton
import triton.language as tl

from snippets.arguments import check_tensors

LOG2E = tl.constexpr(1.4426950408889634)  # exp(x) = 2**(x log2 e), and the hardware computes powers of two
WARP = 64 if torch.version.hip else 32  # threads
MOST_THREADS = 1024  # of one program, on every GPU of the book
WIDEST_BLOCK = 2**20  # Triton's own limit, in elements
WIDEST_TILE = 4096  # columns; and elements of a program that owns several shorter rows
MOST_PROGRAMS = 2**31 - 1  # of one launch
LOWEST = tl.constexpr(-3.4028234663852886e38)  # fp32's lowest finite number


# --8<-- [start:kernel]
@triton.jit
def softmax_kernel(x_ptr, y_ptr, columns, x_row_stride, BLOCK: tl.constexpr):
    """One program owns one row, which fits its block."""
    row = tl.program_id(0).to(tl.int64)  # int64: row * stride may pass 2**31
    column = tl.arange(0, BLOCK)
    inside = column < columns
    x = tl.load(x_ptr + row * x_row_stride + column, mask=inside, other=-float("inf"))
    x = x.to(tl.float32)
    e = tl.exp(x - tl.max(x, axis=0))  # the largest exponent is 0: nothing overflows
    tl.store(y_ptr + row * columns + column, e / tl.sum(e, axis=0), mask=inside)


# --8<-- [end:kernel]


# --8<-- [start:plain]
def plain(x: torch.Tensor) -> torch.Tensor:
    """`softmax` by the kernel that the page teaches, for rows of up to WIDEST_BLOCK columns."""
    check_tensors(x=x)
    y = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    if y.numel():
        rows = as_rows(x)
        if rows.shape[1] > WIDEST_BLOCK:
            raise ValueError(f"x must have at most {WIDEST_BLOCK:,} columns to fit one block, not {rows.shape[1]:,}")
        if rows.shape[0] > MOST_PROGRAMS:
            raise ValueError(f"x must have at most {MOST_PROGRAMS:,} rows, a program each, not {rows.shape[0]:,}")
        block = triton.next_power_of_2(rows.shape[1])
        num_warps = min(max(block // 1024, 4), MOST_THREADS // WARP)
        with torch.cuda.device_of(x):  # Triton launches on the current GPU
            softmax_kernel[(rows.shape[0],)](rows, y, rows.shape[1], rows.stride(0), BLOCK=block, num_warps=num_warps)
    return y


# --8<-- [end:plain]


# --8<-- [start:tiled]
@triton.jit
def tiled_softmax_kernel(
    x_ptr,
    y_ptr,
    rows,
    columns,
    x_row_stride,
    UNIT: tl.constexpr,
    ROWS: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """One program owns ROWS rows: enough bytes in flight even when a row is short."""
    columns = columns // UNIT * UNIT  # the same number, but the compiler sees that UNIT
    x_row_stride = x_row_stride // UNIT * UNIT  # divides it, and loads 16 bytes at once
    row = tl.program_id(0).to(tl.int64) * ROWS + tl.arange(0, ROWS)[:, None]
    column = tl.arange(0, BLOCK)[None, :]
    inside = (row < rows) & (column < columns)
    x_ptrs = x_ptr + row * x_row_stride + column
    x = tl.load(x_ptrs, inside, -float("inf"), eviction_policy="evict_last")
    x = x.to(tl.float32)
    e = tl.exp2((x - tl.max(x, axis=1, keep_dims=True)) * LOG2E)
    y = e * (1.0 / tl.sum(e, axis=1, keep_dims=True))  # one division a row
    y_ptrs = y_ptr + row * columns + column
    tl.store(y_ptrs, y, inside, eviction_policy="evict_first")  # cache: drop y before x


# --8<-- [end:tiled]


# --8<-- [start:looped]
@triton.jit
def looped_softmax_kernel(
    x_ptr,
    y_ptr,
    columns,
    x_row_stride,
    chunks,
    UNIT: tl.constexpr,
    LINES: tl.constexpr,
    LANES: tl.constexpr,
):
    """One program walks along a row of any width in chunks of LINES x LANES, then back.

    Every lane keeps a running peak and a sum of 2**((x - peak) log2 e); a higher peak
    rescales the sum. The walk back begins with what was read last: that is in cache.
    """
    columns = columns // UNIT * UNIT  # as above
    row = tl.program_id(0).to(tl.int64)
    x_ptr += row * (x_row_stride // UNIT * UNIT)
    y_ptr += row * columns
    lane = tl.arange(0, LINES)[:, None] * LANES + tl.arange(0, LANES)[None, :]
    peak = tl.full([LANES], LOWEST, tl.float32)  # finite: -inf - -inf would be NaN
    total = tl.zeros([LANES], tl.float32)
    for chunk in range(chunks):
        start = tl.cast(chunk, tl.int64) * (LINES * LANES)
        inside = lane < tl.minimum(columns - start, LINES * LANES).to(tl.int32)
        x_ptrs = x_ptr + start + lane
        x = tl.load(x_ptrs, inside, -float("inf"), eviction_policy="evict_last")
        x = x.to(tl.float32)
        higher = tl.maximum(peak, tl.max(x, axis=0))
        added = tl.sum(tl.exp2((x - higher[None, :]) * LOG2E), axis=0)
        total = total * tl.exp2((peak - higher) * LOG2E) + added
        peak = higher
    top = tl.max(peak, axis=0)
    total = total * tl.exp2((peak - top) * LOG2E)
    share = 1.0 / tl.sum(total, axis=0)  # a row of -inf: 1 / 0, and below 0 * inf
    for chunk in range(chunks):
        start = tl.cast(chunks - 1 - chunk, tl.int64) * (LINES * LANES)
        inside = lane < tl.minimum(columns - start, LINES * LANES).to(tl.int32)
        x_ptrs = x_ptr + start + lane
        x = tl.load(x_ptrs, inside, 0.0, eviction_policy="evict_first").to(tl.float32)
        y = tl.exp2((x - top) * LOG2E) * share
        tl.store(y_ptr + start + lane, y, inside, eviction_policy="evict_first")


# --8<-- [end:looped]


# --8<-- [start:kept]
@triton.jit
def kept_softmax_kernel(
    x_ptr,
    y_ptr,
    columns,
    x_row_stride,
    chunks,
    UNIT: tl.constexpr,
    LINES: tl.constexpr,
    LANES: tl.constexpr,
):
    """As the loop, but the row's first chunk is read last, and stays in registers: the cache has less to hold."""
    columns = columns // UNIT * UNIT
    row = tl.program_id(0).to(tl.int64)
    x_ptr += row * (x_row_stride // UNIT * UNIT)
    y_ptr += row * columns
    lane = tl.arange(0, LINES)[:, None] * LANES + tl.arange(0, LANES)[None, :]
    peak = tl.full([LANES], LOWEST, tl.float32)
    total = tl.zeros([LANES], tl.float32)
    for chunk in range(1, chunks):
        start = tl.cast(chunk, tl.int64) * (LINES * LANES)
        inside = lane < tl.minimum(columns - start, LINES * LANES).to(tl.int32)
        x_ptrs = x_ptr + start + lane
        x = tl.load(x_ptrs, inside, -float("inf"), eviction_policy="evict_last")
        x = x.to(tl.float32)
        higher = tl.maximum(peak, tl.max(x, axis=0))
        added = tl.sum(tl.exp2((x - higher[None, :]) * LOG2E), axis=0)
        total = total * tl.exp2((peak - higher) * LOG2E) + added
        peak = higher
    inside_first = lane < tl.minimum(columns, LINES * LANES).to(tl.int32)
    first = tl.load(x_ptr + lane, inside_first, -float("inf"), eviction_policy="evict_first")
    first = first.to(tl.float32)
    higher = tl.maximum(peak, tl.max(first, axis=0))
    kept = tl.exp2((first - higher[None, :]) * LOG2E)
    total = total * tl.exp2((peak - higher) * LOG2E) + tl.sum(kept, axis=0)
    top = tl.max(higher, axis=0)
    rescale = tl.exp2((higher - top) * LOG2E)
    share = 1.0 / tl.sum(total * rescale, axis=0)
    tl.store(y_ptr + lane, kept * (rescale * share)[None, :], inside_first, eviction_policy="evict_first")
    for chunk in range(1, chunks):
        start = tl.cast(chunks - chunk, tl.int64) * (LINES * LANES)
        inside = lane < tl.minimum(columns - start, LINES * LANES).to(tl.int32)
        x_ptrs = x_ptr + start + lane
        x = tl.load(x_ptrs, inside, 0.0, eviction_policy="evict_first").to(tl.float32)
        y = tl.exp2((x - top) * LOG2E) * share
        tl.store(y_ptr + start + lane, y, inside, eviction_policy="evict_first")


# --8<-- [end:kept]


# --8<-- [start:launch]
def softmax(x: torch.Tensor) -> torch.Tensor:
    """Softmax along the last axis of x: any shape and strides, fp32, fp16 or bf16, computed in fp32 and rounded once.

    Returns a new, contiguous tensor. A row that holds NaN or +inf, or nothing but -inf, becomes NaN, as in PyTorch.
    Errors: TypeError for other dtypes, ValueError for a device without a backend.
    """
    check_tensors(x=x)
    y = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    if y.numel():
        rows = as_rows(x)
        with torch.cuda.device_of(x):  # Triton launches on the current GPU
            rung_for(rows)(rows, y)
    return y


def rung_for(x: torch.Tensor):
    """The fastest rung for rows x: `tiled`, `looped` or `kept`."""
    columns, whole_loads = x.shape[1], unit_of(x) == 8
    if columns <= (2048 if whole_loads else WIDEST_TILE):
        return tiled
    return kept if columns > 32_768 and whole_loads and x.element_size() == 2 else looped


def tiled(x: torch.Tensor, y: torch.Tensor) -> None:
    """Rows of up to WIDEST_TILE columns, unchecked: WIDEST_TILE elements a program."""
    rows, columns = x.shape
    block = triton.next_power_of_2(columns)
    height = WIDEST_TILE // block
    tiled_softmax_kernel[(triton.cdiv(rows, height),)](
        x, y, rows, columns, x.stride(0), UNIT=unit_of(x), ROWS=height, BLOCK=block, num_warps=4
    )


def looped(x: torch.Tensor, y: torch.Tensor) -> None:
    """Rows of any width, unchecked."""
    walk(looped_softmax_kernel, x, y, **chunk_of(x.shape[1], unit_of(x)))


def kept(x: torch.Tensor, y: torch.Tensor) -> None:
    """Rows of any width, unchecked; meant for very wide ones of a 2-byte dtype."""
    walk(kept_softmax_kernel, x, y, **kept_chunk_of(x.shape[1]))


def walk(kernel, x: torch.Tensor, y: torch.Tensor, lines: int, threads: int, **options) -> None:
    """One program a row, in chunks of `lines` x 8 numbers a thread."""
    rows, columns = x.shape
    chunks = triton.cdiv(columns, lines * 8 * threads)
    sizes = {"UNIT": unit_of(x), "LINES": lines, "LANES": 8 * threads}
    kernel[(rows,)](x, y, columns, x.stride(0), chunks, **sizes, num_warps=threads // WARP, **options)


def chunk_of(columns: int, unit: int) -> dict:
    """Chunks that leave the fewest lanes empty; of four lines where every number is loaded by itself."""
    if unit < 8:
        return {"lines": 4, "threads": 256}
    threads = 128 if columns <= 8192 else 256
    lines = min((8, 4, 2), key=lambda lines: triton.cdiv(columns, lines * 8 * threads) * lines)
    return {"lines": lines, "threads": threads}


def kept_chunk_of(columns: int) -> dict:
    """Up to 65,536 columns two programs share an SM, if each thread makes do with 64 registers."""
    if columns > 65_536:
        return {"lines": 4, "threads": 1024}
    return {"lines": 4, "threads": 512} | ({} if torch.version.hip else {"maxnreg": 64})


def unit_of(x: torch.Tensor) -> int:
    """The largest power of two up to 8 that divides every row's width and start: eight bf16 numbers are 16 bytes."""
    return math.gcd(x.shape[1], x.stride(0), 8)


# --8<-- [end:launch]


def as_rows(x: torch.Tensor) -> torch.Tensor:
    """x as (rows, columns) with neighbours in a row side by side; copied only where its strides ask for it.

    A tensor of no dimensions is one row of one column.
    """
    rows = x.reshape(-1, x.shape[-1] if x.ndim else 1)
    return rows if rows.stride(1) == 1 else rows.contiguous()
