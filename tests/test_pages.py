"""The rules that every page keeps: code is run, numbers are not typed, the front matter is there."""

import html
import re
import unicodedata
from pathlib import Path

import pytest
import yaml

from scripts.fences import UntestedFence, python_blocks
from scripts.records import ROOT

DOCS = ROOT / "docs"
GENERATED = {DOCS / "measured", DOCS / "compiled", DOCS / "modelled"}
PAGES = sorted(path for path in DOCS.rglob("*.md") if not GENERATED & set(path.parents) and path.name != "glossary.md")

NUMBER = r"(?:(?<![\w.])\d[\d.,]*)"
SECONDS = r"(?:(?:[µumn]|mu )s(?:ecs?)?|(?:micro|milli|nano)seconds?)"
RATE = r"(?:[KMGTP]?i?B|[MGTP]?FLOPs?)(?: ?/ ?s(?:ec|econd)?|ps| per second| s ?−1)|[MGTP]FLOPS"
COMPARED = r"(?:faster|slower|quicker|as fast|as slow|as long|the speed|speed-?up)"
TYPED = re.compile(
    rf"{NUMBER} ?(?:{SECONDS}|{RATE})(?![\w/])"
    rf"|{NUMBER} ?(?:times|×|x|fold|%|per cent) (?:\w+ )?{COMPARED}\b"
    rf"|\b(?:faster|slower|quicker) by (?:a factor of )?{NUMBER}",
    re.IGNORECASE,
)
FRONT_MATTER = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)


def page_id(path: Path) -> str:
    return path.relative_to(DOCS).as_posix()


def prose(text: str) -> str:
    """A page without its front matter, titles, code and templated values, as one line that a reader would read.

    Entities, tags, emphasis, table bars, hyphens and every kind of space are gone, so that none parts a number from its
    unit. What a template says in quotes is prose: a number typed there is typed.
    """
    text = re.sub(r"^#+ .*$", "", FRONT_MATTER.sub("", text), flags=re.MULTILINE)
    text = re.sub(r"^(\s*)(`{3,}).*?^\s*\2\s*$", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"`[^`\n]*`", "", text)
    text = re.sub(r"\{\{.*?\}\}|\{%.*?%\}", quoted, text, flags=re.DOTALL)
    text = unicodedata.normalize("NFKC", html.unescape(re.sub(r"<[^<>]*>", "", text))).replace("\u00ad", "")
    return re.sub(r"[\s*_|~\\\u2010-\u2015-]+", " ", text.replace("\u03bc", "µ"))


def quoted(template: re.Match) -> str:
    """The strings in a template."""
    return " ".join(text for _, text in re.findall(r"""(["'])(.*?)\1""", template[0], flags=re.DOTALL))


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_no_number_with_a_unit_is_typed(page):
    assert TYPED.findall(prose(page.read_text(encoding="utf-8"))) == []


TYPED_NUMBERS = [
    *("108 µs", "4.3 TB/s", "12ms", "3 times faster", "2.5 × slower", "700 TFLOP/s", "1,024 GB/s"),
    *("108 \u03bcs", "108\u00a0µs", "108\u202fµs", "108&nbsp;µs", "108&#160;µs", "108&micro;s", "4.3&thinsp;TB/s"),
    *("108-µs", "108\u2011µs", "**108** µs", "108 **µs**", "108<b> µs</b>", "108\nµs", "| 108 | µs |", "10\u00ad8 µs"),
    *("108 µsec", "108 usec", "108 microseconds", "3 milliseconds", r"12 \mu s"),
    *("4.3 TBps", "4.3 TB per second", "4.3 TiB/s", "5 MB/s", "300 GB s⁻¹", "700 TFLOPS", "700 Tflop/s"),
    *(
        "3x faster",
        "3× faster",
        "3-fold faster",
        "40 % faster",
        "3.4 times as fast",
        "1.5× speedup",
        "faster by 3 times",
    ),
    *("{% set t = '108 µs' %}", '{{ modelled("108 µs") }}', "<!-- --> 108 µs", "[108 µs](a.md)", "![108 µs](a.svg)"),
]
NOT_TYPED = [
    *("`108 µs`", '{{ time("a/b", "triton") }}', "```text\n3 ms\n```", "# 372 µs", "three times faster"),
    *(
        "bf16 times as long",
        "the H200 ms",
        "4 msgs",
        "108 users",
        "3 times the bytes",
        "{{ x }} µs",
        "64 KB",
        "2,048 SMs",
    ),
]


