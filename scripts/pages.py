"""What pages can say inside {{ … }}: numbers, tables and figures from records, and arithmetic from the cost model.

Loaded by mkdocs-macros. A record, row or file that is missing fails the build and names the page. Each measured number
links to its record and tells its GPU, date and spread; a modelled one says that it is modelled.
"""

import html
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from latex2mathml.converter import convert

from docs.simulator import model
from scripts import cheat_sheet, predictions, records, repeats, sanitize, tables, widgets
from scripts.records import HOME_GPU, ROOT

CHAPTERS = ["why", "programs", "fusion", "matmul", "attention", "vendors", "production", "recap"]
MODELLED = ROOT / "docs" / "modelled"


def define_env(env):
    """Register the macros. `env.page` is the page being rendered."""
    numbers = Numbers(env)
    for macro in (
        numbers.time,
        numbers.rate,
        numbers.tflops,
        numbers.share,
        numbers.times,
        numbers.value,
        numbers.memory,
        numbers.from_compiled,
    ):
        env.macro(macro)
    for macro in (modelled, tex):
        env.macro(macro)
    for macro in Parts(env).macros():
        env.macro(macro)
    widgets.register(env, len(step_names(env.conf)))
    env.variables["model"] = model
    env.variables["sizes"] = tables
    env.variables["predictions"] = predictions
    env.filter(tables.size)
    env.filter(tables.binary_size)


def step_names(config) -> list[str]:
    """The 25 steps in reading order: the pages of mkdocs.yml's nav that lie in a chapter's folder."""
    return [path.removesuffix(".md") for path in _leaves(config["nav"]) if path.split("/")[0] in CHAPTERS]


def _leaves(nav) -> list[str]:
    if isinstance(nav, str):
        return [nav] if nav.endswith(".md") else []
    children = nav.values() if isinstance(nav, dict) else nav
    return [leaf for child in children for leaf in _leaves(child)]


def up(page) -> str:
    """The way from a page's folder to docs/."""
    return "../" * page.file.src_uri.count("/")


class Numbers:
    """Single numbers for sentences. Arguments: step, provider, then the case keys that pick one row."""

    def __init__(self, env):
        self.env = env

    def time(self, step: str, provider: str, gpu: str = HOME_GPU, **case) -> str:
        """{{ time("fusion/activation", "triton", rows=8192, columns=8192, dtype="bf16") }} → 72 µs."""
        record, row = self._row(step, provider, gpu, case)
        return self._link(record, row, tables.time(row["p50_ms"]))

    def rate(self, step: str, provider: str, gpu: str = HOME_GPU, **case) -> str:
        """Bytes over time, in TB/s."""
        record, row = self._row(step, provider, gpu, case)
        return self._link(record, row, f"{tables.significant(tables.gigabytes_per_second(row) / 1e3)} TB/s")

    def tflops(self, step: str, provider: str, gpu: str = HOME_GPU, **case) -> str:
        record, row = self._row(step, provider, gpu, case)
        return self._link(record, row, f"{tables.significant(tables.teraflops_per_second(row))} TFLOP/s")

    def share(self, step: str, provider: str, gpu: str = HOME_GPU, **case) -> str:
        """Copy's time over the provider's: 0.95 of copy."""
        record, row = self._row(step, provider, gpu, case)
        return self._link(record, row, f"{tables.share_of_copy(record, row):.2f}")

    def times(self, step: str, provider: str, over: str, gpu: str = HOME_GPU, **case) -> str:
        """How many times faster `provider` is than `over`, both in one run."""
        record, row = self._row(step, provider, gpu, case)
        slower = tables.row(record, over, tables.timer_of(row), **row["case"])
        return self._link(record, row, tables.significant(slower["p50_ms"] / row["p50_ms"], 2))

    def value(self, step: str, provider: str, key: str, gpu: str = HOME_GPU, digits: int = 3, **case) -> str:
        """Any other key of a row, such as `error`, `registers` or `failed`."""
        record, row = self._row(step, provider, gpu, case)
        value = row[key]
        return self._link(record, row, value if isinstance(value, str) else tables.significant(value, digits))

    def memory(self, step: str, provider: str, gpu: str = HOME_GPU, **case) -> str:
        """Device memory that a call took beyond its inputs: 64.0 GiB."""
        record, row = self._row(step, provider, gpu, case)
        return self._link(record, row, tables.binary_size(row["peak_bytes"]))

    def from_compiled(self, step: str, target: str, key: str, **config) -> str:
        """One compiled fact, such as `shared_bytes`, of the one variant that matches `config`."""
        facts = records.load_compiled(step)["rows"]
        wanted = [
            row
            for row in facts
            if row["target"] == target and all(row["config"].get(name) == value for name, value in config.items())
        ]
        if len(wanted) != 1:
            raise LookupError(f"{step}: {len(wanted)} compiled rows for {target} {config}, not one")
        value = wanted[0][key]
        if isinstance(value, dict):
            value = sum(value.values())
        link = f"{up(self.env.page)}compiled/{step}.json"
        return f'[{value:,}]({link}){{ .compiled title="compiled for {target}; open the facts" }}'

    def _row(self, step: str, provider: str, gpu: str, case: dict) -> tuple[dict, dict]:
        record = records.load(step, gpu) | {"folder": gpu}
        return record, tables.row(record, provider, **case)

    def _link(self, record: dict, row: dict, text: str) -> str:
        spread = (
            f", p20 to p80: {tables.time(row['p20_ms'])} to {tables.time(row['p80_ms'])}" if "p20_ms" in row else ""
        )
        title = f"measured on {record['gpu']['name']}, {record['date']}{spread}; open the record"
        link = f"{up(self.env.page)}measured/{record['folder']}/{record['step']}.json"
        return f'[{text}]({link}){{ .measured title="{title}" }}'


