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
