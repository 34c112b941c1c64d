"""The book's own Python modules, in one file that the runner fetches when a reader's program imports one of them.

The site publishes docs/ only, and pages import from snippets/: `scripts/hooks.py` adds what `bundle()` gives as runner/modules.json.
"""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ["snippets", "docs/simulator"]


def bundle() -> str:
    """JSON: text of each module by its path from the root, `snippets/fusion/softmax.py`."""
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    return json.dumps({path.relative_to(ROOT).as_posix(): path.read_text() for path in files}, indent=0)
