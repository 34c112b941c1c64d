"""The instruments on the book's own pages: every control by keyboard, and all of them at random, without an error."""

import pytest

from scripts.widgets import python_bundle
from tests.simulator.test_widgets_browser import LOAD, NUDGE, keys_for
from tests.simulator.test_widgets_views import NOT_A_NUMBER
from tests.site.test_site import PAGES, address

pytestmark = pytest.mark.site
NUDGES = 150


@pytest.fixture
def quiet_page(page):
    """A page that fails the test if its console or its scripts complain."""
    errors = []
    page.on("console", lambda said: errors.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert not errors


def test_the_python_of_the_instruments_is_published(site_folder):
    assert (site_folder / "simulator" / "python.json").read_text(encoding="utf-8") == python_bundle()
    assert not list(site_folder.rglob("*.pyc"))


@pytest.mark.parametrize("page_path", PAGES, ids=lambda path: path or "home")
def test_instruments_of_this_page(site, quiet_page, page_path):
    quiet_page.goto(address(site, page_path))
    if not quiet_page.locator(".sim").count():
        return  # a page without an instrument has loaded without an error, and that is all there is to see
    load = LOAD.replace("location.href", repr(site))
    quiet_page.evaluate(load)
    fields = quiet_page.locator(".sim-controls :is(input, select)")
    for place in range(fields.count()):
        field = fields.nth(place)
        if field.is_visible():
            field.focus()
            for key in keys_for(field):
                quiet_page.keyboard.press(key)
    seed = 1 + sum(page_path.encode())
    for _ in range(NUDGES):
        seed = quiet_page.evaluate(NUDGE, seed)
    quiet_page.wait_for_timeout(400)
    shown = " ".join(quiet_page.locator(".sim").all_inner_texts())
    assert not NOT_A_NUMBER.search(shown.replace("not 'NaN'", ""))
    assert quiet_page.evaluate("document.documentElement.scrollWidth <= innerWidth")
