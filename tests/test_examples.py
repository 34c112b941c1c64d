"""The examples, as a reader without a GPU runs them: a table on stdout, a figure in a file, or one line on stderr."""

import os
import re
import subprocess
import sys
from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from scripts.examples import figure_file, whole, write_whole
from scripts.notebooks import chapters
from scripts.records import ROOT

SMALL = {
    "why": ["--side", "256"],
    "programs": ["--largest", "4096"],
    "fusion": ["--elements", "4096"],
    "matmul": ["--largest", "64"],
    "attention": ["--longest", "32", "--causal"],
    "vendors": ["--size", "512"],
    "production": [],
}
SIZES = {chapter: options[0] for chapter, options in SMALL.items() if options}
LIMITS = {
    "why": "a whole number from 1 to",
    "programs": "a power of two from 4,096 to",
    "fusion": "a power of two from 4,096 to",
    "matmul": "a power of two from 64 to",
    "attention": "a whole number from 32 to",
    "vendors": "a whole number from 1 to 2,147,483,647",
}


def run(chapter: str, *arguments, **options) -> subprocess.CompletedProcess:
    command = [sys.executable, ROOT / "examples" / f"{chapter}.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, **options)


def refused(chapter: str, *arguments, **options) -> str:
    """The one line on stderr of a run that is refused before it computes anything."""
    result = run(chapter, *arguments, **options)
    assert (result.returncode, result.stdout) == (2, ""), result
    (line,) = result.stderr.splitlines()
    return line.removeprefix(f"{chapter}.py: ")


def test_every_example_is_tried():
    assert sorted(SMALL) == chapters()


@pytest.mark.parametrize("chapter", SMALL)
def test_an_example_prints_a_table_and_saves_the_figure_it_was_asked_for(chapter, tmp_path):
    figure, elsewhere = tmp_path / "figure.svg", tmp_path / "elsewhere"
    elsewhere.mkdir()
    result = run(chapter, *SMALL[chapter], "--figure", figure, cwd=elsewhere)
    assert result.returncode == 0, result.stderr
    assert len(result.stdout.splitlines()) > 4
    assert "<svg" in figure.read_text(encoding="utf-8")
    assert list(elsewhere.iterdir()) == []
    assert sorted(tmp_path.iterdir()) == [elsewhere, figure]


@pytest.mark.parametrize("chapter", SIZES)
def test_a_size_that_cannot_be_shown_is_refused(chapter):
    told = refused(chapter, SIZES[chapter], "-3")
    assert told.startswith(f"argument {SIZES[chapter]}: must be {LIMITS[chapter]}")
    assert told.endswith(", not -3")


@pytest.mark.parametrize("text", ["0", "-3", "many", "1e3", "4.0", "", " ", "48", "8192", "9" * 5000])
def test_a_size_is_a_power_of_two_within_limits(text):
    assert [whole(4, 4096, power_of_two=True)(size) for size in ("4", "64", "4096")] == [4, 64, 4096]
    with pytest.raises(ArgumentTypeError, match=r"^must be a power of two from 4 to 4,096, not .{1,41}$"):
        whole(4, 4096, power_of_two=True)(text)


@pytest.mark.parametrize("chapter", SMALL)
def test_a_figure_that_cannot_be_saved_is_refused(chapter, tmp_path):
    assert refused(chapter, "--figure", "no/a.svg", cwd=tmp_path) == "argument --figure: there is no folder no"
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("no/such/figure.svg", "there is no folder no/such"),
        ("folder.svg", "folder.svg is a folder: name a file"),
        ("figure.txt", "must end in .svg, .png, .pdf, not 'figure.txt'"),
        ("figure", "must end in .svg, .png, .pdf, not 'figure'"),
        ("/proc/figure.svg", "cannot write /proc/figure.svg: "),
        (f"{'a' * 300}/figure.svg", f"cannot write {'a' * 40}…: File name too long"),
        (f"{'a' * 300}.svg", f"cannot write {'a' * 40}…: File name too long"),
    ],
)
def test_what_is_wrong_with_a_figure_is_said(file, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.svg").mkdir()
    with pytest.raises(ArgumentTypeError, match=f"^{re.escape(said)}"):
        figure_file(file)
    assert os.listdir(tmp_path) == ["folder.svg"]


def test_a_cache_command_draws_nothing(tmp_path):
    arguments = ("--figure", tmp_path / "a.svg", "check", "--cache", tmp_path)
    assert refused("production", *arguments) == "argument --figure: drawn without a command only"


def test_a_full_disk_leaves_the_figure_that_was_there(tmp_path, capsys, monkeypatch):
    figure = tmp_path / "figure.svg"
    figure.write_text("as it was")
    monkeypatch.setattr(Path, "write_bytes", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(SystemExit) as ended:
        write_whole(figure, b"new")
    assert ended.value.code == 2
    assert f"cannot write {figure}: No space left on device\n" in capsys.readouterr().err
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("figure.svg", "as it was")]
