"""A notebook holds the code that its example holds now: one whose example was edited since is named."""

import json

import jupytext
import pytest

from scripts import notebooks
from scripts.notebooks import NOTEBOOKS, chapters, joined
from scripts.records import ROOT

EXECUTED = sorted(path.stem for path in NOTEBOOKS.glob("*.ipynb"))


def cells(notebook: dict) -> list[tuple[str, str]]:
    """(type, source) of each cell."""
    return [(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]


def executed(chapter: str) -> dict:
    return json.loads((NOTEBOOKS / f"{chapter}.ipynb").read_text(encoding="utf-8"))


@pytest.mark.parametrize("chapter", EXECUTED)
def test_the_notebook_is_its_example_executed(chapter):
    stale = f"docs/notebooks/{chapter}.ipynb is not of examples/{chapter}.py: run `make notebooks` on a GPU machine"
    assert cells(executed(chapter)) == cells(jupytext.read(ROOT / "examples" / f"{chapter}.py")), stale


@pytest.mark.parametrize("chapter", EXECUTED)
def test_every_code_cell_was_run_in_order(chapter):
    counts = [cell["execution_count"] for cell in executed(chapter)["cells"] if cell["cell_type"] == "code"]
    assert counts == list(range(1, len(counts) + 1))


def test_every_example_has_its_notebook():
    assert chapters() == EXECUTED


def test_text_that_came_in_pieces_is_one_output():
    def text(piece: str) -> dict:
        return {"output_type": "stream", "name": "stdout", "text": piece}

    drawn = {"output_type": "display_data", "data": {}}
    assert joined([text("a\n"), text("b\n"), drawn, text("c")]) == [text("a\nb\n"), drawn, text("c")]
    assert joined([]) == []


def test_an_example_that_fails_is_one_line_and_its_notebook_stays(tmp_path, monkeypatch):
    for name in ("EXAMPLES", "NOTEBOOKS"):
        monkeypatch.setattr(notebooks, name, tmp_path)
    monkeypatch.setattr(notebooks, "SETUP", "")
    (tmp_path / "vendors.py").write_text("# %%\nraise ValueError('no luck')\n")
    (tmp_path / "vendors.ipynb").write_text("old")
    with pytest.raises(SystemExit, match=r"examples/vendors\.py failed: ValueError: no luck$"):
        notebooks.main(["vendors"])
    assert (tmp_path / "vendors.ipynb").read_text() == "old"
