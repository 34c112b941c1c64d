"""No cell of the cheat sheet is typed: each follows its source, and says what its source says."""

import ast
import json
import random
import shutil
import subprocess
import sys

import pytest
from triton import knobs

from docs.simulator import checks, engine, gpus, model, occupancy, stages, traffic
from scripts import cheat_sheet, records
from scripts.formulas import formula
from scripts.records import ROOT
from snippets.recap import environment
from snippets.recap.cheat_sheet import AT_LAUNCH, MISTAKES


def cells(table: str) -> list[list[str]]:
    """The body of a Markdown table, without header and rule."""
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in table.splitlines()[2:]]


def value(expression: str, **names):
    """A formula of the sheet, worked out."""
    return eval(expression.strip("`").replace("×", "*").replace("−", "-"), {"max": max, "min": min}, names)


SIZES = {"rows": 96, "columns": 1000, "M": 300, "N": 200, "K": 70, "batch": 2, "heads": 3, "seq": 500, "head_dim": 64}


@pytest.mark.parametrize("asked", cheat_sheet.FORMULAS[:9], ids=lambda asked: f"{asked[1]}{asked[3] or ''}")
def test_a_formula_of_bytes_or_flops_gives_what_the_model_gives(asked):
    module, function, key, switches = asked
    kernel = next(name for name in traffic.KERNELS if name in function)
    size = [1000 if name == "n" else SIZES[name] for name in traffic.KERNELS[kernel]]
    found = value(formula(module, function, key, **switches).expression, n=1000, item_bytes=2, **SIZES)
    dtype = ["bf16"] if "bytes" in function else []
    assert found == getattr(traffic, function)(*size, *dtype, **switches)


def test_the_other_formulas_give_what_the_model_gives():
    h200 = gpus.find_gpu("H200")
    draw = random.Random(1)
    for _ in range(20):
        size, block, programs, resident = (draw.randrange(1, 99999), 128, draw.randrange(1, 9999), draw.randrange(1, 9))
        grid, waves = traffic.launch_grid(size, block), occupancy.waves("H200", programs, resident)
        names = {"size": size, "block": block, "programs": grid["programs"], "num_warps": 8, "warp_size": 32}
        assert shown("tiles", **names) == traffic.tiles(size, block)
        assert shown("launch_grid", "last_live", **names) == grid["last_live"]
        assert shown("threads", **names) == occupancy.threads("H200", 8)
        assert shown("elements_per_thread", **names) == occupancy.elements_per_thread("H200", block, 8)
        many = {**waves, "programs": programs, "resident": resident, "multiprocessors": h200.multiprocessors}
        assert shown("waves", "waves", **many) == waves["waves"]
        assert shown("waves", "busy", **many) == waves["busy"]
        at = model.roofline("H200", flops := size * 1000, moved := programs * 1000, dots=True)
        rates = {**at, "dot_tflop_s": h200.dot_tflop_s["bf16"], "bandwidth_gb_s": h200.bandwidth_gb_s}
        assert shown("roofline", "intensity", flops=flops, moved_bytes=moved) == at["intensity"]
        assert shown("roofline", "ridge", **rates) == pytest.approx(at["ridge"])
        assert shown("roofline", "attainable_tflop_s", **rates) == pytest.approx(at["attainable_tflop_s"])
        floor = shown("floor_us", amount=moved, bandwidth_gb_s=4800.0, launch_us=4.0)
        assert floor == pytest.approx(engine.floor_us("H200", moved))


@pytest.mark.parametrize("asked", cheat_sheet.FORMULAS, ids=lambda asked: f"{asked[1]} {asked[2]}")
def test_every_formula_has_words(asked):
    words = cheat_sheet.formula_row(asked)[0].split("`", 2)[2].removeprefix(f": `{asked[2]}`").strip(":, ")
    assert len(words.split()) >= 3, words


def test_naive_attentions_scores_are_fp32_in_every_formula():
    """4 passes over 1 x 32 heads of 16,384 squared scores of 4 bytes; the sheet once said half of it."""
    size = (1, 32, 16384, 64)
    scores = 4 * 32 * 16384**2 * 4
    shown_bytes = shown(
        "naive_attention_bytes", **dict(zip(traffic.KERNELS["attention"], size, strict=True)), item_bytes=2
    )
    assert shown_bytes == scores + traffic.attention_bytes(*size)
    assert model.predict("attention", "H200", size, eager=True)["bytes"] == shown_bytes
    assert traffic.naive_attention_bytes(*size, "fp16") == shown_bytes


@pytest.mark.parametrize("gpu", gpus.GPUS)
def test_the_formula_of_stages_gives_what_the_model_gives(gpu):
    names = {"BLOCK_M": 128, "BLOCK_N": 64, "BLOCK_K": 32, "item_bytes": checks.item_bytes("bf16")}
    assert shown("stage_bytes", **names) == stages.stage_bytes(128, 64, 32)
    for num_stages in (1, 2, 4):
        async_dot = stages.async_dot(gpu)
        assert shown("buffers", num_stages=num_stages, async_dot=async_dot) == stages.buffers(gpu, num_stages)


def shown(function: str, key: str = "", **names):
    [asked] = [asked for asked in cheat_sheet.FORMULAS if asked[1:3] == (function, key)]
    return value(cheat_sheet.formula_row(asked)[1], **names)


def test_a_formula_that_cannot_be_read_is_an_error():
    with pytest.raises(LookupError, match="no function nothing"):
        formula("traffic", "nothing")
    with pytest.raises(LookupError, match="launch_grid returns no nothing"):
        formula("traffic", "launch_grid", "nothing")
    with pytest.raises(LookupError, match=r"peak_bytes has \d returns, not one"):
        formula("memory", "peak_bytes")


