# %% [markdown]
# # Flash attention
#
# Attention with its scores in memory and without them: time, TFLOP/s and memory by sequence length, against PyTorch.
#
#     python examples/attention.py                         # on a GPU, or on a CPU in Triton's interpreter
#     python examples/attention.py --figure attention.svg  # and save the figure

# %%
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(globals().get("__file__", "examples/notebook")).resolve().parent.parent))

import matplotlib.pyplot as plt
import torch
from torch.nn.functional import scaled_dot_product_attention

from scripts.examples import milliseconds, parser_for, save, whole
from snippets.attention import flash, naive

ON_GPU = torch.cuda.is_available()
HEADS, HEAD_DIM = (32, 64) if ON_GPU else (1, 32)


def longest_that_fits() -> int:
    """The longest sequence up to 16 K whose scores, twice in fp32, leave a tenth of the GPU's memory free."""
    free, _ = torch.cuda.mem_get_info()
    return next(2**power for power in range(14, 4, -1) if 8 * HEADS * 4**power < 0.9 * free)


parser = parser_for("attention", "Naive and flash attention against PyTorch's, by sequence length.")
parser.add_argument(
    "--longest",
    type=whole(32, longest_that_fits() if ON_GPU else 1024),
    default=longest_that_fits() if ON_GPU else 128,
    help="longest sequence (default: %(default)s)",
)
parser.add_argument("--causal", action="store_true", help="row i sees keys 0 to i")
options = parser.parse_args(None if "__file__" in globals() else [])

LONGEST = options.longest
LENGTHS = [2**power for power in range(10 if ON_GPU else 5, 15) if 2**power <= LONGEST] or [LONGEST]
print(torch.cuda.get_device_name() if ON_GPU else "CPU, Triton's interpreter", f"{HEADS} heads of {HEAD_DIM}")


# %%
def sequences(length: int) -> list[torch.Tensor]:
    """q, k and v of (1, heads, length, head_dim)."""
    shape, device = (1, HEADS, length, HEAD_DIM), "cuda" if ON_GPU else "cpu"
    return [torch.randn(shape, device=device).to(torch.bfloat16 if ON_GPU else torch.float32) for _ in "qkv"]


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
#
# A time is the median of many calls, all kernels in turn: on a GPU by its own clock and with a cold L2 cache, on a CPU
# by the wall clock. At short lengths flash's clock may run on while the GPU waits for Python to launch the kernel (step
# 10 of the book); step 18 has times of larger batches, in which it does not.

# %%
times = {name: [] for name in KERNELS}
print(f"{'length':>7}  {'':6}{'ms':>10}{'TFLOP/s':>10}{'extra MB':>10}{'from naive':>12}")
for length in LENGTHS:
    q, k, v = sequences(length)
    expected = naive.attention(q, k, v, options.causal).double()
    flops = 4 * HEADS * length**2 * HEAD_DIM / (2 if options.causal else 1)
    calls = {name: partial(attention, q, k, v, options.causal) for name, attention in KERNELS.items()}
    for name, taken in milliseconds(calls).items():
        difference = ((calls[name]().double() - expected).norm() / expected.norm()).item()
        assert difference < (2**-6 if ON_GPU else 1e-5), f"{name} differs from naive: {difference:.1e}"
        times[name].append(taken)
        rate, extra = flops / taken / 1e9, extra_megabytes(calls[name])
        print(f"{length:7}  {name:6}{taken:10.4f}{rate:10.3g}{extra:10.1f}{difference:12.1e}")

# %%
figure, axes = plt.subplots(figsize=(6.4, 3.6))
for (name, values), colour, marker in zip(times.items(), ("#8c6d00", "#b57ba0", "#0072b2"), "^so", strict=True):
    axes.plot(LENGTHS, values, color=colour, marker=marker, label=name)
axes.set_xscale("log", base=2)
axes.set_yscale("log")
axes.set(xlabel="sequence length", ylabel="ms" if ON_GPU else "ms, interpreted")
axes.legend(frameon=False)
figure.tight_layout()
save(figure, options.figure)
