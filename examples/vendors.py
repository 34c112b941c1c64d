# %% [markdown]
# # One kernel, two vendors
#
# The plain matmul, compiled for four GPUs of two vendors from one source. No GPU is needed: this asks the compilers
# which tiles fit where, and what they made of them.
#
#     python examples/vendors.py                       # on any machine that has Triton
#     python examples/vendors.py --figure vendors.svg  # and save the figure

# %%
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(globals().get("__file__", "examples/notebook")).resolve().parent.parent))
os.environ["TRITON_INTERPRET"] = "0"  # an interpreted kernel is never compiled

import matplotlib.pyplot as plt

from scripts.cross_compile import TARGETS, Variant, facts, pointer
from scripts.examples import parser_for, save, whole
from snippets.matmul.tiled import matmul_kernel

parser = parser_for("vendors", "The plain matmul compiled for NVIDIA and AMD: which tiles fit where.")
parser.add_argument(
    "--size", type=whole(1, 2**31 - 1), default=4096, help="M = N = K of the product (default: %(default)s)"
)
options = parser.parse_args(None if "__file__" in globals() else [])

TILES = [(128, 256, 64, 8, 3), (128, 128, 64, 8, 3), (128, 128, 32, 4, 2), (64, 64, 64, 4, 4)]


# %%
def variant(m: int, n: int, k: int, num_warps: int, num_stages: int) -> Variant:
    """The plain kernel for bf16 matrices of the chosen size, row-major, with one tile."""
    size = options.size
    matrices = {"a_ptr": pointer("bf16"), "b_ptr": pointer("bf16"), "c_ptr": pointer("bf16")}
    strides = {f"{matrix}_{axis}_stride": size if axis == "row" else 1 for matrix in "ab" for axis in ("row", "column")}
    tile = {"BLOCK_M": m, "BLOCK_N": n, "BLOCK_K": k, "GROUP_M": 8, "PRECISION": "ieee"}
    sizes = {"M": size, "N": size, "K": size}
    return Variant(
        matmul_kernel, matrices | sizes | strides | tile, {}, {"num_warps": num_warps, "num_stages": num_stages}
    )


# %% [markdown]
# ## Which tiles fit
#
# NVIDIA keeps as many buffers of a tile as there are stages, AMD one fewer. The limit is what one program may take.

# %%
needs = {name: [] for name in TARGETS}
print(f"{'tile':22}{'target':12}{'shared':>9}{'limit':>9}  {'fits':5}{'registers':>10}  tensor cores")
for m, n, k, num_warps, num_stages in TILES:
    tile = f"{m}×{n}×{k}, {num_stages} stages"
    for name, target in TARGETS.items():
        row = facts(variant(m, n, k, num_warps, num_stages), target)
        needs[name].append(row["shared_bytes"] / target.shared_limit)
        used = ", ".join(f"{count} {instruction}" for instruction, count in row["tensor_core"].items())
        fits = "yes" if row["fits"] else "no"
        print(
            f"{tile:22}{name:12}{row['shared_bytes']:9,}{row['limit_bytes']:9,}  {fits:5}{row['registers']:10}  {used}"
        )

# %%
figure, axes = plt.subplots(figsize=(6.4, 3.6))
colours = ("#00523c", "#009e73", "#66c5ab", "#b2e2d5")
for index, (name, colour) in enumerate(zip(TARGETS, colours, strict=True)):
    places = [place + 0.2 * (index - 1.5) for place in range(len(TILES))]
    axes.bar(places, needs[name], width=0.2, color=colour, label=name)
axes.axhline(1, color="#1f1f1f", linestyle="--", linewidth=1)
axes.set_xticks(range(len(TILES)), [f"{m}×{n}×{k}\n{stages} stages" for m, n, k, _, stages in TILES])
axes.set(ylabel="share of the target's shared memory")
axes.legend(frameon=False, ncols=2)
figure.tight_layout()
save(figure, options.figure)
