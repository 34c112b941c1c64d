"""Shared memory, and whether a launch would fail for want of resources: right for every compiled config and target."""

import json

import pytest

from docs.simulator import attention_stages, configs, occupancy, stages
from docs.simulator.gpus import GPUS
from scripts import records

GPU_OF_TARGET = {row.target: name for name, row in GPUS.items() if name != "H100 SXM"}
TILE = ("BLOCK_M", "BLOCK_N", "BLOCK_K", "num_stages", "dtype", "num_warps")


def facts():
    """(step, row) of every compiled Triton variant, by step."""
    for path in sorted(records.COMPILED.glob("*/*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        for row in record["rows"]:
            if "config" in row and "mistake" not in row["config"]:  # C++ has none; mistakes are refused before
                yield record["step"], row


def shared_bytes(step, row):
    """What the model says of a compiled variant."""
    gpu, config = GPU_OF_TARGET[row["target"]], row["config"]
    if step.startswith("attention/"):
        return attention_bytes(gpu, config)
    if "SLICES" in config:
        return stages.persistent_shared_bytes(gpu, config, config["dtype"], config["flipped"], config["c_aligned"])
    if "BLOCK_K" in config:
        return stages.matmul_shared_bytes(gpu, *[config[key] for key in TILE])
    if config.get("rung") in configs.RUNGS.get(step.split("/")[1], ()):
        return resources(step.split("/")[1], row)["shared_bytes"]
    if step == "fusion/vector_sum":
        return 4 * config["num_warps"]  # the warps of a program meet once
    return 0  # adds, and the book's other kernels of one load and one store


def attention_bytes(gpu, config):
    if "product" in config:
        return attention_stages.naive_shared_bytes(gpu, config["product"])
    tile = {"num_stages": 2 if gpu.startswith("MI") else 3, **config}
    if config["rung"] == "gluon":
        return attention_stages.gluon_shared_bytes(config["head_dim"], tile)
    if config["rung"] == "late values":
        return attention_stages.described_shared_bytes(gpu, 128, tile | {"Q_IN_REGISTERS": True})
    how = {"plain": attention_stages.flash_shared_bytes, "descriptors": attention_stages.described_shared_bytes}
    return how[config["rung"]](gpu, config["head_dim"], tile)


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
        fits = stages.fit(gpu, shared_bytes(step, row))["fits"]
        fits = fits and occupancy.out_of_resources("threads", row["threads"], GPUS[gpu].threads_per_program) is None
        assert fits == row["fits"], row


def test_q_in_registers_takes_no_shared_memory_on_hopper_alone():
    """The launcher's tile of head_dim 64: 3 stages of K and V of 64 x 64 bf16, and 7 barriers of 8 bytes."""
    tile = {"BLOCK_M": 64, "BLOCK_N": 64, "num_warps": 4, "num_stages": 3}
    kept, q = 3 * 2 * 64 * 64 * 2, 64 * 64 * 2
    found = [
        attention_stages.described_shared_bytes("H200", 64, {**tile, "Q_IN_REGISTERS": choice})
        for choice in (True, False)
    ]
    assert found == [kept + 7 * 8, kept + q + 7 * 8]
    elsewhere = [
        attention_stages.described_shared_bytes("B200", 64, {**tile, "Q_IN_REGISTERS": choice})
        for choice in (True, False)
    ]
    assert elsewhere == [kept + q + 64 + 32] * 2


def test_an_unaligned_c_leaves_32_columns_at_a_time():
    tile = {"BLOCK_M": 128, "BLOCK_N": 256, "BLOCK_K": 64, "SLICES": 2, "num_warps": 8, "num_stages": 4}
    kept, barriers = 4 * (128 + 256) * 64 * 2, 4 * 8
    found = [stages.persistent_shared_bytes("H200", tile, c_aligned=aligned) for aligned in (True, False)]
    assert found == [kept + 128 * 128 * 2 + barriers, kept + 128 * 32 * 2 + barriers]


def test_enough_was_compiled_to_judge_by():
    compiled = list(facts())
    assert {row["target"] for _, row in compiled} == {"cuda:90", "cuda:100", "hip:gfx942", "hip:gfx950"}
    assert {row["fits"] for _, row in compiled} == {True, False}
