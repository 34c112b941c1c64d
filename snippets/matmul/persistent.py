"""The persistent matmul: one program an SM walks over tiles, and the copy engine moves them by tensor descriptor."""

from collections.abc import Callable

import torch
import triton
import triton.language as tl
from triton.tools.tensor_descriptor import TensorDescriptor

from snippets.matmul.launching import Launch
from snippets.matmul.machine import gpu_of, multiprocessors
from snippets.matmul.padding import aligned, describable, flipped, padder
from snippets.matmul.tiled import check_operands, grouped_tile

TILE = {"BLOCK_M": 128, "BLOCK_N": 256, "BLOCK_K": 64, "GROUP_M": 8, "SLICES": 2, "num_warps": 8, "num_stages": 4}
FP32_TILE = {"BLOCK_M": 64, "BLOCK_N": 64, "BLOCK_K": 32, "GROUP_M": 8, "SLICES": 1, "num_warps": 8, "num_stages": 2}
MOST = 2**30  # the copy engine counts rows and columns in 32 bits


# --8<-- [start:kernel]
@triton.jit
def persistent_matmul_kernel(
    a_descriptor, b_descriptor, c_descriptor, c_ptr, M, N, K,
    A_FLIPPED: tl.constexpr, B_FLIPPED: tl.constexpr, C_ALIGNED: tl.constexpr,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP_M: tl.constexpr, SLICES: tl.constexpr,
):  # fmt: skip
    tiles_m, tiles_n = tl.cdiv(M, BLOCK_M), tl.cdiv(N, BLOCK_N)
    # flatten joins the loop over tiles and the loop over K: the next tile's loads start before this one is stored.
    for program in tl.range(tl.program_id(0), tiles_m * tiles_n, tl.num_programs(0), flatten=True):
        tile_m, tile_n = grouped_tile(program, tiles_m, tiles_n, GROUP_M)
        row, column = tile_m * BLOCK_M, tile_n * BLOCK_N
        accumulator = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
        for step in range(tl.cdiv(K, BLOCK_K)):
            a = load_tile(a_descriptor, row, step * BLOCK_K, A_FLIPPED)
            b = load_tile(b_descriptor, step * BLOCK_K, column, B_FLIPPED)
            accumulator = tl.dot(a, b, accumulator, input_precision="ieee")
        if C_ALIGNED:
            store_slices(c_descriptor, accumulator, row, column, BLOCK_M, BLOCK_N, SLICES)
        else:
            store_masked(c_ptr, accumulator, row, column, M, N, BLOCK_M, BLOCK_N)


# --8<-- [end:kernel]


# --8<-- [start:tiles]
@triton.jit
def load_tile(descriptor, row, column, FLIPPED: tl.constexpr):
    """The tile at (row, column), from a descriptor of the matrix or of its transpose; outside the matrix it is 0."""
    return descriptor.load([column, row]).T if FLIPPED else descriptor.load([row, column])


