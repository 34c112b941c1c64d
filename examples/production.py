# %% [markdown]
# # Fill Triton's cache before the first request
#
# A Triton kernel is compiled when it is first called: the first request after a deployment pays for it. Compiling needs
# no GPU, so a build machine can do it, and a check can prove that the service will compile nothing:
#
#     python examples/production.py warm --cache DIR --target cuda:90     # on any machine
#     python examples/production.py check --cache DIR                     # exits with 1 if anything still compiles
#
# Then start the service with `TRITON_CACHE_DIR=DIR`, the same Triton, the same kernel sources and **the same path**:
# Triton's cache refers to its files by absolute path, so a cache that was moved is, in silence, an empty one.
#
# Both commands call the book's own launchers, because only a launch knows how Triton will specialise a kernel: which
# sizes are 1, which are multiples of 16, which tile the launcher picks. Without the target's GPU they call them on
# tensors that have a shape and no data, and stop short of the launch (`snippets/production/absent_gpu.py`).

# %%
import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(globals().get("__file__", "examples/notebook")).resolve().parent.parent))
os.environ["TRITON_INTERPRET"] = "0"  # an interpreted kernel is never compiled

import torch
import triton
from triton import knobs
from triton.runtime.cache import FileCacheManager

import snippets
from scripts.examples import output_file, parser_for, save, write_whole
from snippets.production import manifest
from snippets.production.absent_gpu import TARGETS, pretend, target_here

# %% [markdown]
# ## What the service calls
#
# One entry a kernel, with the shapes and dtypes that requests bring. A shape that differs in what Triton specialises on
# (a size of 1, a multiple of 16, more than 2³¹) is another compilation: list it too.


# %%
def normal(*shape: int, dtype: torch.dtype = torch.bfloat16) -> torch.Tensor:
    return torch.empty(shape, dtype=dtype, device="cuda").normal_()


