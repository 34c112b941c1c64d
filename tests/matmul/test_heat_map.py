"""The heat map of step 12: each config with its resources and why it lost; and what four compilers say of it."""

import pytest

from scripts import records
from scripts.figures.matmul import tile_size

STEP = "matmul/tile_size"


def cells(table: str) -> dict[str, list[str]]:
    """First cell of a row → the others, without header and rule."""
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in table.splitlines()[2:]]
    return {first: rest for first, *rest in rows}


def test_every_config_has_its_resources_or_its_refusal():
    rows = records.load(STEP)["rows"]
    assert len({str(row["case"]) for row in rows}) == len(rows) >= 40
    for row in rows:
        assert "failed" in row or {"shared_bytes", "registers", "spills", "p50_ms"} <= set(row)


def test_the_table_says_of_every_config_what_it_waits_for_or_how_it_fails():
    record = records.load(STEP)
    lines = tile_size.configs(record).splitlines()[2:]
    reasons = [line.strip("| ").split(" | ")[-1] for line in lines]
    assert len(reasons) == len(record["rows"])
    assert all(reason and reason != "–" for reason in reasons)
    assert {"does not launch", "does not compile", "spilled registers", "tensor cores"} <= set(reasons)


def test_every_config_of_the_map_is_compiled_for_all_four_targets():
    configs = {str(row["case"] | {"M": 0, "N": 0, "K": 0}) for row in records.load(STEP)["rows"]}
    table = cells(tile_size.compiled(records.load_compiled(STEP))["fits"])
    assert len(table) - 1 == len(configs)  # and a row of limits
    assert all(len(row) == 4 and all(row) for row in table.values())


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        # 3 stages of (128 × 128 + 128 × 256) × 2 bytes are 294,912; a B200 adds 16, AMD keeps a buffer fewer.
        (
            "128 × 256 × 128, 8 warps, 3 stages",
            [
                "294,912: over by 62,464",
                "294,928: over by 62,480",
                "196,608: over by 131,072",
                "196,608: over by 32,768",
            ],
        ),
        ("128 × 128 × 64, 8 warps, 3 stages", ["98,304; ", "98,320; ", "65,536; ", "65,536; "]),
        ("256 × 256 × 64, 16 warps, 3 stages", ["does not compile", "131,072", "131,072: over by 65,536", "131,072"]),
    ],
)
def test_a_config_by_hand(config, expected):
    row = cells(tile_size.compiled(records.load_compiled(STEP))["fits"])[config.replace(" × ", "\u00a0×\u00a0")]
    for said, wanted in zip(row, expected, strict=True):
        assert wanted in said
    if expected[0] != "does not compile":
        assert [said.split("`")[1] for said in row] == ["wgmma", "tcgen05", "v_mfma", "v_mfma"]
