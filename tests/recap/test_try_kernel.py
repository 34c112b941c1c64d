"""`scripts/try_kernel.py`: any kernel at any size, held against float64; bad arguments get one line."""

import re
import shlex

import pytest

from docs.simulator import model
from scripts import try_kernel
from scripts.records import ROOT
from tests.support import GPU

RUNGS = [(kernel, rung) for kernel, (_, _, rungs) in try_kernel.RUNGS.items() for rung in rungs]
SMALL = {"add": "1000", "activation": "5x130", "softmax": "7x300", "matmul": "33x50x20", "attention": "1x2x40x24"}


def test_every_kernel_of_the_model_can_be_tried():
    assert [*try_kernel.RUNGS, "copy"] == model.kernel_names()


@pytest.mark.parametrize(("kernel", "rung"), RUNGS)
def test_every_rung_is_right_and_gets_a_prediction(kernel, rung, capsys):
    assert try_kernel.main([kernel, "--size", SMALL[kernel], "--rung", rung, "--dtype", "fp32"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert SMALL[kernel] in lines[0]
    assert lines[1].startswith("error     ")
    assert " µs" in lines[-1] and lines[-1].startswith("modelled  ")
    assert any(line.startswith("measured ") for line in lines) == GPU


@pytest.mark.parametrize("kernel", try_kernel.RUNGS)
def test_the_size_may_be_left_out(kernel, capsys):
    assert try_kernel.main([kernel]) == 0


def test_causal_attention_is_another_result(capsys):
    assert try_kernel.main(["attention", "--size", SMALL["attention"], "--causal"]) == 0
    assert "causal" in capsys.readouterr().out


def test_a_wrong_result_is_said_and_fails(capsys, monkeypatch):
    monkeypatch.setattr(try_kernel, "load", lambda place: lambda x: x.double() + ("oracle" in place))
    assert try_kernel.main(["softmax", "--size", "4x4", "--dtype", "fp32"]) == 1
    assert "WRONG" in capsys.readouterr().out


def test_the_gpu_of_the_prediction_can_be_chosen(capsys):
    try_kernel.main(["add", "--gpu", "MI300X"])
    assert capsys.readouterr().out.splitlines()[-1].endswith("on the MI300X")


def shown() -> list[str]:
    """Each command line of the page and of the README."""
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ("docs/recap/playground.md", "README.md")]
    return re.findall(r"^\$ python scripts/try_kernel.py (.*)$", "\n".join(texts), re.MULTILINE)


@pytest.mark.parametrize("line", shown())
def test_each_command_that_a_reader_is_shown_works(line, capsys):
    command, _, remark = line.partition("#")
    if GPU or "needs a GPU" not in remark:
        assert try_kernel.main(shlex.split(command)) == 0
        return
    with pytest.raises(SystemExit):
        try_kernel.main(shlex.split(command))
    assert "interpreter" in capsys.readouterr().err  # not a misspelt option


REFUSED = {
    "softmax --size 8": "size must be rowsxcolumns",
    "softmax --size 0x4": "size rows must be a whole number",
    "softmax --size 4xfour": "size must be numbers",
    "softmax --rung kept": "rung of softmax must be one of triton, plain",
    "add --causal": "causal is for attention",
    "add --gpu H900": "gpu must be one of",
    "copy": "invalid choice",
}
if not GPU:
    REFUSED |= {"add --dtype bf16": "bf16 is computed wrongly", "matmul --size 9999x9999x9999": "too much"}


@pytest.mark.parametrize("arguments", REFUSED)
def test_bad_arguments_get_one_line(arguments, capsys):
    with pytest.raises(SystemExit) as stopped:
        try_kernel.main(arguments.split())
    said = capsys.readouterr().err
    assert stopped.value.code == 2
    assert said.startswith("try_kernel.py: ") and said.count("\n") == 1
    assert REFUSED[arguments] in said
