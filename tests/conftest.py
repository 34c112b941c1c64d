"""Chromium for the browser tests: the system's own, never one that a test tool downloads."""

import functools
import http.server
import os
import shutil
import threading
from pathlib import Path

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
NO_CHROMIUM = "no Chromium: the browser tests are left out; install one (Debian: apt-get install chromium)"
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def pytest_report_header():
    return [] if CHROMIUM else [NO_CHROMIUM]


def pytest_collection_modifyitems(items):
    """Without a Chromium the browser tests are left out; in CI that is a failure."""
    if CHROMIUM or os.environ.get("CI"):
        return
    for item in items:
        if "browser" in getattr(item, "fixturenames", []):
            item.add_marker(pytest.mark.skip(reason=NO_CHROMIUM))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    if not CHROMIUM:
        pytest.fail(NO_CHROMIUM)
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": QUIET}


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves one folder under a sub-path, as GitHub Pages does, with extra headers."""

    def __init__(self, *arguments, prefix: str, headers: dict[str, str], **options):
        self.prefix, self.extra = prefix, headers
        super().__init__(*arguments, **options)

    def translate_path(self, path):
        return (
            super().translate_path(path.removeprefix(self.prefix.rstrip("/"))) if path.startswith(self.prefix) else ""
        )

    def end_headers(self):
        for name, value in self.extra.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def serve():
    """`serve(folder, prefix="/book/", headers={})` → the address where the folder now answers."""
    servers = []

    def start(folder: Path, prefix: str = "/book/", headers: dict[str, str] | None = None) -> str:
        handler = functools.partial(_Quiet, directory=str(folder), prefix=prefix, headers=headers or {})
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}{prefix}"

    yield start
    for server in servers:
        server.shutdown()
