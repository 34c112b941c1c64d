"""What kernels in CUTLASS's language buy, in numbers, as far as they were timed."""

from scripts import records
from scripts.figures.production import where_triton_fits as figures


def found() -> list[dict]:
    """The step's records, without what a peer in CuTe DSL reached."""
    read = [records.load(step) for step in figures.RECORDS]
    for record in read:
        record["rows"] = [row for row in record["rows"] if row["provider"] not in figures.CUTLASS]
    return read


def peer(record: dict, name: str, case: dict, times: float) -> dict:
    """A row that takes `times` as long as ours."""
    ours = next(row for row in record["rows"] if row["provider"] == "triton" and case.items() <= row["case"].items())
    return ours | {"provider": name, "p50_ms": ours["p50_ms"] * times}


def test_each_peer_that_was_timed_stands_beside_ours():
    read = found()
    read[2]["rows"].append(peer(read[2], "quack", {"M": 8192, "N": 8192, "K": 8192}, 0.8))
    read[3]["rows"].append(peer(read[3], "cute", figures.HEADS_OF_128, 0.5))
    rows = [line.strip("| ").split(" | ") for line in figures.measured(*read)["cutlass"].splitlines()[2:]]
    assert [(row[0], row[2], row[4]) for row in rows[:2]] == [
        ("matmul, 8,192²", "QuACK", "1.25"),
        ("attention, head_dim 128", "CuTe (FA-4)", "2.00"),
    ]
    assert rows[2][0] == "… with Gluon"


def test_without_any_the_table_says_so():
    assert figures.measured(*found())["cutlass"] == "No kernel in CuTe DSL was timed here.\n"
