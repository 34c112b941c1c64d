"""What compute-sanitizer watches: every kernel of the book, and nothing that its results say is out of date."""

import ast
import types
from collections import Counter

import pytest
import torch
from triton import knobs
from triton.runtime.autotuner import Autotuner
from triton.runtime.interpreter import InterpretedFunction
from triton.runtime.jit import JITFunction

from scripts import records, sanitize, sanitized_calls
from scripts.sanitize import Found, Job, judged, merged, sentence, split, with_others
from snippets.attention import flash_gluon
from tests.support import GPU


def kernels_of_the_book() -> set[str]:
    """Launchable kernels by the names that launches are counted under. Those of recap/ show errors: none can run."""
    found = set()
    for path in (records.ROOT / "snippets").glob("*/*.py"):
        if path.parent.name != "recap":
            module = path.relative_to(records.ROOT / "snippets").with_suffix("").as_posix().replace("/", ".")
            tree = ast.parse(path.read_text(encoding="utf-8"))
            kernels = [
                node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.endswith("_kernel")
            ]
            found |= {f"{module}.{kernel.name}" for kernel in kernels if kernel.decorator_list}
            found |= {f"{module}.cu" for twin in [path.with_suffix(".cu")] if twin.is_file()}
    return found


@pytest.mark.skipif(GPU, reason="launches are only counted here, and the launchers believe that they launch")
def test_every_kernel_is_watched(monkeypatch):
    launches = Counter()

    def count(kernel, *_, **__):
        launches[f"{kernel.fn.__module__.removeprefix('snippets.')}.{kernel.fn.__name__}"] += 1

    for kind in (InterpretedFunction, JITFunction):
        monkeypatch.setattr(kind, "run", count)
    monkeypatch.setattr(Autotuner, "do_bench", lambda *_, **__: [1.0] * 3)
    monkeypatch.setattr(knobs.runtime, "exact_bf16", True, raising=False)
    monkeypatch.setattr(flash_gluon, "check_hopper", lambda q: None)
    monkeypatch.setattr(sanitized_calls, "cuda_add", lambda x, y: None)
    monkeypatch.setattr(sanitized_calls.one_source, "fused_activation", lambda *_: None)
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda _: types.SimpleNamespace(multi_processor_count=132))
    for call in sanitized_calls.CALLS.values():
        for dtype in sanitized_calls.DTYPES:
            for layout in sanitized_calls.LAYOUTS:
                call(sanitized_calls.Inputs(dtype, layout, launches, device="cpu"))
    assert set(launches) == kernels_of_the_book()


MEMCHECK_CLEAN = "========= COMPUTE-SANITIZER\n========= ERROR SUMMARY: 0 errors\n"
MEMCHECK_FAULT = """========= COMPUTE-SANITIZER
========= Invalid __global__ write of size 4 bytes
=========     at past_the_end_kernel+0x160
=========     by thread (104,0,0) in block (0,0,0)
=========     Address 0x7f0001 is out of bounds
========= ERROR SUMMARY: 24 errors
"""
RACECHECK_FAULT = """========= COMPUTE-SANITIZER
========= Error: Race reported between Write access at unordered+0x90 and Read access at unordered+0xf0 [64 hazards]
========= RACECHECK SUMMARY: 2 hazards displayed (1 error, 1 warning)
"""
RACECHECK_CLEAN = (
    "========= COMPUTE-SANITIZER\n========= RACECHECK SUMMARY: 0 hazards displayed (0 errors, 0 warnings)\n"
)


@pytest.mark.parametrize(
    ("log", "errors", "warnings"),
    [(MEMCHECK_CLEAN, 0, 0), (MEMCHECK_FAULT, 24, 0), (RACECHECK_CLEAN, 0, 0), (RACECHECK_FAULT, 1, 1)],
)
def test_a_log_is_read(log, errors, warnings):
    found = judged(log, 'noise\n{"a.b_kernel": 3}\n', "", 0)
    assert (found.errors, found.warnings, found.failed) == (errors, warnings, "")
    assert found.launches == {"a.b_kernel": 3}
    assert any("at past_the_end_kernel" in line for line in found.said) == (log is MEMCHECK_FAULT)


def test_races_in_tritons_hand_over_are_counted_apart():
    """One of the kernel's own lines alone; one of its first line and of a part that it starts: an error like any."""
    race = "=========  Error: Race reported between Read access at flash_kernel+0xf0 in {read}\n"
    race += "=========     and Write access at flash_kernel+0xa600 in {write} [3 hazards]\n"
    source = sanitize.GLUON.read_text(encoding="utf-8").splitlines()
    kernel = next(number for number, line in enumerate(source, start=1) if line.startswith("def flash_kernel"))
    step = next(number for number, line in enumerate(source, start=1) if line.startswith("def step"))
    own, part = f"flash_gluon.py:{kernel}", f"flash_gluon.py:{step + 3}"
    log = race.format(read=own, write=own) + race.format(read=own, write=part)
    log += "========= RACECHECK SUMMARY: 4 hazards displayed (2 errors, 0 warnings)\n"
    found = judged(log, "{}", "", 1)
    assert (found.errors, found.hand_overs) == (1, 1)
    row = merged("attention/flash", "racecheck", {Job("racecheck", "attention/flash"): found}, "2025.3")
    assert (row["errors"], row["hand_overs"]) == (1, 1)