def requests() -> dict[str, Callable[[], torch.Tensor]]:
    """Step name → a call as the service makes it."""
    from snippets.attention import flash, naive
    from snippets.fusion.activation import fused_activation
    from snippets.fusion.softmax import softmax
    from snippets.matmul import autotune, tiled
    from snippets.programs.vector_add import add

    def attend(attention: Callable, head_dim: int, causal: bool) -> torch.Tensor:
        return attention(*(normal(2, 2048 // head_dim, 1024, head_dim) for _ in "qkv"), causal=causal)

    return {
        "programs/vector_add": lambda: add(normal(98_432, dtype=torch.float32), normal(98_432, dtype=torch.float32)),
        "fusion/activation": lambda: fused_activation(normal(1024, 8192), normal(8192), 0.5),
        "fusion/softmax": lambda: softmax(normal(1024, 4096)),
        "matmul/tiled": lambda: tiled.matmul(normal(1024, 1024), normal(1024, 1024)),
        "matmul/autotune": lambda: autotune.matmul(normal(1024, 1024), normal(1024, 1024)),
        "attention/naive": lambda: attend(naive.attention, 64, False),
        "attention/flash, head_dim 64": lambda: attend(flash.attention, 64, False),
        "attention/flash, head_dim 64, causal": lambda: attend(flash.attention, 64, True),
        "attention/flash, head_dim 128": lambda: attend(flash.attention, 128, False),
        "attention/flash, head_dim 128, causal": lambda: attend(flash.attention, 128, True),
    }


# %% [markdown]
# ## Warm
#
# Triton writes every file beside its place and renames it, and an entry counts only once its last file is there. So an
# interrupted or failed warm-up loses nothing that was whole. The manifest, written last, holds the hash of each file.


# %%
class Refusal(Exception):
    """Something the reader can mend; its text says what."""


class StillCompiles(Exception):
    """A kernel that was not in the cache."""


class WithoutTimings(FileCacheManager):
    """Stores kernels; drops what the autotuner would remember, because nothing was timed."""

    def put(self, data, filename: str, binary: bool = True) -> str:
        return "" if filename.endswith(".autotune.json") else super().put(data, filename, binary)


class ReadOnly(FileCacheManager):
    """Serves what is there. Triton stores a kernel's source before it compiles it, so a write is the proof."""

    def __init__(self, key: str, override: bool = False, dump: bool = False):
        self.key, self.lock_path = key, None
        self.cache_dir = os.path.join(knobs.cache.dir, key)

    def put(self, data, filename: str, binary: bool = True) -> str:
        if filename.endswith(".so"):  # Triton up to 3.7 builds small C modules that link to the GPU's driver
            raise StillCompiles(f"the C module {filename}: warm on a machine with the GPU")
        raise StillCompiles(filename.rpartition(".")[0])


def call_all(target: str, manager: type[FileCacheManager], folder: Path) -> Iterator[dict]:
    """Make every request once: {"step", "compiled": names of kernels, "cached": as many, "seconds"}."""
    compiled, cached = [], []
    forget_other_gpus()
    with knobs.compilation.scope(), knobs.cache.scope():
        knobs.compilation.listener = lambda cache_hit, src, **_: (cached if cache_hit else compiled).append(src.name)
        knobs.cache.dir, knobs.cache.manager_class = str(folder), manager
        try:
            here = target == target_here()
        except StillCompiles as module:
            raise Refusal(f"the first launch of all still compiles {module}") from module
        if not here and target not in TARGETS:
            raise Refusal(f"filled for {target}: without such a GPU only {', '.join(TARGETS)} can be checked")
        with contextlib.nullcontext() if here else pretend(target):
            normal(1)  # what PyTorch imports for the first tensor is no kernel's time
        for step, call in requests().items():
            compiled.clear(), cached.clear()
            start = time.perf_counter()
            try:
                with contextlib.nullcontext() if here else pretend(target):
                    call()
            except StillCompiles as kernel:
                raise Refusal(f"{step} still compiles {kernel} for {target}") from kernel
            yield {
                "step": step,
                "compiled": sorted(compiled),
                "cached": sorted(cached),
                "seconds": time.perf_counter() - start,
            }


def forget_other_gpus() -> None:
    """The tuned matmul remembers what it chose, which for another target would be another tile."""
    from snippets.matmul import autotune

    for memory in (autotune.LAUNCHERS, autotune.tuned_kernel.cache, autotune.tuned_plain_kernel.cache):
        memory.clear()


def warm(folder: Path, target: str | None) -> Iterator[dict]:
    """Fill `folder` with every kernel of `requests` for `target`, or the GPU here, one row a step."""
    folder = folder.absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in manifest.damaged(folder, manifest.read(folder)):
            shutil.rmtree(folder / name.split("/")[0], ignore_errors=True)
        with knobs.cache.scope():
            knobs.cache.dir = str(folder)  # to ask for the GPU, Triton up to 3.7 builds and keeps a C module
            here = target_here()
        target = target or here or no_gpu()
        yield from call_all(target, FileCacheManager if target == here else WithoutTimings, folder)
        manifest.write(folder, target)
    except OSError as error:
        manifest.drop_unfinished(folder)
        reason = f"{error.strerror or error}: {error.filename or folder}"
        raise Refusal(f"{reason}. Nothing that was whole is lost; warm again, or choose another --cache") from error


# %% [markdown]
# ## Check
#
# A second process, as the service will be. It refuses to write, so a kernel that is not in the cache cannot slip by.


# %%
def check(folder: Path) -> Iterator[dict]:
    """Make every request from the cache alone, one row a step; raises Refusal for the first thing that is amiss."""
    folder = folder.absolute()
    if not folder.is_dir():
        raise Refusal(f"{folder} is no folder: fill it with `warm --cache {folder}`")
    filled = manifest.read(folder)
    if filled is None:
        raise Refusal(f"{folder / manifest.NAME} is missing or unreadable: no warm-up ended here; warm again")
    if filled["folder"] != str(folder):
        raise Refusal(f"this cache was filled at {filled['folder']}: Triton would not find its files at {folder}")
    if filled["triton"] != triton.__version__:
        raise Refusal(f"filled by Triton {filled['triton']}, but this is {triton.__version__}: all would compile")
    if wrong := manifest.damaged(folder, filled):
        raise Refusal(f"{len(wrong)} damaged, first {wrong[0]}: missing, truncated or changed; warm again to replace")
    for target in filled["targets"]:
        yield from call_all(target, ReadOnly, folder)


# %% [markdown]
# ## Both, one after the other
#
# Without a command, the script warms a temporary cache for an H100 or H200, checks it from a second process, and draws
# what each step cost the two of them. A first request pays the long bars; behind a warm cache it pays the short ones.
# The first step of either process also waits while Triton hashes itself, once: its own version is part of every key.


# %%
def show(rows: Iterator[dict]) -> list[dict]:
    """Print rows as they come; return them."""
    shown = []
    for row in rows:
        if not shown:
            print(f"{'step':40} {'compiled':>8} {'cached':>6} {'seconds':>8}")
        counts = f"{len(row['compiled']):8} {len(row['cached']):6}"
        print(f"{row['step']:40} {counts} {row['seconds']:8.2f}", flush=True)
        shown.append(row)
    return shown


def demonstrate(figure: Path | None) -> None:
    """Warm a temporary cache in one process, check it in another, and draw the seconds of both."""
    tool = str(Path(snippets.__file__).parent.parent / "examples" / "production.py")
    seconds = {}
    with tempfile.TemporaryDirectory() as folder:
        rows, cache = Path(folder, "rows.json"), str(Path(folder, "cache"))
        for command in (["warm", "--target", "cuda:90"], ["check"]):
            print(f"\n{command[0]}:", flush=True)
            if subprocess.run([sys.executable, tool, *command, "--cache", cache, "--rows", str(rows)]).returncode:
                raise Refusal(f"{command[0]} failed, for the reason above")
            seconds[command[0]] = {row["step"]: row["seconds"] for row in json.loads(rows.read_text())}
    draw(seconds, figure)


def draw(seconds: dict[str, dict[str, float]], figure: Path | None) -> None:
    """Horizontal bars, one pair a step, on a log axis."""
    import matplotlib.pyplot as plt

    steps = list(seconds["warm"])
    fig, axes = plt.subplots(figsize=(6.4, 0.4 * len(steps) + 1), layout="constrained")
    for offset, (name, colour) in zip((-0.2, 0.2), (("warm", "#7a7a7a"), ("check", "#c4c4c4")), strict=True):
        places = [place + offset for place in range(len(steps))]
        bars = axes.barh(places, [seconds[name][step] for step in steps], height=0.38, color=colour, label=name)
        axes.bar_label(bars, fmt="%.2g s", padding=3)
    axes.set(xscale="log", xlabel="seconds, the call's Python included", yticks=range(len(steps)), yticklabels=steps)
    axes.invert_yaxis()
    axes.margins(x=0.2)
    fig.legend(["warm: compiles", "check: reads the cache"], loc="outside upper center", ncols=2)
    save(fig, figure)


def command_line() -> argparse.ArgumentParser:
    parser = parser_for("production", "Fill Triton's cache before the first request, and prove it.")
    commands = parser.add_subparsers(dest="command", metavar="warm | check")
    for name, text in (("warm", "compile every kernel into DIR"), ("check", "exit with 1 if anything still compiles")):
        command = commands.add_parser(name, help=text, description=text)
        command.add_argument("--cache", type=Path, required=True, metavar="DIR", help="the service's TRITON_CACHE_DIR")
        command.add_argument("--rows", type=output_file, metavar="FILE", help="also write the table to FILE, as JSON")
        if name == "warm":
            command.add_argument("--target", choices=TARGETS, help="the GPU to compile for (default: the one here)")
    return parser


def main(arguments: list[str] | None = None) -> int:
    parser = command_line()
    options = parser.parse_args(arguments)
    if options.command and options.figure:
        parser.error("argument --figure: drawn without a command only")
    try:
        if options.command == "warm":
            rows = show(warm(options.cache, options.target))
        elif options.command == "check":
            rows = show(check(options.cache))
            print("nothing compiles")
        else:
            demonstrate(options.figure)
            return 0
    except Refusal as refusal:
        print(f"production.py: {refusal}", file=sys.stderr)
        return 1
    if options.rows:
        write_whole(options.rows, json.dumps(rows, indent=1).encode())
    return 0


def no_gpu() -> str:
    raise Refusal("no GPU here: name the one to compile for, such as --target cuda:90")


# %%
if __name__ == "__main__":
    status = main(None if "__file__" in globals() else [])
    if "__file__" in globals():
        sys.exit(status)
    assert status == 0, "a notebook is no place for a failed warm-up"
