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
import hashlib
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
MANIFEST = "manifest.json"


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
        raise StillCompiles(filename.rpartition(".")[0])


def call_all(target: str, manager: type[FileCacheManager], folder: Path) -> Iterator[dict]:
    """Make every request once: {"step", "compiled": names of kernels, "cached": how many, "seconds"}."""
    here = target == target_here()
    compiled, cached = [], []
    with knobs.compilation.scope(), knobs.cache.scope():
        knobs.compilation.listener = lambda cache_hit, src, **_: (cached if cache_hit else compiled).append(src.name)
        knobs.cache.dir, knobs.cache.manager_class = str(folder), manager
        for step, call in requests().items():
            compiled.clear(), cached.clear()
            start = time.perf_counter()
            try:
                with contextlib.nullcontext() if here else pretend(target):
                    call()
            except StillCompiles as kernel:
                raise Refusal(f"{step} still compiles {kernel}") from kernel
            yield {
                "step": step,
                "compiled": sorted(set(compiled)),
                "cached": len(cached),
                "seconds": time.perf_counter() - start,
            }


def warm(folder: Path, target: str) -> Iterator[dict]:
    """Fill `folder` with every kernel of `requests` for `target`, one row a step. Whole entries are kept."""
    folder = folder.absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in damaged(folder, read_manifest(folder)):
            shutil.rmtree(folder / name.split("/")[0], ignore_errors=True)
        yield from call_all(target, WithoutTimings, folder)
        write_manifest(folder, target)
    except OSError as error:
        drop_unfinished(folder)
        reason = f"{error.strerror or error}: {error.filename or folder}"
        raise Refusal(f"{reason}. Nothing that was whole is lost; warm again, or choose another --cache") from error


def write_manifest(folder: Path, target: str) -> None:
    before = read_manifest(folder) or {"targets": []}
    files = sorted(path for path in folder.glob("*/*") if path.is_file())
    manifest = {
        "folder": str(folder),
        "triton": triton.__version__,
        "targets": sorted({*before["targets"], target}),
        "files": {str(path.relative_to(folder)): hash_of(path) for path in files},
    }
    text = json.dumps(manifest, indent=1)
    beside = folder / f"{MANIFEST}.{os.getpid()}"
    beside.write_text(text)
    beside.replace(folder / MANIFEST)


def read_manifest(folder: Path) -> dict | None:
    """What the last warm-up wrote; None when there is none, or none that can be read."""
    try:
        return json.loads((folder / MANIFEST).read_text())
    except (FileNotFoundError, ValueError):
        return None


def damaged(folder: Path, manifest: dict | None) -> list[str]:
    """Files of the manifest that are missing, truncated or changed."""
    files = manifest["files"] if manifest else {}
    return [name for name, expected in files.items() if hash_of(folder / name) != expected]


def hash_of(path: Path) -> str | None:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None


def drop_unfinished(folder: Path) -> None:
    """Remove entries without the file that Triton writes last: nothing would ever read them."""
    for entry in folder.glob("*/"):
        if not any(entry.glob("__grp__*")) and not any(entry.glob("*.so")):
            shutil.rmtree(entry, ignore_errors=True)


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
    manifest = read_manifest(folder)
    if manifest is None:
        raise Refusal(f"{folder / MANIFEST} is missing or unreadable: no warm-up ended here; warm again")
    if manifest["folder"] != str(folder):
        raise Refusal(f"this cache was filled at {manifest['folder']}: Triton would not find its files at {folder}")
    if manifest["triton"] != triton.__version__:
        raise Refusal(f"filled by Triton {manifest['triton']}, but this is {triton.__version__}: all would compile")
    if wrong := damaged(folder, manifest):
        raise Refusal(f"{len(wrong)} damaged, first {wrong[0]}: missing, truncated or changed; warm again to replace")
    for target in manifest["targets"]:
        yield from call_all(target, ReadOnly, folder)


# %% [markdown]
# ## Both, one after the other


# %%
def show(rows: Iterator[dict]) -> list[dict]:
    """Print rows as they come; return them."""
    shown = []
    for row in rows:
        if not shown:
            print(f"{'step':40} {'compiled':>8} {'cached':>6} {'seconds':>8}")
        print(f"{row['step']:40} {len(row['compiled']):8} {row['cached']:6} {row['seconds']:8.2f}", flush=True)
        shown.append(row)
    return shown


def demonstrate() -> None:
    """Warm a temporary cache for an H200, then check it from a second process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(Path(snippets.__file__).parent.parent / "examples" / "production.py")]
        for arguments in (["warm", "--target", "cuda:90"], ["check"]):
            print(f"\n{arguments[0]}:", flush=True)
            run = subprocess.run([*command, *arguments, "--cache", folder], capture_output=True, text=True, check=True)
            print(run.stdout, end="")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Fill Triton's cache before the first request, and prove it.")
    commands = parser.add_subparsers(dest="command", metavar="warm | check")
    for name, text in (("warm", "compile every kernel into DIR"), ("check", "exit with 1 if anything still compiles")):
        command = commands.add_parser(name, help=text, description=text)
        command.add_argument("--cache", type=Path, required=True, metavar="DIR", help="the service's TRITON_CACHE_DIR")
        if name == "warm":
            command.add_argument("--target", choices=TARGETS, help="the GPU to compile for (default: the one here)")
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "warm":
            show(warm(chosen.cache, chosen.target or target_here() or no_gpu()))
        elif chosen.command == "check":
            show(check(chosen.cache))
            print("nothing compiles")
        else:
            demonstrate()
    except Refusal as refusal:
        print(f"production.py: {refusal}", file=sys.stderr)
        return 1
    return 0


def no_gpu() -> str:
    raise Refusal("no GPU here: name the one to compile for, such as --target cuda:90")


if __name__ == "__main__":
    in_notebook = "ipykernel" in sys.modules
    status = main([] if in_notebook else None)
    if not in_notebook:
        sys.exit(status)
