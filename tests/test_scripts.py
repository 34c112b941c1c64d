"""Every script says what it does, and refuses bad input with one line and a non-zero exit."""

import subprocess
import sys

import pytest

from scripts.records import ROOT
from tests.support import GPU

SCRIPTS = sorted(path for path in (ROOT / "scripts").glob("*.py") if "__main__" in path.read_text(encoding="utf-8"))
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def run(*command) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, *map(str, command)], capture_output=True, text=True, cwd=ROOT, timeout=300)


@pytest.mark.parametrize("script", SCRIPTS + EXAMPLES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_help(script):
    result = run(script, "--help")
    assert result.returncode == 0
    assert script.name in result.stdout


@pytest.mark.parametrize("script", SCRIPTS + EXAMPLES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_an_unknown_option_is_refused(script):
    result = run(script, "--no-such-option")
    assert result.returncode != 0
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["measure.py", "fusion/none"], "no benchmark for fusion/none"),
        (["measure.py", "--shard", "3/2"], "1 <= I <= N"),
        (["measure.py", "--shard", "x"], "1 <= I <= N"),
        (["sanitize.py", "fusion/none"], "no kernels to watch in fusion/none"),
        (["measure.py", "--shard", "1/2", "--out", "docs/measured/mine"], "--shard needs --out"),
        (["sanitize.py", "--jobs", "0"], "--jobs takes 1 or more"),
        (["sanitize.py", "--timeout", "nan"], "--timeout takes seconds"),
        (["sanitize.py", "--timeout", "-1"], "--timeout takes seconds"),
        (["compile.py", "--jobs", "0"], "--jobs takes 1 or more"),
        (["repeats.py", "--worst", "-3"], "--worst takes 0 or more"),
        (["compile_cpp.py", "--nvcc", "no-such-nvcc"], "no-such-nvcc"),
        (["compile.py", "fusion/none"], "no targets for fusion/none"),
        (["render.py", "fusion/none"], "nothing draws fusion/none"),
    ],
)
def test_bad_input_gets_one_line(arguments, said):
    result = run(ROOT / "scripts" / arguments[0], *arguments[1:])
    assert result.returncode != 0
    assert said in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(GPU, reason="there is a GPU here")
def test_measuring_without_a_gpu_is_refused():
    result = run(ROOT / "scripts" / "measure.py")
    assert result.returncode != 0
    assert (
        result.stderr.strip()
        == "measure.py: no GPU found: records are measured, never made up; run this where a GPU is"
    )
