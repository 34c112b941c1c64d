"""What the launchers pick must fit the target they pick it for: held against the compiled facts."""

import json
from pathlib import Path

import pytest
import torch

from snippets.attention.flash import descriptor_config

FACTS = Path(__file__).resolve().parents[2] / "docs" / "compiled" / "attention" / "flash.json"
ROWS = json.loads(FACTS.read_text())["rows"]


def facts(target: str, **config) -> list[dict]:
    return [row for row in ROWS if row["target"] == target and config.items() <= row["config"].items()]


@pytest.mark.parametrize("head_dim", [64, 128, 256])
@pytest.mark.parametrize("target", ["cuda:90", "cuda:100", "hip:gfx942", "hip:gfx950"])
def test_the_tile_of_each_target_fits_it_and_spills_nothing(target, head_dim):
    picked = facts(target, rung="descriptors", **descriptor_config(head_dim, torch.bfloat16, target))
    assert len(picked) >= 2  # causal and not
    assert all(row["fits"] and row["spills"] == 0 for row in picked)


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
