"""MkDocs hooks: what neither a plugin nor a config key of MkDocs can do."""

import re
import sys
from pathlib import Path

from mkdocs.structure.files import File

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.notebook_pages import page_of
from scripts.runner_modules import files as runner_modules
from scripts.widgets import python_bundle

DRAWING = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
EXPLAINED = re.compile(r"<abbr\b[^>]*>([^<]*)</abbr>")


def on_files(files, config):
    """The instruments' Python, in one file, and the modules that pages import, each fetched when needed."""
    files.append(File.generated(config, "simulator/python.json", content=python_bundle()))
    for name, text in runner_modules().items():
        files.append(File.generated(config, f"runner/{name}", content=text))
    return files


def on_page_content(html, page, config, files):
    """Notebook pages: light, with their figures in files of their own. Other pages: figures keep their words."""
    if page.file.src_uri.endswith(".ipynb"):
        html, figures = page_of(html, page.file.src_uri)
        for path, drawing in figures.items():
            files.append(File.generated(config, path, content=drawing))
    return words_drawn(html)


def words_drawn(html):
    """Words in a figure as they were drawn: in a fold or a tab Markdown explains them by HTML, which SVG ignores."""
    return DRAWING.sub(lambda svg: EXPLAINED.sub(r"\1", svg[0]), html)


def on_post_page(output, **_):
    """Material's search dialog has a role and no name; a screen reader needs one."""
    return output.replace('role="dialog">', 'role="dialog" aria-label="Search">', 1)
