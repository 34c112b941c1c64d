"""The C++ kernel and its port: same text but for names; compiled and right where there is a compiler and a GPU."""

import difflib
import re
import shutil
from pathlib import Path

import pytest
import torch

from snippets.vendors import one_source
from tests.fusion import oracle
from tests.support import DEVICE, GPU, ROUNDING, relative_error

CUDA, HIP = one_source.HERE / "one_source.cu", one_source.HERE / "one_source.hip"
PORT = [
    ("__nv_bfloat16", "hip_bfloat16"),
    (r"__bfloat162float\(([^()]*(?:\[i\])?)\)", r"float(\1)"),
    (r"__float2bfloat16\(", "hip_bfloat16("),
    ("cudaErrorInvalidValue", "hipErrorInvalidValue"),
    ("cudaSuccess", "hipSuccess"),
    ("cudaGetLastError", "hipGetLastError"),
    ("cudaStream_t", "hipStream_t"),
]


def code(path: Path) -> list[str]:
    """Lines without comments and includes."""
    lines = [line.split("//")[0].rstrip() for line in path.read_text().splitlines()]
    return [line for line in lines if line and not line.startswith("#include")]


def test_the_port_changes_names_and_nothing_else():
    ported = "\n".join(code(CUDA))
    for cuda, hip in PORT:
        ported, count = re.subn(cuda, hip, ported)
        assert count, cuda
    assert "\n".join(difflib.unified_diff(ported.splitlines(), code(HIP), lineterm="")) == ""


def test_each_source_has_its_compiler(tmp_path):
    assert one_source.build_command(CUDA, tmp_path / "a.so", "sm_90")[0] == "nvcc"
    assert one_source.build_command(HIP, tmp_path / "a.so", "gfx942")[0] == "hipcc"


def test_a_missing_compiler_is_named(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(RuntimeError, match=r"nvcc is not installed: it compiles one_source.cu for sm_1"):
        one_source.load(CUDA, "sm_1")


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="nvcc is not installed on this machine")
def test_it_compiles_and_what_does_not_is_reported(tmp_path):
    assert one_source.load(CUDA, "sm_90").fused_activation
    broken = tmp_path / "one_source.cu"
    broken.write_text("int main( {")
    with pytest.raises(RuntimeError, match="nvcc failed"):
        one_source.load(broken, "sm_90")


def test_layout_it_cannot_take_is_refused():
    x, bias = torch.zeros(4, 16, dtype=torch.bfloat16), torch.zeros(16, dtype=torch.bfloat16)
    assert one_source.check_layout(x, bias) == (4, 16)
    with pytest.raises(TypeError, match="x must be bfloat16"):
        one_source.check_layout(x.float(), bias.float())
    with pytest.raises(ValueError, match="columns a multiple of 8"):
        one_source.check_layout(x[:, :12], bias[:12])
    with pytest.raises(ValueError, match="x must be contiguous"):
        one_source.check_layout(torch.zeros(16, 16, dtype=torch.bfloat16).T, bias)


@pytest.mark.skipif(not GPU, reason="a C++ kernel has no interpreter: it needs a GPU")
def test_it_is_right():
    x = (2 * torch.randn(37, 264, device=DEVICE)).bfloat16()
    x[3, 5], x[4, 6] = float("nan"), float("inf")
    bias = torch.randn(264, device=DEVICE).bfloat16()
    y, want = one_source.fused_activation(x, bias, 1.25), oracle.activation(x, bias, 1.25)
    assert torch.equal(y.isnan(), want.isnan())
    assert relative_error(y.nan_to_num(), want.nan_to_num()) <= 1.1 * ROUNDING[torch.bfloat16]
