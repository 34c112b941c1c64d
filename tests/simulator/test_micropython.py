"""The same files give the same numbers in CPython and in the MicroPython that the pages run."""

import json
import math
from pathlib import Path

import pytest

from docs.simulator import attention, model, occupancy, traffic
from tests.simulator.requests import requests

DOCS = Path(__file__).resolve().parents[2] / "docs"

BOOT = """async ({base, files}) => {
    const { loadMicroPython } = await import(base + "vendor/micropython/micropython.js");
    const python = await loadMicroPython({ url: base + "vendor/micropython/micropython.wasm", heapsize: 1 << 24 });
    python.FS.mkdir("/simulator");
    for (const [name, text] of Object.entries(files)) python.FS.writeFile("/simulator/" + name, text);
    python.runPython("import sys, json; sys.path.append('/')");
    python.runPython("from simulator import attention, model, occupancy, traffic");
    window.python = python;
}"""
ASK = """code => {
    window.python.runPython("answer = json.dumps(" + code + ")");
    return window.python.globals.get("answer");
}"""
REFUSAL = """
def refusal(kernel, size):
    try:
        model.predict(kernel, "H200", size)
    except ValueError as error:
        return str(error)
"""

CALLS = [
    "model.story()",
    "model.launch_floor('H200', 98432)",
    "model.roofline('B200', 10**12, 10**9, 'fp16', True)",
    "occupancy.occupancy('MI300X', 8, 100, 20000)",
    "occupancy.waves('H100 SXM', 1000, 3)",
    "traffic.launch_grid(98432, 1024)",
    "attention.naive_longest_seq('H200', 4, 16, 128)",
    "model.timeline('activation', 'H200', [8192, 8192], eager=True)",
]


@pytest.fixture(scope="module")
def micropython(browser, serve):
    """A function that evaluates a Python expression in MicroPython, in Chromium, and returns its value."""
    base = serve(DOCS)
    page = browser.new_page()
    page.goto(base + "vendor/micropython/LICENSES.txt")
    files = {path.name: path.read_text(encoding="utf-8") for path in (DOCS / "simulator").glob("*.py")}
    page.evaluate(BOOT, {"base": base, "files": files})
    page.evaluate("code => { window.python.runPython(code); }", REFUSAL)
    yield lambda code: json.loads(page.evaluate(ASK, code))
    page.close()


def same(ours, theirs):
    """Equal, but for the last digits of a float, which each prints in its own way."""
    if isinstance(ours, dict):
        return ours.keys() == theirs.keys() and all(same(ours[key], theirs[key]) for key in ours)
    if isinstance(ours, list):
        return len(ours) == len(theirs) and all(map(same, ours, theirs))
    if isinstance(ours, float) or isinstance(theirs, float):
        return math.isclose(ours, theirs, rel_tol=1e-12)
    return ours == theirs


@pytest.mark.parametrize("call", CALLS)
def test_single_calls_agree(micropython, call):
    ours = eval(call, {"model": model, "occupancy": occupancy, "traffic": traffic, "attention": attention})
    assert same(json.loads(json.dumps(ours)), micropython(call))


def test_predictions_agree(micropython):
    asked = list(requests())
    for start in range(0, len(asked), 50):
        some = asked[start : start + 50]
        theirs = micropython(f"[model.predict(**request) for request in {some!r}]")
        for request, found in zip(some, theirs, strict=True):
            assert same(model.predict(**request), found), request


@pytest.mark.parametrize("size", ["[]", "[0]", "[-1]", "[1.5]", "['8']", "[True]", "[float('nan')]", "[1 << 60]", "8"])
def test_refusals_agree(micropython, size):
    scope = {"model": model}
    exec(REFUSAL, scope)
    ours = eval(f"refusal('add', {size})", scope)
    assert ours is not None and micropython(f"refusal('add', {size})") == ours
