"""What the instruments show: the first state in the page, any state without a NaN, and the same in both Pythons."""

import json
import random
import re

import pytest

from docs.simulator.views import face, inputs, words
from scripts import widgets
from tests.simulator.widget_pages import MACROS, VIEWS

NOT_A_NUMBER = re.compile(r"\b(nan|NaN|inf|Infinity|None|undefined)\b")
EDGES = {"number": ["1", "7", "4096", "100000", "1099511627776"]}


def random_settings(name: str, chance: random.Random) -> dict[str, str]:
    """Texts for every control of a view, as a browser would send them."""
    return {
        control.key: str(chance.choice(EDGES["number"] if control.kind == "number" else control.choices))
        for control in face.VIEWS[name].controls()
    }


def flat(value) -> str:
    return json.dumps(value, ensure_ascii=False)


@pytest.mark.parametrize("name", VIEWS)
def test_first_state_is_in_the_page(name):
    page = MACROS[name]()
    shown = {key: str(value) for key, value in widgets.measured_starts()[0].items()} if name == "cold_start" else {}
    found = face.show(name, shown, f"sim-{name.replace('_', '-')}-picture")
    assert found["picture"] in page
    assert widgets._text(found["sentence"]) in page
    assert all(widgets._text(cell) in page for row in found["table"][1] for cell in row)
    assert "\n" not in page  # so that it may stand indented, in a fold
    assert "style=" not in page and " on" + "click" not in page


@pytest.mark.parametrize("name", VIEWS)
def test_no_state_shows_what_is_not_a_number(name):
    chance = random.Random(name)
    shown = 0
    for _ in range(200):
        try:
            found = face.show(name, random_settings(name, chance), "p")
        except ValueError as refusal:
            assert re.search(r"must|needs", str(refusal))
            continue
        shown += 1
        assert not NOT_A_NUMBER.search(flat(found)), found["sentence"]
        assert found["sentence"].endswith(".")
        assert all(len(row) == len(found["table"][0]) for row in found["table"][1])
    assert shown >= 10


@pytest.mark.parametrize("name", VIEWS)
def test_positions_stay_in_the_picture(name):
    chance = random.Random(name)
    for _ in range(30):
        try:
            picture = face.show(name, random_settings(name, chance), "p")["picture"]
        except ValueError:
            continue
        shares = [float(share) for share in re.findall(r'(?:x|x1|x2|width|cx)="(-?[\d.]+)%"', picture)]
        assert min(shares) >= -1 and max(shares) <= 101


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"M": ""}, "M needs a number"),
        ({"M": "abc"}, "M must be a whole number, not 'abc'"),
        ({"M": "1.5"}, "M must be a whole number, not '1.5'"),
        ({"M": "-3"}, "M must be a whole number, not '-3'"),
        ({"M": "1e9"}, "M must be a whole number"),
        ({"M": "0"}, "M must be a whole number from 1"),
        ({"M": "99999999999999999999"}, "M must be a whole number"),
        ({"M": "9" * 12, "N": "9" * 12, "K": "9" * 12}, "size must stay below"),
        ({"gpu": "GTX 1080"}, "GPU must be one of A100 80GB"),
        ({"kernel": "fft"}, "kernel must be one of add"),
        ({"num_warps": "3"}, "num_warps must be one of"),
        ({"causal": "perhaps"}, "causal must be one of off, on"),
    ],
)
def test_nonsense_is_told_by_name(given, said):
    with pytest.raises(ValueError, match=re.escape(said)):
        face.show("playground", given, "p")
    assert said in json.loads(face.answer(json.dumps(asked(given))))["refused"]


def asked(given, name="playground"):
    return {"call": "show", "with": {"name": name, "given": given, "picture_id": "p"}}


def test_thousands_may_be_marked():
    grouped, plain = (face.show("playground", {"M": text}, "p") for text in ("8,192", "8192"))
    assert grouped == plain


@pytest.mark.parametrize("text", ["", "{", "[]", '{"call": "exec", "with": {}}', '{"call": "show", "with": {"x": 1}}'])
def test_the_door_never_raises(text):
    found = json.loads(face.answer(text))
    assert "value" not in found


def test_settings_of_a_macro():
    page = MACROS["stages"](gpu="MI300X", num_stages=5)
    assert "out of resource: shared memory" in page and "Way out: " in page
    with pytest.raises(ValueError, match="no control 'stages'"):
        MACROS["stages"](stages=5)
    with pytest.raises(ValueError, match="num_stages must be one of"):
        MACROS["stages"](num_stages=50)


def test_break_it_fails_as_triton_does_and_names_a_way_out_that_launches():
    given = {"gpu": "H100 SXM", "BLOCK_M": "128", "BLOCK_N": "256", "BLOCK_K": "64", "num_stages": "5"}
    found = face.show("stages", given, "p")
    assert found["error"] == (
        "out of resource: shared memory, Required: 245760, Hardware limit: 232448. "
        "Reducing block sizes or `num_stages` may help."
    )
    key, value = re.search(r"Way out: (\w+) = (\d+)", found["sentence"]).groups()
    assert face.show("stages", given | {key: value}, "p")["error"] is None


