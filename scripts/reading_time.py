"""How long a page takes to read: the words of its main line, at the pace of technical prose. Standard library only.

Code, tables, figures and what is folded away are not counted: a reader looks at the first and may open the last.
"""

import re

WORDS_A_MINUTE = 230

NOT_PROSE = (
    r"\A---\n(?s:.*?)\n---\n",  # front matter
    r"^(?:\?\?\?|===).*\n(?:(?:    .*)?\n)*",  # folds and tabs
    r"^(`{3,})(?s:.*?)^\1\s*$",  # code
    r"^[|#].*$",  # tables and titles
    r"\{%(?s:.*?)%\}",
    r"<[^>]*>",
    r"\]\([^)]*\)",  # where a link leads
)


def main_line_words(markdown: str) -> int:
    """Words that a reader reads without opening anything; a templated value counts as one."""
    for pattern in NOT_PROSE:
        markdown = re.sub(pattern, "", markdown, flags=re.MULTILINE)
    return len(re.sub(r"\{\{.*?\}\}", "value", markdown, flags=re.DOTALL).split())


def minutes(markdown: str) -> int:
    return max(1, round(main_line_words(markdown) / WORDS_A_MINUTE))
