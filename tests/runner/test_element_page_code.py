"""The runner takes its code from the page: every kind of fence, none that needs a GPU, nothing but the code."""

import pytest

from tests.runner.conftest import as_page

FENCES = {
    "plain": "```python\na = 1\n\nb = 2\n```",
    "title": '```python title="kernel"\na = 1\n\nb = 2\n```',
    "numbered": '```python linenums="1" hl_lines="2"\na = 1\n\nb = 2\n```',
    "short": "```py\na = 1\n\nb = 2\n```",
    "braces": "```{.python}\na = 1\n\nb = 2\n```",
    "tildes": "~~~python\na = 1\n\nb = 2\n~~~",
    "capital": "```Python\na = 1\n\nb = 2\n```",
    "spaced": "``` python\na = 1\n\nb = 2\n```",
}
MANY = """
```python title="first"
a = 1
```

```python title="timing: needs a GPU"
raise SystemExit("not here")
```

```text
no = "code"
```

```python title="Second part"
b = a < 2 and a > 0
```

{}

```python title="third"
c = 3
```
"""


@pytest.fixture
def source(page, site, address):
    def read(text: str) -> str:
        (site / "code.html").write_text(as_page(text))
        page.goto(address + "code.html")
        return page.evaluate("document.querySelector('kernel-runner').source")

    return read


@pytest.mark.parametrize("fence", FENCES.values(), ids=FENCES)
def test_a_fence_is_read_as_it_is_written(source, fence):
    assert source(f"{fence}\n\n<kernel-runner></kernel-runner>") == "a = 1\n\nb = 2\n"


@pytest.mark.parametrize(
    ("attribute", "expected"),
    [
        ("", "a = 1\n\nb = a < 2 and a > 0\n"),
        ('blocks="all"', "a = 1\n\nb = a < 2 and a > 0\n\nc = 3\n"),
        ('blocks="second part"', "b = a < 2 and a > 0\n"),
        ('blocks="first, third"', "a = 1\n\nc = 3\n"),
        ('blocks="2-3"', "b = a < 2 and a > 0\n\nc = 3\n"),
        ('blocks="3"', "c = 3\n"),
    ],
)
def test_an_attribute_chooses_the_blocks(source, attribute, expected):
    assert source(MANY.format(f"<kernel-runner {attribute}></kernel-runner>")) == expected


def test_a_page_without_code_says_so(source, page):
    assert source("Words.\n\n<kernel-runner></kernel-runner>") == ""
    assert "Nothing to run" in page.locator(".runner-status").inner_text()


def test_a_line_of_the_program_is_found_on_the_page(source, page):
    source(MANY.format("<kernel-runner></kernel-runner>"))
    shown = page.evaluate(
        """async () => {
            const { blocksFor, shownLine } = await import("./runner/page-code.js");
            const blocks = blocksFor(document.querySelector("kernel-runner"));
            return [1, 2, 3, 4].map((line) => shownLine(blocks, line)?.toString() ?? null);
        }"""
    )
    assert shown == ["a = 1", None, "b = a < 2 and a > 0", None]


def test_without_javascript_the_fallback_shows(browser, site, address):
    (site / "fallback.html").write_text(as_page("<kernel-runner>It prints *14*.</kernel-runner>"))
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address + "fallback.html")
    assert page.get_by_text("It prints").is_visible()
    context.close()


def test_with_javascript_the_fallback_is_gone(page, site, address):
    (site / "fallback.html").write_text(as_page("<kernel-runner>It prints *14*.</kernel-runner>"))
    page.goto(address + "fallback.html")
    assert page.get_by_role("button", name="Run").is_visible()
    assert not page.get_by_text("It prints").count()
