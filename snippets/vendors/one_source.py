"""What a kernel in C++ needs before PyTorch can call it: a compiler for the target, a shared library, a signature."""

import ctypes
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import torch

from snippets.arguments import check_tensors

HERE = Path(__file__).parent


# --8<-- [start:build]
def build_command(source: Path, library: Path, architecture: str) -> list[str]:
    """The compiler's command line: nvcc for one_source.cu (such as "sm_90"), hipcc for one_source.hip ("gfx942")."""
    if source.suffix == ".cu":
        flags = ["nvcc", "-O3", f"-arch={architecture}", "-shared", "-Xcompiler", "-fPIC"]
    else:
        flags = ["hipcc", "-O3", f"--offload-arch={architecture}", "-shared", "-fPIC"]
    return [*flags, "-o", str(library), str(source)]


@cache
def load(source: Path, architecture: str) -> ctypes.CDLL:
    """Compile and load, once a process. Errors: RuntimeError with what the compiler said, or that there is none."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "one_source.so"
        command = build_command(source, library, architecture)
        if shutil.which(command[0]) is None:
            raise RuntimeError(f"{command[0]} is not installed: it compiles {source.name} for {architecture}")
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed: {done.stderr.strip()}")
        return ctypes.CDLL(str(library))  # stays mapped after the folder goes


# --8<-- [end:build]


# --8<-- [start:call]
def fused_activation(
    x: torch.Tensor, bias: torch.Tensor, scale: float, low: float = -6.0, high: float = 6.0
) -> torch.Tensor:
    """clamp(gelu(x + bias) * scale, low, high) in C++: contiguous bf16, columns a multiple of 8, on this machine's GPU.

    Errors: TypeError or ValueError for other arguments; RuntimeError if it cannot be compiled or launched.
    """
    check_tensors(x=x, bias=bias)
    rows, columns = check_layout(x, bias)
    y = torch.empty_like(x)
    with torch.cuda.device_of(x):
        pointers = [ctypes.c_void_p(tensor.data_ptr()) for tensor in (x, bias, y)]
        sizes = [ctypes.c_int64(rows), ctypes.c_int64(columns)]
        numbers = [ctypes.c_float(number) for number in (scale, low, high)]
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
        error = load(*this_gpu(x)).fused_activation(*pointers, *sizes, *numbers, stream)
    if error:
        raise RuntimeError(f"the launch failed with error {error}")
    return y


# --8<-- [end:call]


def check_layout(x: torch.Tensor, bias: torch.Tensor) -> tuple[int, int]:
    """Rows and columns of x. What Triton's masks take care of, this kernel refuses."""
    if x.dtype != torch.bfloat16:
        raise TypeError(f"x must be bfloat16: the C++ kernel knows no other dtype, {x.dtype} included")
    if x.ndim != 2 or bias.shape != x.shape[1:] or x.shape[1] % 8:
        raise ValueError(
            f"x must be (rows, columns), columns a multiple of 8, and bias (columns,), not {tuple(x.shape)}"
        )
    for name, tensor in (("x", x), ("bias", bias)):
        if not tensor.is_contiguous() or tensor.data_ptr() % 16:
            raise ValueError(f"{name} must be contiguous and start at a multiple of 16 bytes")
    return x.shape


def this_gpu(x: torch.Tensor) -> tuple[Path, str]:
    """The source and the architecture for the GPU that holds x."""
    if torch.version.hip:
        return HERE / "one_source.hip", torch.cuda.get_device_properties(x.device).gcnArchName.split(":")[0]
    major, minor = torch.cuda.get_device_capability(x.device)
    return HERE / "one_source.cu", f"sm_{major}{minor}"
