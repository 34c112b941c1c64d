"""Run every page of the book as one program, the way a reader would: top to bottom, in one namespace.

`pytest docs README.md` collects each Markdown file with pytest-codeblocks' own parser. Three things are added: a fence
such as ```python title="…" counts as Python; `--8<--` lines are expanded by the preprocessor that MkDocs uses; and each
block gets a name in linecache, so that `@triton.jit` finds its source. A fence that would go untested fails the run.
"""

import io
import linecache
import os
import re
import sys
import warnings
from pathlib import Path

import markdown
import pytest
from pytest_codeblocks.main import CodeBlock, extract_from_buffer, stdout_io

ROOT = Path(__file__).parent
NEEDS_GPU = 'title="needs a GPU"'
NOT_RUN = {"text", "console", "cuda", "hip", "cpp", "mlir", "llvm", "ptx", "asm", "json", "toml", "html", "diff"}

FENCE = re.compile(r"^(?P<indent>[ \t]*)(?P<marks>`{3,}|~{3,})(?P<info>[^`\n]*)$")
HIDDEN_FENCE = re.compile(r"^\s*(>|[-*+]\s|\d+[.)]\s).*(```|~~~)|<pre\b", re.IGNORECASE)
DIRECTIVE = re.compile(r"<!--[-\s]*(pytest[-.\w]*:?.*?)[-\s]*-->")
KERNEL = re.compile(r"^\s*@triton\.jit\b", re.MULTILINE)


def has_gpu() -> bool:
    try:
        import torch
    except ImportError:
        return False
    return torch.cuda.is_available()


GPU = has_gpu()
if not GPU:
    os.environ.setdefault("TRITON_INTERPRET", "1")


def pytest_configure(config):
    config.addinivalue_line("markers", "gpu: needs a GPU (run `make test` where one is); left out elsewhere")
    config.addinivalue_line("markers", "site: drives the built site in Chromium")


def pytest_collection_modifyitems(items):
    for item in items:
        if item.get_closest_marker("gpu") and not GPU:
            item.add_marker(pytest.mark.skip(reason="needs a GPU"))


def pytest_collect_file(file_path, parent):
    generated = {ROOT / "docs" / "measured", ROOT / "docs" / "compiled"} & set(file_path.parents)
    if file_path.suffix == ".md" and not generated:
        return PageFile.from_parent(parent, path=file_path)


class UntestedFence(pytest.Collector.CollectError):
    """A fence, or a directive, that would let code stand on a page without being run."""


class PageFile(pytest.File):
    def collect(self):
        blocks = python_blocks(self.path, self.path.read_text(encoding="utf-8"))
        if blocks:
            yield Page.from_parent(self, name="page", blocks=blocks)


def python_blocks(path: Path, text: str) -> list[CodeBlock]:
    """The Python blocks of a page, snippets expanded. Raises UntestedFence for code that would not be run."""
    plain, on_gpu = plain_fences(path, text)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = extract_from_buffer(io.StringIO(plain))
    blocks = [block for block in found if block.syntax == "python"]
    for block in blocks:
        if KERNEL.search(block.code):
            raise UntestedFence(f"{path}:{block.lineno}: include the kernel from snippets/, as CONTRIBUTING.md says")
        block.needs_gpu = block.lineno in on_gpu
        block.code = "\n".join(snippets().run(block.code.splitlines())) + "\n"
    return blocks


def plain_fences(path: Path, text: str) -> tuple[str, set[int]]:
    """The page with every Python fence reduced to ```python, and the lines of those that need a GPU."""
    lines, on_gpu, closing = [], set(), None
    for number, line in enumerate(text.splitlines(), start=1):
        fence = FENCE.match(line)
        if closing:
            if fence and fence["marks"] == closing and not fence["info"].strip():
                closing = None
        elif fence:
            closing = fence["marks"]
            if is_python(path, number, fence):
                line = f"{fence['indent']}{closing}python"
                on_gpu |= {number} if NEEDS_GPU in fence["info"] else set()
        else:
            refuse_hidden_code(path, number, line)
        lines.append(line)
    if closing:
        raise UntestedFence(f"{path}: a fence is never closed")
    return "\n".join(lines) + "\n", on_gpu


def is_python(path: Path, number: int, fence: re.Match) -> bool:
    """Whether an opening fence holds Python to run; raises for a fence that is neither that nor a named other language."""
    language, _, options = fence["info"].partition(" ")
    if fence["marks"] == "```" and language == "python":
        return True
    if fence["marks"] == "```" and language in NOT_RUN and "python" not in options.lower():
        return False
    spelt = fence["marks"] + fence["info"]
    raise UntestedFence(
        f"{path}:{number}: {spelt!r} would never be tested: write ```python, or one of {sorted(NOT_RUN)}"
    )


def refuse_hidden_code(path: Path, number: int, line: str) -> None:
    if HIDDEN_FENCE.search(line):
        raise UntestedFence(
            f"{path}:{number}: code in a quote, a list marker or <pre> is never tested: use a plain fence"
        )
    directive = DIRECTIVE.search(line)
    if directive and directive[1] != "pytest-codeblocks:expected-output":
        raise UntestedFence(f"{path}:{number}: {directive[1]!r} would leave code untested")


def snippets():
    """MkDocs' own preprocessor for `--8<--` lines; a missing file or section is an error."""
    options = {"base_path": [str(ROOT)], "check_paths": True, "dedent_subsections": True}
    extension = markdown.Markdown(extensions=["pymdownx.snippets"], extension_configs={"pymdownx.snippets": options})
    return extension.preprocessors["snippet"]


class Page(pytest.Item):
    def __init__(self, blocks: list[CodeBlock], **options):
        super().__init__(**options)
        self.blocks = blocks

    def runtest(self):
        namespace = {"__name__": "__main__"}
        for block in self.blocks:
            filename = f"{self.path}#L{block.lineno}"
            code = compile(block.code, filename, "exec")
            if block.needs_gpu and not GPU:
                continue
            linecache.cache[filename] = (len(block.code), None, block.code.splitlines(keepends=True), filename)
            with stdout_io() as printed:
                exec(code, namespace)
            if block.expected_output is not None:
                assert printed.getvalue() == block.expected_output, f"line {block.lineno} printed something else"

    def _traceback_filter(self, excinfo):
        """Start at the page's own first frame."""
        entries = list(excinfo.traceback)
        first = next((index for index, entry in enumerate(entries) if "#L" in str(entry.path)), -1)
        return type(excinfo.traceback)(entries[first:])

    def repr_failure(self, excinfo):
        return super().repr_failure(excinfo, style="short")

    def reportinfo(self):
        return self.path, 0, f"{self.path.relative_to(ROOT)}" if ROOT in self.path.parents else str(self.path)
