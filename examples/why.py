# %% [markdown]
# # Four kernels for one line of Python
#
# `clamp(gelu(x + bias) * scale)` is four operators, and in eager PyTorch four kernels. Here they are timed one by one,
# beside the sum that predicts them: bytes read and written, divided by the memory's bandwidth.
#
#     python examples/why.py                      # on a GPU: 8192 x 8192 bf16; on a CPU: 2048 x 2048 fp32
#     python examples/why.py --figure why.svg     # and save the figure

# %%
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(globals().get("__file__", "examples/notebook")).resolve().parent.parent))

import matplotlib.pyplot as plt
import torch
from torch.nn.functional import gelu

from docs.simulator.traffic import activation_bytes
from scripts.examples import milliseconds, parser_for, save, whole
from snippets.why.four_kernels import eager_activation

ON_GPU = torch.cuda.is_available()
parser = parser_for("why", "Time the chain of four operators, one by one and together.")
parser.add_argument(
    "--side",
    type=whole(1, 32_768 if ON_GPU else 8192),
    default=8192 if ON_GPU else 2048,
    help="rows and columns (default: %(default)s)",
)
options = parser.parse_args(None if "__file__" in globals() else [])

SIDE = options.side
DTYPE = "bf16" if ON_GPU else "fp32"
print(torch.cuda.get_device_name() if ON_GPU else "CPU", f"{SIDE} x {SIDE}", DTYPE)

# %% [markdown]
# ## The operators
#
# `spread` is the bias written out as a full matrix: more bytes for the same sum. On a GPU that is faster, because
# PyTorch then runs its kernel for flat arrays.

# %%
x = 2 * torch.randn(SIDE, SIDE, device="cuda" if ON_GPU else "cpu", dtype=torch.bfloat16 if ON_GPU else torch.float32)
bias = torch.randn(SIDE, device=x.device, dtype=x.dtype)
spread, out = bias.expand_as(x).contiguous(), torch.empty_like(x)

OPERATORS: dict[str, Callable[[], torch.Tensor]] = {
    "x + bias": lambda: x + bias,
    "gelu": lambda: gelu(x),
    "x * scale": lambda: x * 1.25,
    "clamp": lambda: x.clamp(-6, 6),
    "all four": lambda: eager_activation(x, bias, 1.25),
    "x + spread": lambda: x + spread,
    "copy": lambda: out.copy_(x),
}

# %% [markdown]
# ## The clock
#
# On a GPU, Triton's `do_bench` asks the device's own clock and flushes the L2 cache before every run. On a CPU a wall
# clock will do. The operators run in turn, round after round, and each shows its median.

# %%
PASSES = {"all four": 4, "x + spread": 1.5}  # reads and writes of the tensor, in pairs
times = milliseconds(OPERATORS)
print(f"{'':12}{'MB moved':>10}{'µs':>10}{'GB/s':>8}{'x copy':>8}")
for name, taken in times.items():
    moved = PASSES.get(name, 1) * activation_bytes(SIDE, SIDE, DTYPE)
    print(f"{name:12}{moved / 1e6:10.0f}{taken * 1e3:10.1f}{moved / taken / 1e6:8.0f}{taken / times['copy']:8.2f}")

# %% [markdown]
# ## What to look for
#
# Operators that cost what the copy costs are paid for in bytes, and one kernel could do them all for the price of one.
# Those that cost more have another problem: find out which.

# %%
figure, axes = plt.subplots(figsize=(6.4, 3))
axes.barh(list(times), [taken * 1e3 for taken in times.values()], color="#0072b2")
axes.axvline(times["copy"] * 1e3, color="#1f1f1f", linestyle="--", linewidth=1)
axes.invert_yaxis()
axes.set_xlabel("µs; the dashed line is a copy of the tensor")
figure.tight_layout()
save(figure, options.figure)
