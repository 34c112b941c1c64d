"""Occupancy, waves and the vendors' rules, against cases worked out by hand."""

import pytest

from docs.simulator import occupancy, stages
from docs.simulator.gpus import find_gpu, gpu_names


@pytest.mark.parametrize(
    ("gpu", "num_warps", "registers", "shared_bytes", "programs", "limiter"),
    [
        ("H200", 4, 32, 0, 16, "warps"),  # 64 warps hold 16 programs of 4
        ("H200", 1, 32, 0, 32, "programs"),  # never more than 32 programs
        ("H200", 4, 255, 0, 2, "registers"),  # 65,536 registers, 256 x 32 for each warp: 8 warps
        ("H200", 8, 128, 100_000, 2, "registers"),
        ("H200", 4, 64, 147_456, 1, "shared memory"),  # 228 KiB hold one of 144 KiB
        ("H200", 4, 64, 0, 8, "registers"),
        ("RTX 4090", 4, 32, 0, 12, "warps"),  # 48 warps
        ("MI300X", 4, 64, 65_536, 1, "shared memory"),  # 64 KiB of LDS
        ("MI300X", 4, 256, 0, 2, "registers"),  # 512 registers a lane and SIMD: 2 waves on each of 4 SIMDs
        ("MI350X", 4, 64, 65_536, 2, "shared memory"),
    ],
)
def test_resident_programs(gpu, num_warps, registers, shared_bytes, programs, limiter):
    found = occupancy.occupancy(gpu, num_warps, registers, shared_bytes)
    assert (found["programs"], found["limiter"]) == (programs, limiter)
    assert found["occupancy"] == programs * num_warps / find_gpu(gpu).warps_per_multiprocessor


def test_threads_of_a_warp_differ_by_vendor():
    assert occupancy.threads("H200", 4) == 128
    assert occupancy.threads("MI300X", 4) == 256
    assert occupancy.elements_per_thread("H200", 1024, 4) == 8


def test_the_message_is_tritons_own():
    errors = pytest.importorskip("triton.runtime.errors")
    ours = occupancy.out_of_resources("shared memory", 262_144, 232_448)
    assert ours == str(errors.OutOfResources(262_144, 232_448, "shared memory"))
    assert occupancy.out_of_resources("shared memory", 232_448, 232_448) is None


def test_too_many_threads_are_refused_like_too_much_shared_memory():
    assert "threads, Required: 2048, Hardware limit: 1024" in occupancy.occupancy("MI300X", 32)["error"]
    assert occupancy.occupancy("H200", 32)["error"] is None
    assert occupancy.occupancy("H200", 4, shared_bytes=232_449)["programs"] == 0


def test_the_tail_of_a_grid():
    found = occupancy.waves("H200", 265, 1)
    assert (found["full"], found["tail"], found["waves"], found["slots"]) == (2, 1, 3, 132)
    assert found["busy"] == pytest.approx(265 / 396)
    assert occupancy.waves("H200", 264, 1)["busy"] == 1


@pytest.mark.parametrize("gpu", gpu_names())
def test_stages_until_out_of_resources(gpu):
    """More stages never need less, and the first that does not fit says what Triton says."""
    needed = [stages.matmul_shared_bytes(gpu, 128, 128, 64, count) for count in range(1, 12)]
    assert needed == sorted(needed)
    verdicts = [stages.fit(gpu, amount) for amount in needed]
    assert verdicts[0]["fits"] and not verdicts[-1]["fits"]
    limit = find_gpu(gpu).shared_bytes_per_program
    for amount, verdict in zip(needed, verdicts, strict=True):
        assert verdict["fits"] == (amount <= limit) == (verdict["error"] is None)
