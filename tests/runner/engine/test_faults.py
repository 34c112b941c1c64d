"""Each kind of fault on kernels whose line, program, lane, index and size are known; and clean kernels beside them."""

import re
from pathlib import Path

SOURCE = (Path(__file__).parent / "faulty.py").read_text()
EXPECTED = re.compile(
    r"# (?P<kind>\w+) program (?P<program>[\d,]+) lane (?P<lane>\d+): (?P<op>\S+) (?P<index>-?\d+) of (?P<size>\d+)$"
)


def expected():
    """The faults that the comments of faulty.py announce, by line."""
    for number, line in enumerate(SOURCE.splitlines(), 1):
        if found := EXPECTED.search(line):
            program = [int(part) for part in found["program"].split(",")]
            yield {
                "kind": found["kind"],
                "line": number,
                "program": program + [0] * (3 - len(program)),
                "lane": int(found["lane"]),
                "op": found["op"],
                "index": int(found["index"]),
                "size": int(found["size"]),
            }


def test_reports_what_the_comments_say_and_nothing_else(run):
    result = run(SOURCE)
    assert result["error"] is None
    keys = ["kind", "line", "program", "lane", "op", "index", "size"]
    found = [{key: fault[key] for key in keys} for fault in result["report"]["faults"]]
    assert found == list(expected())


def test_every_kind_is_there():
    kinds = {fault["kind"] for fault in expected()}
    assert kinds == {"out_of_bounds", "masked_undefined", "uninitialised", "race", "int32_overflow"}
