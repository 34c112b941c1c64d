# %% [markdown]
# # Fusion and benchmarking
#
# The chain of four operators in one kernel, and softmax in one kernel, each against PyTorch and against the copy of as
# many bytes, which is about as fast as memory goes.
#
#     python examples/fusion.py                      # on a GPU, or on a CPU in Triton's interpreter
#     python examples/fusion.py --figure fusion.svg  # and save the figure

# %%
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(globals().get("__file__", "examples/notebook")).resolve().parent.parent))

import matplotlib.pyplot as plt
import torch

from scripts.examples import milliseconds, parser_for, save, whole
from snippets.fusion import activation, softmax
from snippets.why.four_kernels import eager_activation

ON_GPU = torch.cuda.is_available()
parser = parser_for("fusion", "The fused activation and softmax against PyTorch and the copy.")
parser.add_argument(
    "--elements",
    type=whole(4096, 2**28 if ON_GPU else 2**20, power_of_two=True),
    default=2**26 if ON_GPU else 2**14,
    help="elements of a tensor, a power of two (default: %(default)s)",
)
options = parser.parse_args(None if "__file__" in globals() else [])

ELEMENTS = options.elements
print(torch.cuda.get_device_name() if ON_GPU else "CPU, Triton's interpreter", f"{ELEMENTS:,} elements")


# %%
def tensor(rows: int, columns: int) -> torch.Tensor:
    numbers = torch.randn(rows, columns, device="cuda" if ON_GPU else "cpu")
    return numbers.to(torch.bfloat16) if ON_GPU else numbers


def compare(x: torch.Tensor, exact: torch.Tensor, calls: dict[str, Callable[[], torch.Tensor]]) -> dict[str, float]:
    """Check every call against the float64 result, time all and the copy, print a table; {name: what to draw}."""
    errors = {name: ((call().double() - exact).norm() / exact.norm()).item() for name, call in calls.items()}
    wrong = [name for name, error in errors.items() if not error < (2**-6 if ON_GPU else 1e-6)]
    assert not wrong, f"{wrong[0]} is wrong: {errors[wrong[0]]:.1e}"
    copied = torch.empty_like(x)
    times = milliseconds({**calls, "copy": lambda: copied.copy_(x)})
    copy = times["copy"]
    print(f"{'':16}{'µs':>10}{'GB/s':>9}{'of copy':>9}{'error':>11}")
    for name, taken in times.items():
        error = f"{errors[name]:11.1e}" if name in errors else ""
        print(f"{name:16}{taken * 1e3:10.1f}{2 * x.nbytes / taken / 1e6:9.0f}{copy / taken:9.2f}{error}")
    return {name: copy / times[name] if ON_GPU else errors[name] for name in calls}


# %% [markdown]
# ## Four operators, one kernel
#
# `plain` uses the error function; `fast` replaces it. What the plain kernel lacks to the copy is arithmetic.
#
# A time is the median of many calls, all kernels in turn: on a GPU by its own clock and with a cold L2 cache, on a CPU
# by the wall clock.

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
widths = [64, 512, 4096] if not ON_GPU else [2**power for power in range(6, 19) if 2**power <= ELEMENTS]
shown = {}
for columns in widths:
    print(f"\n{ELEMENTS // columns:,} rows of {columns:,}")
    x = tensor(ELEMENTS // columns, columns)
    calls = {"torch": lambda x=x: torch.softmax(x, dim=-1), "Triton": lambda x=x: softmax.softmax(x)}
    shown[columns] = compare(x, torch.softmax(x.double(), dim=-1), calls)

# %%
figure, axes = plt.subplots(figsize=(6.4, 3.6))
for name, colour, marker in (("torch", "#b57ba0", "s"), ("Triton", "#0072b2", "o")):
    axes.plot(widths, [shown[columns][name] for columns in widths], color=colour, marker=marker, label=name)
if ON_GPU:
    axes.axhline(1, color="#1f1f1f", linestyle="--", linewidth=1)
axes.set_xscale("log", base=2)
axes.set(xlabel="columns", ylabel="share of copy" if ON_GPU else "relative error", ylim=(0, None), title="softmax")
axes.legend(frameon=False)
figure.tight_layout()
save(figure, options.figure)
