"""programs/printing says what step 4 says it says: in the interpreter, and in the code compiled for each target."""

import os
import subprocess
import sys

import pytest
import torch

from scripts.records import ROOT
from snippets.programs.printing import add_aloud
from tests.support import DEVICE, GPU

COMPILED = """
from scripts.cross_compile import TARGETS, Variant, assembly, compile_for, pointer
from snippets.programs.printing import add_aloud

arguments = {name: pointer("fp32") for name in ("x_ptr", "y_ptr", "out_ptr")} | {"n": 3, "BLOCK": 32}
for target in TARGETS.values():
    text = assembly(compile_for(Variant(add_aloud, arguments, {}, {"num_warps": 1}), target))
    print(target.name, "printf" in text)
    if target.name == "cuda:90":
        print(compile_for(Variant(add_aloud, arguments, {}, {"num_warps": 1}), target).asm["llir"])
"""


def test_the_sum_is_right_all_the_same():
    x, y = torch.randn(2, 1000, device=DEVICE)
    out = torch.empty_like(x)
    add_aloud[(8,)](x, y, out, 1000, BLOCK=128)
    assert torch.equal(out, x + y)


@pytest.mark.skipif(GPU, reason="a GPU prints past Python")
def test_the_interpreter_prints_one_line_a_program(capsys):
    x, y = torch.arange(3.0), torch.ones(3)
    add_aloud[(1,)](x, y, torch.empty(3), 3, BLOCK=4, num_warps=1)
    assert capsys.readouterr().out.splitlines() == ["compiled for 4 [0. 1. 2. 0.]", "(0, 0, 0)  x:  [0. 1. 2. 0.]"]


def test_compiled_it_prints_a_line_an_element_in_the_pages_form(tmp_path):
    environment = os.environ | {
        "TRITON_INTERPRET": "0",
        "TRITON_CACHE_DIR": str(tmp_path),
    }  # what is cached says nothing
    command = [sys.executable, "-c", COMPILED]
    out = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert out.count("compiled for 32 fp32[constexpr[32]]") >= 4
    assert all(f"{target} True" in out for target in ("cuda:90", "cuda:100", "hip:gfx942", "hip:gfx950"))
    assert "pid (%u, %u, %u) idx (%2u) x: %f" in out
