"""Compile a kernel for a GPU that is not here, specialised exactly as a launch would specialise it.

A targets module (`scripts/targets/<chapter>/<step>.py`) defines `variants()`: which kernels, with which arguments.
Triton must not be interpreting: run with TRITON_INTERPRET unset or 0.
"""

import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import torch
import triton
from triton import knobs
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton.compiler.compiler import make_backend
from triton.experimental.gluon._runtime import GluonASTSource
from triton.runtime.jit import JITFunction, MockTensor, create_function_from_signature
from triton.tools.tensor_descriptor import TensorDescriptor

knobs.compilation.disable_line_info = True  # it would name files of the machine that compiled

DTYPES = {"fp32": torch.float32, "fp16": torch.float16, "bf16": torch.bfloat16, "i32": torch.int32, "i64": torch.int64}


@dataclass(frozen=True)
class Target:
    """A GPU to compile for: shared memory (LDS on AMD) in bytes and threads, each the most one program may use."""

    name: str
    gpu: GPUTarget
    shared_limit: int
    thread_limit: int = 1024


TARGETS = {
    target.name: target
    for target in [
        Target("cuda:90", GPUTarget("cuda", 90, 32), 232_448),  # H100, H200
        Target("cuda:100", GPUTarget("cuda", 100, 32), 232_448),  # B200
        Target("hip:gfx942", GPUTarget("hip", "gfx942", 64), 65_536),  # MI300X
        Target("hip:gfx950", GPUTarget("hip", "gfx950", 64), 163_840),  # MI350X
    ]
}

# Tensor-core instructions by the name a reader meets, as they are spelt in PTX and AMDGCN.
TENSOR_CORE = {
    "wgmma": r"\bwgmma\.mma_async",
    "tcgen05": r"\btcgen05\.mma\b",
    "mma": r"(?<!wg)\bmma\.sync",
    "v_mfma": r"\bv_mfma_",
}


@dataclass
class Variant:
    """One kernel with one set of arguments.

    `arguments` gives every parameter a value: `pointer("bf16")`, `descriptor("bf16", [64, 64])`, a number, or the value
    of a `tl.constexpr`. `config` is what the record shows. `options` are launch options such as `num_warps`.
    """

    kernel: JITFunction
    arguments: dict
    config: dict
    options: dict = field(default_factory=dict)
    targets: tuple[str, ...] = tuple(TARGETS)
    show_ir: bool = False


def pointer(dtype: str) -> MockTensor:
    """An argument that stands for a tensor: 16-byte aligned, as PyTorch allocates."""
    return MockTensor(DTYPES[dtype])


def descriptor(dtype: str, block_shape: list[int]) -> TensorDescriptor:
    """An argument that stands for a tensor descriptor over a large, contiguous, 16-byte aligned tensor."""
    shape = [4096] * len(block_shape)
    strides = [4096**power for power in reversed(range(len(shape)))]
    return TensorDescriptor(pointer(dtype), shape, strides, block_shape)


def compile_for(variant: Variant, target: Target):
    """The compiled kernel (`.asm`, `.metadata`). Raises what Triton raises."""
    backend = make_backend(target.gpu)
    kernel = variant.kernel
    bind = create_function_from_signature(kernel.signature, kernel.params, backend)
    bound, specialization, options = bind(**variant.arguments, **variant.options)
    options, signature, constexprs, attributes = kernel._pack_args(backend, options, bound, specialization, options)
    language = GluonASTSource if kernel.is_gluon() else ASTSource
    source = language(kernel, signature, constexprs, attributes)
    return triton.compile(source, target=target.gpu, options=options.__dict__)


def facts(variant: Variant, target: Target) -> dict:
    """The row of one variant on one target; a kernel that does not compile has `failed` and no numbers."""
    row = {"target": target.name, "config": variant.config}
    try:
        compiled = compile_for(variant, target)
    except Exception as error:  # ptxas and LLVM fail in many ways: the record keeps their words
        return row | {"fits": False, "failed": last_line(error)}
    threads = compiled.metadata.num_warps * target.gpu.warp_size
    shared = compiled.metadata.shared
    return row | {
        "shared_bytes": shared,
        "limit_bytes": target.shared_limit,
        "fits": shared <= target.shared_limit and threads <= target.thread_limit,
        "threads": threads,
        **registers(compiled),
        "tensor_core": tensor_core(assembly(compiled)),
    }


def assembly(compiled) -> str:
    return compiled.asm["ptx"] if "ptx" in compiled.asm else compiled.asm["amdgcn"]


def tensor_core(text: str) -> dict[str, int]:
    counts = {name: len(re.findall(pattern, text)) for name, pattern in TENSOR_CORE.items()}
    return {name: count for name, count in counts.items() if count}


def registers(compiled) -> dict[str, int]:
    """Registers a thread, and spills: bytes of stack frame on NVIDIA, spilled registers on AMD."""
    if "cubin" in compiled.asm:
        report = resource_usage(compiled.asm["cubin"])
        return {"registers": number(r"REG:(\d+)", report), "spills": number(r"STACK:(\d+)", report)}
    text = compiled.asm["amdgcn"]
    return {
        "registers": number(r"\.vgpr_count:\s*(\d+)", text) or number(r"\.num_vgpr, (\d+)", text),
        "spills": number(r"\.vgpr_spill_count:\s*(\d+)", text),
    }


def resource_usage(cubin: bytes) -> str:
    tool = Path(triton.__file__).parent / "backends" / "nvidia" / "bin" / "cuobjdump"
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        command = [str(tool), "-res-usage", file.name]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def number(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def stages(compiled) -> dict[str, str]:
    """The compiler's stages as text, by name: ttir, ttgir, llir, then ptx or amdgcn."""
    names = ["ttir", "ttgir", "llir", "ptx", "amdgcn"]
    return {name: without_locations(compiled.asm[name]) for name in names if name in compiled.asm}


def without_locations(text: str) -> str:
    """TTIR and TTGIR carry source locations even so; the rest has none left but a few empty sections."""
    text = re.sub(r"^#loc.*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r' loc\("[^"]*"\(#loc\d*\)\)| loc\([^()]*\)', "", text)
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def last_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    ptxas = [line for line in lines if line.startswith("ptxas fatal")]  # its last line is a command with our paths
    return f"{type(error).__name__}: {(ptxas or lines[-1:] or ['no message'])[0]}"[:300]
