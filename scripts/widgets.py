"""The book's instruments as macros: each writes a custom element whose first state is plain HTML, computed here.

Without JavaScript, and in print, a reader sees that state: a picture, a sentence and a table. With it,
sim-instrument.js brings the controls to life. The same Python (docs/simulator/views) draws both, so nothing moves.

Write one alone on a line. Every argument is optional and sets what a control shows first:

    {{ timeline() }}            why/four_kernels, fusion/activation: the chain on gpu0; chain="eager", "fused" or
                                "both", gpu, rows, columns, dtype, machine=True
    {{ roofline() }}            why/where_the_time_goes: gpu, dtype, more_bandwidth=2, more_flops=2
    {{ warps() }}               programs/warps: gpu, BLOCK, num_warps, registers, shared
    {{ launch_floor() }}        programs/launch_bound: gpu, n, dtype
    {{ grid_drill() }}          programs/grid_drill
    {{ tiles() }}               matmul/tile_size: gpu, size, BLOCK_M, BLOCK_N, BLOCK_K, GROUP_M, dtype
    {{ stages() }}              matmul/stages: gpu, BLOCK_M, BLOCK_N, BLOCK_K, num_stages, num_warps, dtype
    {{ shared_memory_drill() }} matmul/shared_memory_drill
    {{ winner() }}              matmul/reading_the_winner: what a step along K waits for; gpu, size, BLOCK_M, …
    {{ attention_traffic() }}   attention/naive and flash: gpu, batch, heads, seq, head_dim, dtype
    {{ fit_table() }}           vendors/the_h100_winner: BLOCK_M, BLOCK_N, BLOCK_K, num_stages, num_warps, dtype
    {{ cold_start() }}          production/cold_starts: kernels, configs, replicas, compile_ms, bench_ms, load_ms
    {{ playground() }}          recap/playground: kernel, gpu, other, n, rows, columns, M, N, K, …
    {{ progress() }}            home and recap: steps read and drills solved, kept in the reader's browser

A second one of a kind on a page needs its own id: {{ timeline(id="fused", chain="both") }} is #sim-fused, and its
settings stand in the page's address as ?fused.gpu=H200.
"""

import functools
import html
import importlib.util
import json
import statistics
import sys
from pathlib import Path

from docs.simulator.views import drills, face, inputs
from scripts import records

ROOT = Path(__file__).resolve().parents[1]
SIMULATOR = ROOT / "docs" / "simulator"
DRILLS = {"grid": "programs/grid_drill", "shared_memory": "matmul/shared_memory_drill"}
FIRST_SEED = 1
NOTES = {"playground": "The address of this page holds these settings: copy it to share them."}
COLD_STARTS = "production/cold_starts"


def macros(steps: int) -> dict:
    """Every macro by its name, for a book of so many steps."""
    found = {name: _instrument_macro(name) for name in face.VIEWS}
    return found | {
        "grid_drill": grid_drill,
        "shared_memory_drill": shared_memory_drill,
        "progress": functools.partial(progress, steps),
    }


def register(env, steps: int) -> None:
    """Give `env` (mkdocs-macros) the macros."""
    for name, macro in macros(steps).items():
        env.macro(macro, name)


def python_bundle() -> str:
    """The Python that the instruments run in the browser, as JSON {path: text}: the model, its views and the drills."""
    files = {path.relative_to(ROOT).as_posix(): path for path in sorted(SIMULATOR.rglob("*.py"))}
    files |= {f"drills/{step.split('/')[1]}.py": ROOT / "snippets" / f"{step}.py" for step in DRILLS.values()}
    return json.dumps({name: path.read_text(encoding="utf-8") for name, path in files.items()}, ensure_ascii=False)


def load_drills() -> None:
    """Hand the drills' snippets to the views. They are loaded alone: their package would want torch."""
    for name, step in DRILLS.items():
        module_name = f"drill_{name}"
        if module_name not in sys.modules:
            spec = importlib.util.spec_from_file_location(module_name, ROOT / "snippets" / f"{step}.py")
            module = importlib.util.module_from_spec(spec)
            sys.modules[module_name] = module
            spec.loader.exec_module(module)
        drills.use(name, sys.modules[module_name])


