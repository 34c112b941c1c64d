"""What pages ask a reader to change in the runner does there what they say."""

import pytest

from scripts.records import ROOT

CONTIGUOUS, STRIDED = "offsets = program * BLOCK + tl.arange(0, BLOCK)", "offsets = program + 4 * tl.arange(0, BLOCK)"


@pytest.fixture
def add():
    """Step 4's kernel and a launch of a thousand elements in four programs."""
    source = (ROOT / "snippets" / "programs" / "vector_add.py").read_text(encoding="utf-8")
    kernel = source.split("[start:kernel]")[1].split("# --8<--")[0]
    assert CONTIGUOUS in kernel
    return f"""
import torch
import triton
import triton.language as tl
{kernel}
x, y = torch.randn(2, 1000)
out = torch.empty_like(x)
add_kernel[(4,)](x, y, out, 1000, BLOCK=256)
print(torch.equal(out, x + y))
"""


def test_an_add_of_every_fourth_element_takes_four_times_the_sectors(run, add):
    before, after = run(add), run(add.replace(CONTIGUOUS, STRIDED))
    assert (before["output"], after["output"]) == ("True\n", "True\n")
    assert before["report"]["faults"] == after["report"]["faults"] == []
    sectors = [one["report"]["launches"][0]["sectors"] for one in (before, after)]
    assert sectors == [375, 4 * 375]
