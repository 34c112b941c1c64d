# %% [markdown]
# # Tiled matmul and autotuning
#
# The plain kernel, the tuned one and the library, by size: TFLOP/s, and the error against float64. Then what tuning
# chose. On a CPU the interpreter shows that the kernels are right, and no more.
#
#     python examples/matmul.py                      # on a GPU, or on a CPU in Triton's interpreter
#     python examples/matmul.py --figure matmul.svg  # and save the figure

# %%
import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(globals().get("__file__", "examples/notebook")).resolve().parent.parent))

import matplotlib.pyplot as plt
import torch

from scripts.examples import milliseconds, parser_for, save, whole
from snippets.matmul import autotune, tiled

ON_GPU = torch.cuda.is_available()
parser = parser_for("matmul", "The plain and the tuned matmul against PyTorch's, by size.")
parser.add_argument(
    "--largest",
    type=whole(64, 16_384 if ON_GPU else 512, power_of_two=True),
    default=8192 if ON_GPU else 128,
    help="largest size, a power of two (default: %(default)s)",
)
options = parser.parse_args(None if "__file__" in globals() else [])

SMALLEST = min(options.largest, 512 if ON_GPU else 64)
SIZES = [2**power for power in range(6, 15) if SMALLEST <= 2**power <= options.largest]
print(torch.cuda.get_device_name() if ON_GPU else "CPU, Triton's interpreter", "sizes", *SIZES)


# %%
def matrix(rows: int, columns: int) -> torch.Tensor:
    numbers = torch.randn(rows, columns, device="cuda" if ON_GPU else "cpu")
    return numbers.to(torch.bfloat16) if ON_GPU else numbers


KERNELS = {"torch": torch.matmul, "plain": tiled.matmul, "tuned": autotune.matmul}

# %% [markdown]
# ## By size
#
# A matmul of size n multiplies n³ pairs and needs 3n² numbers: past a few hundred, arithmetic is all that counts.
#
# A time is the median of many calls, all kernels in turn: on a GPU by its own clock and with a cold L2 cache, on a CPU
# by the wall clock. Where a kernel of a few microseconds takes longer than a larger one, the GPU waited for Python to
# launch it (step 10 of the book); step 15 has times in which it did not.

# %%
rates = {name: [] for name in KERNELS}
print(f"{'size':>6}  {'':6}{'ms':>10}{'TFLOP/s':>10}{'error':>11}")
for size in SIZES:
    a, b = matrix(size, size), matrix(size, size)
    exact = a.double() @ b.double()
    times = milliseconds({name: partial(matmul, a, b) for name, matmul in KERNELS.items()})
    for name, matmul in KERNELS.items():
        error = ((matmul(a, b).double() - exact).norm() / exact.norm()).item()
        assert error < (2**-8 if ON_GPU else 1e-5), f"{name} is wrong: {error:.1e}"
        rates[name].append(2 * size**3 / times[name] / 1e9)
        print(f"{size:6}  {name:6}{times[name]:10.4f}{rates[name][-1]:10.3g}{error:11.1e}")

# %% [markdown]
# ## What tuning chose
#
# `autotune.matmul` compiles a few promising tiles at the first call with a new shape, times them, keeps the fastest.

# %%
for key, config in autotune.tuned_kernel.cache.items() if ON_GPU else ():
    print(key[:3], config)

# %%
figure, axes = plt.subplots(figsize=(6.4, 3.6))
for (name, values), colour, marker in zip(rates.items(), ("#b57ba0", "#4f9fc6", "#0072b2"), "s^o", strict=True):
    axes.plot(SIZES, values, color=colour, marker=marker, label=name)
axes.set_xscale("log", base=2)
axes.set(xlabel="M = N = K", ylabel="TFLOP/s" if ON_GPU else "TFLOP/s, interpreted", ylim=(0, None))
axes.legend(frameon=False)
figure.tight_layout()
save(figure, options.figure)