def _instrument_macro(name: str):
    def macro(id: str = "", **settings) -> str:
        measured, note = measured_starts() if name == "cold_start" else ({}, NOTES.get(name, ""))
        return instrument(name, f"sim-{id or name.replace('_', '-')}", measured | settings, note)

    macro.__name__ = name
    macro.__doc__ = face.VIEWS[name].__doc__
    return macro


def measured_starts() -> tuple[dict, str]:
    """What a compile and a load cost in the record of cold starts, in ms, and a note on it; nothing without one."""
    if not records.measured_path(COLD_STARTS).is_file():
        return {}, ""
    record = records.load(COLD_STARTS)
    took = {(row["case"]["kernel"], row["case"]["start"]): row["p50_ms"] for row in record["rows"] if "p50_ms" in row}
    kernels = [
        kernel for kernel, start in took if start == "empty cache" and "/" in kernel and "autotune" not in kernel
    ]
    more = {
        start: statistics.median(took[kernel, start] - took[kernel, "same process"] for kernel in kernels)
        for start in ("empty cache", "filled cache")
    }
    settings = {"compile_ms": max(1, round(more["empty cache"])), "load_ms": max(1, round(more["filled cache"]))}
    return (
        settings,
        f"One compile and one load as first shown: medians over {len(kernels)} kernels, {record['gpu']['name']}.",
    )


def instrument(name: str, id: str, settings: dict, note: str = "") -> str:
    """The element of a view, with its first state as HTML on one line; a note stands below it."""
    view = face.VIEWS[name]
    controls = inputs.with_defaults(view.controls(), settings)
    found = face.show(name, {control.key: control.default for control in controls}, f"{id}-picture")
    body = (
        f'<fieldset class="sim-controls"><legend>{_text(view.TITLE)} <small>modelled</small></legend>'
        + "".join(_control(control, id, control.key in found.get("hidden", ())) for control in controls)
        + f'</fieldset><div class="sim-picture">{found["picture"]}</div>'
        + f'<div class="sim-said" role="status">{_said(found)}</div>'
        + _table(found["table"], getattr(view, "TABLE_OPEN", False))
        + (f'<p class="sim-note">{_text(note)}</p>' if note else "")
    )
    return _box(f'<sim-instrument data-search-exclude id="{_text(id)}" view="{name}">{body}</sim-instrument>')


def _said(found: dict) -> str:
    error = f'<code class="sim-error">{_text(found["error"])}</code>' if found.get("error") else ""
    return f"{error}<p>{_text(found['sentence'])}</p>"


