"""The launches that scripts/sanitize.py watches: every kernel of the book, on small inputs whose sizes fit no block.

One place names them all. A process of its own, under compute-sanitizer, calls `run(step, dtypes)`; `self_check(tool)`
makes a fault that the tool must find.
"""

import contextlib
import ctypes
import json
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest import mock

import torch
import triton
import triton.language as tl
from triton.runtime.autotuner import Autotuner
from triton.runtime.jit import JITFunction

from snippets.attention import flash, flash_gluon, naive
from snippets.fusion import activation, softmax
from snippets.fusion.vector_sum import vector_sum
from snippets.fusion.without_gelu import without_gelu
from snippets.matmul import autotune, autotune_hazards, persistent, skinny, tiled
from snippets.programs.vector_add import add
from snippets.vendors import one_source
from snippets.why.by_the_block import cuda_add

DTYPES = {"fp32": torch.float32, "fp16": torch.float16, "bf16": torch.bfloat16}
LAYOUTS = ("contiguous", "off the grid", "transposed")


class Inputs:
    """Makes random inputs of one dtype and layout. They are drawn on the CPU: the book's kernels alone are watched."""

    def __init__(self, dtype: str, layout: str, launches: Counter, device: str = "cuda"):
        self.dtype, self.layout, self.launches, self.device = dtype, layout, launches, device

    def __call__(self, *shape: int) -> torch.Tensor:
        if self.layout == "transposed":
            return self._drawn(*reversed(shape)).permute(*reversed(range(len(shape))))
        if self.layout == "off the grid":  # an odd row stride, and a start that is no multiple of 16 bytes
            return self._drawn(*shape[:-1], shape[-1] + 3)[..., 1:-2]
        return self._drawn(*shape)

    def _drawn(self, *shape: int) -> torch.Tensor:
        return torch.randn(shape).to(DTYPES[self.dtype]).to(self.device)

    def only(self, *dtypes: str, contiguous: bool = False) -> bool:
        return self.dtype in dtypes and (not contiguous or self.layout == "contiguous")


def vector_add(make: Inputs) -> None:
    for shape in ((1,), (1025,), (37, 99)):
        add(make(*shape), make(*shape))


def by_the_block(make: Inputs) -> None:
    if make.only("fp32", contiguous=True):
        make.launches["why.by_the_block.cu"] += 1
        cuda_add(make(1025), make(1025))


def activations(make: Inputs) -> None:
    for shape in ((3, 257), (37, 1000), (2, 4104)):
        for call in (activation.plain, activation.fused_activation, without_gelu):
            call(make(*shape), make(shape[-1]), 1.25)


def softmaxes(make: Inputs) -> None:
    for shape in ((1,), (37, 999)):
        vector_sum(make(*shape))
    for rows, columns in ((37, 100), (9, 1000), (3, 5003), (2, 33_000)):
        x = softmax.as_rows(make(rows, columns))
        softmax.plain(x)
        tiled = [softmax.tiled] if columns <= softmax.WIDEST_TILE else []
        for rung in (*tiled, softmax.looped, softmax.kept):
            rung(x, torch.empty(x.shape, dtype=x.dtype, device=x.device))


def tiled_matmuls(make: Inputs) -> None:
    for m, k, n in ((1, 1, 1), (129, 70, 200), (64, 96, 80)):
        tiled.matmul(make(m, k), make(k, n))


def tuned_matmuls(make: Inputs) -> None:
    """The public function, whose search launches every finalist; then each tile of the list, and the skinny rung."""
    for m, k, n in ((129, 70, 200), (264, 136, 392)):
        a, b = make(m, k), make(k, n)
        for _ in range(2):  # the second call launches what the first compiled, by a shorter way
            autotune.matmul(a, b)
    skinny.matmul(make(17, 1100), make(1100, 200))  # K is split among programs
    if make.only("bf16", contiguous=True):
        for one in autotune.CONFIGS:
            persistent.launcher(make(300, 200), make(200, 520), one.all_kwargs())(make(300, 200), make(200, 520))
        smallest = autotune.CONFIGS[-1].all_kwargs()  # more tiles than SMs: programs walk
        persistent.launcher(make(776, 72), make(72, 776), smallest)(make(776, 72), make(72, 776))


