"""A link shows what its sender saw; nonsense, in a link or typed, gets a clear message; everyone can read it."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.simulator.test_widgets_browser import LOAD, sentence
from tests.simulator.test_widgets_views import NOT_A_NUMBER
from tests.simulator.widget_pages import MACROS, VIEWS, everything

ENDS = "(end) => location.href.endsWith(end)"  # the address is written after a pause
STATE = """() => [...document.querySelectorAll(".sim :is(input, select)")]
    .map((field) => [field.id, field.type === "checkbox" ? field.checked : field.value])"""
TURN_EVERYTHING = """() => {
    for (const field of document.querySelectorAll(".sim-controls :is(input, select)")) {
        if (!field.checkVisibility()) continue;
        const next = String(Number(field.value) + 1);
        if (field.type === "range") field.value = field.value === field.max ? field.min : next;
        else if (field.type === "checkbox") field.checked = !field.checked;
        else if (field.matches("select")) field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
        else field.value = next;
        field.dispatchEvent(new Event("input", { bubbles: true }));
    }
}"""


@pytest.mark.parametrize("name", VIEWS)
def test_a_link_restores_everything(bare_site, name):
    with bare_site.open(MACROS[name]()) as page:
        page.evaluate(LOAD)
        page.evaluate(TURN_EVERYTHING)
        page.wait_for_function("() => location.search !== ''")
        address, state = page.url, page.evaluate(STATE)
        shown = page.locator("sim-instrument").inner_text()
        assert f"{name.replace('_', '-')}." in address
        page.goto("about:blank")
        page.goto(address)
        page.wait_for_function("(text) => document.querySelector('sim-instrument').innerText === text", arg=shown)
        assert page.evaluate(STATE) == state
        assert page.url == address
    assert not bare_site.errors


def test_other_parts_of_the_address_stay(bare_site):
    with bare_site.open(MACROS["timeline"](), query="?q=triton#code=abc") as page:
        page.evaluate(LOAD)
        page.locator("#sim-timeline-gpu").select_option("MI300X")
        page.wait_for_function(ENDS, arg="?q=triton&timeline.gpu=MI300X#code=abc")
        page.locator("#sim-timeline-gpu").select_option("H100 SXM")
        page.wait_for_function(ENDS, arg="?q=triton#code=abc")


@pytest.mark.parametrize(
    "query",
    [
        "?timeline.gpu=nothing&timeline.rows=-1&timeline.dtype=%3Cscript%3E&timeline.machine=maybe",
        "?timeline.rows=NaN&timeline.=1&timeline.toString=1&timeline.__proto__=1",
        "?timeline=1&grid-drill.seed=NaN&grid-drill.place=99&grid-drill.seed=-5",
    ],
)
def test_a_damaged_link_shows_the_first_state(bare_site, query):
    with bare_site.open(MACROS["timeline"]() + MACROS["grid_drill"](), query=query) as page:
        page.wait_for_timeout(300)
        assert sentence(page).startswith("4 kernels: 1.07 GB in 372 µs")
        assert "Question 1 of 6" in page.locator(".sim-prompt").inner_text()
    assert not bare_site.errors


@pytest.mark.parametrize("text", ["", "abc", "-3", "1.5", "1e9", "NaN", "Infinity", "0", "9" * 30, "<b>4</b>", "四"])
def test_nonsense_in_the_playground(bare_site, text):
    with bare_site.open(MACROS["playground"]()) as page:
        page.get_by_label("M", exact=True).focus()
        page.evaluate(LOAD)
        first = page.locator("sim-instrument .sim-said").inner_text()
        page.get_by_label("M", exact=True).fill(text)
        said = page.locator("sim-instrument .sim-said").inner_text()
        assert re.match(r"M (must be a whole number|needs a number)", said), said
        assert not page.locator(".sim-chart").is_visible()
        assert not NOT_A_NUMBER.search(said.replace(f"not '{text}'", ""))
        page.get_by_label("M", exact=True).fill("4,096")
        assert page.locator("sim-instrument .sim-said").inner_text() == first
        assert page.locator(".sim-chart").is_visible()
    assert not bare_site.errors


def test_playground_keeps_only_the_controls_that_matter(bare_site):
    with bare_site.open(MACROS["playground"]()) as page:
        page.evaluate(LOAD)
        for kernel, fields in (("add", ["n", "BLOCK"]), ("attention", ["seq", "causal"]), ("softmax", ["columns"])):
            page.get_by_label("kernel", exact=True).select_option(kernel)
            assert all(page.get_by_label(field, exact=True).is_visible() for field in fields)
            assert not page.get_by_label("M", exact=True).is_visible()
            assert kernel in sentence(page)


def test_two_gpus_side_by_side(bare_site):
    with bare_site.open(MACROS["playground"](num_stages=5, BLOCK_N=256, BLOCK_M=128, BLOCK_K=64)) as page:
        page.evaluate(LOAD)
        page.get_by_label("GPU", exact=True).select_option("B200")
        error = page.locator(".sim-error").inner_text().splitlines()
        assert [line.split(":")[0] for line in error] == ["B200", "MI300X"]
        assert all("out of resource: shared memory, Required: " in line for line in error)
        heads = page.locator(".sim-table th").all_text_contents()
        assert heads == ["what", "B200", "MI300X"]


@pytest.mark.parametrize("scheme", ["default", "slate"])
@pytest.mark.parametrize("width", [1280, 360])
def test_axe(bare_site, scheme, width):
    with bare_site.open(everything(), scheme=scheme, viewport={"width": width, "height": 900}) as page:
        page.evaluate(LOAD)
        page.locator("#sim-stages-num_stages").focus()
        page.keyboard.press("End")
        page.locator("#sim-playground-M").fill("abc")
        page.locator("#sim-grid-drill-answer").fill("5")
        page.locator("#sim-grid-drill button").first.click()
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        found = Axe().run(page).response["violations"]
        assert not found, [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found]


@pytest.mark.parametrize("name", list(MACROS))
def test_no_sideways_scroll_on_a_phone(bare_site, name):
    with bare_site.open(MACROS[name](), viewport={"width": 360, "height": 740}) as page:
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.evaluate(LOAD)
        page.evaluate(TURN_EVERYTHING)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        boxes = page.evaluate(
            "[...document.querySelectorAll('.sim-controls > *')].filter((one) => one.checkVisibility())"
            ".map((one) => one.getBoundingClientRect().right)"
        )
        assert all(right <= 345 for right in boxes)


def test_results_are_announced_politely(bare_site):
    with bare_site.open(everything()) as page:
        for name in (*VIEWS, "grid_drill", "shared_memory_drill"):
            assert page.locator(f"#sim-{name.replace('_', '-')} [role=status]").count() == 1
        assert page.get_by_role("slider", name="num_stages").first.is_visible()


def test_a_print_has_the_picture_and_no_controls(bare_site):
    with bare_site.open(MACROS["stages"]()) as page:
        page.emulate_media(media="print")
        assert page.locator(".sim-chart").is_visible()
        assert not page.locator(".sim-control").first.is_visible()


def test_nothing_moves_by_itself():
    """There is no animation to reduce: nothing in the instruments' style sheet moves."""
    from tests.simulator.widget_pages import DOCS

    style = (DOCS / "simulator" / "simulator.css").read_text(encoding="utf-8")
    assert not re.search(r"animation|transition|@keyframes", style)
