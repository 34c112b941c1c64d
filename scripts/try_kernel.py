"""Run one kernel of the book at any size on this machine: is it right, how fast is it, and what did the model expect?

    python scripts/try_kernel.py softmax --size 4096x4096 --dtype bf16
    python scripts/try_kernel.py attention --size 4x32x4096x64 --causal --rung plain

The result is held against the chapter's float64 oracle on fresh random inputs. On a GPU it is then timed (device time,
cold L2, median) beside a copy of as many bytes; without one, Triton's interpreter runs it, and only the model speaks of
time. Exit status: 0; 1 when the result is wrong; 2 with one line on stderr for bad arguments.
"""

import argparse
import importlib
import sys
import warnings
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from docs.simulator import gpus, model, traffic
from scripts import predictions, simulate, tables
from scripts.known_gpu import known_gpu

RUNGS = {  # kernel: step of its record, chapter's oracle, and by rung (the first is the default) module and function
    "add": ("programs/vector_add", "programs.oracle:add", {"triton": "programs.vector_add:add"}),
    "activation": (
        "fusion/activation",
        "fusion.oracle:activation",
        {"triton": "fusion.activation:fused_activation", "plain": "fusion.activation:plain"},
    ),
    "softmax": (
        "fusion/softmax",
        "fusion.oracle:softmax",
        {"triton": "fusion.softmax:softmax", "plain": "fusion.softmax:plain"},
    ),
    "matmul": (
        "matmul/autotune",
        "matmul.oracle:matmul",
        {"triton": "matmul.autotune:matmul", "plain": "matmul.tiled:matmul"},
    ),
    "attention": (
        "attention/flash",
        "attention.oracle:exact_attention",
        {
            "triton": "attention.flash:attention",
            "plain": "attention.flash:attention_plain",
            "naive": "attention.naive:attention",
        },
    ),
}
SIZES = {  # on a GPU, in the interpreter
    "add": ("98432", "98432"),
    "activation": ("8192x8192", "64x1000"),
    "softmax": ("16384x8192", "64x1000"),
    "matmul": ("8192x8192x8192", "128x96x80"),
    "attention": ("2x32x8192x64", "1x2x128x64"),
}
TOLERANCE = {"fp32": 1e-5, "fp16": 2**-9, "bf16": 2**-6}  # relative L2 error: a wrong kernel is far beyond
MOST_INTERPRETED = {"bytes": 2**28, "flops": 2**34}  # minutes of Triton's interpreter
SCALE = 1.25


def main(arguments: list[str] | None = None) -> int:
    parser = make_parser()
    options = parser.parse_args(arguments)
    try:
        import torch
    except ImportError:
        parser.error("torch is missing: install torch and triton, or use the environment that `make test` makes")
    on_gpu = torch.cuda.is_available()
    try:
        complete(options, on_gpu)
        print(heading(options, torch.cuda.get_device_name() if on_gpu else "CPU, Triton's interpreter"))
        return try_it(options, on_gpu)
    except (ValueError, TypeError, torch.OutOfMemoryError) as problem:
        parser.error(str(problem).splitlines()[0])


def make_parser() -> argparse.ArgumentParser:
    parser = simulate.OneLineParser(
        prog="try_kernel.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kernel", metavar="KERNEL", choices=RUNGS, help=", ".join(RUNGS))
    parser.add_argument("--size", metavar="A[xB[xC[xD]]]", help=simulate.sizes_help())
    parser.add_argument("--dtype", choices=TOLERANCE, help="bf16 (default on a GPU), fp16 or fp32 (default on a CPU)")
    parser.add_argument("--rung", default="triton", help="plain, and of attention naive; default: the one to use")
    parser.add_argument("--causal", action="store_true", help="attention: each query sees no later key")
    parser.add_argument("--gpu", default="", metavar="NAME", help="whose prediction to print: " + ", ".join(gpus.GPUS))
    return parser


def complete(options: argparse.Namespace, on_gpu: bool) -> None:
    """Fill in defaults and check the arguments. Errors: ValueError naming the argument."""
    options.size = simulate.parse_size(options.size or SIZES[options.kernel][0 if on_gpu else 1])
    options.dtype = options.dtype or ("bf16" if on_gpu else "fp32")
    rungs = RUNGS[options.kernel][2]
    if options.rung not in rungs:
        raise ValueError(f"rung of {options.kernel} must be one of {', '.join(rungs)}, not {options.rung!r}")
    work = model.predict(
        options.kernel, options.gpu or "H200", options.size, options.dtype, causal=options.causal, ideal=True
    )
    if not on_gpu:
        check_interpretable(options.dtype, work)


