"""`make measure` uses the Python it is run with, if that can measure; `make serve` asks for its port first."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys

import pytest

from scripts.records import ROOT

PYTHON = """#!/bin/sh
echo "$(basename "$(dirname "$(dirname "$0")")") $*" >> "$LOG"
case "$*" in
  *"import torch, triton"*) exit $NO_TORCH ;;
  *"import matplotlib"*) exit $NO_MATPLOTLIB ;;
  "-m venv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
esac
"""


@pytest.fixture
def measure(tmp_path):
    """Runs `make measure STEP=a/b` where Python is a script that notes its arguments; returns who ran which script."""
    (tmp_path / "own/bin").mkdir(parents=True)
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    stub = tmp_path / "own/bin/python"
    stub.write_text(PYTHON, encoding="utf-8")
    stub.chmod(0o755)

    def run(**lacking: str) -> list[str]:
        log = tmp_path / "log"
        environment = os.environ | {"LOG": str(log), "NO_TORCH": "0", "NO_MATPLOTLIB": "0"} | lacking
        command = ["make", "measure", "STEP=a/b", f"PYTHON={stub}"]
        result = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment)
        assert result.returncode == 0, result.stderr
        return [line for line in log.read_text(encoding="utf-8").splitlines() if " scripts/" in line]

    return run


def test_python_with_all_of_it_measures_and_draws(measure):
    assert measure() == ["own scripts/measure.py a/b", "own scripts/render.py a/b"]


def test_python_without_the_pinned_matplotlib_measures_all_the_same(measure):
    """An AMD machine's own torch must not be replaced for want of a drawing library."""
    assert measure(NO_MATPLOTLIB="1") == ["own scripts/measure.py a/b", "figures scripts/render.py a/b"]


def test_python_without_torch_gets_an_environment(measure):
    assert measure(NO_TORCH="1") == ["test scripts/measure.py a/b", "own scripts/render.py a/b"]


@pytest.fixture
def serve(tmp_path):
    """Runs `make serve` where MkDocs is a script that only says so."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "pyproject.toml").touch()
    programs = tmp_path / ".venv/site/bin"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to(sys.executable)
    (programs / "mkdocs").write_text("#!/bin/sh\necho served\n", encoding="utf-8")
    (programs / "mkdocs").chmod(0o755)
    (tmp_path / ".venv/site/ok").touch()
    # `make test` may be what runs this: a make inside a make says more, and shares its jobs.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    return lambda: subprocess.run(["make", "serve"], capture_output=True, text=True, cwd=tmp_path, env=environment)


def test_serve_says_that_its_port_is_taken(serve):
    """In a line, before it builds the book, and not a traceback after."""
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError):  # someone else has it: as good
            held.enter_context(socket.create_server(("127.0.0.1", 8000)))
        result = serve()
    assert result.returncode != 0
    assert "served" not in result.stdout
    assert result.stderr.splitlines()[0] == "make serve: 127.0.0.1:8000 is taken: stop what listens there"


def test_serve_takes_a_free_port(serve):
    try:
        socket.create_server(("127.0.0.1", 8000)).close()
    except OSError:
        pytest.skip("someone listens at 127.0.0.1:8000")
    result = serve()
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines()[-1] == "served"
