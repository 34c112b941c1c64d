"""Records vouch for the kernels that stand in snippets/ now, in the shape that contract and pages rely on."""

import hashlib
import json

import pytest

from scripts import compile as compiling
from scripts import measure, records, render

RECORDS = sorted([*records.MEASURED.glob("*/*/*.json"), *records.REPEATED.glob("*/*/*.json")])
COMPILED = sorted(records.COMPILED.glob("*/*.json"))
CASE_KEYS = {
    *("n", "rows", "columns", "M", "N", "K", "batch", "heads", "seq", "head_dim", "causal", "dtype"),
    *("block", "num_warps", "num_stages", "BLOCK_M", "BLOCK_N", "BLOCK_K", "GROUP_M", "SLICES"),
    *("kernel", "start"),  # of cold starts, which have no size to tell apart
}


def record_id(path):
    return path.relative_to(records.ROOT / "docs").with_suffix("").as_posix()


@pytest.mark.parametrize("path", RECORDS, ids=record_id)
def test_record_measured_the_kernels_that_stand_here_now(path):
    record = json.loads(path.read_text(encoding="utf-8"))
    gpu, chapter, name = path.with_suffix("").parts[-3:]
    assert record["step"] == f"{chapter}/{name}"
    stale = f"{record_id(path)} measured other kernels: run `make measure STEP={chapter}/{name}` on {gpu}"
    assert record["source_hash"] == records.source_hash(record["step"]), stale


@pytest.mark.parametrize("path", RECORDS, ids=record_id)
def test_record_has_the_shape_that_pages_read(path):
    record = json.loads(path.read_text(encoding="utf-8"))
    keys = {"step", "gpu", "versions", "date", "commit", "source_hash", "timer", "rows"}
    assert set(record) - {"seconds"} == keys
    assert set(record["gpu"]) == {"name", "sms", "memory_bytes", "driver", "clocks"}
    assert set(record["versions"]) == {"python", "torch", "triton", "cuda"}
    for row in record["rows"]:
        assert set(row["case"]) <= CASE_KEYS
        assert row["provider"]
        assert row["case"]["dtype"] in {"bf16", "fp16", "fp32"}
        if "failed" in row:
            assert row["failed"]
            assert "p50_ms" not in row
        else:
            assert 0 < row["p20_ms"] <= row["p50_ms"] <= row["p80_ms"]
            assert row["bytes"] > 0
            assert row["flops"] >= 0
            assert 0 <= row["error"] < 0.01, "not compared with a float64 result"


@pytest.mark.parametrize("path", COMPILED, ids=record_id)
def test_compiled_facts_are_of_the_kernels_that_stand_here_now(path):
    facts = json.loads(path.read_text(encoding="utf-8"))
    assert facts["source_hash"] == records.source_hash(facts["step"])


@pytest.mark.parametrize("gpu", records.gpus())
def test_every_benchmark_has_its_record(gpu):
    if gpu != records.HOME_GPU:
        return  # another GPU may hold a part
    missing = [step for step in measure.steps() if not records.measured_path(step, gpu).is_file()]
    assert missing == []


def test_every_target_has_its_facts():
    assert [step for step in compiling.steps() if not records.compiled_path(step).is_file()] == []


def test_a_changed_kernel_changes_the_hash(tmp_path, monkeypatch):
    monkeypatch.setattr(records, "ROOT", tmp_path)
    snippet = tmp_path / "snippets" / "fusion" / "softmax.py"
    snippet.parent.mkdir(parents=True)
    snippet.write_text("def f(x):\n    return x + 1  # one\n")
    before = records.source_hash("fusion/softmax")
    snippet.write_text("# another comment\ndef f(x):\n\n    return  x+1\n")
    assert records.source_hash("fusion/softmax") == before
    snippet.write_text("def f(x):\n    return x + 2\n")
    assert records.source_hash("fusion/softmax") != before


def test_a_changed_import_changes_the_hash(tmp_path, monkeypatch):
    monkeypatch.setattr(records, "ROOT", tmp_path)
    folder = tmp_path / "snippets" / "matmul"
    folder.mkdir(parents=True)
    (folder / "autotune.py").write_text("from snippets.matmul.tiled import kernel\n")
    (folder / "tiled.py").write_text("kernel = 1\n")
    before = records.source_hash("matmul/autotune")
    (folder / "tiled.py").write_text("kernel = 2\n")
    assert records.source_hash("matmul/autotune") != before


def test_the_hash_is_the_same_on_every_python(tmp_path, monkeypatch):
    """f-strings are one token to Python 3.11 and several to 3.12: this value came from 3.11."""
    monkeypatch.setattr(records, "ROOT", tmp_path)
    snippet = tmp_path / "snippets" / "a.py"
    snippet.parent.mkdir()
    snippet.write_text("x = f\"{1 + 1} and {'a'!r:>{10}}\" + f'µ {2}'\n")
    tokens = ["snippets/a.py", "x", "=", "f\"{1 + 1} and {'a'!r:>{10}}\"", "+", "f'µ {2}'"]
    assert records.source_hash("a") == hashlib.sha256("\x00".join(tokens).encode()).hexdigest()


def test_a_missing_record_says_how_to_make_it(monkeypatch, tmp_path):
    monkeypatch.setattr(records, "MEASURED", tmp_path)
    with pytest.raises(FileNotFoundError, match="make measure STEP=fusion/softmax"):
        records.load("fusion/softmax")


@pytest.mark.parametrize("text", ['{"step": ', "[]", '{"rows": 1}', '{"rows": [{}, 1]}', "\xff"])
def test_a_damaged_record_is_named(text, tmp_path, monkeypatch):
    monkeypatch.setattr(records, "ROOT", tmp_path)
    monkeypatch.setattr(records, "MEASURED", tmp_path / "measured")
    path = records.measured_path("fusion/softmax")
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="latin-1")
    with pytest.raises(records.Damaged, match=r"measured/nvidia-h200/fusion/softmax\.json is damaged: .*make it anew"):
        records.load("fusion/softmax")


def test_a_damaged_file_outside_the_repository_is_named_too(tmp_path):
    (tmp_path / "a.json").write_text("{")
    with pytest.raises(records.Damaged, match=rf"{tmp_path}/a\.json is damaged"):
        records.read(tmp_path / "a.json")


def test_an_interrupted_write_leaves_the_old_record(tmp_path, monkeypatch):
    path = tmp_path / "a.json"
    records.write(path, "old")
    monkeypatch.setattr(type(path), "replace", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        records.write(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_no_text_is_replaced(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(b"\xff")
    assert not records.holds(path, "new")
    records.write(path, "new")
    assert path.read_bytes() == b"new"
    assert records.holds(path, "new")
    assert not records.holds(tmp_path / "none", "new")


def test_a_folder_that_takes_no_file_is_refused_at_once(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(OSError):
        records.try_to_write(tmp_path / "file" / "a-gpu")
    records.try_to_write(tmp_path / "b" / "a-gpu")
    assert list((tmp_path / "b" / "a-gpu").iterdir()) == []


def test_rendered_files_belong_to_a_step_that_draws_them():
    stems = {step for step in render.steps()}
    orphans = [path for path in render.existing() if not any(stem in path.as_posix() for stem in stems)]
    assert orphans == []
