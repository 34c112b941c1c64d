"""What the timing harness promises to benchmarks, where no GPU is needed."""

import sys

import pytest
import torch

from scripts.benchmarks.quack_peers import check_rows, quack_matmul, quack_softmax
from scripts.harness import Unavailable, optional


@pytest.mark.parametrize("peer", [quack_matmul, quack_softmax])
def test_a_peer_that_is_not_installed_says_so(peer, monkeypatch):
    monkeypatch.setitem(sys.modules, "quack", None)
    reason = peer(*[None] * (2 if peer is quack_matmul else 1)).reason
    assert "quack" in reason


def test_a_shape_that_quack_does_not_take_is_told_in_a_line():
    check_rows(torch.empty(4095, 4096, dtype=torch.bfloat16))
    with pytest.raises(ValueError, match=r"not for 4,095 columns: it takes rows of a multiple of 16 bytes"):
        check_rows(torch.empty(4096, 4095, dtype=torch.bfloat16))


def test_a_peer_is_unavailable_for_whatever_its_set_up_raises():
    @optional
    def broken(shape):
        raise OSError(f"libpeer.so: cannot open shared object file for {shape}\nand more")

    assert broken(3) == Unavailable("OSError: libpeer.so: cannot open shared object file for 3")


def test_a_missing_package_names_its_group():
    @optional
    def absent():
        import no_such_package

        return no_such_package

    assert absent() == Unavailable("no_such_package is not installed: `pip install --group peers`")


def test_a_peer_that_is_there_is_called():
    assert optional(lambda x: lambda: x)(7)() == 7
