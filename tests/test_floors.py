"""The floors are read from records as they are meant, and a miss is seen."""

import json
import shutil

import pytest

from scripts import floors, records
from scripts.records import HOME_GPU, ROOT


@pytest.fixture
def folder(tmp_path):
    """The book's records, where they may be changed."""
    shutil.copytree(records.MEASURED / HOME_GPU, tmp_path / "gpu")
    return tmp_path / "gpu"


def change(folder, step: str, factor: float, provider: str = "triton", **case) -> None:
    """Multiply the times of a provider's rows."""
    path = folder / f"{step}.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    for row in record["rows"]:
        if row["provider"] == provider and case.items() <= row["case"].items() and "p50_ms" in row:
            row["p50_ms"] *= factor
    path.write_text(json.dumps(record), encoding="utf-8")


def reached(folder) -> dict[str, float]:
    return {floor.what: floor.reached for floor in floors.held(folder)}


@pytest.mark.parametrize(
    ("step", "case", "what"),
    [
        ("programs/vector_add", {"dtype": "fp32"}, "add, fp32, 2**28: of copy"),
        ("fusion/activation", {"columns": 8192, "dtype": "bf16"}, "activation, 8192 x 8192: over eager"),
        ("fusion/softmax", {"columns": 65_536}, "softmax, 65,536 columns: of copy"),
        ("matmul/autotune", {"M": 4096}, "matmul, 4,096 cubed: of cuBLAS"),
        (
            "attention/flash",
            {"seq": 4096, "head_dim": 128, "causal": True},
            "attention, head_dim 128, 4,096, causal: of cuDNN",
        ),
    ],
)
def test_half_the_speed_reaches_half(folder, step, case, what):
    before = reached(folder)
    change(folder, step, 2, **case)
    after = reached(folder)
    assert after[what] == pytest.approx(before[what] / 2)
    same = {name for name in before if after[name] == before[name]}
    assert len(same) > len(before) / 2


def test_the_mean_of_the_squares_is_geometric(folder):
    before = reached(folder)
    change(folder, "matmul/autotune", 16, M=8192, N=8192)
    name = "matmul, geometric mean of 2,048 to 16,384: of cuBLAS"
    assert reached(folder)[name] == pytest.approx(before[name] / 2)  # the fourth root of 16


def test_the_status_says_whether_one_is_missed(folder, capsys):
    for step in floors.FLOORS:
        change(folder, step, 0.01)
    record = json.loads((folder / "matmul/autotune.json").read_text(encoding="utf-8"))
    for row in record["rows"]:
        row |= {"process_s": 1.0, "loss": 0.0} if row["provider"] == "triton:first_use" else {}
    change_odd = [row for row in record["rows"] if row["provider"] == "triton" and row["case"]["M"] == 4095]
    change_odd[0]["p50_ms"] /= 10
    (folder / "matmul/autotune.json").write_text(json.dumps(record), encoding="utf-8")
    assert floors.main([str(folder)]) == 0
    assert "MISSED" not in capsys.readouterr().out
    change(folder, "fusion/softmax", 1000, columns=64)
    assert floors.main([str(folder)]) == 1
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first.startswith("MISSED") and "softmax, 64 columns" in first
    assert last.endswith("floors held")


def test_the_contributors_guide_names_it():
    assert "scripts/floors.py" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_a_row_that_failed_is_named(folder):
    path = folder / "programs/vector_add.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    row = next(row for row in record["rows"] if row["provider"] == "triton" and row["case"]["n"] == 2**28)
    row["failed"] = "OutOfMemoryError: too large"
    del row["p50_ms"]
    path.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(LookupError, match=r"programs/vector_add: triton .* failed: OutOfMemoryError: too large"):
        floors.held(folder)
