"""Every page of the built book in Chromium: light and dark, wide and narrow, for everyone, and asking nobody else."""

import gzip
import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from scripts import records
from scripts.records import ROOT

pytestmark = pytest.mark.site
DOCS = ROOT / "docs"
GENERATED = {DOCS / "measured", DOCS / "compiled", DOCS / "modelled"}
SOURCES = [path for path in (*DOCS.rglob("*.md"), *DOCS.rglob("*.ipynb")) if not GENERATED & set(path.parents)]
PAGES = sorted(
    re.sub(r"index$", "", path.relative_to(DOCS).with_suffix("").as_posix())
    for path in SOURCES
    if path.name != "glossary.md"
)
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def address(site: str, page: str) -> str:
    return f"{site}{page}/" if page else site


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page_path", PAGES, ids=lambda path: path or "home")
def test_page_is_clean_in_this_scheme(site, page, page_path, scheme):
    """At 1280 px and at 360 px: no error, no other host, no sideways scroll; and no axe violation."""
    errors, hosts = [], []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: hosts.append(request.url))
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(address(site, page_path), wait_until="load")
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"scrolls sideways at {width} px"
        assert widest_open(page) <= width, f"scrolls sideways at {width} px, once its folds are open"
        report = Axe().run(page, options={"runOnly": WCAG})
        assert report.violations_count == 0, f"at {width} px: {report.generate_report()}"
    assert errors == []
    assert [url for url in hosts if not url.startswith((site, "data:", "blob:"))] == []


def widest_open(page) -> int:
    """The page's width with every fold open; closed again after."""
    toggle = "open => document.querySelectorAll('article details').forEach(fold => { fold.open = open })"
    folds = page.evaluate("[...document.querySelectorAll('article details')].map(fold => fold.open)")
    page.evaluate(toggle, True)
    width = page.evaluate("document.documentElement.scrollWidth")
    restore = "was => document.querySelectorAll('article details').forEach((fold, i) => { fold.open = was[i] })"
    page.evaluate(restore, folds)
    return width


@pytest.mark.parametrize("page_path", PAGES, ids=lambda path: path or "home")
def test_page_is_light(site_folder, page_path):
    html = (site_folder / page_path / "index.html").read_bytes()
    budget = 15_000 if page_path.startswith("notebooks/") else 25_000
    budget += 6_000 * (len(records.gpus()) - 1)  # a tab for each GPU whose records a reader added
    assert len(gzip.compress(html, 9)) <= budget


@pytest.mark.parametrize("page_path", PAGES, ids=lambda path: path or "home")
def test_figures_keep_their_words(site_folder, page_path):
    """A word that Markdown wraps in HTML inside a drawing is not drawn; in a fold it wraps those of the glossary."""
    html = (site_folder / page_path / "index.html").read_text(encoding="utf-8")
    drawings = re.findall(r"<svg\b.*?</svg>", html, re.DOTALL)
    assert [tag for drawing in drawings for tag in re.findall(r"<(?:abbr|em|strong|code|p)\b[^>]*>", drawing)] == []


@pytest.mark.parametrize("page_path", PAGES, ids=lambda path: path or "home")
def test_links_lead_somewhere(site_folder, page_path):
    """Raw HTML too, which MkDocs' own check does not see."""
    folder = site_folder / page_path
    html = (folder / "index.html").read_text(encoding="utf-8")
    broken = []
    for target in set(re.findall(r'(?:href|src)="([^"#?]+)', html)):
        if re.match(r"[a-z]+:", target) or target.startswith("//"):
            continue
        path = (folder / target).resolve()
        if not (path.is_file() or (path / "index.html").is_file()):
            broken.append(target)
    assert broken == []


def test_search_finds_a_kernel(site, page):
    page.goto(site)
    page.keyboard.press("/")
    page.keyboard.type("add_kernel")
    page.wait_for_selector(".md-search-result__item")
    assert "first kernel: vector add" in page.locator(".md-search-result__list").inner_text().lower()


def test_copied_code_is_what_runs(site, page, context):
    """The copy button gives the code of the block: no prompts, no line numbers, no markers."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(address(site, "programs/vector_add"))
    block = page.locator("div.highlight", has_text="tl.program_id").first
    block.hover()
    block.locator("button").first.click()
    copied = page.evaluate("navigator.clipboard.readText()")
    compile(copied, "copied", "exec")
    assert "--8<--" not in copied
    assert "tl.program_id" in copied


def test_page_reads_without_javascript(site, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address(site, "fusion/softmax"))
    assert page.locator("article h1").inner_text().startswith("Fusing a reduction")
    assert page.locator("figure.chart svg").first.is_visible()
    context.close()


def test_a_deleted_record_fails_the_build_and_names_the_page(tmp_path):
    """In a copy of the book: the page that shows the record is named, with the command that makes it again."""
    import shutil
    import subprocess
    import sys

    for name in ("docs", "scripts", "snippets", "examples"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("mkdocs.yml", "README.md"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "docs/measured/nvidia-h200/fusion/softmax.json").unlink()
    command = [sys.executable, "-m", "mkdocs", "build"]
    result = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert result.returncode != 0
    assert "fusion/softmax" in result.stderr + result.stdout
    assert "make measure STEP=fusion/softmax" in result.stderr + result.stdout
