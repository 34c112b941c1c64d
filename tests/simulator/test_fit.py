"""The fit touches what it says, no more: the constants marked "fitted", and rows that are not held out."""

import re

import pytest

from docs.simulator import constants
from scripts import fit_simulator, predictions

TEXT = fit_simulator.CONSTANTS.read_text(encoding="utf-8")


def test_every_constant_marked_fitted_is_fitted_and_no_other():
    marked = set(re.findall(r"^([A-Z0-9_]+) = \S+  # fitted: ", TEXT, re.MULTILINE))
    assert marked == {name for names in fit_simulator.GROUPS.values() for name in names}


def test_writing_what_is_there_changes_nothing():
    assert fit_simulator.rewritten(TEXT) == TEXT


def test_a_row_is_held_out_whoever_asks_and_whenever():
    case = {"columns": 8192, "rows": 8192, "dtype": "bf16"}
    turned = dict(reversed(case.items()))
    first = predictions.is_held_out("fusion/activation", "triton", case)
    assert first == predictions.is_held_out("fusion/activation", "triton", turned)


def test_the_fit_is_blind_to_held_out_rows(monkeypatch):
    rows = [row for row in predictions.modelled_rows() if row[2]["kernel"] in ("copy", "activation")]
    spoilt = [
        spoil(row) if predictions.is_held_out(row[0], row[1]["provider"], row[1]["case"]) else row for row in rows
    ]
    assert spoilt != rows
    assert fitted(monkeypatch, rows) == fitted(monkeypatch, spoilt)


def spoil(row):
    step, measured, asked = row
    return step, {**measured, "p50_ms": 3 * measured["p50_ms"]}, asked


def fitted(monkeypatch, rows):
    """The activation's constants after a fit to `rows` that starts away from them."""
    names = fit_simulator.GROUPS[("activation",)]
    with monkeypatch.context() as patch:
        patch.setattr(fit_simulator, "GROUPS", {("activation",): names})
        for name in names:
            patch.setattr(constants, name, 1.3 * getattr(constants, name))
        fit_simulator.fit(rows)
        return [getattr(constants, name) for name in names]


def test_a_launch_that_should_not_fail_counts_as_the_worst_row():
    failed = predictions.Prediction("matmul/tile_size", "matmul", "triton:plain", {}, 100.0, None, False)
    assert fit_simulator.badness(failed) == fit_simulator.WORST
    right = failed._replace(predicted_us=100.0)
    assert fit_simulator.badness(right) == 0
    assert fit_simulator.badness(right._replace(predicted_us=110.0)) == pytest.approx(0.1)
