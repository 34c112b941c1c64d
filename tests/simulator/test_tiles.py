"""What the programs of a wave read together, against a count of distinct strips of A and B, one program at a time."""

import itertools

import pytest

from docs.simulator import matmul
from docs.simulator.gpus import find_gpu
from snippets.matmul.tiled import grouped_tile

BLOCKS = ((128, 128), (128, 256), (256, 64), (64, 256), (16, 16), (16, 256))


def counted(gpu, size, config):
    """Device-memory bytes of a square product in bf16, C included, if a wave fetches each strip once."""
    tiles_m, tiles_n = (-(-size // config[block]) for block in ("BLOCK_M", "BLOCK_N"))
    programs, together = tiles_m * tiles_n, find_gpu(gpu).multiprocessors
    strips = 0
    for first in range(0, programs, together):
        wave = range(first, min(programs, first + together))
        owned = [grouped_tile.fn(program, tiles_m, tiles_n, config["GROUP_M"]) for program in wave]
        rows, columns = ({place[axis] for place in owned} for axis in (0, 1))
        strips += len(rows) * config["BLOCK_M"] + len(columns) * config["BLOCK_N"]
    everything = programs * (config["BLOCK_M"] + config["BLOCK_N"])
    return (min(everything, max(2 * size, strips)) + size) * size * 2


@pytest.mark.parametrize("gpu", ["H200", "MI300X"])
@pytest.mark.parametrize("size", [512, 2048, 4095, 4096])
def test_a_wave_reads_each_strip_once(gpu, size):
    for (block_m, block_n), group_m in itertools.product(BLOCKS, (1, 4, 8, 32)):
        config = {"BLOCK_M": block_m, "BLOCK_N": block_n, "GROUP_M": group_m}
        found = matmul.matmul_tiles(gpu, size, size, size, config)
        exact = found["programs"] <= matmul.MOST_WAVES * find_gpu(gpu).multiprocessors
        expected = pytest.approx(counted(gpu, size, config), rel=1e-9 if exact else 0.05)
        assert found["memory_bytes"] == expected, config


def test_the_strips_of_4096_ungrouped_by_hand():
    """32 x 32 tiles of 128. 132 programs are four rows of tiles and four more: five strips of A and all 32 of B; the
    last of eight waves has 100, in four rows. Not capped at 32, B's strips were once counted as 132.
    """
    config = {"BLOCK_M": 128, "BLOCK_N": 128, "GROUP_M": 1}
    found = matmul.matmul_tiles("H200", 4096, 4096, 4096, config)
    strip, c = 128 * 4096 * 2, 4096**2 * 2
    assert found["memory_bytes"] == (7 * (5 + 32) + 4 + 32) * strip + c


def test_a_size_no_one_can_count_is_answered_at_once():
    config = {"BLOCK_M": 16, "BLOCK_N": 16, "GROUP_M": 8}
    found = matmul.matmul_tiles("H200", 1 << 20, 1 << 20, 16, config)
    assert found["memory_bytes"] < found["l2_bytes"]