@pytest.mark.parametrize("text", TYPED_NUMBERS)
def test_a_typed_number_would_be_seen(text):
    assert TYPED.search(prose(f"It took {text} today."))


@pytest.mark.parametrize("text", NOT_TYPED)
def test_code_titles_templates_and_other_words_are_let_be(text):
    assert not TYPED.search(prose(f"{text}\n"))


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_front_matter_describes_the_page(page):
    found = FRONT_MATTER.match(page.read_text(encoding="utf-8"))
    assert found, "a page starts with its front matter"
    meta = yaml.safe_load(found[1])
    assert 40 <= len(meta["description"]) <= 200
    assert not TYPED.search(meta["description"])


FAILING = "raise SystemError('this code was run')"
FENCES = {
    "plain": f"```python\n{FAILING}\n```",
    "title": f'```python title="a.py"\n{FAILING}\n```',
    "linenums": f'```python linenums="1"\n{FAILING}\n```',
    "hl_lines": f'```python hl_lines="1"\n{FAILING}\n```',
    "indented": f"??? note\n    ```python\n    {FAILING}\n    ```",
    "after_text": f"```text\nx\n```\n\n```python\n{FAILING}\n```",
    "py": f"```py\n{FAILING}\n```",
    "python3": f"```python3\n{FAILING}\n```",
    "pycon": f"```pycon\n>>> {FAILING}\n```",
    "attributes": f"```{{.python}}\n{FAILING}\n```",
    "attributes_spaced": f"``` {{ .python .annotate }}\n{FAILING}\n```",
    "tildes": f"~~~python\n{FAILING}\n~~~",
    "capital": f"```Python\n{FAILING}\n```",
    "space": f"``` python\n{FAILING}\n```",
    "four": f"````python\n{FAILING}\n````",
    "bare": f"```\n{FAILING}\n```",
    "list": f"- ```python\n  {FAILING}\n  ```",
    "quote": f"> ```python\n> {FAILING}\n> ```",
    "pre": f"<pre><code>{FAILING}</code></pre>",
    "skip": f"<!--pytest-codeblocks:skip-->\n```python\n{FAILING}\n```",
    "skipfile": f"<!--pytest-codeblocks:skipfile-->\n```python\n{FAILING}\n```",
    "cont": f"```text\nx\n```\n<!--pytest-codeblocks:cont-->\n```python\n{FAILING}\n```",
    "xfail": f"<!--pytest.mark.xfail-->\n```python\n{FAILING}\n```",
    "unclosed": f"```python\n{FAILING}\n",
    "kernel": "```python\n@triton.jit\ndef kernel():\n    pass\n```",
    "missing_snippet": '```python\n--8<-- "snippets/none.py"\n```',
    "missing_section": '```python\n--8<-- "snippets/arguments.py:none"\n```',
}


@pytest.mark.parametrize("fence", FENCES)
def test_every_fence_is_run_or_refused(fence, pytester):
    """In a page of its own, through pytest itself, as `make test` runs pages."""
    pytester.makeconftest(
        (ROOT / "conftest.py").read_text(encoding="utf-8").replace("Path(__file__).parent", f"Path({str(ROOT)!r})")
    )
    pytester.makefile(".md", page=f"# A trap\n\n{FENCES[fence]}\n")
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider", "page.md")
    assert result.ret != 0
    result.stdout.re_match_lines_random([r".*(SystemError: this code was run|UntestedFence|Snippet|snippet)"])


@pytest.mark.parametrize("fence", ["plain", "title", "linenums", "hl_lines", "indented", "after_text"])
def test_the_fences_that_pages_use_are_run(fence):
    blocks = python_blocks(Path("page.md"), FENCES[fence] + "\n")
    assert [block.code.strip() for block in blocks] == [FAILING]


@pytest.mark.parametrize(
    "fence", ["py", "tildes", "capital", "space", "attributes", "bare", "list", "quote", "skip", "kernel"]
)
def test_the_others_are_refused_by_line(fence):
    with pytest.raises(UntestedFence, match=r"page\.md:\d+: "):
        python_blocks(Path("page.md"), FENCES[fence] + "\n")


def test_blocks_that_need_a_gpu_are_known_by_their_title():
    text = '```python title="needs a GPU"\nx = 1\n```\n\n```python\ny = 2\n```\n'
    assert [block.needs_gpu for block in python_blocks(Path("page.md"), text)] == [True, False]
