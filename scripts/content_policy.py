"""Print the Content-Security-Policy that a built site needs, one directive a line.

    python scripts/content_policy.py SITE     (SITE: the folder that `make build` made)

The base is docs/runner/content-security-policy.txt, without its hashes; to it come the SHA-256 of every inline script
that the theme writes into the pages, 404.html included, whose hash depends on the path where the site lies.
Exit status: 0, or 1 with one line when SITE holds no page, or a page has what the policy cannot allow (an inline style
or event handler).
"""

import argparse
import base64
import hashlib
import re
import sys
from pathlib import Path

BASE = Path(__file__).resolve().parent.parent / "docs" / "runner" / "content-security-policy.txt"
SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<text>.*?)</script>", re.DOTALL)
REFUSED = re.compile(r"<[a-z][^<>]*?\s(?:style|on[a-z]+)=\"[^\"]*\"[^<>]*>|<style\b[^>]*>")


def hash_source(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def inline_scripts(html: str) -> list[str]:
    """The scripts that run from the page itself; data such as application/json does not run."""
    found = [(match["attributes"], match["text"]) for match in SCRIPT.finditer(html)]
    return [text for attributes, text in found if "src=" not in attributes and "json" not in attributes]


def refused(html: str) -> str | None:
    """The first tag that no policy without unsafe-inline allows, or None."""
    match = REFUSED.search(SCRIPT.sub("", html))
    return match[0] if match else None


def policy(hashes: set[str]) -> str:
    """The stated policy, with these hashes in place of its own."""
    text = re.sub(r" 'sha256-[^']+'", "", BASE.read_text())
    return text.replace("'wasm-unsafe-eval'", " ".join(["'wasm-unsafe-eval'", *sorted(hashes)]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path, help="the folder of the built site")
    pages = sorted(parser.parse_args().site.rglob("*.html"))
    hashes = set()
    for page in pages:
        html = page.read_text()
        if tag := refused(html):
            print(f"{page}: {tag}", file=sys.stderr)
            return 1
        hashes.update(map(hash_source, inline_scripts(html)))
    if not pages:
        print("no .html below that folder", file=sys.stderr)
        return 1
    print(policy(hashes), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
