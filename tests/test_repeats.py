"""Two measuring runs, made up, and how far they lie apart."""

import json

import pytest

from scripts import pages, records, repeats
from tests.test_scripts import run


def row(provider: str, p50_ms: float, **case) -> dict:
    return {"case": {"n": 1, "dtype": "bf16"} | case, "provider": provider, "p50_ms": p50_ms}


def record(*rows: dict, source_hash: str = "same") -> dict:
    return {"step": "a/b", "source_hash": source_hash, "date": "2026-01-01", "gpu": {"driver": "1"}, "rows": list(rows)}


def changes(first: list[dict], second: list[dict]) -> dict[str, float]:
    found = repeats.changes("a/b", record(*first), record(*second))
    return {change.row["provider"]: round(change.change, 6) for change in found}


def test_a_clock_that_drifts_changes_no_ratio():
    slow = [row("triton", 0.1), row("copy", 0.08)]
    fast = [row("triton", 0.05), row("copy", 0.04)]
    assert changes(slow, fast) == {"triton": 0.0}


def test_a_ratio_that_changed_is_told_with_its_sign():
    assert changes([row("triton", 0.1), row("copy", 0.08)], [row("triton", 0.08), row("copy", 0.08)]) == {
        "triton": 0.25
    }


def test_a_library_goes_before_the_copy_and_is_not_held_against_it():
    first = [row("triton", 0.1), row("cublas", 0.1), row("copy", 0.05)]
    second = [row("triton", 0.1), row("cublas", 0.2), row("copy", 0.05)]
    assert changes(first, second) == {"triton": 1.0}


def test_rows_of_a_sweep_are_held_against_the_mean_of_one_size():
    """Means 0.4 and then 0.2 of one size; the one row of another is not held against itself."""
    tiles = [row("triton", time, n=n, block=block) for n, block, time in ((1, 64, 0.2), (1, 128, 0.8), (2, 64, 0.05))]
    again = [row("triton", time, n=n, block=block) for n, block, time in ((1, 64, 0.1), (1, 128, 0.4), (2, 64, 0.09))]
    assert changes(tiles, again) == {"triton": 0.0}
    again = [row("triton", time, n=n, block=block) for n, block, time in ((1, 64, 0.2), (1, 128, 0.2), (2, 64, 0.09))]
    assert changes(tiles, again) == {"triton": 1.0}  # its mean halved, its last row's time fell to a quarter


@pytest.mark.parametrize(
    "left_out",
    [
        row("triton", 0.019),
        row("triton", 0.1) | {"timer": "wall clock"},
        {"case": {"n": 1, "dtype": "bf16"}, "provider": "triton", "failed": "not installed"},
    ],
)
def test_short_rows_other_timers_and_failures_do_not_count(left_out):
    whole = [row("triton", 0.1), row("copy", 0.08)]
    assert changes([left_out, row("copy", 0.08)], whole) == {}


def test_a_row_that_the_second_run_lacks_does_not_count():
    assert changes([row("triton", 0.1), row("copy", 0.08)], [row("copy", 0.08)]) == {}


def test_the_summary():
    steps = [repeats.Change("a/b", row("triton", 0.1), 1.0, 1.0 + change / 100) for change in (-9, *[1] * 18, 4)]
    found = repeats.summary(steps)
    assert found["rows"] == 20
    assert found["within"] == 19
    assert round(found["median"], 6) == 0.01
    assert round(found["p95"], 6) == 0.09
    assert found["worst"] is steps[0]


@pytest.fixture
def two_runs(tmp_path, monkeypatch):
    monkeypatch.setattr(records, "MEASURED", tmp_path / "measured")
    monkeypatch.setattr(records, "REPEATED", tmp_path / "repeated")

    def lay_down(first: dict, second: dict | None) -> None:
        for folder, made in ((records.MEASURED, first), (records.REPEATED, second)):
            if made is not None:
                records.write(folder / records.HOME_GPU / "a" / "b.json", json.dumps(made))

    return lay_down


def test_the_table_of_the_page(two_runs):
    first = record(row("triton", 0.1), row("copy", 0.08))
    two_runs(first, record(row("triton", 0.098), row("copy", 0.08)) | {"date": "2026-01-02"})
    assert repeats.table().splitlines()[2:] == [
        "| a/b | 1 | 2.0 % | 2.0 % | 2.0 % | 1 of 1 |",
        "| all | 1 | 2.0 % | 2.0 % | 2.0 % | 1 of 1 |",
    ]
    assert repeats.runs() == "2026-01-01 (driver 1) and 2026-01-02 (driver 1)"
    after = pages.Parts(None).repeats().rpartition("|\n")[2]
    assert after.startswith("\nRows of 20 µs"), "without a blank line the source is a row of the table"


@pytest.mark.parametrize("second", [None, record(row("triton", 0.1), row("copy", 0.08), source_hash="other kernels")])
def test_without_a_second_run_of_the_same_kernels_the_page_says_so(two_runs, second):
    two_runs(record(row("triton", 0.1), row("copy", 0.08)), second)
    assert repeats.table() == "There is one full run so far: no second one to compare with.\n"
    assert repeats.runs() == ""
    with pytest.raises(SystemExit, match="make the second with"):
        repeats.main([])


def test_a_gpu_without_records_gets_one_line():
    result = run(records.ROOT / "scripts" / "repeats.py", "--gpu", "none")
    assert result.returncode == 1
    assert result.stderr.startswith("repeats.py: no two runs of the same kernels on none")
    assert len(result.stderr.strip().splitlines()) == 1
