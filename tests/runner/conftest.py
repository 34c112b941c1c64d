"""Bare pages for the runner's browser tests: the book's markup and assets, without the book's theme."""

import functools
import http.server
import threading
from pathlib import Path

import markdown
import pytest

from scripts import runner_modules

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
POLICY = " ".join((DOCS / "runner" / "content-security-policy.txt").read_text().split())
EXTENSIONS = {
    "attr_list": {},
    "md_in_html": {},
    "pymdownx.superfences": {},
    "pymdownx.highlight": {"pygments_lang_class": True},
}
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A page</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="stylesheets/book.css">
<link rel="stylesheet" href="runner/runner.css">
<script type="module" src="runner/kernel-runner.js"></script>
</head>
<body><main>
{}
</main></body>
</html>
"""
VECTOR_ADD = """
```python
import torch
import triton
import triton.language as tl
```

```python title="kernel"
@triton.jit
def add_kernel(x_ptr, y_ptr, sum_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x = tl.load(x_ptr + offsets, mask=mask)
    y = tl.load(y_ptr + offsets, mask=mask)
    tl.store(sum_ptr + offsets, x + y, mask=mask)
```

```python title="launch"
x = torch.arange(1000).to(torch.float32)
result = torch.empty_like(x)
add_kernel[(triton.cdiv(1000, 256),)](x, x, result, 1000, BLOCK=256)
print("sum of 7 and 7:", result[7].item())
```

<kernel-runner></kernel-runner>
"""


def as_page(text: str) -> str:
    """A page of the book's Markdown as HTML, fences highlighted as mkdocs.yml has them."""
    return PAGE.format(markdown.markdown(text, extensions=list(EXTENSIONS), extension_configs=EXTENSIONS))


@pytest.fixture(scope="session")
def site(tmp_path_factory) -> Path:
    """A folder with the runner's assets under the names they have in the book; tests add pages."""
    folder = tmp_path_factory.mktemp("site")
    for name in ["vendor", "stylesheets", "service-worker.js"]:
        (folder / name).symlink_to(DOCS / name)
    (folder / "runner").mkdir()
    for path in (DOCS / "runner").iterdir():
        (folder / "runner" / path.name).symlink_to(path)
    runner_modules.write(folder / "runner")
    (folder / "add.html").write_text(as_page(VECTOR_ADD))
    (folder / "two.html").write_text(as_page(VECTOR_ADD + "\nMore.\n\n<kernel-runner></kernel-runner>\n"))
    return folder


@pytest.fixture(scope="session")
def address(site, serve) -> str:
    """Where the bare pages answer, under the policy that the book states."""
    return serve(site, headers={"Content-Security-Policy": POLICY})


@pytest.fixture
def complaints(page) -> list[str]:
    """Errors of the page and violations of its policy, collected while the test runs."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda message: found.append(message.text) if message.type == "error" else None)
    return found


class Recorded(http.server.SimpleHTTPRequestHandler):
    """Serves a folder under the book's policy and writes down every path that was asked for."""

    def do_GET(self):
        self.server.asked.append(self.path.split("?")[0].lstrip("/"))
        super().do_GET()

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture
def recording_server(site):
    """A server of the test's own, which it may shut down: `asked` lists every path that anyone fetched from it."""
    handler = functools.partial(Recorded, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    server.asked = []
    server.address = f"http://127.0.0.1:{server.server_port}/"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()
