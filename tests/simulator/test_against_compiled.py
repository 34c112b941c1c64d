"""Shared memory, and whether a launch would fail for want of resources: right for every compiled config and target."""

import json

import pytest

from docs.simulator import configs, stages
from docs.simulator.gpus import GPUS
from scripts import records

GPU_OF_TARGET = {row.target: name for name, row in GPUS.items() if name != "H100 SXM"}
MATMULS = [path for path in sorted(records.COMPILED.glob("matmul/*.json"))]


def facts(path):
    """The rows of a file whose kernel is the tiled matmul: those that give its tile."""
    record = json.loads(path.read_text(encoding="utf-8"))
    return [row for row in record["rows"] if {"BLOCK_M", "BLOCK_N", "BLOCK_K"} <= set(row["config"])]


FUSED = sorted(records.COMPILED.glob("fusion/*.json"))
ADDS = sorted(records.COMPILED.glob("programs/*.json"))


@pytest.mark.parametrize("path", FUSED, ids=lambda path: path.stem)
def test_shared_memory_of_the_fused_kernels(path):
    kernel = {"activation": "activation", "softmax": "softmax"}[path.stem]
    for row in json.loads(path.read_text(encoding="utf-8"))["rows"]:
        gpu, config, rung = GPU_OF_TARGET[row["target"]], row["config"], row["config"]["rung"]
        if rung not in configs.RUNGS[kernel]:
            assert row["shared_bytes"] == 0  # an experiment of the page, which the model does not know
            continue
        size = [4096, config["columns"]]
        chosen = configs.resolve(kernel, gpu, size, config["dtype"], {"rung": rung})
        found = configs.resources(kernel, gpu, size, config["dtype"], chosen, False)
        assert found["shared_bytes"] == row["shared_bytes"], row
        assert (found["error"] is None) == row["fits"]


@pytest.mark.parametrize("path", ADDS, ids=lambda path: path.stem)
def test_an_add_takes_no_shared_memory(path):
    for row in json.loads(path.read_text(encoding="utf-8"))["rows"]:
        assert row["shared_bytes"] == 0 and row["fits"]


def names(path):
    return path.stem


@pytest.mark.parametrize("path", MATMULS, ids=names)
def test_shared_memory_of_the_tiled_matmul(path):
    for row in facts(path):
        if "failed" in row:
            continue
        config = row["config"]
        tile = [config[key] for key in ("BLOCK_M", "BLOCK_N", "BLOCK_K", "num_stages", "dtype", "num_warps")]
        assert stages.matmul_shared_bytes(GPU_OF_TARGET[row["target"]], *tile) == row["shared_bytes"], row


@pytest.mark.parametrize("path", MATMULS, ids=names)
def test_a_launch_fails_where_the_model_says(path):
    for row in facts(path):
        config = {key: value for key, value in row["config"].items() if key != "dtype"}
        gpu, dtype = GPU_OF_TARGET[row["target"]], row["config"]["dtype"]
        chosen = configs.resolve("matmul", gpu, [8192, 8192, 8192], dtype, config)
        error = configs.resources("matmul", gpu, [8192, 8192, 8192], dtype, chosen, False)["error"]
        assert (error is None) == row["fits"], (row, error)
        if "failed" in row:
            assert "Insufficient registers" in row["failed"] and "Insufficient registers" in error
