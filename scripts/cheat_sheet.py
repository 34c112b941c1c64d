"""The cheat sheet's tables, each cell from where the book keeps it: model, records, compiled facts, snippets.

`{{ cheat_sheet("limits") }}` puts one on a page; TABLES names them all. A link that starts with `/` is one from docs/.
Standard library only: snippets are read, not imported.
"""

import ast
import re
from pathlib import Path

from docs.simulator import model
from docs.simulator.gpus import GPUS
from scripts import records, tables
from scripts.formulas import Formula, formula
from scripts.known_gpu import known_gpu
from scripts.records import HOME_GPU, ROOT
from scripts.tables import LIBRARIES

STEP = "recap/cheat_sheet"
SNIPPETS = ROOT / "snippets"
FORMULAS = (  # module and function of docs/simulator, one key of what it returns, switches
    ("traffic", "add_bytes", "", {}),
    ("traffic", "activation_bytes", "", {"eager": True}),
    ("traffic", "softmax_bytes", "", {}),
    ("traffic", "matmul_bytes", "", {}),
    ("traffic", "matmul_flops", "", {}),
    ("traffic", "attention_bytes", "", {}),
    ("traffic", "naive_attention_bytes", "", {}),
    ("traffic", "attention_flops", "", {}),
    ("traffic", "attention_flops", "", {"causal": True}),
    ("traffic", "tiles", "", {}),
    ("traffic", "launch_grid", "last_live", {}),
    ("occupancy", "threads", "", {}),
    ("occupancy", "elements_per_thread", "", {}),
    ("occupancy", "waves", "waves", {}),
    ("occupancy", "waves", "busy", {}),
    ("stages", "stage_bytes", "", {}),
    ("stages", "async_dot", "", {}),
    ("stages", "buffers", "", {}),
    ("model", "roofline", "intensity", {}),
    ("model", "roofline", "ridge", {"dots": True}),
    ("model", "roofline", "attainable_tflop_s", {}),
    ("engine", "floor_us", "", {}),
)
LIMITS = (
    *("memory_bytes", "bandwidth_gb_s", "dot_tflop_s bf16", "fp32_tflop_s", "ridge bf16"),
    *("multiprocessors", "l2_bytes", "shared_bytes_per_program", "shared_bytes_per_multiprocessor"),
    *("registers_per_multiprocessor", "registers_per_thread", "warp_size", "warps_per_multiprocessor"),
    *("programs_per_multiprocessor", "target"),
)
MEASURED = (  # step, and what picks one case of its record
    ("programs/vector_add", {"n": 2**28, "dtype": "fp32"}),
    ("fusion/activation", {"rows": 8192, "dtype": "bf16"}),
    ("fusion/softmax", {"dtype": "bf16", "columns": 512}),
    ("fusion/softmax", {"dtype": "bf16", "columns": 4096}),
    ("fusion/softmax", {"dtype": "bf16", "columns": 65536}),
    ("matmul/autotune", {"M": 4096, "N": 4096, "K": 4096, "dtype": "bf16"}),
    ("matmul/autotune", {"M": 8192, "N": 8192, "K": 8192, "dtype": "bf16"}),
    ("attention/flash", {"dtype": "bf16", "seq": 8192, "head_dim": 64, "causal": False}),
    ("attention/flash", {"dtype": "bf16", "seq": 8192, "head_dim": 64, "causal": True}),
    ("attention/flash", {"dtype": "bf16", "seq": 8192, "head_dim": 128, "causal": False}),
    ("attention/flash", {"dtype": "bf16", "seq": 8192, "head_dim": 128, "causal": True}),
)


def formulas() -> str:
    """What the book computes by hand, as the cost model computes it."""
    return tables.markdown(["What", "Formula"], map(formula_row, FORMULAS), align="ll")


def formula_row(asked: tuple) -> list[str]:
    module, function, key, switches = asked
    found = formula(module, function, key, **switches)
    return [_what(found, switches), f"`{found.expression}`"]


def _what(found: Formula, switches: dict) -> str:
    chosen = ", ".join(name.replace("_", " ") for name in switches)
    name = f"`{found.function}{f', {chosen}' if chosen else ''}`"
    if not found.key:
        return f"{name}: {found.sentence.replace('*', '×')}"
    return f"{name}: `{found.key}`{f', {found.sentence}' if found.sentence else ''}"


def limits() -> str:
    """What the makers print, by the names that the formulas use."""
    body = [[f"`{limit}`", *(limit_of(gpu, limit) for gpu in GPUS)] for limit in LIMITS]
    return tables.markdown(["", *GPUS], body)


