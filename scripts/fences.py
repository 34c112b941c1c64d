"""The Python blocks of a page, snippets expanded. A fence that would let code stand untested is refused by line.

The parser is pytest-codeblocks' own, which knows only fences that are exactly ```python; options such as title="…" are
dropped for it here.
"""

import io
import re
import warnings
from dataclasses import dataclass
from pathlib import Path

import markdown
from pytest_codeblocks.main import CodeBlock, extract_from_buffer

ROOT = Path(__file__).resolve().parents[1]
NEEDS_GPU = re.compile(r'\stitle="needs a GPU"(\s|$)')  # the mark that a reader sees
NOT_RUN = {"text", "console", "cuda", "hip", "cpp", "mlir", "llvm", "ptx", "asm", "json", "toml", "html", "diff"}

NOT_PUBLISHED = {ROOT / "README.md", ROOT / "CONTRIBUTING.md"}  # no preprocessor sees these

# What gives indentation a meaning on a page; MkDocs has `tables` on as well.
BLOCKS = ["admonition", "attr_list", "md_in_html", "pymdownx.details", "pymdownx.tabbed", "tables"]

FENCE = re.compile(r"^(?P<indent>[ \t]*)(?P<marks>`{3,}|~{3,})(?P<info>.*)$")
HIDDEN_CODE = re.compile(r"```|~~~|<(pre|xmp|listing|textarea|script)\b", re.IGNORECASE)
DIRECTIVE = re.compile(r"<!--[-\s]*(pytest[-.\w]*:?.*?)[-\s]*-->")
EXPECTED_OUTPUT = "pytest-codeblocks:expected-output"
KERNEL = re.compile(r"\btriton\s*\.\s*jit\b|^\s*from triton\b.*\bjit\b", re.MULTILINE)
SNIPPET = re.compile(r"^[ \t]*-+8<-+")
PYTHON_FILE = re.compile(r"\.pyi?\b")
TEMPLATE = re.compile(r"\{\{|\{%|\{#")
FROM_ELSEWHERE = re.compile(r"\{%-?\s*(include|import|from|extends)\b")


class UntestedFence(ValueError):
    """A fence, or a directive, that would let code stand on a page without being run."""


@dataclass
class Fence:
    """One fence of a page: the lines of its marks, what its first line says, and the lines between."""

    opened: int
    info: str
    indent: str
    code: list[str]
    closed: int = 0

    @property
    def python(self) -> bool:
        return self.info.partition(" ")[0] == "python"


def python_blocks(path: Path, text: str) -> list[CodeBlock]:
    """The Python blocks of a page, snippets expanded. Raises UntestedFence for code that would not be run."""
    lines = re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"))  # as Markdown does: no form feeds, no U+2028
    fences = fences_of(path, lines)
    published = path.resolve() not in NOT_PUBLISHED
    for fence in fences if published else []:
        refuse_what_is_not_as_shown(path, fence)
    refuse_code_outside(path, lines, fences, snippets().run(lines) if published else lines)
    found = {block.lineno: block for block in parsed(lines, fences) if block.syntax == "python"}
    expected = [fence for fence in fences if fence.python]
    if list(found) != [fence.opened for fence in expected]:
        raise UntestedFence(f"{path}: pytest-codeblocks sees Python at lines {list(found)} only")
    refuse_loose_expectations(path, lines, fences, list(found.values()))
    for fence in expected:
        complete(path, found[fence.opened], fence)
    return list(found.values())


def parsed(lines: list[str], fences: list[Fence]) -> list[CodeBlock]:
    """What pytest-codeblocks makes of the page, every Python fence reduced to ```python."""
    plain = {fence.opened: f"{fence.indent}```python" for fence in fences if fence.python}
    text = "\n".join(plain.get(number, line) for number, line in enumerate(lines, start=1)) + "\n"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return extract_from_buffer(io.StringIO(text), max_num_lines=len(lines) + 2)


def complete(path: Path, block: CodeBlock, fence: Fence) -> None:
    """Expand the block's snippets, and note whether it needs a GPU. Refuses kernels, and boxes that stay empty."""
    if KERNEL.search(block.code):
        raise UntestedFence(f"{path}:{block.lineno}: include the kernel from snippets/, as CONTRIBUTING.md says")
    block.needs_gpu = bool(NEEDS_GPU.search(fence.info))
    block.code = "\n".join(snippets().run(block.code.rstrip("\n").split("\n"))) + "\n"
    if not block.code.strip():
        raise UntestedFence(f"{path}:{block.lineno}: an empty block: its snippet has no such lines, or is elsewhere")


