"""What the launchers pick must fit the target they pick it for: held against the compiled facts."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch
import triton

from snippets.attention.flash import descriptor_config

ROOT = Path(__file__).resolve().parents[2]
FACTS = ROOT / "docs" / "compiled" / "attention" / "flash.json"
ROWS = json.loads(FACTS.read_text())["rows"]


def facts(target: str, **config) -> list[dict]:
    return [row for row in ROWS if row["target"] == target and config.items() <= row["config"].items()]


@pytest.mark.parametrize("head_dim", [64, 128, 256])
@pytest.mark.parametrize("target", ["cuda:90", "cuda:100", "hip:gfx942", "hip:gfx950"])
def test_the_tile_of_each_target_fits_it_and_spills_nothing(target, head_dim):
    picked = facts(target, rung="descriptors", **descriptor_config(head_dim, torch.bfloat16, target))
    assert len(picked) == 2  # causal and not
    assert all(row["fits"] and row["spills"] == 0 for row in picked)


def test_late_values_are_for_what_they_fit():
    for causal in (False, True):
        (picked,) = facts("cuda:90", rung="late values", causal=causal)
        assert picked["fits"] and picked["spills"] == 0
        assert picked["registers"] * 128 * 2 <= 65_536  # two programs a multiprocessor


LATE = """
import sys
from scripts.cross_compile import TARGETS, compile_for
from scripts.targets.attention.flash import late
from tests.attention.machine_code import watch
for causal in (False, True):
    loop = watch(compile_for(late(causal), TARGETS["cuda:90"]).asm["cubin"])
    print(loop.powers, loop.beside, len(loop.touched), *loop.touched[:1])
"""


def test_every_power_of_late_values_runs_beside_a_product():
    """And nothing touches a running product's registers: neither Triton nor the assembler promises either."""
    for line in compiled(LATE):
        powers, beside, touched = map(int, line.split()[:3])
        assert powers == beside >= 32, line
        assert touched == 0, line


SERIALISED = """
import subprocess, tempfile
from pathlib import Path
from triton.backends.nvidia.compiler import get_ptxas
from scripts.cross_compile import TARGETS, compile_for
from scripts.targets.attention.flash import variants
for variant in variants():
    if variant.config["rung"] in ("descriptors", "late values") and variant.config["head_dim"] <= 128:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "kernel.ptx"
            source.write_text(compile_for(variant, TARGETS["cuda:90"]).asm["ptx"])
            command = [get_ptxas(90).path, "-v", "--gpu-name=sm_90a", source, "-o", Path(folder) / "kernel.cubin"]
            said = subprocess.run(command, capture_output=True, text=True, check=True).stderr
            print(variant.config["head_dim"], variant.config.get("Q_IN_REGISTERS", "late"), "C75" in said)
"""


def test_the_assembler_lets_products_overlap():
    """ptxas says C7510 to C7515 where it makes each wgmma wait for the one before; the facts' registers do not.

    The newest Triton's does so where q is in registers. Step 18 says so.
    """
    lines = [line.split() for line in compiled(SERIALISED)]
    assert len(lines) >= 6
    serialised = {in_registers for _, in_registers, warned in lines if warned == "True"}
    pinned = json.loads(FACTS.read_text())["triton"] == triton.__version__
    assert serialised <= (set() if pinned else {"True"}), lines


def compiled(code: str) -> list[str]:
    """What the code prints in a process of its own, where Triton does not interpret."""
    environment = os.environ | {"TRITON_INTERPRET": "0", "PYTHONPATH": f"{ROOT}:{os.environ.get('PYTHONPATH', '')}"}
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return said.stdout.splitlines()


@pytest.mark.parametrize("target", ["cuda:90", "cuda:100", "hip:gfx942", "hip:gfx950"])
def test_the_plain_kernel_fits_everywhere(target):
    assert all(row["fits"] for row in facts(target, rung="plain"))


def test_the_gluon_rung_is_compiled_for_hopper_alone():
    assert {row["target"] for row in ROWS if row["config"]["rung"] == "gluon"} == {"cuda:90"}
    assert all(row["fits"] and row["spills"] == 0 for row in facts("cuda:90", rung="gluon"))


@pytest.mark.parametrize(
    ("target", "instruction"), [("cuda:90", "wgmma"), ("cuda:100", "tcgen05"), ("hip:gfx942", "v_mfma")]
)
def test_both_products_are_on_the_tensor_cores(target, instruction):
    assert all(row["tensor_core"].get(instruction, 0) >= 8 for row in facts(target))
