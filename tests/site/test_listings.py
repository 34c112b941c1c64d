"""Long compiler output: side by side, fetched when its fold is opened, and not before; a link without JavaScript."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from scripts.records import ROOT

pytestmark = pytest.mark.site
LISTINGS = ["cuda-90.ptx.txt", "hip-gfx942.amdgcn.txt"]


def test_both_listings_come_when_the_fold_is_opened(site, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(f"{site}matmul/tiled/", wait_until="load")
    assert not set(asked) & set(LISTINGS)
    fold = page.locator("details:has(.listings)")
    fold.locator("summary").click()
    shown = fold.locator(".listings pre")
    shown.nth(1).wait_for()
    folder = ROOT / "docs/compiled/matmul/tiled"
    assert [shown.nth(place).text_content() for place in range(2)] == [
        (folder / name).read_text(encoding="utf-8") for name in LISTINGS
    ]
    left, right = (shown.nth(place).bounding_box() for place in range(2))
    assert left["y"] == right["y"] and left["x"] + left["width"] <= right["x"]
    assert Axe().run(page, ".listings").violations_count == 0
    page.set_viewport_size({"width": 360, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    fold.locator("summary").click()
    fold.locator("summary").click()
    assert shown.count() == 2
    assert sorted(name for name in asked if name in LISTINGS) == LISTINGS  # once


def test_without_javascript_there_are_links(site, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}matmul/tiled/")
    links = page.locator(".listings a")
    assert [links.nth(place).get_attribute("href").rpartition("/")[2] for place in range(2)] == LISTINGS
    context.close()
