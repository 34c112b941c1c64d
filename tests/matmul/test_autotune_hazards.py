"""Each hazard goes wrong, in silence, and its mended twin does not."""

import pytest
import torch
from triton.runtime.errors import OutOfResources

from snippets.matmul import autotune_hazards as hazards
from tests.matmul import cases
from tests.support import DEVICE

FITS = hazards.tile(32, 32, 32, num_warps=4, num_stages=2)
TOO_LARGE = hazards.tile(128, 128, 128, num_warps=8, num_stages=4)  # fp32: 512 KiB of shared memory


def test_tuning_in_place_doubles_many_times():
    x = torch.ones(300, device=DEVICE)
    hazards.double(x, hazards.doubled_by_every_trial)
    assert (x > 2).all()
    once_tuned = torch.ones(300, device=DEVICE)
    hazards.double(once_tuned, hazards.doubled_by_every_trial)
    assert (once_tuned == 2).all()  # which is why no second call shows the fault


def test_restored_tuning_doubles_once():
    x = torch.ones(301, device=DEVICE)
    hazards.double(x, hazards.doubled_once)
    assert (x == 2).all()


def test_a_key_without_the_width_keeps_too_small_a_block():
    hazards.summed_with_the_first_block.cache.clear()
    narrow, wide = torch.ones(4, 50, device=DEVICE), torch.ones(4, 250, device=DEVICE)
    assert (hazards.row_sums(narrow, hazards.summed_with_the_first_block) == 50).all()
    assert (hazards.row_sums(wide, hazards.summed_with_the_first_block) == 64).all()


def test_the_whole_key_tunes_again_for_the_wide_rows():
    for width in (50, 250, 120):
        x = torch.ones(4, width, device=DEVICE)
        assert (hazards.row_sums(x, hazards.summed) == width).all()
    assert len(hazards.summed.cache) == 3


def test_a_config_that_cannot_run_is_dropped_without_a_word(capfd):
    tuned = hazards.tuned_matmul([FITS, TOO_LARGE])
    a, b = cases.random(40, 40, torch.float32), cases.random(40, 40, torch.float32)
    cases.check(lambda a, b: hazards.multiply(a, b, tuned), a, b)
    assert capfd.readouterr() == ("", "")
    assert hazards.lost_configs(tuned) == [TOO_LARGE]


def test_it_is_heard_of_only_when_nothing_runs():
    tuned = hazards.tuned_matmul([TOO_LARGE, hazards.tile(128, 256, 128, num_warps=8, num_stages=4)])
    a = cases.random(40, 40, torch.float32)
    with pytest.raises(OutOfResources, match=r"out of resource: shared memory, Required: \d+, Hardware limit: \d+"):
        hazards.multiply(a, a, tuned)
