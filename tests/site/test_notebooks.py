"""The notebooks as pages: executed without an error, downloadable, coloured, their figures in files."""

import json
import re

import pytest

from scripts.notebook_pages import page_of
from scripts.records import ROOT

pytestmark = pytest.mark.site
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
KEYWORD = "getComputedStyle(document.querySelector('.highlight-ipynb .k')).color"
NAME = "getComputedStyle(document.querySelector('.highlight-ipynb .n')).color"


def outputs(notebook: dict) -> list[dict]:
    return [output for cell in notebook["cells"] for output in cell.get("outputs", [])]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_notebook_ran_on_a_gpu_without_an_error(path):
    found = outputs(json.loads(path.read_text(encoding="utf-8")))
    assert found, "a notebook is published with its output"
    assert [output for output in found if output["output_type"] == "error"] == []
    assert "Traceback (most recent call last)" not in path.read_text(encoding="utf-8")
    assert "Triton's interpreter" not in json.dumps(found)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_page_links_the_file_and_shows_its_figures(path, site_folder):
    folder = site_folder / "notebooks" / path.stem
    html = (folder / "index.html").read_text(encoding="utf-8")
    assert f'<a href="{path.name}" download>' in html
    assert (folder / path.name).read_bytes() == path.read_bytes()
    drawn = [output for output in outputs(json.loads((folder / path.name).read_text())) if _draws(output)]
    shown = re.findall(r'<img alt="([^"]+)" src="(figure-\d+\.svg)"', html)
    assert len(shown) == len(drawn) == len({name for _, name in shown})
    assert all((folder / name).read_text(encoding="utf-8").rstrip().endswith("</svg>") for _, name in shown)
    assert "base64," not in html


def _draws(output: dict) -> bool:
    return "image/svg+xml" in output.get("data", {})


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_chapter_leads_to_its_notebook(path, site_folder):
    first = next((site_folder / path.stem).glob("*/index.html"))
    assert f'href="../../notebooks/{path.stem}/"' in first.read_text(encoding="utf-8")


def test_code_is_coloured(site, page):
    page.goto(f"{site}notebooks/{NOTEBOOKS[0].stem}/")
    assert page.evaluate(KEYWORD) != page.evaluate(NAME)


def test_text_printed_piece_by_piece_is_one_block():
    piece = (
        '<div class="jp-OutputArea-child">\n'
        '<div class="jp-RenderedText jp-OutputArea-output" data-mime-type="text/plain" tabindex="0">\n'
        "<pre>{}\n</pre>\n</div>\n</div>\n"
    )
    html, figures = page_of("<h1>A</h1>" + piece.format("one") + piece.format("two"), "notebooks/a.ipynb")
    assert html.count("<pre") == 1
    assert "one\ntwo" in html
    assert figures == {}