def limit_of(gpu: str, limit: str) -> str:
    """One figure of a GPU, for people."""
    field, _, dtype = limit.partition(" ")
    if field == "ridge":
        return f"{model.roofline(gpu, 1, 1, dtype, dots=True)['ridge']:,.0f}"
    value = getattr(GPUS[gpu], field)
    value = value[dtype] if dtype else value
    if isinstance(value, str):
        return f"`{value}`"
    return tables.binary_size(value) if "bytes" in field else f"{value:,.1f}".removesuffix(".0")


def measured(gpu: str = HOME_GPU) -> str:
    """The book's kernels on a GPU, each with its limit and the fastest library call timed beside it."""
    found = [(step, case) for step, case in MEASURED if records.measured_path(step, gpu).is_file()]
    body = [measured_row(records.load(step, gpu) | {"folder": gpu}, case) for step, case in found]
    return tables.markdown(["Kernel", "Case", "Time", "Rate", "Of the limit", "Fastest library"], body, align="llrrrl")


def measured_by_gpu() -> list[tuple[str, str]]:
    """(name, table with its source) of every GPU with a record of one of these kernels, the book's own first."""
    found = []
    for gpu in records.gpus():
        steps = [step for step, _ in MEASURED if records.measured_path(step, gpu).is_file()]
        if steps:
            read = [records.load(step, gpu) for step in steps]
            found.append((read[0]["gpu"]["name"], f"{measured(gpu)}\n{source(read)}\n{{ .source }}\n"))
    return found


def source(read: list[dict]) -> str:
    """Which GPU, driver, versions and days these records name."""
    versions = {f"Triton {one['versions']['triton']}, torch {one['versions']['torch']}" for one in read}
    drivers = {f"{one['gpu']['name']}, driver {one['gpu']['driver']}" for one in read}
    days = sorted({one["date"] for one in read})
    when = days[0] if len(days) == 1 else f"{days[0]} to {days[-1]}"
    return f"Measured: {'; '.join(sorted(drivers))}, {'; '.join(sorted(versions))}, {when}."


def measured_row(record: dict, asked: dict) -> list[str]:
    ours = tables.row(record, "triton", **asked)
    case = ", ".join(_size(name, value) for name, value in ours["case"].items())
    if "failed" in ours:
        return [_page(record["step"]), case, "failed", "", "", library(record, ours)]
    rate, share = rate_and_share(record, ours)
    return [_page(record["step"]), case, _time(record, ours), rate, share, library(record, ours)]


def _time(record: dict, row: dict) -> str:
    """A median that leads to its record."""
    link = f"/measured/{record['folder']}/{record['step']}.json"
    title = f"measured on {record['gpu']['name']}, {record['date']}; open the record"
    return f'[{tables.time(row["p50_ms"])}]({link}){{ .measured title="{title}" }}'


def _page(step: str) -> str:
    """A step's name, which leads to its page; a snippet may have none."""
    return f"[`{step}`](/{step}.md)" if _has_page(step) else f"`{step}`"


def _has_page(step: str) -> bool:
    return (ROOT / "docs" / f"{step}.md").is_file()


def _size(name: str, value) -> str:
    if isinstance(value, bool):
        return name if value else f"not {name}"
    return value if name == "dtype" else f"{name} {value:,}"


def rate_and_share(record: dict, row: dict) -> tuple[str, str]:
    """Bytes or FLOPs a second, whichever limits it, and the share of the copy timed beside it or of the peak."""
    gpu = known_gpu(record["gpu"]["name"], record["gpu"]["sms"])
    dtype = row["case"]["dtype"]
    bound = model.roofline(gpu, row["flops"], row["bytes"], dtype, dots=True)["bound"] if gpu else "memory"
    if bound == "memory":
        rate = f"{tables.significant(tables.gigabytes_per_second(row) / 1e3)} TB/s"
        return rate, f"{tables.share_of_copy(record, row):.2f} of copy"
    reached = tables.teraflops_per_second(row)
    return f"{tables.significant(reached)} TFLOP/s", f"{reached / GPUS[gpu].dot_tflop_s[dtype]:.2f} of peak"


def library(record: dict, ours: dict) -> str:
    """The fastest library call on the same case, and its time."""
    peers = [row for row in tables.rows(record, None, **ours["case"]) if row["provider"] in LIBRARIES]
    timed = [row for row in peers if "p50_ms" in row and "timer" not in row]
    if not timed:
        return ""
    best = min(timed, key=lambda row: row["p50_ms"])
    return f"{LIBRARIES[best['provider']]}, {tables.time(best['p50_ms'])}"


