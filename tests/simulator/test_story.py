"""The model tells the story's numbers: 1.07 GB and 372 µs eager, 93 µs fused, on the H100 SXM."""

import itertools

import pytest

from docs.simulator import model, traffic
from docs.simulator.engine import floor_us


def test_the_story_on_the_h100():
    story = model.story()
    assert story["eager_us"] == pytest.approx(372, rel=0.01)
    assert story["fused_us"] == pytest.approx(93, rel=0.01)
    assert story["eager_bytes"] == pytest.approx(1.07e9, rel=0.01)
    assert story["tensor_bytes"] == 128 * 2**20
    assert story["speedup"] == pytest.approx(4, rel=0.01)


def test_the_machine_adds_named_terms_by_default_and_none_in_the_story():
    machine = model.predict("activation", "H200", (8192, 8192), eager=True)
    ideal = model.predict("activation", "H200", (8192, 8192), eager=True, ideal=True)
    assert set(machine["machine"]) == {"broadcast add", "erf arithmetic"}
    assert ideal["machine"] == {}
    assert machine["time_us"] > ideal["time_us"] + 0.9 * sum(machine["machine"].values()) > ideal["time_us"]


def test_the_timeline_has_no_gap_and_ends_at_the_total():
    events = model.timeline("activation", "H100 SXM", (8192, 8192), eager=True, ideal=True)
    assert [event["name"] for event in events] == list(traffic.CHAIN)
    for before, after in itertools.pairwise(events):
        assert after["start_us"] == pytest.approx(before["start_us"] + before["duration_us"])
    assert events[-1]["start_us"] + events[-1]["duration_us"] == pytest.approx(model.story()["eager_us"])


def test_fp32_moves_twice_the_bytes_of_bf16():
    assert traffic.activation_bytes(64, 64, "fp32") == 2 * traffic.activation_bytes(64, 64, "bf16")


def test_a_launch_outweighs_the_data_of_the_tutorials_vector():
    found = model.launch_floor("H200", 98_432)
    assert found["launch_share"] > 0.9
    assert model.launch_floor("H200", found["even_elements"])["launch_share"] == pytest.approx(0.5, abs=0.01)
    assert found["floor_us"] == pytest.approx(floor_us("H200", 3 * 4 * 98_432))


def test_the_ridge_of_the_h100():
    below = model.roofline("H100 SXM", traffic.activation_flops(8192, 8192), traffic.activation_bytes(8192, 8192))
    above = model.roofline("H100 SXM", 2 * 8192**3, traffic.matmul_bytes(8192, 8192, 8192), dots=True)
    assert (below["bound"], above["bound"]) == ("memory", "compute")
    assert above["ridge"] == pytest.approx(989.4e12 / 3.35e12)
    assert below["attainable_tflop_s"] < below["peak_tflop_s"] and above["attainable_tflop_s"] == 989.4


def test_what_each_kernel_waits_for():
    def bound(*asked, **how):
        return model.predict(*asked, **how)["bound"]

    assert bound("add", "H200", (1024,)) == "launch"
    assert bound("add", "H200", (1 << 28,)) == "memory"
    assert bound("softmax", "H200", (131_072, 1024)) == "memory"
    assert bound("softmax", "H200", (1 << 21, 64), config={"rung": "plain"}) == "launch"  # two million short programs
    assert bound("activation", "H200", (8192, 8192)) == "memory"
    assert bound("activation", "H200", (8192, 8192), config={"rung": "plain"}) == "compute"  # erf
    assert bound("matmul", "H200", (8192, 8192, 8192)) == "compute"
    assert bound("matmul", "H200", (16, 16, 16)) == "launch"
