"""Idioms of Triton, and random kernels, against Triton 3.9.0's interpreter; the compiler where the two differ."""

from pathlib import Path

import pytest

from tests.runner.engine import compiler_true, kernel_generator
from tests.runner.engine.oracle import DRIVER, interpret, results
from tests.runner.engine.parity import close, differences, numbers

HERE = Path(__file__).parent
IDIOMS = sorted(path.stem for path in (HERE / "idioms").glob("*.py"))
SEEDS = [11, 12, 13]


def held_against_interpreter(run, source: str, tmp_path, **tolerance) -> dict[str, str]:
    program = tmp_path / "program.py"
    program.write_text(source + DRIVER)
    expected = results(interpret(program))
    result = run(program.read_text())
    assert result["error"] is None
    assert result["report"]["faults"] == []
    assert differences(expected, results(result["output"]), **tolerance) == []
    return expected


@pytest.mark.parametrize("name", IDIOMS)
def test_idioms(run, tmp_path, name):
    expected = held_against_interpreter(run, (HERE / "idioms" / f"{name}.py").read_text(), tmp_path)
    assert all(text.startswith("[") for text in expected.values()), "the oracle must run every idiom"


def test_there_are_enough_idioms():
    cases = sum((HERE / "idioms" / f"{name}.py").read_text().count("@triton.jit") for name in IDIOMS)
    assert cases + len(compiler_true.CASES) >= 140


@pytest.mark.parametrize("seed", SEEDS)
def test_random_kernels(run, tmp_path, seed):
    expected = held_against_interpreter(run, kernel_generator.program(seed, 25), tmp_path, relative=1e-4, floor=1.0)
    assert sum(text.startswith("[") for text in expected.values()) == 25


def test_what_kernels_print(run, tmp_path):
    """device_print, print and hexadecimal, as the interpreter prints blocks."""
    program = tmp_path / "program.py"
    program.write_text(
        (HERE / "idioms" / "memory.py").read_text()
        + "\nprints[(1,)](torch.arange(64).to(torch.float32), torch.zeros(64), 16, B=16)\n"
    )
    assert run(program.read_text())["output"] == interpret(program)


def test_the_compiler_is_right(run):
    result = run((HERE / "compiler_true.py").read_text() + DRIVER)
    assert result["error"] is None
    found = {name: numbers(text) for name, text in results(result["output"]).items()}
    for name, expected in compiler_true.EXPECTED.items():
        pairs = zip(expected, found[name][: len(expected)], strict=True)
        assert all(close(a, b, 1e-6, 1e-3) for a, b in pairs), (name, expected, found[name])
    assert found.keys() == compiler_true.EXPECTED.keys()
