"""The worker: output, errors with lines, stopping, queueing, and what a program cannot reach."""

ADD = """import torch, triton
import triton.language as tl

@triton.jit
def add(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    tl.store(out_ptr + offsets, tl.load(x_ptr + offsets, mask=mask) + tl.load(y_ptr + offsets, mask=mask), mask=mask)

x = torch.arange(1000).to(torch.float32)
out = torch.empty_like(x)
add[(4,)](x, x, out, 1000, BLOCK=256)
print(out[999].item())
"""


def test_runs_a_kernel_and_reports_what_it_moved(run):
    result = run(ADD)
    assert result["error"] is None
    assert result["output"] == "1998.0\n"
    launch = {"kernel": "add", "grid": [4, 1, 1], "programs": 4, "bytes_read": 8000, "bytes_written": 4000}
    assert result["report"] == {"launches": [{**launch, "sectors": 3 * 125}], "faults": []}
