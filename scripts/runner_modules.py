"""The book's own Python modules, each a file that the runner fetches when a reader's program imports it.

The site publishes docs/ only, and pages import from snippets/: `scripts/hooks.py` adds what `files()` gives to runner/.
"""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ["snippets", "docs/simulator"]


def files() -> dict[str, str]:
    """Text by path below runner/: modules/snippets/fusion/softmax.py and so on, and their list, modules/index.json."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    texts = {path.relative_to(ROOT).as_posix(): path.read_text() for path in paths}
    return {"modules/index.json": json.dumps(sorted(texts)), **{f"modules/{path}": texts[path] for path in texts}}


def write(folder: Path) -> None:
    """Put the files below `folder`, where a test has its runner/."""
    for name, text in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
