"""A notebook as a page of the book: light, coloured as other code is, with its figures in files and a download link.

mkdocs-jupyter writes a page as JupyterLab would show it. What only JupyterLab's own style sheet and scripts (590 KB)
use goes with them: prompts, collapsers, copy buttons and the second text of each cell that they copy.
"""

import base64
import re
from pathlib import PurePosixPath

LEFT_OUT = re.compile(
    r"<(style|script)\b.*?</\1>"
    r"|<!--.*?-->"
    r'|<div class="zeroclipboard-container">.*?</clipboard-copy>\s*</div>'
    r'|<div class="clipboard-copy-txt".*?</div>'
    r'|<div class="jp-(?:Input|Output)Prompt[^>]*>[^<]*</div>'
    r'|<div class="jp-Collapser[^>]*>\s*</div>'
    r'|<a class="anchor-link".*?</a>',
    re.DOTALL,
)
# Where one piece of printed text ends and the next begins
BETWEEN_TEXTS = re.compile(
    r'</pre>\s*</div>\s*</div>\s*<div class="jp-OutputArea-child">\s*'
    r'<div class="jp-RenderedText jp-OutputArea-output" data-mime-type="text/plain"[^>]*>\s*<pre>'
)
DRAWN = re.compile(r'<img alt="[^"]*" src="data:image/svg\+xml;base64,([^"]+)"\s*/?>')
ALT = "What the cell above draws; its numbers are printed above."


def page_of(html: str, source: str) -> tuple[str, dict[str, bytes]]:
    """The page's HTML, and the figures it shows as {path in the site: SVG}. `source` is notebooks/<chapter>.ipynb."""
    html = LEFT_OUT.sub("", html).replace('class="highlight-ipynb', 'class="highlight highlight-ipynb')
    html = BETWEEN_TEXTS.sub("", html)
    html = html.replace("<pre>", '<pre tabindex="0">')  # what scrolls can take the focus
    figures: dict[str, bytes] = {}

    def in_a_file(found: re.Match) -> str:
        name = f"figure-{len(figures) + 1}.svg"
        figures[str(PurePosixPath(source).with_suffix("") / name)] = base64.b64decode(found[1])
        return f'<img alt="{ALT}" src="{name}" loading="lazy">'

    html = DRAWN.sub(in_a_file, html)
    return html.replace("</h1>", f"</h1>\n{download(source)}", 1), figures


def download(source: str) -> str:
    """The line under the title."""
    name = PurePosixPath(source)
    return (
        f'<p class="step"><a href="{name.name}" download>Download this notebook</a>, '
        f"or run <code>examples/{name.stem}.py</code>, which it was made from.</p>"
    )
