"""What a runner costs: nothing before the reader reaches for it, little after, and nothing the second time."""

import gzip
import re

import pytest
from playwright.sync_api import expect

LARGEST = "vendor/micropython/micropython.wasm.lzma"
DONE = re.compile("^Done")
# The page itself and the book's own styles are there without any runner.
NOT_COUNTED = {"add.html", "two.html", "stylesheets/book.css"}
BEFORE = {"runner/runner.css", "runner/kernel-runner.js", "runner/page-code.js"}


def run(page):
    page.get_by_role("button", name="Run", exact=True).first.click()
    expect(page.get_by_role("status").first).to_have_text(DONE, timeout=20_000)


def gzipped(site, files) -> int:
    return sum(len(gzip.compress((site / file).read_bytes(), 6)) for file in files)


def loaded(server) -> set[str]:
    return set(server.asked) - NOT_COUNTED


def test_nothing_is_loaded_until_the_reader_reaches_for_it(page, site, recording_server):
    page.goto(recording_server.address + "add.html")
    page.wait_for_timeout(500)
    assert loaded(recording_server) == BEFORE
    assert gzipped(site, BEFORE) < 12_000


@pytest.mark.parametrize("reach", ["hover", "focus"])
def test_reaching_for_it_loads_ahead(page, recording_server, reach):
    page.goto(recording_server.address + "add.html")
    getattr(page.get_by_role("button", name="Run", exact=True), reach)()
    page.wait_for_timeout(1000)
    assert "runner/built/worker.js" in loaded(recording_server)
    assert "runner/editor.js" not in loaded(recording_server)


def test_a_run_stays_within_300_kb_and_the_editor_within_420(page, site, recording_server):
    page.goto(recording_server.address + "add.html")
    run(page)
    page.wait_for_timeout(500)
    to_run = gzipped(site, loaded(recording_server))
    page.get_by_role("button", name="Edit", exact=True).click()
    expect(page.get_by_role("textbox", name="Code to run")).to_be_focused(timeout=20_000)
    with_editor = gzipped(site, loaded(recording_server))
    assert (to_run <= 300_000, with_editor <= 420_000) == (True, True), (to_run, with_editor)


def test_the_first_result_is_quick(page, address):
    page.goto(address + "add.html")
    milliseconds = page.evaluate(
        """async () => {
            const started = performance.now();
            await document.querySelector("kernel-runner").run();
            return performance.now() - started;
        }"""
    )
    assert milliseconds < 4000  # 1 s on a machine with nothing else to do


def kept(page) -> list[str]:
    return page.evaluate(
        """async () => {
            const cache = await caches.open("kernel-runner-1");
            return (await cache.keys()).map((request) => new URL(request.url).pathname.slice(1));
        }"""
    )


def test_a_second_visit_works_without_a_network(page, recording_server):
    page.goto(recording_server.address + "add.html")
    run(page)
    page.wait_for_function(
        "caches.open('kernel-runner-1').then((c) => c.match('vendor/micropython/micropython.wasm.lzma'))"
    )
    page.wait_for_timeout(500)
    assert {"add.html", "runner/kernel-runner.js", "runner/built/worker.js"} <= set(kept(page))
    recording_server.shutdown()
    recording_server.server_close()
    page.reload()
    run(page)


def test_what_only_the_worker_loads_is_kept_too(page, recording_server):
    """The page cannot see the requests of its worker: the worker tells."""
    page.goto(recording_server.address + "add.html")
    run(page)
    page.wait_for_function(
        "caches.open('kernel-runner-1').then((c) => c.match('vendor/micropython/micropython.wasm.lzma'))"
    )
    page.wait_for_timeout(500)
    assert loaded(recording_server) - set(kept(page)) <= {"service-worker.js", "runner/offline.js"}


@pytest.mark.parametrize("width", [1280, 360])
def test_the_page_does_not_shift_when_the_bar_appears(page, site, address, width):
    """The script is held back, so that the page is painted before the element is defined."""
    page.set_viewport_size({"width": width, "height": 2000})
    page.route("**/kernel-runner.js", lambda route: (page.wait_for_timeout(400), route.continue_()))
    page.goto(address + "two.html")
    expect(page.get_by_role("button", name="Run", exact=True)).to_have_count(2)
    page.wait_for_timeout(500)
    shift = page.evaluate(
        """() => new Promise((done) => {
            let shift = 0;
            const add = (list) => list.getEntries().forEach((entry) => (shift += entry.value));
            new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
            setTimeout(() => done(shift), 300);
        })"""
    )
    assert shift < 0.002
