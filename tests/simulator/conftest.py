"""The bare site of the instruments, and pages of it in Chromium under the book's Content-Security-Policy."""

import contextlib

import pytest

from tests.simulator import widget_pages


class BareSite:
    """`open(body)` shows a page and yields it; `errors` collects what the console and the page said since."""

    def __init__(self, folder, address, browser):
        self.folder, self.address, self.browser = folder, address, browser
        self.errors, self.requests = [], []
        self.count = 0

    @contextlib.contextmanager
    def open(self, body, query="", scheme="default", **options):
        self.count += 1
        name = widget_pages.write_page(self.folder, f"page{self.count}", body, scheme)
        context = self.browser.new_context(**options)
        page = context.new_page()
        self.errors.clear()
        self.requests.clear()
        page.on("console", lambda said: said.type in ("error", "warning") and self.errors.append(said.text))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto(f"{self.address}{name}{query}")
        page.wait_for_load_state("networkidle")
        yield page
        context.close()


@pytest.fixture(scope="module")
def bare_site(browser, serve, tmp_path_factory):
    folder = tmp_path_factory.mktemp("instruments")
    widget_pages.write_site(folder)
    address = serve(folder, headers={"Content-Security-Policy": widget_pages.POLICY})
    return BareSite(folder, address, browser)