def environment() -> str:
    """Environment variables, from snippets/recap/environment.py."""
    found = _literal(SNIPPETS / "recap" / "environment.py", "VARIABLES")
    return tables.markdown(["Variable", "What it does"], ([f"`{name}`", does] for name, does in found.items()), "ll")


def errors() -> str:
    """The compiler's refusals and the launches that failed, in their own words, each with its cure."""
    found = [*compile_errors(), *launch_errors()]
    return tables.markdown(["Triton says", "Cure"], ([f"`{said}`", cure] for said, cure in found), "ll")


def compile_errors() -> list[tuple[str, str]]:
    cures = {name: ast.get_docstring(node) for name, node in _definitions(SNIPPETS / f"{STEP}.py").items()}
    facts = records.load_compiled(STEP)["rows"]
    return [(_short(row["failed"]), cures[row["config"]["mistake"]]) for row in facts]


def launch_errors(gpu: str = HOME_GPU) -> list[tuple[str, str]]:
    """The first failure of each kind in the records, with the cure that the snippet names for it."""
    cures = _literal(SNIPPETS / f"{STEP}.py", "AT_LAUNCH")
    steps = sorted({path.relative_to(records.MEASURED / gpu) for path in (records.MEASURED / gpu).glob("*/*.json")})
    failures = [
        row["failed"]
        for step in steps
        for row in records.load(step.with_suffix("").as_posix(), gpu)["rows"]
        if "failed" in row
    ]
    found = {name: next(said for said in failures if said.startswith(f"{name}:")) for name in cures}
    return [(_short(said), cures[name]) for name, said in found.items()]


def _short(message: str) -> str:
    """So much of it as a table has room for; code in a table cannot hold backticks."""
    message = message.replace("`", "")
    return message if len(message) <= 120 else f"{message[:117].rsplit(' ', 1)[0]} …"


def functions() -> str:
    """Every function of `triton.language` that the book's kernels call, with the shortest call of it."""
    calls: dict[str, dict[str, str]] = {}
    for path in sorted(SNIPPETS.glob("*/*.py")):
        step = path.relative_to(SNIPPETS).with_suffix("").as_posix()
        for name, call in [] if step == STEP else _calls(path):
            known = calls.setdefault(name, {})
            known[step] = min(known.get(step, call), call, key=len)
    body = [[f"`{name}`", *_example(by)] for name, by in sorted(calls.items())]
    return tables.markdown(["Function", "As in", "Where"], body, align="lll")


def _calls(path: Path) -> list[tuple[str, str]]:
    """(function, call as written) of each call of `tl.…` in a snippet."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    named = [(ast.unparse(node.func), ast.unparse(node)) for node in nodes]
    return [(name, call) for name, call in named if re.fullmatch(r"tl\.\w+", name) and name != "tl.constexpr"]


def _example(by: dict[str, str]) -> list[str]:
    """The shortest call, of those that a page shows if any; its step, and how many others use the function."""
    step = min(by, key=lambda step: (not _has_page(step), len(by[step]), step))
    return [f"`{by[step]}`", _page(step) + (f" +{len(by) - 1}" if len(by) > 1 else "")]


def timed() -> str:
    """Which GPUs the book has timed, which it has only compiled for, and which it only models."""
    by_record = [records.load(step, gpu)["gpu"] for gpu in records.gpus() for step in _some_step(gpu)]
    names = {known_gpu(gpu["name"], gpu["sms"]) or gpu["name"] for gpu in by_record}
    targets = {row["target"] for row in records.load_compiled("matmul/tiled")["rows"]}
    compiled = [name for name, gpu in GPUS.items() if gpu.target in targets and name not in names]
    others = [name for name in GPUS if name not in names and name not in compiled]
    return (
        f"Timed: {', '.join(sorted(names))}. Compiled for and modelled, never timed: {', '.join(compiled)}. "
        f"Only modelled: {', '.join(others)}."
    )


def _some_step(gpu: str) -> list[str]:
    paths = sorted((records.MEASURED / gpu).glob("*/*.json"))
    return [path.relative_to(records.MEASURED / gpu).with_suffix("").as_posix() for path in paths[:1]]


def _definitions(path: Path) -> dict[str, ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def _literal(path: Path, name: str):
    """The value of a constant in a snippet that must not be imported here."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and node.targets[0].id == name:
            return ast.literal_eval(node.value)
    raise LookupError(f"{path.name} has no {name}")


TABLES = {
    "formulas": formulas,
    "limits": limits,
    "measured": measured,
    "environment": environment,
    "errors": errors,
    "functions": functions,
    "timed": timed,
}
