"""What drivers call GPUs, and which row of the table that is."""

import pytest

from scripts.known_gpu import known_gpu


@pytest.mark.parametrize(
    ("name", "multiprocessors", "known"),
    [
        ("NVIDIA H200", 132, "H200"),
        ("NVIDIA H100 80GB HBM3", 132, "H100 SXM"),
        ("NVIDIA H100 PCIe", 114, None),
        ("NVIDIA A100-SXM4-80GB", 108, "A100 80GB"),
        ("NVIDIA B200", 148, "B200"),
        ("NVIDIA GeForce RTX 4090", 128, "RTX 4090"),
        ("NVIDIA GeForce RTX 3090", 82, None),
        ("AMD Instinct MI300X", 304, "MI300X"),
        ("Made Up 1", 100, None),
    ],
)
def test_a_gpu_is_known_by_its_name_and_size(name, multiprocessors, known):
    assert known_gpu(name, multiprocessors) == known
