"""Shared memory, and whether a launch would fail for want of resources: right for every compiled config and target."""

import json

import pytest

from docs.simulator import configs, occupancy, stages
from docs.simulator.gpus import GPUS
from scripts import records

GPU_OF_TARGET = {row.target: name for name, row in GPUS.items() if name != "H100 SXM"}
TILE = ("BLOCK_M", "BLOCK_N", "BLOCK_K", "num_stages", "dtype", "num_warps")


def facts():
    """(step, row) of every compiled variant, by step."""
    for path in sorted(records.COMPILED.glob("*/*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        for row in record["rows"]:
            yield record["step"], row


def shared_bytes(step, row):
    """What the model says of a compiled variant."""
    gpu, config = GPU_OF_TARGET[row["target"]], row["config"]
    if "SLICES" in config:
        return stages.persistent_shared_bytes(gpu, config, config["dtype"], config["flipped"], config["c_aligned"])
    if "BLOCK_K" in config:
        return stages.matmul_shared_bytes(gpu, *[config[key] for key in TILE])
    if config.get("rung") in configs.RUNGS.get(step.split("/")[1], ()):
        return resources(step.split("/")[1], row)["shared_bytes"]
    return 0  # adds, and the book's other kernels of one load and one store


def resources(kernel, row):
    gpu, config = GPU_OF_TARGET[row["target"]], row["config"]
    size, given = [4096, config["columns"]], {"rung": config["rung"]}
    chosen = configs.resolve(kernel, gpu, size, config["dtype"], given)
    return configs.resources(kernel, gpu, size, config["dtype"], chosen, False)


STEPS = sorted({step for step, _ in facts()})


@pytest.mark.parametrize("step", STEPS)
def test_shared_memory_is_what_the_compiler_allots(step):
    for name, row in facts():
        if name == step and "failed" not in row:
            assert shared_bytes(step, row) == row["shared_bytes"], row


@pytest.mark.parametrize("step", STEPS)
def test_a_launch_fails_where_the_model_says(step):
    for name, row in facts():
        if name != step:
            continue
        gpu, config = GPU_OF_TARGET[row["target"]], row["config"]
        if "failed" in row:
            assert "Insufficient registers" in row["failed"]
            error = stages.too_few_registers(gpu, config["BLOCK_M"], config["BLOCK_N"], config["num_warps"])
            assert "Insufficient registers" in error
            continue
        held = occupancy.occupancy(gpu, row["threads"] // GPUS[gpu].warp_size, 0, shared_bytes(step, row))
        assert (held["error"] is None) == row["fits"], row


def test_enough_was_compiled_to_judge_by():
    compiled = list(facts())
    assert {row["target"] for _, row in compiled} == {"cuda:90", "cuda:100", "hip:gfx942", "hip:gfx950"}
    assert {row["fits"] for _, row in compiled} == {True, False}
