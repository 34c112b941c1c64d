"""The cheat sheet's mistakes, each with its cure taken: run as a program, it compiles them all for an H100."""

import os

os.environ["TRITON_INTERPRET"] = "0"  # before Triton is imported

import triton
import triton.language as tl

from scripts.cross_compile import TARGETS, Variant, facts, pointer

SIZE = tl.constexpr(64)


@triton.jit
def block_of_97(x_ptr):
    lanes = tl.arange(0, 128)
    tl.store(x_ptr + lanes, 0.0, mask=lanes < 97)


@triton.jit
def block_known_at_run_time(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 0.0)


@triton.jit
def global_variable(x_ptr):
    tl.store(x_ptr + tl.arange(0, SIZE), 0.0)


@triton.jit
def shapes_that_do_not_meet(x_ptr, y_ptr):
    rows, columns = tl.arange(0, 64)[:, None], tl.arange(0, 128)[None, :]
    tl.store(y_ptr + rows * 128 + columns, tl.load(x_ptr + rows) + tl.load(x_ptr + columns))


@triton.jit
def element_of_a_block(x_ptr, y_ptr):
    lanes = tl.arange(0, 64)
    block = tl.load(x_ptr + lanes)
    tl.store(y_ptr, tl.sum(tl.where(lanes == 0, block, 0), axis=0))


@triton.jit
def accumulator_that_changes(x_ptr, y_ptr, n):
    total = tl.zeros((64,), tl.float32)
    for start in range(0, n, 64):
        total += tl.load(x_ptr + start + tl.arange(0, 64)).to(tl.float32)
    tl.store(y_ptr + tl.arange(0, 64), total)


@triton.jit
def dot_of_two_dtypes(x_ptr, y_ptr):
    places = tl.arange(0, 32)[:, None] * 32 + tl.arange(0, 32)[None, :]
    a = tl.load(x_ptr + places)
    b = a.to(tl.float16)
    tl.store(y_ptr + places, tl.dot(a.to(b.dtype), b))


@triton.jit
def loop_left_early(x_ptr, y_ptr, n):
    total, start = 0.0, 0
    while (start < n) & (total <= 1.0):
        total += tl.load(x_ptr + start)
        start += 1
    tl.store(y_ptr, total)


ARGUMENTS = {"x_ptr": pointer("fp32"), "y_ptr": pointer("fp32"), "BLOCK": 64, "n": 4096}

if __name__ == "__main__":
    for name, kernel in list(globals().items()):
        if isinstance(kernel, triton.runtime.JITFunction):
            arguments = {argument: ARGUMENTS[argument] for argument in kernel.arg_names}
            print(name, facts(Variant(kernel, arguments, {}), TARGETS["cuda:90"]).get("failed", "compiles"))
