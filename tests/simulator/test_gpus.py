"""The table of GPUs: complete, sourced, consistent with itself and with the targets the book compiles for."""

import pytest

from docs.simulator import gpus

NAMES = ["A100 80GB", "H100 SXM", "H200", "B200", "RTX 4090", "MI300X", "MI350X"]


def test_the_contracts_gpus_in_order():
    assert gpus.gpu_names() == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_figure_has_a_source(name):
    figures = gpus.describe_gpu(name)
    assert list(figures) == list(gpus.FIELDS)
    assert all(len(figure["source"]) > 20 for figure in figures.values())


@pytest.mark.parametrize("name", NAMES)
def test_the_figures_agree_with_each_other(name):
    row = gpus.find_gpu(name)
    fp32 = 2 * row.multiprocessors * row.lanes_per_multiprocessor * row.clock_mhz / 1e6
    assert fp32 == pytest.approx(row.fp32_tflop_s, rel=0.02), "lanes x clock x 2 is the printed fp32 rate"
    assert row.dot_tflop_s["bf16"] > 1.9 * row.fp32_tflop_s
    assert row.shared_bytes_per_program <= row.shared_bytes_per_multiprocessor
    assert row.registers_per_multiprocessor >= row.registers_per_thread * row.warp_size


def test_limits_are_those_the_book_compiles_against():
    cross_compile = pytest.importorskip("scripts.cross_compile")
    for row in gpus.GPUS.values():
        if row.target in cross_compile.TARGETS:
            target = cross_compile.TARGETS[row.target]
            limits = (row.shared_bytes_per_program, row.threads_per_program, row.warp_size)
            assert limits == (target.shared_limit, target.thread_limit, target.gpu.warp_size)


def test_an_unknown_gpu_is_refused_with_the_known_ones():
    with pytest.raises(ValueError, match=r"gpu must be one of A100 80GB, .*MI350X, not 'H300'"):
        gpus.find_gpu("H300")
