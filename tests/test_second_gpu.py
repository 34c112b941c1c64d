"""Records of any other GPU are drawn without a change of code: one in the table, one that is not, one of AMD's."""

import importlib

import pytest

from scripts import measure, records, render

OTHERS = {
    "in the table": ("NVIDIA H100 80GB HBM3", 132),
    "unknown": ("Made Up 1", 100),
    "AMD": ("AMD Instinct MI300X", 304),
}
NVIDIAS_OWN = {"cuda", "cudnn", "cute", "quack", "sdpa-flash", "triton:gluon", "cublas:tf32", "triton:tf32"}
DRAWN = [
    step
    for step in render.steps()
    if hasattr(importlib.import_module(f"scripts.figures.{step.replace('/', '.')}"), "measured")
]


def elsewhere(step: str, kind: str) -> dict:
    """The home record as another GPU would have written it; on AMD without NVIDIA's own peers and the largest tiles."""
    record = records.load(step)
    name, multiprocessors = OTHERS[kind]
    record["gpu"] |= {"name": name, "sms": multiprocessors}
    if kind == "AMD":
        record["gpu"] |= {"driver": None, "clocks": {"sm_max": None, "memory_max": None}}
        record["rows"] = [refused(row) if fails_on_amd(row) else row for row in record["rows"]]
    return record


def fails_on_amd(row: dict) -> bool:
    wide = (
        row["provider"] == "triton:plain" and row["case"].get("BLOCK_M", 0) * row["case"].get("BLOCK_N", 0) > 128 * 128
    )
    return row["provider"] in NVIDIAS_OWN or wide


def refused(row: dict) -> dict:
    return {"case": row["case"], "provider": row["provider"], "failed": "RuntimeError: not on this GPU"}


@pytest.mark.parametrize("kind", OTHERS)
@pytest.mark.parametrize("step", DRAWN)
def test_a_record_of_another_gpu_has_every_part_of_the_page(step, kind):
    module = importlib.import_module(f"scripts.figures.{step.replace('/', '.')}")
    steps = getattr(module, "RECORDS", (step,))
    at_home = module.measured(*map(records.load, steps))
    drawn = module.measured(*(elsewhere(one, kind) for one in steps))
    assert set(drawn) == set(at_home)
    for part in drawn.values():
        assert "H200" not in (part if isinstance(part, str) else part[1])


def test_every_record_is_drawn_somewhere():
    modules = [importlib.import_module(f"scripts.figures.{step.replace('/', '.')}") for step in DRAWN]
    read = {name for step, module in zip(DRAWN, modules, strict=True) for name in getattr(module, "RECORDS", (step,))}
    assert set(measure.steps()) <= read


def test_no_table_mixes_two_gpus():
    """The ladder of the matmul reads two records: both of one GPU, or one alone."""
    module = importlib.import_module("scripts.figures.matmul.autotune")
    plain = "| plain | pointers and masks |"
    assert plain in module.measured(records.load("matmul/autotune"))["rungs"]
    assert plain not in module.measured(elsewhere("matmul/autotune", "unknown"))["rungs"]
