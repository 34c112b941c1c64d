"""How many lines of code a source has: blank lines, comments and docstrings do not count. Standard library only."""

import ast
import io
import re
import tokenize
from pathlib import Path

LAYOUT = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}


def code_lines(path: Path, *names: str) -> int:
    """Lines of a Python file, or of its functions of these names, decorators included. Errors: LookupError."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    lines = lines_with_code(text) - docstring_lines(tree)
    if not names:
        return len(lines)
    return len(lines & set().union(*(span(tree, name, path) for name in names)))


def lines_with_code(text: str) -> set[int]:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {line for token in tokens if token.type not in LAYOUT for line in range(token.start[0], token.end[0] + 1)}


def docstring_lines(tree: ast.Module) -> set[int]:
    owners = [node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)]
    strings = [node.body[0] for node in owners if ast.get_docstring(node, clean=False) is not None]
    return {line for string in strings for line in range(string.lineno, string.end_lineno + 1)}


def span(tree: ast.Module, name: str, path: Path) -> set[int]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            return set(range(first, node.end_lineno + 1))
    raise LookupError(f"{path.name} has no function {name}")


def cpp_lines(path: Path) -> int:
    """Lines of a C++ file that hold more than a comment; only // comments are known."""
    lines = (re.sub(r"//.*", "", line).strip() for line in path.read_text(encoding="utf-8").splitlines())
    return sum(1 for line in lines if line)
