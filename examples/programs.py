# %% [markdown]
# # Programs, blocks and masks
#
# A vector add, launched with blocks of several sizes, and timed against the vector's length: flat while the launch is
# all that is paid for, then a straight line.
#
#     python examples/programs.py                        # on a GPU, or on a CPU in Triton's interpreter
#     python examples/programs.py --figure programs.svg  # and save the figure

# %%
import sys
from pathlib import Path

sys.path.insert(0, str(Path(globals().get("__file__", "examples/notebook")).resolve().parent.parent))

import matplotlib.pyplot as plt
import torch

from docs.simulator import model
from scripts.examples import milliseconds, parser_for, save, whole
from snippets.programs.grid_drill import live_lanes_of_last, programs_of
from snippets.programs.vector_add import add, launch

ON_GPU = torch.cuda.is_available()
DEVICE = "cuda" if ON_GPU else "cpu"
parser = parser_for("programs", "Launch a vector add with several blocks, and time it by its length.")
parser.add_argument(
    "--largest",
    type=whole(4096, 2**30 if ON_GPU else 2**20, power_of_two=True),
    default=2**28 if ON_GPU else 2**15,
    help="longest vector, a power of two (default: %(default)s)",
)
options = parser.parse_args(None if "__file__" in globals() else [])

print(torch.cuda.get_device_name() if ON_GPU else "CPU, Triton's interpreter")

# %% [markdown]
# ## The same sum from every grid
#
# 98,432 is the length in Triton's own first tutorial. Whatever the block, the programs cover it, and the last one is
# ragged or full.

# %%
TUTORIAL = 98_432
x, y = torch.randn(2, TUTORIAL, device=DEVICE)
print(f"{'BLOCK':>6}{'programs':>10}{'live lanes in the last':>24}")
for block in (1024, 4096, 16384):
    assert torch.equal(launch(x, y, block), x + y)
    print(f"{block:6}{programs_of(TUTORIAL, block):10}{live_lanes_of_last(TUTORIAL, block):24}")


# %% [markdown]
# ## Time against length
#
# On a GPU: the median of device times, cold L2, and the floor that the cost model predicts for an H200 (launch, then
# bytes). On a CPU the interpreter takes the time, one program after another: the shape of the curve is its own.
#
# If the curve is flat far above the floor, that part is the host's: the clock runs on while the GPU waits for Python to
# launch the kernel, as step 10 of the book shows. Steps 5 and 6 have the GPU's own times.


# %%
def microseconds(n: int) -> float:
    x, y = torch.randn(2, n, device=DEVICE)
    return milliseconds({"add": lambda: add(x, y)})["add"] * 1e3


lengths = [2**power for power in range(10, options.largest.bit_length())]
times = [microseconds(n) for n in lengths]
floors = [model.launch_floor("H200", n)["floor_us"] for n in lengths]
print(f"{'floats':>12}{'µs':>12}{'H200 floor, µs':>16}")
for n, taken, floor in zip(lengths, times, floors, strict=True):
    print(f"{n:12,}{taken:12.1f}{floor:16.1f}")

# %%
figure, axes = plt.subplots(figsize=(6.4, 3.6))
axes.loglog(lengths, times, marker="o", color="#0072b2", label="measured here")
axes.loglog(lengths, floors, linestyle="--", color="#1f1f1f", linewidth=1, label="H200 floor, modelled")
axes.set_xscale("log", base=2)
axes.set(xlabel="floats in each vector", ylabel="µs")
axes.legend(frameon=False)
figure.tight_layout()
save(figure, options.figure)
