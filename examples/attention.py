# %% [markdown]
# # Flash attention
#
# Attention with its scores in memory and without them: time, TFLOP/s and memory by sequence length, against PyTorch.
#
#     python examples/attention.py                         # on a GPU, or on a CPU in Triton's interpreter
#     python examples/attention.py --figure attention.svg  # and save the figure

# %%
import argparse
import functools
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(globals().get("__file__", "examples/notebook")).resolve().parent.parent))

import matplotlib.pyplot as plt
import torch
from torch.nn.functional import scaled_dot_product_attention

from snippets.attention import flash, naive

parser = argparse.ArgumentParser(description="Naive and flash attention against PyTorch's, by sequence length.")
parser.add_argument("--longest", type=int, help="longest sequence, 32 or more")
parser.add_argument("--causal", action="store_true", help="row i sees keys 0 to i")
parser.add_argument("--figure", type=Path, help="save the figure to this file")
options = parser.parse_args(None if "__file__" in globals() else [])
if options.figure and not options.figure.absolute().parent.is_dir():
    parser.error(f"argument --figure: there is no folder {options.figure.parent}")

ON_GPU = torch.cuda.is_available()
LONGEST = options.longest if options.longest is not None else (16_384 if ON_GPU else 128)
if LONGEST < 32:
    parser.error(f"argument --longest: must be 32 or more, not {LONGEST}")
LENGTHS = [2**power for power in range(10 if ON_GPU else 5, 15) if 2**power <= LONGEST] or [LONGEST]
HEADS, HEAD_DIM = (32, 64) if ON_GPU else (1, 32)
print(torch.cuda.get_device_name() if ON_GPU else "CPU, Triton's interpreter", f"{HEADS} heads of {HEAD_DIM}")


# %%
def sequences(length: int) -> list[torch.Tensor]:
    """q, k and v of (1, heads, length, head_dim)."""
    shape, device = (1, HEADS, length, HEAD_DIM), "cuda" if ON_GPU else "cpu"
    return [torch.randn(shape, device=device).to(torch.bfloat16 if ON_GPU else torch.float32) for _ in "qkv"]


def milliseconds(call: Callable[[], torch.Tensor]) -> float:
    """Device time with a cold L2 cache; on a CPU the wall clock of one call."""
    if ON_GPU:
        from triton.testing import do_bench

        return do_bench(call, rep=50, return_mode="median")
    begin = time.perf_counter()
    call()
    return (time.perf_counter() - begin) * 1e3


def extra_megabytes(call: Callable[[], torch.Tensor]) -> float:
    """The most memory that a call takes beside its inputs; nothing is counted on a CPU."""
    if not ON_GPU:
        return float("nan")
    torch.cuda.reset_peak_memory_stats()
    before = torch.cuda.memory_allocated()
    call()
    return (torch.cuda.max_memory_allocated() - before) / 1e6


KERNELS = {
    "naive": naive.attention,
    "torch": lambda q, k, v, causal: scaled_dot_product_attention(q, k, v, is_causal=causal),
    "flash": flash.attention,
}

# %% [markdown]
# ## By length
#
# The scores of one head are length × length numbers. Naive attention writes and reads them; flash attention never does.

# %%
times = {name: [] for name in KERNELS}
print(f"{'length':>7}  {'':6}{'ms':>10}{'TFLOP/s':>10}{'extra MB':>10}{'from naive':>12}")
for length in LENGTHS:
    q, k, v = sequences(length)
    expected = naive.attention(q, k, v, options.causal).double()
    flops = 4 * HEADS * length**2 * HEAD_DIM / (2 if options.causal else 1)
    for name, attention in KERNELS.items():
        call = functools.partial(attention, q, k, v, options.causal)
        difference = ((call().double() - expected).norm() / expected.norm()).item()
        assert difference < (2**-6 if ON_GPU else 1e-5), f"{name} differs from naive: {difference:.1e}"
        times[name].append(milliseconds(call))
        rate = flops / times[name][-1] / 1e9
        print(f"{length:7}  {name:6}{times[name][-1]:10.4f}{rate:10.3g}{extra_megabytes(call):10.1f}{difference:12.1e}")

# %%
figure, axes = plt.subplots(figsize=(6.4, 3.6))
for (name, values), colour, marker in zip(times.items(), ("#b57ba0", "#d55e00", "#0072b2"), "^so", strict=True):
    axes.plot(LENGTHS, values, color=colour, marker=marker, label=name)
axes.set_xscale("log", base=2)
axes.set_yscale("log")
axes.set(xlabel="sequence length", ylabel="ms" if ON_GPU else "ms, interpreted")
axes.legend(frameon=False)
figure.tight_layout()
if options.figure:
    figure.savefig(options.figure)
