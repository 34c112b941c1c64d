"""The notebooks of each chapter, as a reader without a GPU runs them: a table on stdout, a figure in a file."""

import subprocess
import sys

import pytest

from scripts.records import ROOT

SMALL = {"why": ["--side", "256"], "programs": ["--largest", "4096"], "fusion": ["--elements", "4096"]}


@pytest.mark.parametrize("chapter", SMALL)
def test_an_example_prints_a_table_and_saves_the_figure_it_was_asked_for(chapter, tmp_path):
    figure, elsewhere = tmp_path / "figure.svg", tmp_path / "elsewhere"
    elsewhere.mkdir()
    command = [sys.executable, ROOT / "examples" / f"{chapter}.py", *SMALL[chapter], "--figure", figure]
    result = subprocess.run(command, capture_output=True, text=True, cwd=elsewhere, timeout=300)
    assert result.returncode == 0, result.stderr
    assert "µs" in result.stdout
    assert len(result.stdout.splitlines()) > 6
    assert "<svg" in figure.read_text(encoding="utf-8")
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize(("chapter", "option"), [("programs", "--largest"), ("fusion", "--elements")])
def test_an_example_refuses_a_size_that_it_cannot_show(chapter, option):
    command = [sys.executable, ROOT / "examples" / f"{chapter}.py", option, "1000"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert result.returncode == 2
    assert "4096" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("chapter", "arguments", "said"),
    [
        ("matmul", ["--largest", "0"], "must be a power of two of 64 or more, not 0"),
        ("attention", ["--longest", "0"], "must be 32 or more, not 0"),
        ("vendors", ["--size", "0"], "must be 1 or more, not 0"),
        *(
            (chapter, ["--figure", "no/such/folder.svg"], "there is no folder no/such")
            for chapter in ("matmul", "attention")
        ),
    ],
)
def test_an_example_refuses_bad_options_before_it_computes(chapter, arguments, said):
    command = [sys.executable, ROOT / "examples" / f"{chapter}.py", *arguments]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert result.returncode == 2
    assert result.stderr.rstrip().endswith(said)
