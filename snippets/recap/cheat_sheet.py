"""Kernels that Triton refuses to compile, one mistake each: the docstring is the cure.

`scripts/compile.py recap/cheat_sheet` keeps the compiler's words; the cheat sheet shows them beside the cures.
"""

import triton
import triton.language as tl

SIZE = 64


@triton.jit
def block_of_97(x_ptr):
    """Take `triton.next_power_of_2(n)` and mask the lanes from `n` on."""
    tl.store(x_ptr + tl.arange(0, 97), 0.0)


@triton.jit
def block_known_at_run_time(x_ptr, block):
    """Declare the size of a block as `BLOCK: tl.constexpr`: the compiler has to know it."""
    tl.store(x_ptr + tl.arange(0, block), 0.0)


@triton.jit
def global_variable(x_ptr):
    """Pass it as an argument, or write `SIZE = tl.constexpr(64)` where it is defined."""
    tl.store(x_ptr + tl.arange(0, SIZE), 0.0)


@triton.jit
def shapes_that_do_not_meet(x_ptr, y_ptr):
    """Give each an axis of its own: `rows[:, None]` and `columns[None, :]`."""
    rows, columns = tl.arange(0, 64), tl.arange(0, 128)
    tl.store(y_ptr + columns, tl.load(x_ptr + rows) + tl.load(x_ptr + columns))


@triton.jit
def element_of_a_block(x_ptr, y_ptr):
    """A block has no elements to pick: reduce it, as in `tl.sum(tl.where(lanes == 0, block, 0), axis=0)`."""
    block = tl.load(x_ptr + tl.arange(0, 64))
    tl.store(y_ptr, block[0])


@triton.jit
def accumulator_that_changes(x_ptr, y_ptr, n):
    """Start from the type you end with: `tl.zeros((64,), tl.float32)`, and `.to(tl.float32)` what is added."""
    total = tl.zeros((64,), tl.float16)
    for start in range(0, n, 64):
        total += tl.load(x_ptr + start + tl.arange(0, 64))
    tl.store(y_ptr + tl.arange(0, 64), total)


@triton.jit
def dot_of_two_dtypes(x_ptr, y_ptr):
    """Convert one of the two, as in `a.to(b.dtype)`; the sum is fp32 anyway."""
    places = tl.arange(0, 32)[:, None] * 32 + tl.arange(0, 32)[None, :]
    a = tl.load(x_ptr + places)
    tl.store(y_ptr + places, tl.dot(a, a.to(tl.float16)))


@triton.jit
def loop_left_early(x_ptr, y_ptr, n):
    """Loop to a bound computed before, or use `while` and change what it tests."""
    total = 0.0
    for start in range(0, n):
        if total > 1.0:
            break
        total += tl.load(x_ptr + start)
    tl.store(y_ptr, total)


MISTAKES = (
    block_of_97,
    block_known_at_run_time,
    global_variable,
    shapes_that_do_not_meet,
    element_of_a_block,
    accumulator_that_changes,
    dot_of_two_dtypes,
    loop_left_early,
)

# Errors of kernels that compile: the records hold their words, by the exception's name.
AT_LAUNCH = {
    "OutOfResources": "Fewer `num_stages` or a smaller tile, until a program's shared memory is under the GPU's limit.",
    "PTXASError": "Fewer `num_warps` or a narrower tile: a program's threads share one file of registers.",
    "OutOfMemoryError": "Do not write what can stay on chip; failing that, work through the batch in pieces.",
}
