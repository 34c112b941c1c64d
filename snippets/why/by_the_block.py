"""One add three ways: by the block in Triton, by the thread in CUDA C++ (by_the_block.cu), and as PyTorch ships it."""

import ctypes
import functools
import shutil
import subprocess
import tempfile
from pathlib import Path

import torch

from snippets.programs.vector_add import add

SOURCE = Path(__file__).with_suffix(".cu")


def cuda_add(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """x + y for two contiguous fp32 tensors of one shape on an NVIDIA GPU; unchecked, as it is only a yardstick.

    Errors: FileNotFoundError without nvcc, RuntimeError when it or the launch fails.
    """
    out = torch.empty_like(x)
    stream = torch.cuda.current_stream(x.device).cuda_stream
    error = library().add(x.data_ptr(), y.data_ptr(), out.data_ptr(), x.numel(), stream)
    if error:
        raise RuntimeError(f"the CUDA C++ add did not launch: CUDA error {error}")
    return out


@functools.cache
def library() -> ctypes.CDLL:
    """by_the_block.cu as a shared library for this machine's GPU, built once a process."""
    nvcc = shutil.which("nvcc") or shutil.which("nvcc", path="/usr/local/cuda/bin")
    if nvcc is None:
        raise FileNotFoundError("nvcc not found: the CUDA C++ add needs the CUDA toolkit")
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "add.so"
        command = [nvcc, "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", "-o", str(built), str(SOURCE)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"nvcc failed: {done.stderr.strip()}")
        loaded = ctypes.CDLL(str(built))  # stays mapped after the folder goes
    loaded.add.argtypes = [*[ctypes.c_void_p] * 3, ctypes.c_int64, ctypes.c_void_p]
    return loaded


ADDS = {"triton": add, "cuda": cuda_add, "torch": torch.add}