def fences_of(path: Path, lines: list[str]) -> list[Fence]:
    """The page's fences, in order. Raises for those that are neither Python to run nor a named other language."""
    fences, marks = [], None
    for number, line in enumerate(lines, start=1):
        found = FENCE.match(line)
        if marks is None:
            if found:
                refuse_unknown_language(path, number, found)
                marks = found["marks"]
                fences.append(Fence(number, found["info"], found["indent"], []))
            else:
                refuse_hidden_code(path, number, line)
        elif found and found["marks"] == marks and not found["info"].strip():
            marks, fences[-1].closed = None, number
        elif line.lstrip().startswith(marks):
            raise UntestedFence(f"{path}:{number}: {line.strip()!r} inside a fence ends it for some readers only")
        else:
            fences[-1].code.append(line)
    if marks:
        raise UntestedFence(f"{path}:{fences[-1].opened}: a fence is never closed")
    return fences


def refuse_unknown_language(path: Path, number: int, fence: re.Match) -> None:
    language, _, options = fence["info"].partition(" ")
    known = language == "python" or (language in NOT_RUN and "python" not in options.lower())
    if fence["marks"] != "```" or not known or "`" in options:
        spelt = fence["marks"] + fence["info"]
        raise UntestedFence(
            f"{path}:{number}: {spelt!r} would never be tested: write ```python, or one of {sorted(NOT_RUN)}"
        )


def refuse_hidden_code(path: Path, number: int, line: str) -> None:
    """Outside fences: marks that open none, raw HTML, directives, and templates that bring text from elsewhere."""
    if HIDDEN_CODE.search(line):
        raise UntestedFence(
            f"{path}:{number}: code in a quote, a list marker or HTML is never tested: use a plain fence"
        )
    if FROM_ELSEWHERE.search(line):
        raise UntestedFence(f"{path}:{number}: what a template includes is never tested")
    directive = DIRECTIVE.search(line)
    if directive and directive[1] != EXPECTED_OUTPUT:
        raise UntestedFence(f"{path}:{number}: {directive[1]!r} would leave code untested")


def refuse_what_is_not_as_shown(path: Path, fence: Fence) -> None:
    """Python that a template would rewrite on its way to the page, and Python files under another language's name."""
    if fence.python and any(TEMPLATE.search(line) for line in fence.code):
        raise UntestedFence(f"{path}:{fence.opened}: {{{{, {{% and {{# are templates: the page would show other code")
    if not fence.python and any(map(SNIPPET.match, fence.code)) and any(map(PYTHON_FILE.search, fence.code)):
        raise UntestedFence(f"{path}:{fence.opened}: a Python file in a fence that is not Python is never tested")


def refuse_loose_expectations(path: Path, lines: list[str], fences: list[Fence], blocks: list[CodeBlock]) -> None:
    """Expected output that is compared with nothing: it stands between a Python block and a block of text."""
    asked = [number for number, line in enumerate(outside(lines, fences), start=1) if EXPECTED_OUTPUT in line]
    for number in asked:
        before = [fence for fence in fences if fence.closed < number][-1:]
        after = [fence for fence in fences if fence.opened > number][:1]
        if not (before and before[0].python and after and not after[0].python):
            raise UntestedFence(f"{path}:{number}: expected output stands between a Python block and a block of text")
    if len(asked) != sum(block.expected_output is not None for block in blocks):
        raise UntestedFence(f"{path}: {EXPECTED_OUTPUT} stands on a line of its own, once a block")


def refuse_code_outside(path: Path, lines: list[str], fences: list[Fence], whole: list[str]) -> None:
    """Code that no fence of the page itself holds: in an included file, or indented by four spaces.

    `whole` is the page with every snippet in its place, so one that is missing has been an error wherever it stands.
    """
    for number, line in enumerate(outside(lines, fences), start=1):
        if SNIPPET.match(line) and PYTHON_FILE.search(line):
            raise UntestedFence(f"{path}:{number}: a Python file outside a fence is never tested")
    inside = fences_of(path, whole)
    if [fence.info for fence in inside] != [fence.info for fence in fences]:
        raise UntestedFence(f"{path}: an included file holds a fence of its own, which is never tested")
    rendered = markdown.markdown("\n".join(outside(whole, inside)), extensions=BLOCKS)
    if indented := re.search(r"<pre\b[^>]*>(?:<code>)?(.*)", rendered):
        raise UntestedFence(f"{path}: {indented[1]!r} is indented like code, which is never tested: use a fence")


def outside(lines: list[str], fences: list[Fence]) -> list[str]:
    """The page's lines, those of its fences emptied."""
    within = {number for fence in fences for number in range(fence.opened, fence.closed + 1)}
    return ["" if number in within else line for number, line in enumerate(lines, start=1)]


def snippets():
    """MkDocs' own preprocessor for `--8<--` lines; a missing file or section is an error."""
    options = {"base_path": [str(ROOT)], "check_paths": True, "dedent_subsections": True}
    extension = markdown.Markdown(extensions=["pymdownx.snippets"], extension_configs={"pymdownx.snippets": options})
    return extension.preprocessors["snippet"]