def check_interpretable(dtype: str, work: dict) -> None:
    if dtype == "bf16":
        raise ValueError("dtype bf16 is computed wrongly by Triton's interpreter: use fp32 or fp16, or a GPU")
    for name, most in MOST_INTERPRETED.items():
        if work[name] > most:
            raise ValueError(f"size is too much for the interpreter, {work[name]:,} {name}: stay below {most:,}")


def heading(options: argparse.Namespace, where: str) -> str:
    size = "x".join(map(str, options.size))
    rung = "" if options.rung == "triton" else f", {options.rung}"
    return f"{options.kernel}{rung} {size}{', causal' if options.causal else ''}, {options.dtype}, {where}"


def try_it(options: argparse.Namespace, on_gpu: bool) -> int:
    """Run, compare, time, predict, printing each as it is known. Returns the exit status."""
    _, oracle, rungs = RUNGS[options.kernel]
    kernel = load(f"snippets.{rungs[options.rung]}")  # first: the package decides whether Triton interprets
    exact = load(f"tests.{oracle}")
    from tests.support import relative_error

    warnings.filterwarnings("ignore", module="triton.runtime.interpreter")  # NumPy's, of infinities that are meant
    tensors, rest = inputs(options, "cuda" if on_gpu else "cpu")
    error = relative_error(kernel(*tensors, *rest), exact(*tensors, *rest))
    right = error <= TOLERANCE[options.dtype]
    print(f"error     {error:.1e} of the float64 result{'' if right else ': WRONG'}", flush=True)
    if on_gpu:
        report_times(options, lambda: kernel(*tensors, *rest))
    print(predicted(options, machine() if on_gpu else None), flush=True)
    return 0 if right else 1


def load(place: str) -> Callable:
    """`snippets.fusion.softmax:softmax` → the function."""
    module, function = place.split(":")
    return getattr(importlib.import_module(module), function)


def inputs(options: argparse.Namespace, device: str) -> tuple[list, list]:
    """Fresh random tensors, and the arguments after them."""
    import torch

    dtype = {"fp32": torch.float32, "fp16": torch.float16, "bf16": torch.bfloat16}[options.dtype]
    size = options.size
    shapes, rest = {
        "add": ([size, size], []),
        "activation": ([size, size[-1:]], [SCALE]),
        "softmax": ([size], []),
        "matmul": ([size[::2], size[2:0:-1]], []),  # M x K and K x N of M x N x K
        "attention": ([size] * 3, [options.causal]),
    }[options.kernel]
    return [torch.randn(shape, device=device).to(dtype) for shape in shapes], rest


def report_times(options: argparse.Namespace, call: Callable) -> None:
    """Device time of the kernel and of the copy of as many bytes, in turn."""
    from scripts.harness import TORCH_DTYPES, Bench, copy_of

    work = model.predict(options.kernel, "H200", options.size, options.dtype, causal=options.causal, ideal=True)
    copy = copy_of(work["bytes"], TORCH_DTYPES[options.dtype], "cuda")
    for name, row in Bench().time({"measured": call, "copy": copy}).items():
        row |= {"bytes": work["bytes"], "flops": work["flops"]}
        spread = f"p20 to p80: {tables.time(row['p20_ms'])} to {tables.time(row['p80_ms'])}"
        rates = f"{tables.significant(tables.gigabytes_per_second(row) / 1e3)} TB/s"
        if name == "measured":
            rates += f", {tables.significant(tables.teraflops_per_second(row))} TFLOP/s"
        print(f"{name:9} {tables.time(row['p50_ms'])}, {spread}; {rates}", flush=True)


def machine() -> str | None:
    """This machine's GPU in the model's table, or None."""
    import torch

    properties = torch.cuda.get_device_properties(0)
    return known_gpu(properties.name, properties.multi_processor_count)


def predicted(options: argparse.Namespace, here: str | None) -> str:
    """The model's line: of this rung if it knows it, of the plain one if not."""
    gpu = options.gpu or here or "H200"
    provider = {"triton": "triton", "naive": "naive", "plain": "triton:plain"}[options.rung]
    case = dict(zip(traffic.KERNELS[options.kernel], options.size, strict=True)) | {"dtype": options.dtype}
    case |= {"causal": options.causal} if options.kernel == "attention" else {}
    step = RUNGS[options.kernel][0]
    asked = predictions.request(step, {"case": case, "provider": provider})
    note = "" if asked else ", of the plain rung: the model does not know this one"
    asked = asked or predictions.request(step, {"case": case, "provider": "triton:plain"})
    found = model.predict(gpu=gpu, **asked)
    said = found["error"] or f"{tables.time(found['time_us'] / 1e3)}, bound by {found['bound']}"
    return f"modelled  {said}, on the {gpu}{note}"


if __name__ == "__main__":
    sys.exit(main())