def hazards(make: Inputs) -> None:
    if make.layout == "contiguous":
        autotune_hazards.double(make(1025), autotune_hazards.doubled_once)
        autotune_hazards.row_sums(make(5, 99), autotune_hazards.summed)


def attentions(make: Inputs) -> None:
    for batch, heads, seq_q, seq_k, head_dim in ((1, 2, 130, 130, 64), (2, 1, 70, 200, 128), (1, 1, 33, 65, 40)):
        q = make(batch, heads, seq_q, head_dim)
        k, v = make(batch, heads, seq_k, head_dim), make(batch, heads, seq_k, head_dim)
        for causal in (False, True):
            flash.attention_plain(q, k, v, causal)
            flash.attention(q, k, v, causal)
            if make.only("fp16", "bf16"):
                flash_gluon.attention(q, k, v, causal)


def naive_attentions(make: Inputs) -> None:
    for seq_q, seq_k, head_dim in ((65, 65, 40), (33, 130, 64)):
        q, k, v = make(1, 2, seq_q, head_dim), make(1, 2, seq_k, head_dim), make(1, 2, seq_k, head_dim)
        for causal in (False, True):
            naive.attention(q, k, v, causal)


def cpp_activation(make: Inputs) -> None:
    if make.only("bf16", contiguous=True):
        make.launches["vendors.one_source.cu"] += 1
        one_source.fused_activation(make(37, 264), make(264), 1.25)


CALLS: dict[str, Callable[[Inputs], None]] = {
    "programs/vector_add": vector_add,
    "why/by_the_block": by_the_block,
    "fusion/activation": activations,
    "fusion/softmax": softmaxes,
    "matmul/tiled": tiled_matmuls,
    "matmul/autotune": tuned_matmuls,
    "matmul/autotune_hazards": hazards,
    "attention/naive": naive_attentions,
    "attention/flash": attentions,
    "vendors/one_source": cpp_activation,
}


def run(step: str, dtypes: list[str]) -> None:
    """Make the launches of a step, and print how often each kernel was launched, as JSON."""
    launches: Counter = Counter()
    with counted(launches):
        for dtype in dtypes:
            for layout in LAYOUTS:
                CALLS[step](Inputs(dtype, layout, launches))
    torch.cuda.synchronize()
    print(json.dumps(launches))


@contextlib.contextmanager
def counted(launches: Counter) -> Iterator[None]:
    """Within: launches are counted by kernel, and a tuner launches each of its configs once instead of timing it."""
    launch = JITFunction.run

    def count(kernel: JITFunction, *arguments, **options):
        launches[f"{kernel.fn.__module__.removeprefix('snippets.')}.{kernel.fn.__name__}"] += 1
        return launch(kernel, *arguments, **options)

    def once(_tuner: Autotuner, call: Callable, quantiles: tuple) -> list[float]:
        call()
        return [1.0] * len(quantiles)

    with mock.patch.object(JITFunction, "run", count), mock.patch.object(Autotuner, "do_bench", once):
        yield


@triton.jit
def past_the_end_kernel(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)  # no mask: a fault on purpose


RACE = """
extern "C" __global__ void unordered(float* out) {
    __shared__ float shared[64];
    shared[threadIdx.x] = threadIdx.x;
    out[threadIdx.x] = shared[63 - threadIdx.x];  // no __syncthreads: a fault on purpose
}
extern "C" void launch(float* out) { unordered<<<1, 64>>>(out); }
"""


def self_check(tool: str) -> None:
    """Write past the end of a tensor (memcheck), or read shared memory that another warp writes (racecheck)."""
    x = torch.zeros(1000).cuda()
    if tool == "memcheck":
        past_the_end_kernel[(1,)](x, BLOCK=1024)
    else:
        with tempfile.TemporaryDirectory() as folder:
            source, built = Path(folder) / "race.cu", Path(folder) / "race.so"
            source.write_text(RACE)
            nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
            command = [nvcc, "-arch=native", "-shared", "-Xcompiler", "-fPIC", "-o", str(built), str(source)]
            subprocess.run(command, check=True)
            ctypes.CDLL(str(built)).launch(ctypes.c_void_p(x.data_ptr()))
    with contextlib.suppress(RuntimeError):  # memcheck ends a kernel at its fault, and PyTorch says so
        torch.cuda.synchronize()
    print("{}")
