"""The worker: output, stopping, queueing, size, and what a program cannot reach."""

import re
import time
from pathlib import Path

ROOT = Path(__file__).parents[3]
ADD = """import torch, triton
import triton.language as tl

@triton.jit
def add(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    x, y = tl.load(x_ptr + offsets, mask=mask), tl.load(y_ptr + offsets, mask=mask)
    tl.store(out_ptr + offsets, x + y, mask=mask)

x = torch.arange(1000).to(torch.float32)
out = torch.empty_like(x)
add[(4,)](x, x, out, 1000, BLOCK=256)
print(out[999].item())
"""
#: Starts a program, stops it after a while, and gives its result with the time that stopping took.
STOP = """async ([source, after]) => {
    const { run, stop } = await import("/book/runner/session.js");
    const running = run(source);
    const waiting = run("print(1)");
    await new Promise((done) => setTimeout(done, after));
    const began = performance.now();
    stop();
    const [first, second] = [await running, await waiting];
    return { ms: performance.now() - began, error: first.error, other: second.error, output: first.output.length };
}"""

#: Stops a program half a second after it has printed as much as a run may.
FLOOD = """async (source) => {
    const { run, stop } = await import("/book/runner/session.js");
    let printed = 0;
    const running = run(source, { onOutput: (text) => void (printed += text.length) });
    while (printed < 100000) await new Promise((done) => setTimeout(done, 50));
    await new Promise((done) => setTimeout(done, 500));
    const began = performance.now();
    stop();
    const { output } = await running;
    return { ms: performance.now() - began, output: output.length };
}"""


def test_runs_a_kernel_and_reports_what_it_moved(run):
    result = run(ADD)
    assert result["error"] is None
    assert result["output"] == "1998.0\n"
    launch = {"kernel": "add", "grid": [4, 1, 1], "programs": 4, "bytes_read": 8000, "bytes_written": 4000}
    assert result["report"] == {"launches": [{**launch, "sectors": 3 * 125}], "faults": []}


def test_trace_for_the_pictures(runner_page):
    trace = runner_page.evaluate(
        """async (source) => {
            const { run } = await import("/book/runner/session.js");
            const { trace: { launches: [launch] } } = await run(source);
            const { offsets, mask, ...last } = launch.accesses.at(-1);
            const off = mask.filter((lane) => !lane).length;
            const { length } = launch.accesses;
            return { ...launch, accesses: length, offsets: offsets.constructor.name, end: offsets.at(-1), off, last };
        }""",
        ADD,
    )
    assert trace["arguments"] == [
        {"name": name, "shape": [1000], "strides": [1], "dtype": "float32"} for name in ("x_ptr", "y_ptr", "out_ptr")
    ]
    assert (trace["accesses"], trace["offsets"], trace["end"], trace["off"]) == (12, "Int32Array", 1023, 24)
    last = {"program": [3, 0, 0], "line": 9, "file": "", "op": "store", "argument": "out_ptr", "block": [256]}
    assert trace["last"] == {**last, "bytes": 4 * 232, "sectors": 29}
    assert trace["truncated"] is False


def test_loop_carried_values_are_traced(runner_page):
    source = """import torch, triton
import triton.language as tl

@triton.jit
def running_max(x_ptr, o_ptr, n, B: tl.constexpr):
    m = tl.full([B], float("-inf"), tl.float32)
    for start in range(0, n, B):
        x = tl.load(x_ptr + start + tl.arange(0, B))
        m = tl.maximum(m, x)
    tl.store(o_ptr + tl.arange(0, B), m)

running_max[(1,)](torch.tensor([1.0, 9.0, 5.0, 2.0, 7.0, 3.0]), torch.zeros(2), 6, B=2)
"""
    variables = runner_page.evaluate(
        """async (source) => {
            const { run } = await import("/book/runner/session.js");
            const { trace } = await run(source);
            return trace.launches[0].variables.map((v) => ({ ...v, values: [...v.values] }));
        }""",
        source,
    )
    common = {"program": [0, 0, 0], "line": 9, "name": "m", "shape": [2]}
    expected = [[1, 9], [5, 9], [7, 9]]
    assert variables == [{**common, "iteration": i, "values": values} for i, values in enumerate(expected)]


