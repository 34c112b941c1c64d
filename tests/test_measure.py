"""How a full measuring run is shared out among GPUs, and put together again."""

import itertools
import json
import shutil
import sys
import types

import pytest

from scripts import measure, records


@pytest.fixture
def weighed(tmp_path, monkeypatch):
    """A function that lays down records with these seconds, {step: seconds or None}, and returns the steps."""
    monkeypatch.setattr(records, "MEASURED", tmp_path / "measured")

    def lay_down(seconds: dict[str, float | None]) -> list[str]:
        for step, took in seconds.items():
            record = {"step": step, "rows": []} | ({} if took is None else {"seconds": took})
            records.write(records.measured_path(step), json.dumps(record))
        return list(seconds)

    return lay_down


@pytest.mark.parametrize("count", [*range(1, 9), 40])
def test_shards_partition_the_steps(count):
    """Of the book's own steps and records, for any number of shards, more than there are steps included."""
    shares = measure.shares(measure.steps(), count)
    assert len(shares) == count
    assert sorted(itertools.chain(*shares)) == measure.steps()
    assert shares == measure.shares(measure.steps(), count)


def test_shards_take_about_as_long(weighed):
    steps = weighed({"a/a": 90.0, "a/b": 60.0, "a/c": 40.0, "a/d": 30.0, "a/e": 20.0})
    assert measure.shares(steps, 2) == [["a/a", "a/d"], ["a/b", "a/c", "a/e"]]  # 120 seconds each


def test_a_step_that_no_record_weighs_counts_as_average(weighed):
    steps = [*weighed({"a/a": 30.0, "a/b": 10.0, "a/old": None}), "a/new"]  # 20 each for the last two
    assert measure.shares(steps, 2) == [["a/a", "a/b"], ["a/new", "a/old"]]


def test_without_records_steps_are_dealt_out_evenly(weighed):
    assert weighed({}) == []
    assert [len(share) for share in measure.shares(measure.steps(), 4)] == [5, 5, 4, 4]


def test_merged_shards_hold_what_one_run_holds(tmp_path, monkeypatch):
    """Two shards into two folders, copied together: the same files with the same rows as one run without shards."""
    machine = {"folder": "a-gpu", "gpu": {"name": "A GPU"}, "versions": {}}
    monkeypatch.setattr(measure, "describe_machine", lambda: machine)
    monkeypatch.setattr(measure, "measure", lambda step, _: {"step": step, "rows": [{"case": {"n": len(step)}}]})
    measure.main(["--out", str(tmp_path / "whole")])
    for index in (1, 2):
        measure.main(["--shard", f"{index}/2", "--out", str(tmp_path / f"shard{index}")])
        shutil.copytree(tmp_path / f"shard{index}", tmp_path / "merged", dirs_exist_ok=True)
    whole, merged = (
        {path.relative_to(folder): path.read_text() for path in folder.rglob("*.json")}
        for folder in (tmp_path / "whole", tmp_path / "merged")
    )
    assert whole == merged
    assert len(whole) == len(measure.steps())


@pytest.mark.parametrize("count", [1, 3, 40])
def test_a_share_is_one_of_the_shares(count):
    steps = measure.steps()
    assert [measure.share(steps, index, count) for index in range(1, count + 1)] == measure.shares(steps, count)


def test_of_more_shares_than_anyone_has_gpus_the_last_is_empty():
    assert measure.share(measure.steps(), 10**12, 10**12) == []


def test_a_step_named_twice_is_measured_once():
    assert measure.parse(["why/by_the_block", "fusion/softmax", "why/by_the_block"]).steps == [
        "why/by_the_block",
        "fusion/softmax",
    ]


def test_a_damaged_record_is_measured_anew(weighed, tmp_path):
    """Cut short by a copy, say: its head names the kernels, so that --resume would take it for whole."""
    whole = json.dumps({"source_hash": records.source_hash("fusion/softmax"), "seconds": 3.0, "rows": []})
    path = records.measured_path("fusion/softmax")
    records.write(path, whole)
    assert measure.holds(path, "fusion/softmax")
    assert measure.seconds_of("fusion/softmax") == 3.0
    for damaged in (whole[:-4].encode(), b"\xff", b""):
        path.write_bytes(damaged)
        assert not measure.holds(path, "fusion/softmax")
        assert measure.seconds_of("fusion/softmax") is None
    assert not measure.holds(tmp_path / "none.json", "fusion/softmax")


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_measured(tmp_path, monkeypatch):
    monkeypatch.setattr(measure, "describe_machine", lambda: {"folder": "a-gpu"})
    monkeypatch.setattr(measure, "measure", lambda *_: pytest.fail("measured"))
    (tmp_path / "file").touch()
    with pytest.raises(OSError):
        measure.main(["fusion/softmax", "--out", str(tmp_path / "file")])


def test_a_record_says_how_long_it_took(monkeypatch):
    made_up = types.SimpleNamespace(rows=lambda bench: iter([{"case": {}}]))
    monkeypatch.setitem(sys.modules, "scripts.benchmarks.fusion.softmax", made_up)
    record = measure.measure("fusion/softmax", {"gpu": {}, "versions": {}})
    assert record["rows"] == [{"case": {}}]
    assert 0 <= record["seconds"] < 60


def test_shards_do_not_write_where_their_weights_are():
    with pytest.raises(SystemExit, match="--shard needs --out"):
        measure.parse(["--shard", "1/2"])
    assert measure.parse(["--shard", "1/2", "--list"]).count == 2


@pytest.fixture
def nvidia_smi(tmp_path, monkeypatch):
    """A stand-in that answers for the GPUs named, and fails for any other."""

    def install(answers: dict[str, str]) -> None:
        cases = "".join(f"--id={gpu}) echo {text};;" for gpu, text in answers.items())
        script = tmp_path / "nvidia-smi"
        script.write_text(f'#!/bin/sh\ncase "$3" in {cases} *) exit 6;; esac\n')
        script.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")

    return install


def test_a_record_names_the_driver_of_the_gpu_that_it_measured(nvidia_smi):
    nvidia_smi({"GPU-7f": "580.1", "0": "570.9"})
    assert measure.smi("driver_version", types.SimpleNamespace(uuid="7f")) == "580.1"
    assert measure.smi("driver_version", types.SimpleNamespace()) == "570.9"  # a torch without uuid


def test_without_nvidia_smi_there_is_no_driver(monkeypatch):
    monkeypatch.setenv("PATH", "/nowhere")
    assert measure.smi("driver_version", types.SimpleNamespace(uuid="7f")) is None