@triton.jit
def halves(tile, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    return tl.split(tl.permute(tl.reshape(tile, (BLOCK_M, 2, BLOCK_N // 2)), (0, 2, 1)))


@triton.jit
def store_slices(descriptor, tile, row, column, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, SLICES: tl.constexpr):
    """Whole, or in two halves: they take half the shared memory, which buys a stage."""
    if SLICES == 1:
        descriptor.store([row, column], tile.to(descriptor.dtype))
    else:
        left, right = halves(tile, BLOCK_M, BLOCK_N)
        descriptor.store([row, column], left.to(descriptor.dtype))
        descriptor.store([row, column + BLOCK_N // 2], right.to(descriptor.dtype))


@triton.jit
def store_masked(c_ptr, tile, row, column, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    """By pointers: rows of C that do not start at multiples of 16 bytes have no descriptor."""
    if BLOCK_N > 32:  # the addresses of more columns than that do not fit in registers
        left, right = halves(tile, BLOCK_M, BLOCK_N)
        store_masked(c_ptr, left, row, column, M, N, BLOCK_M, BLOCK_N // 2)
        store_masked(c_ptr, right, row, column + BLOCK_N // 2, M, N, BLOCK_M, BLOCK_N // 2)
    else:
        rows = row.to(tl.int64) + tl.arange(0, BLOCK_M)[:, None]
        columns = column + tl.arange(0, BLOCK_N)[None, :]
        tl.store(c_ptr + rows * N + columns, tile.to(c_ptr.dtype.element_ty), (rows < M) & (columns < N))


# --8<-- [end:tiles]


# --8<-- [start:launch]
def matmul(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    """a @ b as `tiled.matmul`, for up to 2**30 rows and columns. What no descriptor can describe is copied first."""
    check_operands(a, b)
    for name, matrix in (("a", a), ("b", b)):
        if max(matrix.shape) > MOST:
            raise ValueError(f"{name} must have at most {MOST} rows and columns, not {tuple(matrix.shape)}")
    if 0 in (*a.shape, *b.shape):
        return torch.zeros((a.shape[0], b.shape[1]), device=a.device, dtype=a.dtype)
    with gpu_of(a):
        return launcher(a, b, FP32_TILE if a.dtype == torch.float32 else TILE)(a, b)


def launcher(a: torch.Tensor, b: torch.Tensor, tile: dict) -> Callable[[torch.Tensor, torch.Tensor], torch.Tensor]:
    """matmul, unchecked, for operands on the same GPU and laid out like these: what that decides is decided once."""
    (M, K), N = a.shape, b.shape[1]
    c = a.new_empty((M, N))
    m, n, k = tile["BLOCK_M"], tile["BLOCK_N"], tile["BLOCK_K"]
    copy_a, describe_a = operand(a, m, k)
    copy_b, describe_b = operand(b, k, n)
    describe_c = describer(c, [m, n // tile["SLICES"]]) if aligned(c) else lambda c: None
    options = {"A_FLIPPED": flipped(a), "B_FLIPPED": flipped(b), "C_ALIGNED": aligned(c), **tile}
    start = Launch(persistent_matmul_kernel, (min(multiprocessors(c), tiles(M, N, tile)),), **options)

    def launch(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        c = a.new_empty((M, N))
        start(describe_a(copy_a(a)), describe_b(copy_b(b)), describe_c(c), c, M, N, K)
        return c

    return launch


def operand(matrix: torch.Tensor, height: int, width: int) -> tuple[Callable, Callable]:
    """For matrices laid out like this one: what copies them, if anything must, and what describes the copy."""
    block = [width, height] if flipped(matrix) else [height, width]
    rows = matrix.T if flipped(matrix) else matrix
    if aligned(rows):
        return (lambda matrix: matrix), describer(rows, block)
    pad = padder(rows)  # of a matrix it asks only where it starts, as a descriptor does: no transpose needed
    return pad, describer(pad(rows), block)


def describer(matrix: torch.Tensor, block_shape: list[int]) -> Callable[[torch.Tensor], TensorDescriptor]:
    """Makes descriptors of matrices laid out like this one, which is checked; they are not, each time anew."""
    fields = vars(TensorDescriptor.from_tensor(matrix, block_shape)) | {"base": None}

    def describe(matrix: torch.Tensor) -> TensorDescriptor:
        descriptor = TensorDescriptor.__new__(TensorDescriptor)
        vars(descriptor).update(fields, base=matrix)
        return descriptor

    return describe


def tiles(M: int, N: int, meta: dict) -> int:
    return triton.cdiv(M, meta["BLOCK_M"]) * triton.cdiv(N, meta["BLOCK_N"])


# --8<-- [end:launch]


# --8<-- [start:tune]
def search(a: torch.Tensor, b: torch.Tensor, tuned_kernel) -> None:
    """Launch once by a tuned kernel, which times its configs if the shape is new: `best_config` is the fastest."""
    c = torch.empty((a.shape[0], b.shape[1]), device=a.device, dtype=a.dtype)
    (M, K), N = a.shape, b.shape[1]
    arguments = {"a_descriptor": unshaped(describable(a)), "b_descriptor": unshaped(describable(b))}
    arguments |= {"c_descriptor": unshaped(c) if aligned(c) else None, "c_ptr": c, "M": M, "N": N, "K": K}
    arguments |= {"A_FLIPPED": flipped(a), "B_FLIPPED": flipped(b), "C_ALIGNED": aligned(c)}
    tuned_kernel[lambda meta: (min(multiprocessors(c), tiles(M, N, meta)),)](**arguments)


def unshaped(matrix: torch.Tensor) -> TensorDescriptor:
    """A descriptor whose block shape each config sets, by `set_block_shapes`."""
    return TensorDescriptor.from_tensor(matrix, [1, 16 // matrix.element_size()])


def set_block_shapes(arguments: dict) -> None:
    """Give each descriptor the shape of the tile it moves. The tuner calls this for every config it tries."""
    m, n, k = (arguments[key] for key in ("BLOCK_M", "BLOCK_N", "BLOCK_K"))
    arguments["a_descriptor"].block_shape = [k, m] if arguments["A_FLIPPED"] else [m, k]
    arguments["b_descriptor"].block_shape = [n, k] if arguments["B_FLIPPED"] else [k, n]
    if arguments["C_ALIGNED"]:
        arguments["c_descriptor"].block_shape = [m, n // arguments["SLICES"]]


# --8<-- [end:tune]
