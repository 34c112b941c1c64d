"""Every function refuses nonsense with a ValueError that names the argument, and never answers NaN or infinity."""

import json
import math

import pytest

from docs.simulator import attention, matmul, memory, model, occupancy, stages, traffic
from tests.simulator.requests import requests

NONSENSE = [None, float("nan"), float("inf"), -1, 0, 1.5, "8", True, [], 1 << 90]


def numbers(value):
    """Every number anywhere in a JSON-able value."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for part in value:
            yield from numbers(part)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield value


def test_every_answer_is_finite_and_fit_for_json():
    for request in requests():
        found = model.predict(**request)
        assert all(math.isfinite(number) and number >= 0 for number in numbers(found)), request
        assert json.loads(json.dumps(found)) == found
        if found["error"] is None:
            assert found["time_us"] > 0 and found["bound"] in ("memory", "compute", "launch")
            assert 0 < found["occupancy"] <= 1


@pytest.mark.parametrize("value", NONSENSE)
@pytest.mark.parametrize(
    ("call", "name"),
    [
        (lambda value: model.predict("add", "H200", (value,)), "size n"),
        (lambda value: model.predict("softmax", "H200", (4, value)), "size columns"),
        (lambda value: model.predict("matmul", "H200", (value, 16, 16)), "size M"),
        (lambda value: model.predict("attention", "H200", (1, 1, 16, value)), "size head_dim"),
        (lambda value: model.predict("matmul", "H200", (16, 16, 16), config={"num_stages": value}), "num_stages"),
        (lambda value: model.predict("matmul", "H200", (16, 16, 16), config={"BLOCK_M": value}), "BLOCK_M"),
        (lambda value: model.predict("add", "H200", (16,), config={"num_warps": value}), "num_warps"),
        (lambda value: model.launch_floor("H200", value), "n"),
        (lambda value: model.roofline("H200", 10, value), "moved_bytes"),
        (lambda value: model.story(rows=value), "size rows"),
        (lambda value: occupancy.occupancy("H200", value), "num_warps"),
        (lambda value: occupancy.waves("H200", value, 1), "programs"),
        (lambda value: occupancy.waves("H200", 1, value), "resident"),
        (lambda value: occupancy.elements_per_thread("H200", value, 4), "block"),
        (lambda value: stages.stage_bytes(value, 64, 64), "BLOCK_M"),
        (lambda value: stages.matmul_shared_bytes("H200", 64, 64, 64, value), "num_stages"),
        (lambda value: traffic.tiles(16, value), "block"),
        (lambda value: traffic.launch_grid(value, 16), "size"),
        (lambda value: traffic.matmul_flops(16, value, 16), "size N"),
        (lambda value: attention.naive_longest_seq("H200", value, 8, 64), "size batch"),
    ],
)
def test_a_number_that_makes_no_sense_is_named(call, name, value):
    with pytest.raises(ValueError, match=rf"^{name} must be"):
        call(value)


@pytest.mark.parametrize(
    ("request_", "words"),
    [
        ({"kernel": "conv"}, "kernel must be one of add"),
        ({"gpu": "H300"}, "gpu must be one of"),
        ({"dtype": "fp8"}, "dtype must be one of bf16, fp16, fp32"),
        ({"size": (16, 16)}, "size must be MxNxK"),
        ({"size": 16}, "size must be MxNxK"),
        ({"size": (1 << 40, 1 << 40, 16)}, "size must stay below"),
        ({"config": {"BLOCK": 64}}, "config of matmul has .*BLOCK_K.*, not 'BLOCK'"),
        ({"config": {"BLOCK_M": 48}}, "BLOCK_M must be a power of two"),
        ({"config": "BLOCK_M=64"}, "config must be a dict"),
        ({"eager": "yes"}, "eager must be one of"),
        ({"kernel": "add", "size": (16,), "causal": True}, "causal is for attention"),
    ],
)
def test_a_bad_choice_is_named(request_, words):
    request_ = {"kernel": "matmul", "gpu": "H200", "size": (16, 16, 16), **request_}
    with pytest.raises(ValueError, match=words):
        model.predict(**request_)


def test_tensors_that_do_not_fit_say_so():
    found = model.predict("attention", "RTX 4090", (4, 16, 16384, 128), eager=True)
    assert found["error"].startswith("CUDA out of memory. Tried to allocate 64.00 GiB.")
    assert found["time_us"] is None and found["events"] == []


def test_naive_attention_fits_up_to_its_longest_sequence_and_no_further():
    longest = attention.naive_longest_seq("H200", 4, 16, 128)
    capacity = 141 * 2**30
    assert attention.naive_peak_bytes(4, 16, longest, 128) <= capacity
    assert attention.naive_peak_bytes(4, 16, longest + 1, 128) > capacity
    assert memory.out_of_memory("attention", "H200", (4, 16, longest, 128), eager=True) is None


def test_re_reads_fall_as_tiles_grow():
    small = {"BLOCK_M": 32, "BLOCK_N": 32, "BLOCK_K": 32, "GROUP_M": 8, "num_warps": 4, "num_stages": 3}
    large = {**small, "BLOCK_M": 128, "BLOCK_N": 256}
    re_reads = [matmul.matmul_tiles("H200", 8192, 8192, 8192, config)["re_reads"] for config in (small, large)]
    assert re_reads == [256, pytest.approx(8192 * (128 + 256) / (128 * 256) / 2)]
