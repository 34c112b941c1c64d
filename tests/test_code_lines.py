"""Lines of code as tables give them: what is counted, and what is not."""

import pytest

from scripts.code_lines import code_lines, cpp_lines

PYTHON = '''"""A docstring,
of two lines."""

import functools  # a comment beside code


# a comment alone
@functools.cache
def first(
    x,
):
    """A docstring."""
    text = """two
lines"""

    return text


def second():
    return 1
'''


@pytest.fixture
def python(tmp_path):
    path = tmp_path / "example.py"
    path.write_text(PYTHON)
    return path


def test_comments_docstrings_and_blank_lines_do_not_count(python):
    assert code_lines(python) == 1 + 7 + 2


def test_functions_count_with_their_decorators(python):
    assert code_lines(python, "first") == 7
    assert code_lines(python, "first", "second") == 9


def test_an_unknown_function_is_named(python):
    with pytest.raises(LookupError, match="third"):
        code_lines(python, "third")


def test_cpp_counts_lines_that_hold_more_than_a_comment(tmp_path):
    path = tmp_path / "example.cu"
    path.write_text("// a comment\n#include <x>\n\nint f();  // code\n  // indented\n")
    assert cpp_lines(path) == 2
