"""Python that the interpreter forgives and the compiler does not: refused in its words, on its line."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.runner.engine import kernel_mutations
from tests.runner.engine.oracle import TRITON

HERE = Path(__file__).parent
FILES = sorted((HERE / "refused").glob("*.py"))
KERNELS = {file: re.findall(r"^def (\w+)\(x_ptr", file.read_text(), re.M) for file in FILES}
NAMES = [name for names in KERNELS.values() for name in names]

#: Where the runner says more than the compiler: a line where it gives none, the `return` where it gives the `def`.
BETTER_PLACED = {"unjitted_helper", "returns_disagree", "two_targets"}


LAUNCH = "\nx = torch.arange(64).to(torch.float32)\no = torch.zeros(SIZE)\n{}[(4,)](x, o, 16, B=16)\n"
MUTATED = kernel_mutations.mutated(2, 50)


def compiled(path: Path) -> dict:
    """Line and message of Triton 3.9.0's compiler for every kernel of a file, None for those that compile."""
    environment = {**os.environ, "PYTHONPATH": str(TRITON)}
    environment.pop("TRITON_INTERPRET", None)
    command = [sys.executable, str(HERE / "compiler.py"), str(path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.strip().split("\n")[-1])


def errors(page, source: str, names: list[str]) -> dict:
    """The runner's error for every kernel of a source, asked for in one go."""
    found = page.evaluate(
        """async (programs) => {
            const { run } = await import("/book/runner/session.js");
            return Promise.all(programs.map(async (source) => (await run(source)).error));
        }""",
        [source + LAUNCH.format(name) for name in names],
    )
    return dict(zip(names, found, strict=True))


@pytest.fixture(scope="module")
def compiler() -> dict:
    return {name: error for file in FILES for name, error in compiled(file).items()}


@pytest.fixture(scope="module")
def refusals(runner_page):
    return {
        name: error
        for file, names in KERNELS.items()
        for name, error in errors(runner_page, file.read_text() + "\nSIZE = 64\n", names).items()
    }


@pytest.mark.parametrize("name", NAMES)
def test_refused_as_the_compiler_refuses(compiler, refusals, name):
    line, message = compiler[name]
    found = re.fullmatch(r"line (\d+): CompilationError: (.*)", refusals[name], re.S)
    assert found, refusals[name]
    if name in BETTER_PLACED:
        assert found[2].lower()[:40] in message.lower()
    else:
        assert int(found[1]) == line
        assert found[2] in re.sub(r" at 0x[0-9a-f]+>", "", message)


def test_the_list_is_whole(compiler):
    assert compiler.keys() == set(NAMES)
    assert len(set(NAMES)) == len(NAMES) >= 68
    assert all(compiler.values()), "the compiler refuses every kernel of the list"


def test_mutated_kernels_are_refused_where_the_compiler_refuses(runner_page, tmp_path):
    """Names replaced at random: the same kernels compile, and the others fail on the same line."""
    path = tmp_path / "mutated.py"
    path.write_text(MUTATED)
    expected = compiled(path)
    found = errors(runner_page, MUTATED, list(expected))
    lines = {
        name: int(re.match(r"line (\d+): CompilationError", error)[1]) if error else None
        for name, error in found.items()
    }
    assert lines == {name: error[0] if error else None for name, error in expected.items()}
    assert len(lines) == 50
    assert 10 < sum(line is not None for line in lines.values()) < 40


RUNTIME = """import torch, triton
import triton.language as tl

@triton.jit
def k(x_ptr, n, B: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, B), n{})

x = torch.zeros(16)
k[{}](x, {}, B=16)
"""


@pytest.mark.parametrize(
    ("suffix", "grid", "n", "error"),
    [
        # An int argument of 1 is a constant of the program, and constants have no `.to`.
        (
            ".to(tl.int64)",
            "(1,)",
            "1",
            """line 6: CompilationError: AttributeError("'int' object has no attribute 'to'")""",
        ),
        ("", "(-1,)", "2", "line 9: CompilationError: grid[0] is -1: it must be a non-negative int"),
        ("", "(1, 70000)", "2", "line 9: CompilationError: grid[1] is 70000: at most 65535 programs"),
        ("", "(1,)", "'text'", "line 6: CompilationError: cannot convert text of type <class 'str'> to tensor"),
        (
            "",
            "(1,)",
            "object()",
            "line 9: CompilationError: TypeError('failed to specialize argument of type: object') (argument n)",
        ),
        ("", "(1,)", "2, wrong=3", "line 9: TypeError: unexpected keyword argument 'wrong'"),
    ],
)
def test_launches_that_fail(run, suffix, grid, n, error):
    assert run(RUNTIME.format(suffix, grid, n))["error"] == error


def test_what_the_runner_lacks_it_names(run):
    lacking = {
        "import torch\ntorch.fft(1)": "line 2: AttributeError: the runner's small torch has no torch.fft",
        "import torch\ntorch.zeros(2).lerp(1)": "line 2: AttributeError: the runner's small torch has no Tensor.lerp",
        "import torch\ntorch.zeros(2, device='xpu')": "line 2: RuntimeError: the runner has no device xpu",
        "from torch.nn import functional as F\nF.conv2d": (
            "line 2: AttributeError: the runner's small torch has no torch.nn.functional.conv2d"
        ),
    }
    for source, error in lacking.items():
        assert run(source)["error"] == error
    head = "import torch, triton\nimport triton.language as tl\n@triton.jit\ndef k(x_ptr):\n"
    error = run(head + "    tl.inline_asm_elementwise()\nk[(1,)](torch.zeros(1))\n")["error"]
    assert error == "line 5: NotImplementedError: the runner has no triton.language.inline_asm_elementwise"


def test_errors_of_host_code_have_the_readers_line(run):
    programs = {
        "x = 1\n\ny = = 3\n": "line 3: SyntaxError: invalid syntax",
        "def f():\n    raise ValueError('no')\n\nf()\n": "line 2: ValueError: no",
        "import torch\nx = torch.zeros(3)\ny = x + torch.zeros(4)\n": (
            "line 3: RuntimeError: The size of tensor a (3) must match the size of tensor b (4)"
        ),
        "print(undefined)\n": "line 1: NameError: name 'undefined' isn't defined",
    }
    for source, error in programs.items():
        assert run(source)["error"].startswith(error), run(source)["error"]