def test_every_limit_follows_the_table_of_gpus(monkeypatch):
    before = cells(cheat_sheet.limits())
    changed = {
        name: row._replace(**{field: _other(getattr(row, field)) for field in gpus.FIELDS} | {"target": "x:1"})
        for name, row in gpus.GPUS.items()
    }
    for module in (gpus, cheat_sheet):
        monkeypatch.setattr(module, "GPUS", changed)
    after = cells(cheat_sheet.limits())
    same = [
        (one[0], place)
        for one, other in zip(before, after, strict=True)
        for place, (old, new) in enumerate(zip(one[1:], other[1:], strict=True))
        if old == new and "ridge" not in one[0]
    ]
    assert same == []


def _other(figure):
    return {key: 3 * rate for key, rate in figure.items()} if isinstance(figure, dict) else 3 * figure


@pytest.fixture
def copied_records(tmp_path, monkeypatch):
    """The book's own records, without those of GPUs that readers added, in a folder of the test's own."""
    home = records.MEASURED / records.HOME_GPU
    shutil.copytree(home, tmp_path / "measured" / home.name, ignore=shutil.ignore_patterns("*.svg", "*.md"))
    monkeypatch.setattr(records, "MEASURED", tmp_path / "measured")
    return tmp_path / "measured"


def test_every_measured_cell_follows_its_record(copied_records):
    before = cells(cheat_sheet.measured())
    for path in copied_records.glob("*/*/*.json"):
        record = json.loads(path.read_text(encoding="utf-8"))
        for row in record["rows"]:
            if "p50_ms" in row:
                row["p50_ms"] *= 3 if row["provider"] == "triton" else 5
        path.write_text(json.dumps(record), encoding="utf-8")
    after = cells(cheat_sheet.measured())
    for one, other in zip(before, after, strict=True):
        assert one[:2] == other[:2]
        for old, new in zip(one[2:], other[2:], strict=True):
            assert old != new, one


def test_the_errors_follow_the_compiler_and_the_records(copied_records, monkeypatch, tmp_path):
    before = cells(cheat_sheet.errors())
    assert len(before) == len(MISTAKES) + len(AT_LAUNCH)
    facts = json.loads(records.compiled_path("recap/cheat_sheet").read_text(encoding="utf-8"))
    for row in facts["rows"]:
        row["failed"] = "Changed: " + row["failed"]
    monkeypatch.setattr(records, "COMPILED", tmp_path / "compiled")
    records.write(records.compiled_path("recap/cheat_sheet"), json.dumps(facts))
    for path in copied_records.glob("*/*/*.json"):
        path.write_text(
            path.read_text(encoding="utf-8").replace("Error: ", "Error: changed ").replace("of resource", "")
        )
    after = cells(cheat_sheet.errors())
    assert all(old[0] != new[0] and old[1] == new[1] for old, new in zip(before, after, strict=True))


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda kernel: kernel.__name__)
def test_each_cure_is_the_mistakes_own_docstring(mistake):
    tree = ast.parse((ROOT / "snippets/recap/cheat_sheet.py").read_text(encoding="utf-8"))
    [definition] = [node for node in tree.body if getattr(node, "name", "") == mistake.__name__]
    assert ast.get_docstring(definition) in cheat_sheet.errors()


def test_each_cure_cures():
    command = [sys.executable, "-m", "tests.recap.cured"]
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)
    assert result.stdout.split("\n")[:-1] == [f"{kernel.__name__} compiles" for kernel in MISTAKES], result.stderr


@pytest.mark.parametrize("variable", environment.VARIABLES)
def test_each_environment_variable_is_one_that_triton_reads(variable):
    groups = [group for group in vars(knobs).values() if isinstance(group, knobs.base_knobs)]
    read = {
        getattr(knob, "key", None) for group in groups for owner in type(group).__mro__ for knob in vars(owner).values()
    }
    assert variable in read


def test_the_functions_are_those_that_the_kernels_call():
    listed = {row[0].strip("`").removeprefix("tl.") for row in cells(cheat_sheet.functions())}
    called = set()
    for path in (ROOT / "snippets").glob("*/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = node.func.value
                called |= {node.func.attr} if isinstance(owner, ast.Name) and owner.id == "tl" else set()
    assert listed == called - {"constexpr"}


def test_each_call_shown_stands_in_the_step_named_beside_it():
    for _, call, where in cells(cheat_sheet.functions()):
        step = where.split("`")[1]
        source = ast.unparse(ast.parse((ROOT / "snippets" / f"{step}.py").read_text(encoding="utf-8")))
        assert call.strip("`") in source


def test_the_sheet_says_which_gpus_were_timed(copied_records):
    assert cheat_sheet.timed().startswith("Timed: H200. Compiled for and modelled, never timed: H100 SXM, B200, ")
    shutil.copytree(copied_records / "nvidia-h200", copied_records / "made-up-gpu")
    for path in (copied_records / "made-up-gpu").glob("*/*.json"):
        path.write_text(path.read_text(encoding="utf-8").replace("NVIDIA H200", "Made Up 1"))
    assert cheat_sheet.timed().startswith("Timed: H200, Made Up 1. ")


def test_the_sheet_needs_neither_torch_nor_triton(monkeypatch):
    for name in ("torch", "triton"):
        monkeypatch.setitem(sys.modules, name, None)
    for table in cheat_sheet.TABLES.values():
        assert table()
