"""why/by_the_block: the CUDA C++ add, where it can be built, and its refusal where it cannot."""

import shutil

import pytest
import torch

from snippets.why import by_the_block
from tests.programs import oracle
from tests.support import DEVICE


@pytest.mark.gpu
@pytest.mark.parametrize("n", [0, 1, 3, 4, 1023, 1024, 1025, 98_432])
def test_cuda_add(n):
    x, y = torch.randn(n, device=DEVICE), torch.randn(n, device=DEVICE)
    assert torch.equal(by_the_block.cuda_add(x, y), oracle.add(x, y).float())


@pytest.mark.gpu
def test_cuda_add_of_more_than_2_31_elements():
    x = torch.randn(2**20, device=DEVICE).repeat(2**11 + 1)
    assert torch.equal(by_the_block.cuda_add(x, x), 2 * x)


def test_without_nvcc_it_says_what_is_missing(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    by_the_block.library.cache_clear()
    with pytest.raises(FileNotFoundError, match="nvcc not found"):
        by_the_block.library()
