"""Pages that try to keep failing code from being run, each of another kind: every one is run after all, or refused.

tests/test_pages.py sends the contract's own fence styles through pytest itself; these go to the parser directly.
"""

import textwrap
from pathlib import Path

import pytest
from pymdownx.snippets import SnippetMissingError

from scripts.fences import UntestedFence, python_blocks
from scripts.records import ROOT

FAILING = "raise SystemError('this code was run')"
PYTHON = f"```python\n{FAILING}\n```"
EXPECTED = "<!--pytest-codeblocks:expected-output-->"

RUN = {
    "in an admonition, by tab": f"!!! note\n\t```python\n\t{FAILING}\n\t```",
    "in a tab": f'=== "A"\n    ```python\n    {FAILING}\n    ```\n=== "B"\n    text',
    "in a fold in a list": f"- item\n\n    ??? note\n        ```python\n        {FAILING}\n        ```",
    "in HTML": f"<div markdown>\n{PYTHON}\n</div>",
    "in a comment": f"<!--\n{PYTHON}\n-->",
    "after a comment that is no directive": f"<!--\npytest-codeblocks:skip\n-->\n{PYTHON}",
    "after a byte order mark": f"\ufeff{PYTHON}",
    "after front matter": f"---\ndescription: a\n---\n\n{PYTHON}",
    "Windows line ends": f"# A\r\n\r\n```python\r\n{FAILING}\r\n```\r\n",
    "old Macintosh line ends": f"# A\r\r```python\r{FAILING}\r```\r",
    "spaces after the marks": f"```python   \n{FAILING}\n```   ",
    "attributes": f"```python {{ .a }}\n{FAILING}\n```",
    "a mark that no reader sees": f'```python subtitle="needs a GPU"\n{FAILING}\n```',
    "a mark within another option": f"```python alt='title=\"needs a GPU\"'\n{FAILING}\n```",
    "a snippet's line ends": '```python\n--8<-- "snippets/arguments.py" \n```',
    "a snippet escaped": '```python\n;--8<-- "snippets/arguments.py"\n```',
}
REFUSED = {
    "a tilde fence after a byte order mark": f"\ufeff~~~python\n{FAILING}\n~~~",
    "five tildes": f"~~~~~python\n{FAILING}\n~~~~~",
    "tildes and a space": f"~~~ python\n{FAILING}\n~~~",
    "a tab before the options": f'```python\ttitle="x"\n{FAILING}\n```',
    "a no-break space": f"```python\u00a0\n{FAILING}\n```",
    "a space of no width": f"```\u200bpython\n{FAILING}\n```",
    "a no-break space before it": f"\u00a0{PYTHON}",
    "a line separator": f"x\u2028```python\u2028{FAILING}\u2028```",
    "a form feed": f"\f{PYTHON}",
    "upper case": f"```PYTHON\n{FAILING}\n```",
    "py with options": f'```py title="a" linenums="1"\n{FAILING}\n```',
    "ipython": f"```ipython\n{FAILING}\n```",
    "a shell": f"```sh\n{FAILING}\n```",
    "text of class python": f"```text .python\n{FAILING}\n```",
    "a back-tick in the title": f'```python title="`x`"\n{FAILING}\n```',
    "a back-tick in a tilde fence's title": f'~~~python title="`x`"\n{FAILING}\n~~~',
    "behind a comment": f"<!-- a -->{PYTHON}",
    "in a quote in an admonition": f"!!! note\n    > ```python\n    > {FAILING}\n    > ```",
    "at a number": f"1. ```python\n   {FAILING}\n   ```",
    "at a plus": f"+ ```python\n  {FAILING}\n  ```",
    "at a definition": f"Term\n:   ```python\n    {FAILING}\n    ```",
    "in a footnote": f"[^1]: ```python\n    {FAILING}\n    ```",
    "in a table": f"| a |\n|---|\n| ```{FAILING}``` |",
    "longer marks within": f"```python\nx = 1\n````\n{FAILING}\n```\n\n```text\na\n```",
    "longer marks within text": f"```text\nx\n````\n```\n\n{PYTHON}",
    "marks with a language within": f"```python\nx = 1\n```python\n{FAILING}\n```",
    "marks that close further in": f"```python\nx = '''\n    ```\n'''\n{FAILING}\n```",
    "inline code that looks like a fence": f"```a``` words\n\n{PYTHON}\n\n```b``` again",
    "never closed": f"!!! note\n    ```python\n    {FAILING}",
    "skipped, indented": f"!!! note\n    <!--pytest-codeblocks:skip-->\n    ```python\n    {FAILING}\n    ```",
    "a module that is missing": f"<!--pytest-codeblocks:importorskip(nonesuch)-->\n{PYTHON}",
    "a mark that skips": f"<!-- pytest.mark.skipif(True) -->\n{PYTHON}",
    "indented by spaces": f"Text:\n\n    {FAILING}",
    "indented by a tab": f"Text:\n\n\t{FAILING}",
    "indented in a list": f"- a\n\n        {FAILING}",
    "indented in an admonition": f"!!! note\n    a\n\n        {FAILING}",
    "HTML in capitals": f"<PRE>{FAILING}</PRE>",
    "HTML over two lines": f"<pre\nclass=x>{FAILING}</pre>",
    "a script": f"<script type='text/python'>\n{FAILING}\n</script>",
    "code as the output of code": f"```python\nx = 1\n```\n{EXPECTED}\n{PYTHON}",
    "output of text": f"```python\nprint(1)\n```\n\n```text\nx\n```\n{EXPECTED}\n```text\n2\n```",
    "output within a sentence": f"```python\nprint(1)\n```\nIt says {EXPECTED}\n```text\n2\n```",
    "output but for spaces": f"```python\nprint(1)\n```\n{EXPECTED[:-3]}-ignore-whitespace-->\n```text\n2\n```",
    "output of nothing": f"{EXPECTED}\n```text\n2\n```\n\n{PYTHON}",
    "a Python file as text": '```text\n--8<-- "snippets/arguments.py"\n```',
    "Python files as text": "```text\n--8<--\nsnippets/arguments.py\n--8<--\n```",
    "a Python file indented": '    --8<-- "snippets/arguments.py"',
    "a page with code of its own": '--8<-- "README.md"',
    "pages with code of their own": "--8<--\ndocs/glossary.md\nREADME.md\n--8<--",
    "a template's page": "{% include 'README.md' %}",
    "a template's page, spaces cut": "{%- include 'README.md' %}",
    "a template in code": '```python\nx = f"{{1}}"\n```',
    "a template's comment in code": "```python\nx = 1  # {# \n# #}\n```",
    "lines past a snippet's end": '```python\n--8<-- "snippets/arguments.py:9000:9001"\n```',
    "a snippet turned off": '```python\n--8<-- "; snippets/arguments.py"\n```',
    "a kernel by another name": "```python\nfrom triton import jit\n\n\n@jit\ndef f():\n    pass\n```",
    "a kernel by a call": "```python\nf = triton.jit(g)\n```",
}
MISSING = {
    "single quotes": "```python\n--8<-- 'snippets/none.py'\n```",
    "longer scissors": '```python\n----8<---- "snippets/none.py"\n```',
    "one of several files": "```python\n--8<--\nsnippets/none.py\nsnippets/arguments.py\n--8<--\n```",
    "one of several sections": "```python\n--8<--\nsnippets/arguments.py:none\n--8<--\n```",
    "an address": '```python\n--8<-- "https://localhost/x.py"\n```',
    "in text": '```text\n--8<-- "snippets/none.txt"\n```',
    "outside a fence": '--8<-- "docs/none.md"',
    "an address outside a fence": '--8<-- "https://localhost/x.md"',
}


