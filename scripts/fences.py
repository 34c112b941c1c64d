"""The Python blocks of a page, snippets expanded. A fence that would let code stand untested is refused by line.

The parser is pytest-codeblocks' own, which knows only fences that are exactly ```python; options such as title="…" are
dropped for it here.
"""

import io
import re
import warnings
from pathlib import Path

import markdown
from pytest_codeblocks.main import CodeBlock, extract_from_buffer

ROOT = Path(__file__).resolve().parents[1]
NEEDS_GPU = 'title="needs a GPU"'
NOT_RUN = {"text", "console", "cuda", "hip", "cpp", "mlir", "llvm", "ptx", "asm", "json", "toml", "html", "diff"}

FENCE = re.compile(r"^(?P<indent>[ \t]*)(?P<marks>`{3,}|~{3,})(?P<info>[^`\n]*)$")
HIDDEN_FENCE = re.compile(r"^\s*(>|[-*+]\s|\d+[.)]\s).*(```|~~~)|<pre\b", re.IGNORECASE)
DIRECTIVE = re.compile(r"<!--[-\s]*(pytest[-.\w]*:?.*?)[-\s]*-->")
KERNEL = re.compile(r"^\s*@triton\.jit\b", re.MULTILINE)


class UntestedFence(ValueError):
    """A fence, or a directive, that would let code stand on a page without being run."""


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
    """Whether an opening fence holds Python to run; raises for what is neither that nor a named other language."""
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
