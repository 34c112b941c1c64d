"""The runner inside the book's theme: under its policy, accessible in light and dark, across instant navigation."""

import re
import subprocess
import sys

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from scripts import content_policy
from tests.runner.conftest import DOCS, POLICY, VECTOR_ADD

CONFIG = """
site_name: A book
site_url: https://book.invalid/book/
theme:
  name: material
  font: false
  features: [navigation.instant, content.code.copy, search.suggest]
  palette:
    - { media: "(prefers-color-scheme: light)", scheme: default, toggle: { icon: material/weather-night, name: Dark } }
    - { media: "(prefers-color-scheme: dark)", scheme: slate, toggle: { icon: material/weather-sunny, name: Light } }
extra_css: [stylesheets/book.css, runner/runner.css]
extra_javascript: [{ path: runner/kernel-runner.js, type: module }]
markdown_extensions:
  - attr_list
  - md_in_html
  - pymdownx.superfences
  - pymdownx.highlight: { pygments_lang_class: true }
nav: [index.md, chapter/index.md, chapter/step.md]
"""


@pytest.fixture(scope="session")
def themed_site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("book")
    docs = folder / "docs"
    (docs / "chapter").mkdir(parents=True)
    (folder / "mkdocs.yml").write_text(CONFIG)
    (docs / "index.md").write_text("# A book\n\n[A step](chapter/step.md)\n")
    (docs / "chapter" / "index.md").write_text("# A chapter\n")
    (docs / "chapter" / "step.md").write_text(f"# A step\n{VECTOR_ADD}\nMore.\n\n<kernel-runner></kernel-runner>\n")
    for name in ["runner", "vendor", "stylesheets", "service-worker.js"]:
        (docs / name).symlink_to(DOCS / name)
    (docs / "runner").unlink()
    (docs / "runner").mkdir()
    for path in DOCS.joinpath("runner").iterdir():
        if path.suffix != ".md":
            (docs / "runner" / path.name).symlink_to(path)
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder / "site")]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "site"


@pytest.fixture(scope="session")
def book(themed_site, serve) -> str:
    return serve(themed_site, headers={"Content-Security-Policy": POLICY})


def run(page):
    page.get_by_role("button", name="Run", exact=True).first.click()
    expect(page.locator(".runner-status").first).to_have_text(re.compile("^Done"), timeout=20_000)


def edit(page):
    page.get_by_role("button", name="Edit", exact=True).first.click()
    expect(page.get_by_role("textbox", name="Code to run")).to_be_focused(timeout=20_000)


def test_the_stated_policy_allows_the_themes_own_scripts(themed_site):
    pages = [page.read_text() for page in themed_site.rglob("*.html") if page.name != "404.html"]
    needed = {content_policy.hash_source(text) for page in pages for text in content_policy.inline_scripts(page)}
    assert len(pages) == 3 and len(needed) > 3
    assert {one for one in needed if one not in POLICY} == set()
    assert set(re.findall(r"'sha256-[^']+'", POLICY)) == needed, "a hash that nothing needs"
    assert [tag for page in pages if (tag := content_policy.refused(page))] == []


def test_the_policy_script_prints_the_policy_of_a_site(themed_site):
    command = [sys.executable, "scripts/content_policy.py", str(themed_site)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert set(POLICY.split()) - {"form-action", "'self'"} <= set(printed.split())
    assert "unsafe-inline" not in printed and "'unsafe-eval'" not in printed


def test_the_policy_script_names_what_no_policy_allows(tmp_path):
    (tmp_path / "page.html").write_text('<p style="color: red">words</p>')
    command = [sys.executable, "scripts/content_policy.py", str(tmp_path)]
    refused = subprocess.run(command, capture_output=True, text=True)
    assert refused.returncode == 1 and "style=" in refused.stderr and refused.stderr.count("\n") == 1


def test_a_reader_works_through_a_page_without_a_violation(page, book, complaints):
    page.goto(book + "chapter/step/")
    run(page)
    page.get_by_role("slider", name="Access").first.focus()
    page.keyboard.press("PageDown")
    edit(page)
    page.keyboard.type("# a comment\n")
    page.keyboard.press("Control+Enter")
    page.get_by_text("Copy link").first.click()
    page.get_by_role("button", name="Reset", exact=True).first.click()
    page.get_by_title("Dark", exact=True).first.click()
    run(page)
    assert complaints == []


def test_an_inline_script_is_refused(page, book):
    """The policy is really on: without it this script would run."""
    page.goto(book + "chapter/step/")
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.ran = true";
            document.body.append(script);
        }"""
    )
    assert page.evaluate("window.ran ?? 'refused'") == "refused"


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_and_is_accessible(browser, book, width, scheme):
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 800}, bypass_csp=True)
    page = context.new_page()
    page.goto(book + "chapter/step/")
    run(page)
    edit(page)
    page.locator("summary", has_text="The same as a table").first.click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    violations = Axe().run(page, context="kernel-runner").response["violations"]
    context.close()
    assert [(one["id"], [node["target"] for node in one["nodes"]]) for one in violations] == []


def test_it_survives_instant_navigation(page, book, complaints):
    page.goto(book)
    page.get_by_role("link", name="A step").last.click()
    expect(page.locator("kernel-runner")).to_have_count(2)
    run(page)
    page.go_back()
    expect(page.locator("kernel-runner")).to_have_count(0)
    page.get_by_role("link", name="A step").last.click()
    run(page)
    assert complaints == []


def test_typing_does_not_reach_the_themes_shortcuts(page, book):
    page.goto(book + "chapter/step/")
    edit(page)
    page.keyboard.type("s/f,n")
    expect(page.locator(".runner-editor .cm-content").first).to_contain_text("s/f,n")
    assert page.url.endswith("/chapter/step/")