@pytest.mark.parametrize("trap", RUN)
def test_it_is_run(trap):
    blocks = python_blocks(Path("page.md"), RUN[trap] + "\n")
    assert len(blocks) == 1 and not blocks[0].needs_gpu
    with pytest.raises((SystemError, TypeError)):
        exec(blocks[0].code, {})


@pytest.mark.parametrize("trap", REFUSED)
def test_it_is_refused(trap):
    with pytest.raises((UntestedFence, RuntimeError), match=r"page\.md|no previous code block"):
        python_blocks(Path("page.md"), REFUSED[trap] + "\n")


@pytest.mark.parametrize("trap", MISSING)
def test_a_missing_snippet_is_an_error_wherever_it_stands(trap):
    with pytest.raises(SnippetMissingError, match="could not be"):
        python_blocks(Path("page.md"), MISSING[trap] + "\n")


def test_pages_are_collected_wherever_mkdocs_publishes_them(pytester):
    """Under each of MkDocs' five endings, and in folders that pytest by itself passes over."""
    own = (ROOT / "conftest.py").read_text(encoding="utf-8")
    own = own.replace("ROOT = Path(__file__).parent", f"ROOT = Path({str(pytester.path)!r})")
    pytester.makeconftest(own.replace("Path(__file__).parent", f"Path({str(ROOT)!r})"))
    names = ["a.md", "b.markdown", "c.mdown", "d.mkdn", "e.mkd", "build/f.md", "dist/g.md"]
    for name in names:
        page = pytester.path / "docs" / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(f"# A\n\n{PYTHON}\n")
    pytester.runpytest_subprocess("-p", "no:cacheprovider", "docs").assert_outcomes(failed=len(names))


def test_what_is_right_stays_right():
    inside = f"text\n\n```python\nprint(1)\n```\n\n{EXPECTED}\n```text\n1\n```\n"
    text = "# A\n\n!!! note\n" + textwrap.indent(inside, "    ")
    (block,) = python_blocks(Path("page.md"), text)
    assert (block.code, block.expected_output, block.lineno) == ("print(1)\n", "1\n", 6)