def _table(table: tuple, unfolded: bool) -> str:
    header, rows = table
    head = "".join(f'<th scope="col">{_text(cell)}</th>' for cell in header)
    body = "".join("<tr>" + "".join(f"<td>{_text(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return (
        f'<details class="sim-table"{" open" if unfolded else ""}><summary>The numbers, in a table</summary>'
        '<div class="sim-scroll" tabindex="0" role="group" aria-label="Table">'
        f'<table class="sim-numbers"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></details>'
    )


def _control(control: inputs.Control, id: str, hidden: bool) -> str:
    field = {"choice": _select, "slider": _slider, "number": _number, "switch": _switch}[control.kind]
    label = f'<label for="{_text(id)}-{control.key}">{_text(control.label)}</label>'
    parts = field(control, f'id="{_text(id)}-{control.key}" name="{control.key}"')
    inside = f"{parts}{label}" if control.kind == "switch" else f"{label}{parts}"
    return f'<div class="sim-control sim-{control.kind}"{" hidden" if hidden else ""}>{inside}</div>'


def _select(control: inputs.Control, names: str) -> str:
    options = "".join(
        f'<option value="{_text(value)}"{" selected" if value == control.default else ""}>{_text(text)}</option>'
        for value, text in zip(control.choices, control.texts, strict=True)
    )
    return f"<select {names}>{options}</select>"


def _slider(control: inputs.Control, names: str) -> str:
    place = control.choices.index(control.default)
    text = _text(control.texts[place])
    values, texts = (_text(json.dumps([str(one) for one in some])) for some in (control.choices, control.texts))
    return (
        f'<output>{text}</output><input type="range" {names} min="0" max="{len(control.choices) - 1}" step="1" '
        f'value="{place}" aria-valuetext="{text}" data-values="{values}" data-texts="{texts}" autocomplete="off">'
    )


def _number(control: inputs.Control, names: str) -> str:
    return f'<input type="text" inputmode="numeric" {names} value="{control.default}" size="9" autocomplete="off">'


def _switch(control: inputs.Control, names: str) -> str:
    return f'<input type="checkbox" {names}{" checked" if control.default else ""} autocomplete="off">'


def grid_drill(id: str = "grid-drill") -> str:
    """Six questions on launch grids, with numbers drawn anew."""
    return _drill("grid", f"sim-{id}")


def shared_memory_drill(id: str = "shared-memory-drill") -> str:
    """Five questions on shared memory, three answers each, with numbers drawn anew."""
    return _drill("shared_memory", f"sim-{id}")


def _drill(name: str, id: str) -> str:
    """The first question as a form; for a reader without JavaScript, all of a round with their answers folded."""
    load_drills()
    size = drills.PLACES[name]
    asked = [drills.question(name, FIRST_SEED, place) for place in range(size)]
    paper = "".join(f"<li>{_answered(one)}</li>" for one in asked)
    return _box(
        f'<sim-drill data-search-exclude id="{_text(id)}" drill="{name}" size="{size}" seed="{FIRST_SEED}">'
        f"{_drill_form(asked[0], id, size)}<noscript><ol>{paper}</ol></noscript></sim-drill>"
    )


def _drill_form(asked: dict, id: str, size: int) -> str:
    fields = "".join(_answer_field(part, f"{id}-{part['key']}") for part in asked["parts"])
    return (
        f'<form class="sim-form"><p class="sim-prompt" tabindex="-1">Question 1 of {size}. {_text(asked["prompt"])}</p>'
        f'<div class="sim-controls">{fields}</div><div class="sim-buttons"><button>Check</button>'
        '<button type="button" data-do="new">New numbers</button>'
        '<button type="button" data-do="next">Next question</button></div>'
        '<div class="sim-said" role="status"></div></form>'
    )


def _answer_field(part: dict, id: str) -> str:
    names = f'id="{_text(id)}" name="{part["key"]}" data-short="{part["key"].capitalize()}" autocomplete="off"'
    if part["kind"] == "number":
        field = f'<input type="text" inputmode="numeric" {names} size="12">'
    else:
        field = f'<select {names}><option value="">choose</option><option>yes</option><option>no</option></select>'
    label = f'<label for="{_text(id)}">{_text(part["label"])}</label>'
    return f'<div class="sim-control sim-answer">{label}{field}</div>'


def _answered(asked: dict) -> str:
    answers = "".join(
        f"<p>{_text(part['label'])}: {_answer(part['right'])}. {_text(part['why'])}</p>" for part in asked["parts"]
    )
    return f"<p>{_text(asked['prompt'])}</p><details><summary>Answer</summary>{answers}</details>"


def _answer(right: bool | int) -> str:
    return ("yes" if right else "no") if isinstance(right, bool) else f"{right:,}"


def progress(steps: int, id: str = "progress") -> str:
    """Steps read and drills solved: filled in by the reader's browser, which alone knows."""
    sizes = " ".join(f"{name}:{size}" for name, size in drills.PLACES.items())
    words = "With JavaScript, your browser keeps count here of the steps you have read and the drills you have solved."
    settings = f'id="sim-{_text(id)}" steps="{steps}" drills="{sizes}"'
    return _box(f"<reading-progress data-search-exclude {settings}><p>{words}</p></reading-progress>")


def _box(inside: str) -> str:
    """A frame, on one line so that it may stand indented. Search leaves out what is in an element of its own name."""
    return f'<div class="sim">{inside}</div>'


def _text(value) -> str:
    return html.escape(str(value))