@pytest.mark.parametrize("gpu", ["H100 SXM", "A100 80GB", "B200", "RTX 4090", "MI300X", "MI350X"])
def test_every_way_out_launches(gpu):
    chance = random.Random(gpu)
    failed = 0
    for _ in range(300):
        given = random_settings("stages", chance) | {"gpu": gpu}
        found = face.show("stages", given, "p")
        if not found["error"]:
            continue
        failed += 1
        way = dict(re.findall(r"(\w+) = (\d+)", found["sentence"].partition("Way out: ")[2]))
        assert way, found["sentence"]
        assert face.show("stages", given | way, "p")["error"] is None
    assert failed > 5


def test_story_is_told_in_the_first_state():
    assert "4 kernels: 1.07 GB in 372 µs" in face.show("timeline", {}, "p")["sentence"]
    assert "1 kernel: 268 MB in 93.0 µs" in face.show("timeline", {"chain": "fused"}, "p")["sentence"]


def test_warps_speaks_of_the_block_and_of_bytes_as_its_page_does():
    from docs.simulator.views import warps

    assert face.show("warps", {}, "p")["sentence"].endswith("each load of theirs keeps 64 KiB in flight.")
    assert "BLOCK" in [control.label for control in warps.controls()]


def test_attention_says_whose_time_it_models():
    """The bytes are every flash kernel's, the time is the plain rung's: the fast rungs take less."""
    found = face.show("attention_traffic", {}, "sim")
    assert [row[0] for row in found["table"][1]] == ["naive", "plain flash"]
    assert re.search(r"plain flash: [\d.]+ (µs|ms) \(modelled\)", found["picture"])


def test_wave_owns_as_many_tiles_as_it_has_programs():
    from docs.simulator.views.tiles import first_wave

    for down, across, group, together in ((32, 32, 8, 132), (3, 5, 8, 132), (64, 1, 4, 50), (7, 9, 2, 40)):
        runs = first_wave(down, across, group, together)
        owned = {(first + row, column) for column, first, rows in runs for row in range(rows)}
        by_hand = {grouped(pid, down, across, group) for pid in range(min(together, down * across))}
        assert owned == by_hand


def grouped(pid, down, across, group):
    """The kernel's own arithmetic: (row, column) of the tile of program `pid`."""
    first = pid // (group * across) * group
    rows = min(down - first, group)
    within = pid % (group * across)
    return first + within % rows, within // rows


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (372.4, "372"),
        (999.6, "1,000"),
        (0.0123, "0.0123"),
        (1234.5, "1,230"),
        (9.996, "10.0"),
        (1e9, "1,000,000,000"),
    ],
)
def test_significant(value, text):
    assert words.significant(value) == text


@pytest.mark.parametrize(
    ("function", "value", "text"),
    [
        (words.time, 372.4, "372 µs"),
        (words.time, 2500, "2.50 ms"),
        (words.time, 1.5e6, "1.50 s"),
        (words.time, 1.2e9, "20.0 min"),
        (words.time, 7.2e10, "20.0 h"),
        (words.size, 1073741824, "1.07 GB"),
        (words.size, 512, "512 bytes"),
        (words.short, 65536, "64 K"),
        (words.short, 1 << 28, "256 M"),
        (words.plain, 8.0, "8"),
        (words.fixed, 0.125, "0.13"),
        (words.percent, 0.944, "94 %"),
        (words.times, 4.02, "4.0 ×"),
    ],
)
def test_words(function, value, text):
    assert function(value) == text


def test_defaults_are_among_the_choices():
    for view in face.VIEWS.values():
        for control in view.controls():
            inputs.read([control], {})
            assert control.kind == "number" or control.default in control.choices
            assert control.kind == "number" or len(control.texts) == len(control.choices)


def test_cold_start_takes_its_first_state_from_the_record(monkeypatch, tmp_path):
    """Medians over kernels, less the call itself; the autotuner's first call is another matter."""
    times = {"a/plain": (900, 12, 2), "a/other": (1100, 14, 2), "a/autotune": (90_000, 9000, 2), "the first": (1, 1, 1)}
    starts = ("empty cache", "filled cache", "same process")
    rows = [
        {"case": {"kernel": kernel, "start": start}, "p50_ms": took}
        for kernel, all_three in times.items()
        for start, took in zip(starts, all_three, strict=True)
    ]
    path = tmp_path / "record.json"
    path.write_text(json.dumps({"gpu": {"name": "A GPU"}, "rows": rows}))
    monkeypatch.setattr(widgets.records, "measured_path", lambda *_: path)
    page = MACROS["cold_start"]()
    assert 'name="compile_ms" value="998"' in page and 'name="load_ms" value="11"' in page
    assert "medians over 2 kernels, A GPU" in page
