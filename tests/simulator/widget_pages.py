"""Bare pages for the instruments' browser tests: the book's macros and assets, without the book's theme."""

from pathlib import Path

from scripts import widgets

DOCS = Path(__file__).resolve().parents[2] / "docs"
POLICY = " ".join((DOCS / "runner" / "content-security-policy.txt").read_text(encoding="utf-8").split())
STEPS = 25
MACROS = widgets.macros(STEPS)
VIEWS = list(widgets.face.VIEWS)
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A page</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="stylesheets/book.css">
<link rel="stylesheet" href="simulator/simulator.css">
<link rel="stylesheet" href="page.css">
<script type="module" src="simulator/sim-instrument.js"></script>
<script type="module" src="simulator/sim-drill.js"></script>
<script type="module" src="simulator/reading-progress.js"></script>
</head>
<body data-md-color-scheme="{scheme}"><main class="md-typeset">
<h1>A page</h1>
<p data-step="why/four_kernels">Step 1 of 25</p>
{body}
</main></body>
</html>
"""
STYLE = "body { margin: 0; padding: 0 16px; background: var(--paper); color: var(--ink); font-family: sans-serif; }"


def write_site(folder: Path) -> None:
    """The assets, beside which `write_page` puts pages."""
    (folder / "simulator").mkdir()
    for path in (DOCS / "simulator").iterdir():
        (folder / "simulator" / path.name).symlink_to(path)
    for name in ("vendor", "stylesheets"):
        (folder / name).symlink_to(DOCS / name)
    (folder / "simulator" / "python.json").write_text(widgets.python_bundle(), encoding="utf-8")
    (folder / "page.css").write_text(STYLE, encoding="utf-8")


def write_page(folder: Path, name: str, body: str, scheme: str = "default") -> str:
    """A page with `body`; returns its file name."""
    (folder / f"{name}.html").write_text(PAGE.format(body=body, scheme=scheme), encoding="utf-8")
    return f"{name}.html"


def everything() -> str:
    """One of each instrument, and a second timeline."""
    return "\n".join(macro() for macro in MACROS.values()) + MACROS["timeline"](id="fused", chain="both")
