"""The model against every steady-state row of the H200 records that it covers, and the winner it picks."""

import statistics

import pytest

from docs.simulator import model
from scripts import predictions, records
from scripts.predictions import SHORT_US

FOUND = predictions.predictions()
MEDIAN_LIMIT = {"add": 0.10, "activation": 0.10, "softmax": 0.10, "copy": 0.10, "matmul": 0.15, "attention": 0.15}
SHORT_LIMIT_US = 3.0


def of(kernel, held_out=None):
    wanted = (True, False) if held_out is None else (held_out,)
    return [one for one in FOUND if one.kernel == kernel and one.held_out in wanted]


@pytest.mark.parametrize("kernel", MEDIAN_LIMIT)
@pytest.mark.parametrize("held_out", [None, True], ids=["all rows", "held-out rows"])
def test_the_median_error_of_long_rows(kernel, held_out):
    errors = [abs(one.error) for one in of(kernel, held_out) if one.measured_us >= SHORT_US]
    assert len(errors) >= 3, f"too few rows of {kernel} to judge by"
    assert statistics.median(errors) <= MEDIAN_LIMIT[kernel]


@pytest.mark.parametrize("kernel", MEDIAN_LIMIT)
def test_short_rows_are_within_three_microseconds(kernel):
    wrong = [one for one in of(kernel) if one.measured_us < SHORT_US and abs(off(one)) > SHORT_LIMIT_US]
    assert wrong == []


def off(one):
    return one.predicted_us - one.measured_us


def test_whatever_ran_is_predicted_to_run():
    assert [one for one in FOUND if one.predicted_us is None] == []


def test_about_half_of_the_rows_are_held_out():
    share = sum(one.held_out for one in FOUND) / len(FOUND)
    assert 0.4 < share < 0.6


def heat_map(step):
    """[(measured µs or None, predicted µs or None, row)] of each config of a sweep, at its one size."""
    record = records.load(step)
    found = []
    for row in record["rows"]:
        if row["provider"] != "triton:plain" or "BLOCK_M" not in row["case"]:
            continue
        asked = predictions.request(step, row)
        predicted = model.predict(**{"gpu": "H200", **asked})
        measured = None if "failed" in row else row["p50_ms"] * 1e3
        found.append((measured, predicted["time_us"], row))
    return found


def test_the_predicted_winner_of_the_heat_map_is_as_good_as_the_best():
    cells = [cell for cell in heat_map("matmul/tile_size") if cell[0] and cell[1]]
    best = min(measured for measured, _, _ in cells)
    winner = min(cells, key=lambda cell: cell[1])
    assert best / winner[0] >= 0.95, winner[2]["case"]


@pytest.mark.parametrize("step", ["matmul/tile_size", "matmul/stages"])
def test_launches_fail_where_they_failed(step):
    for measured, predicted, row in heat_map(step):
        assert (measured is None) == (predicted is None), row


@pytest.mark.parametrize("step", ["matmul/tile_size", "matmul/stages"])
def test_shared_memory_is_what_the_launch_took(step):
    for row in records.load(step)["rows"]:
        if "shared_bytes" in row:
            answer = model.predict(**{"gpu": "H200", **predictions.request(step, row)})
            assert answer["shared_bytes"] == row["shared_bytes"], row["case"]
