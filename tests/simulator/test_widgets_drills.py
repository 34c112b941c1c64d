"""The drills: right and wrong answers over 200 draws, in CPython and in the page, and what the form does with them."""

import json

import pytest

from docs.simulator.views import drills, face
from scripts import widgets
from tests.simulator.test_widgets_browser import LOAD
from tests.simulator.widget_pages import MACROS, STEPS

DRAWS = 200
QUESTIONS = """async (asked) => {
    const { ask } = await import(new URL('simulator/model.js', location.href));
    return asked.map(([call, values]) => ask(call, values));
}"""
widgets.load_drills()


def draws(name):
    """200 questions: (seed, place)."""
    return [(seed, place) for seed in range(1, 1 + DRAWS) for place in (seed % drills.PLACES[name],)]


def written(right):
    return ("yes" if right else "no") if isinstance(right, bool) else str(right)


def answers(name):
    """For each part of each question the right answer and four that are likely wrong: the calls `check` gets."""
    for seed, place in draws(name):
        for part in drills.question(name, seed, place)["parts"]:
            right = part["right"]
            wrong = [not right] if isinstance(right, bool) else [right + 1, right - 1, right * 2 + 1, right // 2 - 7]
            for given in (right, *wrong):
                asked = {"name": name, "seed": seed, "place": place, "part": part["key"], "given": written(given)}
                yield asked, given == right


@pytest.mark.parametrize("name", list(drills.PLACES))
def test_right_is_right_and_wrong_is_wrong_and_explained(name):
    for asked, right in answers(name):
        found = drills.check(**asked)
        assert found["right"] == right, asked
        assert len(found["words"]) > 10 or right
        assert found["words"].startswith("Right.") == right


@pytest.mark.parametrize("name", list(drills.PLACES))
def test_each_listed_mistake_has_its_own_explanation(name):
    """The usual slips of a draw are told apart from an answer that is merely off."""
    if name == "grid":
        module = drills.DRILLS[name].module
        assert list(module.QUESTIONS) == list(drills.KINDS)
        for seed in range(1, 1 + DRAWS):
            for kind in module.QUESTIONS:
                asked = module.drill(kind, seed)
                assert asked.answer not in asked.mistakes
                assert len(asked.mistakes) >= 2
                assert all(module.explain(asked, wrong) == why for wrong, why in asked.mistakes.items())
    else:
        module = drills.DRILLS[name].module
        for seed in range(1, 1 + DRAWS):
            one = module.draw(seed, 1)[0]
            right = module.answer(one)
            for wrong, why in module._byte_slips(one).items():
                assert module.judge(one, "bytes", wrong) == ("" if wrong == right.bytes else why)


@pytest.mark.parametrize("name", list(drills.PLACES))
def test_the_page_says_the_same(bare_site, name):
    calls = [("drill", {"name": name, "seed": seed, "place": place}) for seed, place in draws(name)]
    calls += [("check", asked) for asked, _ in answers(name)]
    ours = [json.loads(json.dumps(face.CALLS[call](**values))) for call, values in calls]
    with bare_site.open(MACROS["grid_drill"]()) as page:
        page.evaluate(LOAD)
        assert page.evaluate(QUESTIONS, calls) == ours


@pytest.mark.parametrize("given", ["", "abc", "1.5", "1e3", "--", "-", "9" * 40, "NaN"])
def test_nonsense_is_told(given):
    with pytest.raises(ValueError, match="An answer is a whole number"):
        drills.check("grid", 1, 0, "answer", given)


def test_yes_or_no_is_asked_for():
    with pytest.raises(ValueError, match="yes or no"):
        drills.check("shared_memory", 1, 0, "fits", "7")


def answer_all(page, form, seed, place):
    for part in drills.question(form.get_attribute("drill"), seed, place)["parts"]:
        field = form.locator(f"[name={part['key']}]")
        if part["kind"] == "number":
            field.fill(f"{part['right']:,}")
        else:
            field.select_option(written(part["right"]))


@pytest.mark.parametrize("name", list(drills.PLACES))
def test_a_round_is_solved_by_keyboard_and_remembered(bare_site, name):
    size = drills.PLACES[name]
    with bare_site.open(MACROS[f"{name}_drill"]() + MACROS["progress"]()) as page:
        form = page.locator("sim-drill")
        for place in range(size):
            answer_all(page, form, 1, place)
            form.locator("input").first.press("Enter")
            page.wait_for_function("place => document.body.innerText.includes(`Solved ${place}`)", arg=place + 1)
            form.get_by_role("button", name="Next question").press("Enter")
            form.get_by_text(f"Question {(place + 1) % size + 1} of {size}").wait_for()
        assert "this drill is done" in form.inner_text()
        line = f"You have read 1 of {STEPS} steps and solved 1 of 2 drills. Only this browser knows."
        assert page.locator("reading-progress p").inner_text() == line
        page.reload()
        assert page.locator("reading-progress p").inner_text() == line
    assert not bare_site.errors


def test_a_wrong_answer_is_explained_and_may_be_mended(bare_site):
    with bare_site.open(MACROS["grid_drill"]()) as page:
        asked = drills.question("grid", 1, 0)["parts"][0]
        page.get_by_label("Your answer").fill(str(asked["right"] - 1))
        page.get_by_role("button", name="Check").click()
        said = page.locator(".sim-said")
        said.get_by_text("Rounded down").wait_for()
        assert page.get_by_label("Your answer").get_attribute("aria-invalid") == "true"
        page.get_by_label("Your answer").fill("many")
        page.get_by_role("button", name="Check").click()
        said.get_by_text("An answer is a whole number").wait_for()
        page.get_by_label("Your answer").fill("")
        page.get_by_role("button", name="Check").click()
        said.get_by_text("Type an answer first").wait_for()
        page.get_by_label("Your answer").fill(str(asked["right"]))
        page.get_by_role("button", name="Check").click()
        said.get_by_text("Right.").wait_for()
    assert not bare_site.errors


def test_new_numbers_and_a_link_to_them(bare_site):
    with bare_site.open(MACROS["shared_memory_drill"]()) as page:
        prompt = page.locator(".sim-prompt")
        first = prompt.inner_text()
        page.get_by_role("button", name="New numbers").click()
        page.wait_for_function("text => document.querySelector('.sim-prompt').innerText !== text", arg=first)
        page.get_by_role("button", name="Next question").click()
        page.wait_for_function("() => document.querySelector('.sim-prompt').innerText.startsWith('Question 2')")
        page.wait_for_function("() => location.search.includes('place=2')")
        address, second = page.url, prompt.inner_text()
        page.goto("about:blank")
        page.goto(address)
        page.wait_for_function("text => document.querySelector('.sim-prompt').innerText === text", arg=second)
    assert not bare_site.errors


def test_part_of_an_answer_is_judged_by_itself(bare_site):
    with bare_site.open(MACROS["shared_memory_drill"]()) as page:
        right = {part["key"]: part["right"] for part in drills.question("shared_memory", 1, 0)["parts"]}
        page.get_by_label("Bytes of shared memory").fill(str(right["bytes"]))
        page.get_by_role("button", name="Check").click()
        page.get_by_text("The rest of the question is still open.").wait_for()
        assert "Bytes: Right." in page.locator(".sim-said").inner_text()
    assert not bare_site.errors
