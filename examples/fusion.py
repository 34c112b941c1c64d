# %% [markdown]
# # Fusion and benchmarking
#
# The chain of four operators in one kernel, and softmax in one kernel, each against PyTorch and against the copy of as
# many bytes, which is as fast as memory goes.
#
#     python examples/fusion.py                      # on a GPU, or on a CPU in Triton's interpreter
#     python examples/fusion.py --figure fusion.svg  # and save the figure

# %%
import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(globals().get("__file__", "examples/notebook")).resolve().parent.parent))

import matplotlib.pyplot as plt
import torch

from snippets.fusion import activation, softmax
from snippets.why.four_kernels import eager_activation

parser = argparse.ArgumentParser(description="The fused activation and softmax against PyTorch and the copy.")
parser.add_argument("--elements", type=int, help="elements of a tensor, a power of two of 4096 or more")
parser.add_argument("--figure", type=Path, help="save the figure to this file")
options = parser.parse_args(None if "__file__" in globals() else [])

ON_GPU = torch.cuda.is_available()
ELEMENTS = options.elements or (2**26 if ON_GPU else 2**14)
if ELEMENTS < 4096 or ELEMENTS & (ELEMENTS - 1):
    parser.error(f"argument --elements: must be a power of two of 4096 or more, not {ELEMENTS}")
print(torch.cuda.get_device_name() if ON_GPU else "CPU, Triton's interpreter", f"{ELEMENTS:,} elements")


# %%
def tensor(rows: int, columns: int) -> torch.Tensor:
    numbers = torch.randn(rows, columns, device="cuda" if ON_GPU else "cpu")
    return numbers.to(torch.bfloat16) if ON_GPU else numbers


def milliseconds(call: Callable[[], torch.Tensor]) -> float:
    """Device time with a cold L2 cache; on a CPU the wall clock of one call."""
    if ON_GPU:
        from triton.testing import do_bench

        return do_bench(call, return_mode="median")
    call()
    begin = time.perf_counter()
    call()
    return (time.perf_counter() - begin) * 1e3


def compare(x: torch.Tensor, exact: torch.Tensor, calls: dict[str, Callable[[], torch.Tensor]]) -> dict[str, float]:
    """Check every call against the float64 result, time it and the copy, print a table; {name: what to draw}."""
    copy = milliseconds(lambda: torch.empty_like(x).copy_(x))
    shown = {}
    print(f"{'':16}{'µs':>10}{'GB/s':>9}{'of copy':>9}{'error':>11}")
    for name, call in calls.items():
        error = ((call().double() - exact).norm() / exact.norm()).item()
        assert error < (2**-6 if ON_GPU else 1e-6), f"{name} is wrong: {error:.1e}"
        taken = milliseconds(call)
        shown[name] = copy / taken if ON_GPU else error
        print(f"{name:16}{taken * 1e3:10.1f}{2 * x.nbytes / taken / 1e6:9.0f}{copy / taken:9.2f}{error:11.1e}")
    print(f"{'copy':16}{copy * 1e3:10.1f}{2 * x.nbytes / copy / 1e6:9.0f}")
    return shown


# %% [markdown]
# ## Four operators, one kernel
#
# `plain` uses the error function; `fast` replaces it. What the plain kernel lacks to the copy is arithmetic.

# %%
x = 2 * tensor(ELEMENTS // 1024, 1024)
bias = tensor(1, 1024)[0]
fused = compare(
    x,
    eager_activation(x.double(), bias.double(), 1.25),
    {
        "eager": lambda: eager_activation(x, bias, 1.25),
        "plain": lambda: activation.plain(x, bias, 1.25),
        "fast": lambda: activation.fused_activation(x, bias, 1.25),
    },
)

# %% [markdown]
# ## Softmax, from short rows to wide ones
#
# The same number of elements throughout, so the same bytes: a perfect kernel would not care about the width.

# %%
widths = [64, 512, 4096] if not ON_GPU else [2**power for power in range(6, 19)]
shown = {}
for columns in widths:
    print(f"\n{ELEMENTS // columns:,} rows of {columns:,}")
    x = tensor(ELEMENTS // columns, columns)
    calls = {"torch": lambda x=x: torch.softmax(x, dim=-1), "Triton": lambda x=x: softmax.softmax(x)}
    shown[columns] = compare(x, torch.softmax(x.double(), dim=-1), calls)

# %%
figure, axes = plt.subplots(figsize=(6.4, 3.6))
for name, colour, marker in (("torch", "#d55e00", "s"), ("Triton", "#0072b2", "o")):
    axes.plot(widths, [shown[columns][name] for columns in widths], color=colour, marker=marker, label=name)
if ON_GPU:
    axes.axhline(1, color="#1f1f1f", linestyle="--", linewidth=1)
axes.set_xscale("log", base=2)
axes.set(xlabel="columns", ylabel="share of copy" if ON_GPU else "relative error", ylim=(0, None), title="softmax")
axes.legend(frameon=False)
figure.tight_layout()
if options.figure:
    figure.savefig(options.figure)
