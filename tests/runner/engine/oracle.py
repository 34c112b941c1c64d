"""Triton 3.9.0's interpreter as the oracle: runs a program in a process of its own and gives back what it printed."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
TRITON = ROOT / ".venv" / "triton-3.9.0"

#: Runs every case of an idioms file on the same input and prints what it wrote, or what it raised.
DRIVER = """
SIZE = globals().get("SIZE", 64)
x = torch.arange(64).to(torch.float32)
for name in sorted(CASES):
    o = torch.zeros(SIZE)
    try:
        CASES[name](x, o)
        print("=", name, o.tolist())
    except Exception as error:
        print("=", name, "error:", type(error).__name__, str(error).split(chr(10))[-1])
"""


def interpret(path: Path) -> str:
    """Output of a program under the interpreter; a failure of the process is a failure of the test."""
    environment = {**os.environ, "PYTHONPATH": str(TRITON), "TRITON_INTERPRET": "1", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run([sys.executable, str(path)], env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def results(output: str) -> dict[str, str]:
    """What each case printed after its name; other lines are printed by kernels."""
    lines = [line[2:].split(" ", 1) for line in output.splitlines() if line.startswith("= ")]
    return {name: text for name, text in lines}
