"""The cheat sheet on paper, and the book with a second GPU's records."""

import json
import re
import shutil
import subprocess
import sys

import pytest

from scripts import measure, records
from scripts.records import ROOT
from tests.test_second_gpu import elsewhere

pytestmark = pytest.mark.site
A4 = {"width": 794, "height": 1123}  # px


def copy_of_the_book(folder):
    for name in ("docs", "scripts", "snippets", "examples"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("mkdocs.yml", "README.md"):
        shutil.copy(ROOT / name, folder)
    for added in set((folder / "docs/measured").iterdir()) - {folder / "docs/measured" / records.HOME_GPU}:
        shutil.rmtree(added)  # by a reader with another GPU
    return folder


@pytest.fixture(scope="session")
def second_gpu(tmp_path_factory):
    """The built book of a reader who ran `make measure` for two steps on another GPU."""
    book = copy_of_the_book(tmp_path_factory.mktemp("book"))
    for step in ("fusion/softmax", "programs/vector_add"):
        record = json.loads((book / f"docs/measured/nvidia-h200/{step}.json").read_text(encoding="utf-8"))
        record["gpu"] |= {"name": "Made Up 1", "sms": 100}
        path = book / f"docs/measured/made-up-1/{step}.json"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(record), encoding="utf-8")
        run(book, "scripts/render.py", step)
    run(book, "-m", "mkdocs", "build", "--quiet")
    return book / "site"


def run(folder, *command):
    result = subprocess.run([sys.executable, *command], capture_output=True, text=True, cwd=folder)
    assert result.returncode == 0, result.stderr


def test_every_page_shows_a_tab_for_a_second_gpu(second_gpu):
    for step in ("fusion/softmax", "recap/cheat_sheet"):
        html = (second_gpu / step / "index.html").read_text(encoding="utf-8")
        labels = re.findall(r'<label for="__tabbed_\d+_\d+">([^<]+)</label>', html)
        assert {"NVIDIA H200", "Made Up 1"} <= set(labels), step
        assert f'{"../" * 2}measured/made-up-1/fusion/softmax.json"' in html
    untouched = (second_gpu / "fusion" / "activation" / "index.html").read_text(encoding="utf-8")
    assert "Made Up 1" not in untouched


def test_the_sheet_says_where_its_times_come_from(second_gpu):
    html = (second_gpu / "recap/cheat_sheet/index.html").read_text(encoding="utf-8")
    for name in ("NVIDIA H200", "Made Up 1"):
        assert re.search(rf"Measured: {name}, driver [\d.]+, Triton [\d.]+, torch \S+, \d{{4}}-\d\d-\d\d", html)


def test_the_sheet_names_the_second_gpu_as_timed(second_gpu):
    assert "Timed: H200, Made Up 1." in (second_gpu / "recap/cheat_sheet/index.html").read_text(encoding="utf-8")


def test_every_record_of_an_amd_gpu_makes_a_tab_on_every_page_with_one(tmp_path):
    book = copy_of_the_book(tmp_path)
    for step in measure.steps():
        path = book / f"docs/measured/amd-instinct-mi300x/{step}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(records.dumps(elsewhere(step, "AMD")), encoding="utf-8")
    run(book, "scripts/render.py")
    run(book, "-m", "mkdocs", "build", "--quiet")
    for step in measure.steps():
        html = (book / "site" / step / "index.html").read_text(encoding="utf-8")
        assert ">AMD Instinct MI300X</label>" in html, step


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_cheat_sheet_prints_on_two_sheets_of_a4(site, page, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{site}recap/cheat_sheet/")
    pdf = page.pdf(format="A4", prefer_css_page_size=True)
    assert pages(pdf) == 2
    assert b"/MediaBox [0 0 594.95" in pdf or b"/MediaBox [0 0 595" in pdf


def test_print_leaves_out_what_is_not_the_sheet(site, page):
    page.set_viewport_size(A4)
    page.goto(f"{site}recap/cheat_sheet/")
    page.emulate_media(media="print")
    for selector in (".md-header", ".md-sidebar", ".md-footer", "article > p", "article > details"):
        assert not any(part.is_visible() for part in page.locator(selector).all()), selector
    assert page.locator(".cheat-sheet h2").last.is_visible()
    sizes = page.evaluate(
        "[...document.querySelectorAll('.cheat-sheet td')].map(cell => parseFloat(getComputedStyle(cell).fontSize))"
    )
    assert min(sizes) >= 8.5  # px: 6.4 pt, as small as print may be


def test_no_cell_is_cut_off_in_print(site, page):
    page.set_viewport_size(A4)
    page.goto(f"{site}recap/cheat_sheet/")
    page.emulate_media(media="print")
    too_wide = page.evaluate(
        """[...document.querySelectorAll('.cheat-sheet td, .cheat-sheet pre > code')]
           .filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.innerText)"""
    )
    assert too_wide == []
