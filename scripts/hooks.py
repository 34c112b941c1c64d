"""MkDocs hooks: what neither a plugin nor a config key of MkDocs can do."""

import re
import sys
from pathlib import Path

from mkdocs.structure.files import File

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.runner_modules import files as runner_modules
from scripts.widgets import python_bundle


def on_files(files, config):
    """The instruments' Python, in one file, and the modules that pages import, each fetched when needed."""
    files.append(File.generated(config, "simulator/python.json", content=python_bundle()))
    for name, text in runner_modules().items():
        files.append(File.generated(config, f"runner/{name}", content=text))
    return files


def on_page_content(html, page, **_):
    """Notebook pages leave JupyterLab's own styles and scripts (590 KB) behind; scrolling output can take the focus."""
    if page.file.src_uri.endswith(".ipynb"):
        html = re.sub(r"<(style|script)\b.*?</\1>", "", html, flags=re.DOTALL)
        html = html.replace("<pre>", '<pre tabindex="0">')
    return html


def on_post_page(output, **_):
    """Material's search dialog has a role and no name; a screen reader needs one."""
    return output.replace('role="dialog">', 'role="dialog" aria-label="Search">', 1)
