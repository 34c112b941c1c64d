"""The minutes under each title are counted, and all 25 steps are read in 35 to 45."""

import re

import pytest
import yaml

from scripts import reading_time
from scripts.pages import step_names
from scripts.records import ROOT


class Loader(yaml.SafeLoader):
    """mkdocs.yml has a tag of MkDocs' own."""


Loader.add_constructor("!ENV", lambda loader, node: None)
STEPS = step_names(yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader))


def page(step: str) -> str:
    return (ROOT / "docs" / f"{step}.md").read_text(encoding="utf-8")


def said(step: str) -> int:
    return int(re.search(r"^minutes: (\d+)$", page(step), re.MULTILINE)[1])


@pytest.mark.parametrize("step", STEPS)
def test_the_minutes_of_a_page_are_those_of_its_words(step):
    assert said(step) == reading_time.minutes(page(step))


def test_the_book_is_read_in_35_to_45_minutes():
    assert len(STEPS) == 25
    assert 35 <= sum(map(said, STEPS)) <= 45


def test_what_is_read_without_opening_anything_is_counted():
    text = """---
description: not read
---
# Title

One two {{ time("a/b", "c", d="e") }} [four](a/long/way.md) **five**.

??? note "Folded"

    Not counted.

| a | table |
|---|---|

```python
x = 1
```

=== "A tab"

    Not counted.

{% set x = 1 %}Six <span>seven</span>
"""
    assert reading_time.main_line_words(text) == 7