def test_a_tool_that_says_nothing_has_failed():
    assert "no summary" in judged("========= Internal Sanitizer Error\n", "{}", "", 1).failed
    assert "no summary from the tool: no log" in judged("", "{}", "", 1).failed


def test_a_process_that_dies_has_failed_with_its_last_words():
    found = judged(MEMCHECK_CLEAN, "", "Traceback\n  …\nRuntimeError: nvcc failed\n", 1)
    assert found.failed == "ended with status 1: RuntimeError: nvcc failed"


def test_every_step_is_split_into_jobs_that_cover_its_dtypes():
    assert set(sanitize.STEPS) == set(sanitized_calls.CALLS)
    assert set(sanitize.DTYPES) == set(sanitized_calls.DTYPES)
    for step in sanitize.STEPS:
        assert sorted(dtype for job in split(step, "memcheck") for dtype in job.dtypes) == sorted(sanitize.DTYPES)


def test_the_jobs_of_a_step_become_one_row():
    jobs = split("attention/flash", "memcheck")
    found = {job: Found(errors=1, launches=Counter({"k": 2})) for job in jobs} | {Job("memcheck"): Found(errors=24)}
    row = merged("attention/flash", "memcheck", found, "2025.3")
    assert (row["errors"], row["launches"], row["version"]) == (3, {"k": 6}, "2025.3")
    assert row["source_hash"] == records.source_hash("attention/flash")
    assert "failed" not in row
    found[jobs[0]] = Found(failed="not done after 300 s")
    assert merged("attention/flash", "memcheck", found, "2025.3")["failed"] == "not done after 300 s"


def result(step: str, **keys) -> dict:
    row = {"step": step, "tool": "memcheck", "version": "2025.3", "date": "2026-01-01", "errors": 0, "warnings": 0}
    return row | {"launches": {"k": 1500}, "source_hash": ""} | keys


def test_a_run_of_one_step_keeps_the_others(tmp_path):
    path = tmp_path / "sanitizer.json"
    records.write(path, records.dumps({"gpu": {"name": "A GPU"}, "rows": [result("b/b", errors=1), result("a/a")]}))
    kept = with_others(path, [result("b/b")])
    assert [(row["step"], row["errors"]) for row in kept] == [("a/a", 0), ("b/b", 0)]
    assert with_others(tmp_path / "none.json", [result("b/b")]) == [result("b/b")]


def test_the_sentence_on_the_page(tmp_path):
    path = tmp_path / "sanitizer.json"
    assert sentence(path) == "compute-sanitizer has not been run on these kernels yet."
    records.write(path, records.dumps({"gpu": {"name": "A GPU"}, "rows": [result("a/a"), result("b/b")]}))
    clean = (
        "memcheck found no error in 3,000 launches of the book's kernels (A GPU, compute-sanitizer 2025.3, 2026-01-01)."
    )
    assert sentence(path) == clean
    bad = [result("a/a", errors=2), result("b/b", failed="x")]
    records.write(path, records.dumps({"gpu": {"name": "A GPU"}, "rows": bad}))
    assert "found 2 errors" in sentence(path)
    assert "1 of 2 runs did not end" in sentence(path)


RESULTS = sorted(records.MEASURED.glob("*/sanitizer.json"))


@pytest.mark.parametrize("path", RESULTS, ids=lambda path: path.parent.name)
def test_results_are_of_the_kernels_that_stand_here_now(path):
    rows = records.read(path)["rows"]
    assert {(row["step"], row["tool"]) for row in rows} == {(s, t) for s in sanitize.STEPS for t in sanitize.TOOLS}
    stale = sorted({row["step"] for row in rows if row["source_hash"] != records.source_hash(row["step"])})
    assert stale == [], f"run `python scripts/sanitize.py {' '.join(stale)}` on {path.parent.name}"
    assert {kernel for row in rows for kernel in row["launches"]} == kernels_of_the_book()
    assert [(row["step"], row["tool"], row.get("failed")) for row in rows if row["errors"] or "failed" in row] == []


def test_what_would_lose_the_results_at_the_end_is_refused_at_the_start(tmp_path, monkeypatch):
    monkeypatch.setattr(sanitize, "sanitizer", lambda: "compute-sanitizer")
    monkeypatch.setattr(sanitize, "watch_all", lambda *_: pytest.fail("watched"))
    (tmp_path / "a-gpu").mkdir()
    (tmp_path / "a-gpu" / "sanitizer.json").write_text("{")
    with pytest.raises(records.Damaged, match=r"sanitizer\.json is damaged"):
        sanitize.main(["--out", str(tmp_path)])
    with pytest.raises(OSError):
        sanitize.main(["--out", str(tmp_path / "a-gpu" / "sanitizer.json")])
