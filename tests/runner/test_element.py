"""The runner as a reader uses it: Run, Edit, Reset, Stop, by mouse and by keyboard, alone and beside another."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.runner.conftest import VECTOR_ADD, as_page

ENDLESS = "while True:\n    pass\n"
FLOOD = "while True:\n    print('x' * 1000)\n"


@pytest.fixture
def runner(page: Page, address, complaints):
    page.goto(address + "add.html")
    yield page.locator("kernel-runner")
    assert complaints == []


def button(runner, name):
    return runner.get_by_role("button", name=name, exact=True)


def run(runner):
    button(runner, "Run").click()
    expect(status(runner)).to_have_text(re.compile("^Done"), timeout=20_000)


def status(runner):
    return runner.get_by_role("status")


def edit(runner, code):
    """Opens the editor and puts `code` in place of what is there, by keyboard."""
    button(runner, "Edit").click()
    content = runner.get_by_role("textbox", name="Code to run")
    expect(content).to_be_focused(timeout=20_000)
    runner.page.keyboard.press("Control+a")
    runner.page.keyboard.insert_text(code)
    return content


def test_run_shows_what_was_printed_and_what_it_did_to_memory(runner):
    run(runner)
    expect(status(runner)).to_have_text("Done: 1 launch, 4 programs, nothing wrong found.")
    expect(runner.get_by_role("region", name="Output")).to_have_text("sum of 7 and 7: 14.0\n")
    facts = runner.locator(".runner-facts").inner_text()
    assert "4 programs" in facts and "8.0 KB read" in facts and "4.0 KB written" in facts
    assert "375 sectors" in facts and "100 % of their bytes used" in facts and "nothing read twice" in facts
    expect(runner.locator("figcaption").filter(has_text="sum_ptr")).to_contain_text("1,000 float32")


def test_the_arrow_keys_step_through_accesses_and_programs(runner, page):
    run(runner)
    slider = runner.get_by_role("slider", name="Access")
    slider.focus()
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(r"^program 1 of 4 \(id 0\), load line \d+, 256 lanes$")
    )
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^program 1 of 4 \(id 0\), store"))
    page.keyboard.press("PageDown")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^program 2 of 4 \(id 1\), load"))
    page.keyboard.press("End")
    last = re.compile(r"^program 4 of 4 \(id 3\), store line \d+, 256 lanes, 232 live$")
    expect(slider).to_have_attribute("aria-valuetext", last)
    assert runner.locator("path.runner-masked").evaluate_all("paths => paths.some((path) => path.getAttribute('d'))")


def test_everything_can_be_done_by_keyboard(runner, page):
    page.keyboard.press("Tab")
    while not button(runner, "Run").evaluate("button => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(status(runner)).to_have_text(re.compile("^Done"), timeout=20_000)
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(button(runner, "Edit")).to_be_focused()
    page.keyboard.press("Enter")
    expect(runner.get_by_role("textbox", name="Code to run")).to_be_focused(timeout=20_000)
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(runner.get_by_role("textbox", name="Code to run")).not_to_be_focused()


def test_control_enter_runs_what_was_typed(runner, page):
    edit(runner, "print('typed', 2 + 3)\n")
    page.keyboard.press("Control+Enter")
    expect(runner.get_by_role("region", name="Output")).to_have_text("typed 5\n", timeout=20_000)


def test_an_error_names_the_line_and_marks_it_in_the_editor(runner, page):
    edit(runner, "a = 1\nb = a + nothing\nprint(b)\n")
    page.keyboard.press("Control+Enter")
    expect(status(runner)).to_have_text("Stopped by an error in line 2.", timeout=20_000)
    expect(runner.locator(".cm-wrong")).to_have_text("b = a + nothing")
    expect(runner.locator(".runner-error")).to_contain_text("nothing")
    runner.get_by_role("button", name="line 2").click()
    expect(runner.get_by_role("textbox", name="Code to run")).to_be_focused()


def test_a_fault_is_listed_and_its_line_is_marked_on_the_page(runner, page):
    page.evaluate(
        """() => {
            const kernel = document.querySelectorAll("main .highlight code")[1];
            const walker = document.createTreeWalker(kernel, NodeFilter.SHOW_TEXT);
            const replaced = [];
            while (walker.nextNode()) if (walker.currentNode.nodeValue === "n" ) replaced.push(walker.currentNode);
            replaced.at(-1).nodeValue = "n + 24";
            document.querySelector("kernel-runner").connectedCallback();
        }"""
    )
    run(runner)
    faults = runner.locator(".runner-faults li")
    expect(faults.first).to_contain_text("Out of bounds")
    expect(faults.first).to_contain_text("Program 3, lane 232")
    expect(status(runner)).to_have_text(re.compile(r"faults? found, the first in line \d+\.$"))
    assert page.evaluate("[...CSS.highlights.get('runner-wrong')].map(String)")[0].strip().startswith("x = tl.load")


def test_reset_brings_the_pages_code_back(runner):
    edit(runner, "print('mine')\n")
    button(runner, "Reset").click()
    assert runner.evaluate("runner => runner.source").startswith("import torch")
    expect(runner.locator(".cm-content")).to_contain_text("def add_kernel")


def stop_ms(runner) -> float:
    """Milliseconds from the click on Stop to the status that says so."""
    return runner.evaluate(
        """async (runner) => {
            const status = runner.querySelector("[role=status]");
            const stop = [...runner.querySelectorAll("button")].find((one) => one.textContent === "Stop");
            const started = performance.now();
            stop.click();
            while (!status.textContent.startsWith("Stopped")) await new Promise((done) => setTimeout(done, 5));
            return performance.now() - started;
        }"""
    )


@pytest.mark.parametrize("code", [ENDLESS, FLOOD], ids=["endless", "flood"])
def test_stop_ends_any_program_at_once_and_the_page_lives(runner, page, code):
    run(runner)
    edit(runner, code)
    page.keyboard.press("Control+Enter")
    expect(status(runner)).to_have_text("Running …")
    page.wait_for_timeout(1500)
    frames = page.evaluate(
        """() => new Promise((done) => {
            let frames = 0;
            const count = () => (frames++, requestAnimationFrame(count));
            requestAnimationFrame(count);
            setTimeout(() => done(frames), 500);
        })"""
    )
    assert frames >= 5, "the page hardly draws while the program runs"
    if status(runner).inner_text() == "Running …":  # a flood may already have been ended by the cap on output
        assert stop_ms(runner) <= 300
    assert len(runner.locator(".runner-output").inner_text()) < 30_000
    button(runner, "Reset").click()
    run(runner)


def test_two_runners_share_a_worker_and_hear_when_it_is_stopped(page, address, complaints):
    page.goto(address + "two.html")
    first, second = page.locator("kernel-runner").nth(0), page.locator("kernel-runner").nth(1)
    run(first)
    run(second)
    assert len(page.workers) == 1
    edit(first, ENDLESS)
    page.keyboard.press("Control+Enter")
    expect(status(first)).to_have_text("Running …")
    button(second, "Run").click()
    assert stop_ms(first) <= 300
    expect(status(first)).to_have_text("Stopped.")
    expect(status(second)).to_have_text(re.compile("^Another runner on this page was stopped"))
    run(second)
    assert complaints == []


def test_ten_runners_share_one_worker(page, site, address, complaints):
    (site / "ten.html").write_text(as_page(VECTOR_ADD + "\n<kernel-runner></kernel-runner>\n" * 9))
    page.goto(address + "ten.html")
    results = page.evaluate(
        "Promise.all([...document.querySelectorAll('kernel-runner')].map(async (one) => (await one.run()).output))"
    )
    assert results == ["sum of 7 and 7: 14.0\n"] * 10
    assert len(page.workers) == 1 and complaints == []


def test_run_answers_as_soon_as_the_element_is_defined(runner, page):
    result = page.evaluate("document.createElement('kernel-runner').run('print(1 + 1)')")
    assert result == {"output": "2\n", "error": None, "report": {"launches": [], "faults": []}}
    result = runner.evaluate("runner => runner.run()")
    assert result["output"] == "sum of 7 and 7: 14.0\n"
    launch = result["report"]["launches"][0]
    assert (launch["kernel"], launch["programs"]) == ("add_kernel", 4)
    assert (launch["bytes_read"], launch["bytes_written"], launch["sectors"]) == (8000, 4000, 375)


def test_code_in_a_link_is_shown_and_never_runs_by_itself(runner, page, address):
    edit(runner, "print('from a link')\n")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(runner, "Copy link").click()
    expect(status(runner)).to_have_text(re.compile("^(Link copied|The link is in the address bar)"))
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#code=" in link
    fresh = page.context.new_page()
    asked = []
    fresh.on("request", lambda request: asked.append(request.url))
    fresh.goto(link)
    expect(fresh.get_by_text("This code came from a link")).to_be_visible()
    expect(fresh.locator(".runner-plain")).to_have_text("print('from a link')\n")
    fresh.wait_for_timeout(300)
    assert not fresh.workers and not [url for url in asked if "session.js" in url]
    shown = fresh.locator("kernel-runner")
    button(shown, "Run").click()
    expect(shown.get_by_role("region", name="Output")).to_have_text("from a link\n", timeout=20_000)
    button(shown, "Reset").click()
    expect(fresh.get_by_text("This code came from a link")).not_to_be_visible()
    assert "#" not in fresh.url


@pytest.mark.parametrize("damage", ["#code=%%%", "#code=AAAA", "#code="])
def test_a_damaged_link_says_so(page, address, damage):
    page.goto(address + "add.html" + damage)
    expect(page.get_by_text("The code in this link cannot be read")).to_be_visible()
    assert page.evaluate("document.querySelector('kernel-runner').source").startswith("import torch")


def test_nothing_moves_by_itself(runner, page):
    run(runner)
    assert page.evaluate("document.getAnimations().length") == 0


def test_leaving_the_page_ends_the_run(runner, page):
    outcome = page.evaluate(
        """async (code) => {
            const runner = document.querySelector("kernel-runner");
            const result = runner.run(code);
            setTimeout(() => runner.remove(), 500);
            return (await result).error;
        }""",
        ENDLESS,
    )
    assert outcome == "Stopped"


@pytest.mark.parametrize("keys", ["typed over", "deleted", "cut"])
def test_changing_a_selection_does_not_upset_the_policy(runner, page, keys):
    """Chromium's own editing would join lines with style attributes; `runner` fails on any complaint."""
    edit(runner, "one = 1\ntwo = [2]\nthree = 'x'\n")
    for key in ["Control+Home", "ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown"]:
        page.keyboard.press(key)
    if keys == "typed over":
        page.keyboard.type("x")
    else:
        page.keyboard.press({"deleted": "Backspace", "cut": "Control+x"}[keys])
    expect(runner.locator(".cm-content")).to_contain_text("oxhree" if keys == "typed over" else "ohree")
