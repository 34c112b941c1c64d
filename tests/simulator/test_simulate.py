"""`scripts/simulate.py` keeps its contract: options, JSON keys, exit codes, one line on stderr."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "simulate.py"
STORY = ["activation", "--gpu", "H100 SXM", "--size", "8192x8192"]
MATMUL = ["matmul", "--gpu", "H200", "--size", "8192x8192x8192"]


def simulate(*arguments):
    return subprocess.run([sys.executable, SCRIPT, *arguments], capture_output=True, text=True)


def answer(*arguments):
    done = simulate(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_the_list_has_a_kernel_or_gpu_a_line():
    lines = simulate("--list").stdout.splitlines()
    assert {"add", "activation", "softmax", "matmul", "attention"} <= set(lines)
    assert {"A100 80GB", "H100 SXM", "H200", "B200", "RTX 4090", "MI300X", "MI350X"} <= set(lines)


def test_the_story_at_the_shell():
    eager, fused = answer(*STORY, "--eager", "--ideal"), answer(*STORY, "--ideal")
    assert list(eager) == ["time_us", "bytes", "flops", "bound", "shared_bytes", "occupancy", "error"]
    assert eager["time_us"] == pytest.approx(372, rel=0.01) and fused["time_us"] == pytest.approx(93, rel=0.01)
    assert eager["bytes"] == 4 * fused["bytes"] == 2**30
    assert eager["bound"] == "memory" and eager["error"] is None


def test_too_many_stages_give_tritons_message_and_status_0():
    found = answer(*MATMUL, "--config", "num_stages=5", "--config", "BLOCK_N=256")
    assert found["error"] == (
        "out of resource: shared memory, Required: 245760, Hardware limit: 232448. "
        "Reducing block sizes or `num_stages` may help."
    )
    assert found["time_us"] is None and found["shared_bytes"] == 245_760


def test_people_can_read_it():
    done = simulate(*STORY, "--eager")
    assert done.returncode == 0 and "modelled" in done.stdout and "the machine adds" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ([], "kernel"),
        (["add"], "gpu"),
        (["add", "--gpu", "H200"], "size"),
        (["conv", "--gpu", "H200", "--size", "8"], "kernel"),
        (["add", "--gpu", "H300", "--size", "8"], "gpu"),
        (["add", "--gpu", "H200", "--size", "8x8"], "size"),
        (["add", "--gpu", "H200", "--size", "-8"], "size"),
        (["add", "--gpu", "H200", "--size", "0"], "size"),
        (["add", "--gpu", "H200", "--size", "8.5"], "size"),
        (["add", "--gpu", "H200", "--size", "9" * 40], "size"),
        (["add", "--gpu", "H200", "--size", "8", "--dtype", "int8"], "dtype"),
        (["add", "--gpu", "H200", "--size", "8", "--config", "BLOCK"], "config"),
        (["add", "--gpu", "H200", "--size", "8", "--config", "BLOCK=3"], "BLOCK"),
        (["add", "--gpu", "H200", "--size", "8", "--config", "BLOCK=nan"], "BLOCK"),
        (["add", "--gpu", "H200", "--size", "8", "--causal"], "causal"),
        (["add", "--gpu", "H200", "--size", "8", "--nonsense"], "nonsense"),
        (["add", "--gpu"], "gpu"),
    ],
)
def test_a_bad_argument_is_one_line_and_status_2(arguments, word):
    done = simulate(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert word in done.stderr and len(done.stderr.splitlines()) == 1
