"""The vector add with two lines that look inside: one speaks while it compiles, one while it runs."""

import triton
import triton.language as tl


# --8<-- [start:kernel]
@triton.jit
def add_aloud(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = offsets < n
    x = tl.load(x_ptr + offsets, mask=inside, other=0.0)
    y = tl.load(y_ptr + offsets, mask=inside, other=0.0)
    tl.static_print("compiled for", BLOCK, x)
    tl.device_print("x", x)
    tl.store(out_ptr + offsets, x + y, mask=inside)


# --8<-- [end:kernel]