def test_an_endless_loop_is_stopped_and_the_next_run_works(runner_page, run):
    result = runner_page.evaluate(STOP, ["while True:\n    pass\n", 500])
    assert result["ms"] < 300
    assert result["error"] == "Stopped"
    assert result["other"] == "Another runner on this page was stopped: press Run again"
    assert run("print(1)")["output"] == "1\n"


def test_an_endless_kernel_is_stopped(runner_page):
    loop = ADD.replace("    mask = ", "    i = 0\n    while i < n:\n        i += 0\n    mask = ")
    assert runner_page.evaluate(STOP, [loop, 500])["error"] == "Stopped"


def test_a_gigabyte_of_output_leaves_the_page_alive(runner_page):
    result = runner_page.evaluate(FLOOD, "while True:\n    print('x' * 10000)\n")
    assert result["ms"] < 300
    assert 100_000 <= result["output"] < 101_000


def test_a_time_limit(run):
    began = time.perf_counter()
    assert run("while True: pass", timeoutMs=400)["error"] == "Stopped after 0.4 s"
    assert time.perf_counter() - began < 5


def test_runs_share_a_worker_and_nothing_else(runner_page):
    outputs = runner_page.evaluate(
        """async () => {
            const { run } = await import("/book/runner/session.js");
            const programs = Array.from({ length: 10 }, (_, i) => `print("x" in globals())\\nx = ${i}\\nprint(x)`);
            return Promise.all(programs.map(async (source) => (await run(source)).output));
        }"""
    )
    assert outputs == [f"False\n{i}\n" for i in range(10)]


def test_memory_is_limited(run):
    assert "out of memory" in run("import torch\nx = [torch.zeros(1 << 26) for _ in range(100)]\n")["error"]
    assert run("print(1)")["output"] == "1\n"


REACHES = """
found = []
for name in ("js", "jsffi"):
    try:
        module = __import__(name)
        found.append(name if module else "")
    except ImportError:
        pass
import sys
for name in ("js", "jsffi"):
    sys.modules.pop(name, None)
try:
    import js
    for name in ("fetch", "XMLHttpRequest", "WebSocket", "indexedDB", "caches", "importScripts", "postMessage", "eval",
                 "Function", "Worker", "BroadcastChannel", "navigator", "EventSource", "WebTransport", "setTimeout",
                 "self", "globalThis", "location", "URL", "Response", "Object", "Reflect", "Promise", "onmessage"):
        if str(getattr(js, name, None)) not in ("None", "undefined"):
            found.append(name)
    for maker in (lambda: js.Object.constructor, lambda: js.Array.constructor, lambda: js.JSON.parse.constructor):
        try:
            found.append(maker()("return 'a function made from text'")())
        except Exception:
            pass
except ImportError:
    pass
import _door
for climb in (lambda: _door.constructor, lambda: _door.__proto__, lambda: _door.ask.bind, lambda: _door.ask.__proto__):
    try:
        found.append(str(climb()).replace("<undefined>", ""))
    except AttributeError:
        pass
try:
    found.append(_door.ask.constructor("return 'a function made from the door'")())
except Exception:
    pass
print([name for name in found if name])
"""


def test_a_program_reaches_nothing_but_its_worker(run):
    result = run(REACHES)
    assert result["error"] is None
    assert result["output"] == "[]\n"


def test_nobody_is_asked(run):
    """There is no keyboard: a program that waits for one would never end."""
    programs = {
        "input('name? ')": "line 1: EOFError: the runner has nobody to ask: no input()",
        "import sys\nprint(len(sys.stdin.read(10)))": None,
    }
    for source, error in programs.items():
        assert run(source, timeoutMs=20000)["error"] == error


def test_the_library_is_listed():
    listed = (ROOT / "docs/runner/host/library.js").read_text()
    folder = ROOT / "docs/runner/python"
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py"))
    assert sorted(re.findall(r'^  "(.*\.py)",$', listed, re.M)) == files


def test_no_request_before_a_run(browser, runner_site):
    page = browser.new_page()
    seen = []
    page.on("request", lambda request: seen.append(request.url))
    page.goto(runner_site)
    page.evaluate('import("/book/runner/session.js")')
    assert [url.rsplit("/", 1)[1] for url in seen] == ["", "session.js"]
    page.close()


def test_every_source_file_is_short():
    files = [
        path for kind in ("*.js", "*.py") for path in (ROOT / "docs/runner").rglob(kind) if "built" not in path.parts
    ]
    long = {path.name: count for path in files if (count := path.read_text().count("\n")) > 300}
    assert long == {}
