"""What the interpreter forgives, the compilers do not: every rung compiles for every target, as it is launched.

Triton decides once, when it is imported, whether it interprets: so each step compiles in a process of its own.
"""

import json
import os
import subprocess
import sys

import pytest

CODE = """
import importlib, json, sys
from scripts.cross_compile import TARGETS, facts
module = importlib.import_module("scripts.targets.matmul." + sys.argv[1])
rows = [facts(variant, TARGETS[name]) for variant in module.variants() for name in variant.targets]
print(json.dumps(rows))
"""


def compiled(step: str) -> list[dict]:
    environment = os.environ | {"TRITON_INTERPRET": "0"}
    command = [sys.executable, "-c", CODE, step]
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    return json.loads(output.splitlines()[-1])


@pytest.mark.parametrize("step", ["tiled", "skinny"])
def test_rungs_compile_and_fit_everywhere(step):
    rows = compiled(step)
    assert {row["target"] for row in rows} == {"cuda:90", "cuda:100", "hip:gfx942", "hip:gfx950"}
    for row in rows:
        assert "failed" not in row, row
        assert row["fits"], row
        assert row["tensor_core"] or row["config"]["dtype"] == "fp32" or row["config"].get("kernel") == "add_partials"


def test_the_persistent_rung_fits_where_it_is_used():
    for row in compiled("persistent"):
        assert "failed" not in row, row
        if row["target"] == "cuda:90":
            used = {} if row["config"]["dtype"] == "fp32" else {"wgmma": 4}  # no tensor core has fp32's full precision
            assert row["fits"] and row["tensor_core"] == used, row
