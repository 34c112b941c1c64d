"""The book as it is published: built once a worker, served under a sub-path with its Content-Security-Policy."""

import subprocess
import sys

import pytest

from scripts.records import ROOT

POLICY = " ".join((ROOT / "docs" / "runner" / "content-security-policy.txt").read_text(encoding="utf-8").split())


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)]
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert result.returncode == 0, result.stderr
    return folder


@pytest.fixture(scope="session")
def site(site_folder, serve):
    return serve(site_folder, headers={"Content-Security-Policy": POLICY})
