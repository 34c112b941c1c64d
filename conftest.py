"""Run every page of the book as one program, the way a reader would: top to bottom, in one namespace.

`pytest docs README.md` collects each Markdown file. scripts/fences.py finds the blocks; here each gets a name in
linecache, so that `@triton.jit` finds its source, and runs. Blocks titled "needs a GPU" are only compiled without one.
"""

import linecache
import os
import sys
from pathlib import Path

import pytest
from pymdownx.snippets import SnippetMissingError
from pytest_codeblocks.main import CodeBlock, stdout_io

sys.path.insert(0, str(Path(__file__).parent))
from scripts.fences import UntestedFence, python_blocks

ROOT = Path(__file__).parent


def has_gpu() -> bool:
    try:
        import torch
    except ImportError:
        return False
    return torch.cuda.is_available()


pytest_plugins = ["pytester"]
GPU = has_gpu()
PAGE_ENDINGS = {".md", ".mkd", ".mkdn", ".mdown", ".markdown"}  # what MkDocs publishes as pages
if not GPU:
    os.environ.setdefault("TRITON_INTERPRET", "1")


def pytest_configure(config):
    config.addinivalue_line("markers", "gpu: needs a GPU (run `make test` where one is); left out elsewhere")
    config.addinivalue_line("markers", "site: drives the built site in Chromium")


def pytest_collection_modifyitems(items):
    for item in items:
        if item.get_closest_marker("gpu") and not GPU:
            item.add_marker(pytest.mark.skip(reason="needs a GPU"))


def pytest_ignore_collect(collection_path):
    """pytest passes over folders named build or dist, MkDocs does not: a page there must be run."""
    within_docs = ROOT / "docs" in collection_path.parents
    return False if within_docs and not collection_path.name.startswith((".", "__")) else None


def pytest_collect_file(file_path, parent):
    generated = {ROOT / "docs" / "measured", ROOT / "docs" / "compiled"} & set(file_path.parents)
    if file_path.suffix in PAGE_ENDINGS and not generated:
        return PageFile.from_parent(parent, path=file_path)


class PageFile(pytest.File):
    def collect(self):
        try:
            blocks = python_blocks(self.path, self.path.read_text(encoding="utf-8-sig"))
        except (UntestedFence, SnippetMissingError) as error:
            raise self.CollectError(f"{type(error).__name__}: {error}") from None
        if blocks:
            yield Page.from_parent(self, name="page", blocks=blocks)


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
