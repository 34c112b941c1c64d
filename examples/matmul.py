# %% [markdown]
# # Tiled matmul and autotuning
#
# The plain kernel, the tuned one and the library, by size: TFLOP/s, and the error against float64. Then what tuning
# chose. On a CPU the interpreter shows that the kernels are right, and no more.
#
#     python examples/matmul.py                      # on a GPU, or on a CPU in Triton's interpreter
#     python examples/matmul.py --figure matmul.svg  # and save the figure

# %%
import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(globals().get("__file__", "examples/notebook")).resolve().parent.parent))

import matplotlib.pyplot as plt
import torch

from snippets.matmul import autotune, tiled

parser = argparse.ArgumentParser(description="The plain and the tuned matmul against PyTorch's, by size.")
parser.add_argument("--largest", type=int, help="largest size, a power of two of 64 or more")
parser.add_argument("--figure", type=Path, help="save the figure to this file")
options = parser.parse_args(None if "__file__" in globals() else [])
if options.figure and not options.figure.absolute().parent.is_dir():
    parser.error(f"argument --figure: there is no folder {options.figure.parent}")

ON_GPU = torch.cuda.is_available()
LARGEST = options.largest if options.largest is not None else (8192 if ON_GPU else 128)
if LARGEST < 64 or LARGEST & (LARGEST - 1):
    parser.error(f"argument --largest: must be a power of two of 64 or more, not {LARGEST}")
SIZES = [size for size in ([512, 1024, 2048, 4096, 8192, 16384] if ON_GPU else [64, 128]) if size <= LARGEST] or [
    LARGEST
]
print(torch.cuda.get_device_name() if ON_GPU else "CPU, Triton's interpreter", "sizes", *SIZES)


# %%
def matrix(rows: int, columns: int) -> torch.Tensor:
    numbers = torch.randn(rows, columns, device="cuda" if ON_GPU else "cpu")
    return numbers.to(torch.bfloat16) if ON_GPU else numbers


def milliseconds(call: Callable[[], torch.Tensor]) -> float:
    """Device time with a cold L2 cache; on a CPU the wall clock of one call."""
    if ON_GPU:
        from triton.testing import do_bench

        return do_bench(call, return_mode="median")
    begin = time.perf_counter()
    call()
    return (time.perf_counter() - begin) * 1e3


KERNELS = {"torch": torch.matmul, "plain": tiled.matmul, "tuned": autotune.matmul}

# %% [markdown]
# ## By size
#
# A matmul of size n multiplies n³ pairs and needs 3n² numbers: past a few hundred, arithmetic is all that counts.

# %%
rates = {name: [] for name in KERNELS}
print(f"{'size':>6}  {'':6}{'ms':>10}{'TFLOP/s':>10}{'error':>11}")
for size in SIZES:
    a, b = matrix(size, size), matrix(size, size)
    exact = a.double() @ b.double()
    for name, matmul in KERNELS.items():
        error = ((matmul(a, b).double() - exact).norm() / exact.norm()).item()
        assert error < (2**-8 if ON_GPU else 1e-5), f"{name} is wrong: {error:.1e}"
        taken = milliseconds(lambda matmul=matmul, a=a, b=b: matmul(a, b))
        rates[name].append(2 * size**3 / taken / 1e9)
        print(f"{size:6}  {name:6}{taken:10.4f}{rates[name][-1]:10.3g}{error:11.1e}")

# %% [markdown]
# ## What tuning chose
#
# `autotune.matmul` compiles a few promising tiles at the first call with a new shape, times them, keeps the fastest.

# %%
for key, config in autotune.tuned_kernel.cache.items() if ON_GPU else ():
    print(key[:3], config)

# %%
figure, axes = plt.subplots(figsize=(6.4, 3.6))
for (name, values), colour, marker in zip(rates.items(), ("#d55e00", "#b57ba0", "#0072b2"), "s^o", strict=True):
    axes.plot(SIZES, values, color=colour, marker=marker, label=name)
axes.set_xscale("log", base=2)
axes.set(xlabel="M = N = K", ylabel="TFLOP/s" if ON_GPU else "TFLOP/s, interpreted", ylim=(0, None))
axes.legend(frameon=False)
figure.tight_layout()
if options.figure:
    figure.savefig(options.figure)