def modelled(text: str) -> str:
    """A number from the cost model, marked as such: {{ modelled(model.…) }}."""
    return f'<span class="modelled" title="modelled, not measured">{text}</span>'


def tex(source: str, block: bool = False) -> str:
    """TeX as MathML, made now, so that pages need no script and no font for it."""
    markup = convert(source, display="block" if block else "inline")
    return f"\n\n<div>{markup}</div>\n\n" if block else markup


class Parts:
    """Larger parts of a page: the line under the title, tables and figures with their provenance."""

    def __init__(self, env):
        self.env = env

    def macros(self):
        compiled, modelled = (self.compiled_table, self.compiled_figure), (self.modelled_table, self.modelled_figure)
        return (
            self.step,
            self.figure,
            self.table,
            *compiled,
            *modelled,
            self.cheat_sheet,
            self.repeats,
            self.sanitized,
        )

    def step(self) -> str:
        """The line under the title: step n of 25, minutes, what one needs to know."""
        steps = step_names(self.env.conf)
        page = self.env.page
        here = page.file.src_uri.removesuffix(".md")
        line = f"Step {steps.index(here) + 1} of {len(steps)} · {page.meta['minutes']} min"
        if needs := page.meta.get("needs"):
            title = self._title(needs)
            line += f" · you need [{title}]({up(page)}{needs}.md)"
        return f"{line}\n{{ .step data-step={here} }}"

    def figure(self, step: str, name: str = "", caption: str = "", sources: list[str] | None = None) -> str:
        """The measured figure of a step, for every GPU that has a record; `sources`: whose records it draws."""
        sources = sources or [step]
        return self._each_gpu(
            sources, lambda folder, record: _figure(folder, step, name, caption + self._source(sources, record))
        )

    def table(self, step: str, name: str = "", sources: list[str] | None = None) -> str:
        """The measured table of a step, for every GPU that has a record; `sources` as for `figure`."""
        sources = sources or [step]
        return self._each_gpu(
            sources,
            lambda folder, record: self._table(folder, step, name) + self._source(sources, record) + "\n{ .source }\n",
        )

    def compiled_figure(self, step: str, name: str = "", caption: str = "") -> str:
        return _figure(records.COMPILED, step, name, caption + self._compiled_source(step))

    def compiled_table(self, step: str, name: str = "") -> str:
        return f"\n\n{self._table(records.COMPILED, step, name)}\n{self._compiled_source(step)}\n{{ .source }}\n\n"

    def modelled_table(self, step: str, name: str = "") -> str:
        return f"\n\n{self._table(MODELLED, step, name)}\nModelled, not measured.\n{{ .source }}\n\n"

    def modelled_figure(self, step: str, name: str = "", caption: str = "") -> str:
        return _figure(MODELLED, step, name, f"{caption} Modelled, not measured.".strip())

    def cheat_sheet(self, name: str) -> str:
        """A table of scripts/cheat_sheet.py, the measured one for every GPU that has records."""
        parts = cheat_sheet.measured_by_gpu() if name == "measured" else [("", cheat_sheet.TABLES[name]())]
        return _tabs([(gpu, text.replace("](/", f"]({up(self.env.page)}")) for gpu, text in parts])

    def repeats(self) -> str:
        """How far the ratios of two full runs lie apart, and when the runs were."""
        shortest = tables.significant(repeats.SHORTEST_MS * 1e3, 2)
        ran = repeats.runs()
        source = f"Rows of {shortest} µs and more. Measured: {ran}; medians.\n{{ .source }}\n" if ran else ""
        return f"\n\n{repeats.table()}\n{source}\n"

    def sanitized(self) -> str:
        """What compute-sanitizer found in the kernels, as a link to its results."""
        path = records.MEASURED / HOME_GPU / "sanitizer.json"
        text = sanitize.sentence(path)
        link = f"{up(self.env.page)}measured/{HOME_GPU}/sanitizer.json"
        return f"[{text}]({link})" if path.is_file() else text  # not .measured: a sentence may break into lines

    def _each_gpu(self, sources: list[str], draw) -> str:
        found = [gpu for gpu in records.gpus() if all(records.measured_path(step, gpu).is_file() for step in sources)]
        parts = []
        for gpu in found or [HOME_GPU]:  # no record at all: load() says how to make one
            record, *_ = [records.load(step, gpu) | {"folder": gpu} for step in sources]
            parts.append((record["gpu"]["name"], draw(records.MEASURED / gpu, record)))
        return _tabs(parts)

    def _table(self, folder: Path, step: str, name: str) -> str:
        path = _part(folder, step, name, "md")
        return path.read_text(encoding="utf-8").replace("](/", f"]({up(self.env.page)}") + "\n"

    def _source(self, sources: list[str], record: dict) -> str:
        versions = record["versions"]
        folder = f"{up(self.env.page)}measured/{record['folder']}"
        names = ["Record"] if len(sources) == 1 else [f"Record of {step}" for step in sources]
        links = ", ".join(f"[{name}]({folder}/{step}.json)" for name, step in zip(names, sources, strict=True))
        return (
            f" Measured: {record['gpu']['name']}, driver {record['gpu']['driver']}, Triton {versions['triton']}, "
            f"torch {versions['torch']}, {record['date']}; medians. {links}"
        )

    def _compiled_source(self, step: str) -> str:
        facts = records.load_compiled(step)
        return f" Compiled with Triton {facts['triton']}, not run. [Facts]({up(self.env.page)}compiled/{step}.json)"

    def _title(self, step: str) -> str:
        text = (ROOT / "docs" / f"{step}.md").read_text(encoding="utf-8")
        return next(line.removeprefix("# ") for line in text.splitlines() if line.startswith("# "))


def _figure(folder: Path, step: str, name: str, caption: str) -> str:
    drawing = _part(folder, step, name, "svg").read_text(encoding="utf-8").strip()
    return (
        f'\n\n<figure class="chart" markdown="1">\n\n<div markdown="0">{drawing}</div>\n\n'
        f'<figcaption markdown="span">{caption.strip()}</figcaption>\n</figure>\n\n'
    )


def _tabs(parts: list[tuple[str, str]]) -> str:
    """A tab for each of several (name, text); one alone needs none."""
    if len(parts) == 1:
        return f"\n\n{parts[0][1]}\n\n"
    return "\n\n" + "\n\n".join(f'=== "{name}"\n\n{_indent(part)}' for name, part in parts) + "\n\n"


def _part(folder: Path, step: str, name: str, ending: str) -> Path:
    path = folder / f"{step}{'-' + name if name else ''}.{ending}"
    if not path.is_file():
        raise FileNotFoundError(
            f"{html.escape(str(path.relative_to(ROOT)))} is missing: run `python scripts/render.py`"
        )
    return path


def _indent(text: str) -> str:
    return "\n".join(f"    {line}" if line else "" for line in text.strip().splitlines())
