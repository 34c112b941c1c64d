"""The fused chain: every way to run it against the copy, by width, by rung, and what the compiler made of it."""

import re

from scripts import drawing, records, tables
from scripts.drawing import COLOURS

STORY = {"rows": 8192, "columns": 8192, "dtype": "bf16"}
BARS = {
    "eager": ("eager, 4 kernels", "peer2"),
    "compile": ("torch.compile", "peer1"),
    "triton:plain": ("Triton, plain", "memory"),
    "triton:no_gelu": ("… without the GELU", "memory"),
    "triton": ("Triton, short GELU", "memory"),
    "copy": ("copy", "ink"),
}
RUNGS = {
    "triton:plain": ("plain", "one kernel, `tl.erf`, a row's 1,024 elements a program", ("clamp", "kernel")),
    "triton": ("fast", "one power of two for the GELU; tiles of 4,096 elements", ("clamp", "fast_gelu", "fast")),
}
PEERS = {
    "eager": ("eager", "PyTorch, four kernels"),
    "compile": ("torch.compile", "its own Triton kernel, with `erf`"),
    "copy": ("copy", "the limit"),
}
# Spellings in PTX → what they are for; the rest (addresses, masks, parameters) is shared by all elements of a thread.
KINDS = {
    "multiply-add": r"\tfma\.rn(\.ftz)?\.f32",
    "multiplication": r"\tmul\.f32",
    "addition, subtraction": r"\t(add|sub)\.f32",
    "power of two": r"\tex2\.",
    "choice between two": r"\t(selp|setp\.(ge|ltu|lt)\.f32|@%p\d+ mov)",
    "constant, copy": r"\tmov\.b32",
    "conversion to and from bf16": r"\tcvt\.(f32|rn)",
    "sign, absolute value, clamp": r"\t(neg|abs|min|max|and|or)\.",
}
ELEMENTS_A_THREAD = 8  # 1,024 by 128 threads


def measured(record: dict) -> dict:
    return {"": bars(record), "widths": widths(record), "dtypes": dtypes(record), "rungs": rungs(record)}


def bars(record: dict):
    """All ways at the story's size, slowest first, with the copy as the floor."""
    times = {name: tables.microseconds(tables.row(record, name, **STORY)) for name in BARS}
    figure, axes = drawing.chart(height=3.2)
    for place, (name, (_, colour)) in enumerate(BARS.items()):
        hollow = name == "triton:no_gelu"
        fill = {"facecolor": "none", "edgecolor": COLOURS[colour]} if hollow else {"color": COLOURS[colour]}
        axes.barh(place, times[name], height=0.6, zorder=2, **fill)
        ratio = f"{times[name] / times['copy']:.2f} × copy" if name != "copy" else "the floor"
        axes.annotate(
            f"{times[name]:.0f} µs, {ratio}", (times[name], place), (6, 0), textcoords="offset points", va="center"
        )
    axes.axvline(times["copy"], color=COLOURS["ink"], linestyle=(0, (5, 3)), linewidth=1, zorder=3)
    axes.set_yticks(range(len(BARS)), [label for label, _ in BARS.values()])
    axes.set(xlim=(0, max(times.values()) * 1.32), ylim=(len(BARS) - 0.5, -0.5), xlabel="µs on the GPU")
    axes.grid(False, axis="y")
    told = ", ".join(f"{BARS[name][0]} {time:.0f} µs" for name, time in times.items())
    return figure, f"Bars of the time at 8192 x 8192 bf16: {told}."


def widths(record: dict) -> str:
    """Both rungs from narrow rows to wide ones, 2^26 elements each."""
    body = []
    for columns in sorted(tables.values(record, "columns")):
        case = {"columns": columns, "dtype": "bf16"}
        shares = [tables.share_of_copy(record, tables.row(record, name, **case)) for name in RUNGS]
        body.append([f"{columns:,}", *(f"{share:.2f}" for share in shares)])
    return tables.markdown(["Columns", "Plain, of copy", "Fast, of copy"], body)


def dtypes(record: dict) -> str:
    """The story's size in three dtypes."""
    names = ["eager", "compile", "triton:plain", "triton", "copy"]
    body = []
    for dtype in tables.values(record, "dtype"):
        rows = {name: tables.row(record, name, rows=8192, columns=8192, dtype=dtype) for name in names}
        share = tables.share_of_copy(record, rows["triton"])
        body.append([dtype, *(tables.time(row["p50_ms"]) for row in rows.values()), f"{share:.2f}"])
    return tables.markdown(["", "Eager", "compile", "Plain", "Fast", "Copy", "Fast, of copy"], body)


def rungs(record: dict) -> str:
    body = []
    for name, (rung, what, sections) in RUNGS.items():
        body.append([rung, what, *reached(record, name), lines("fusion/activation", sections)])
    for name, (peer, what) in PEERS.items():
        body.append([f"*{peer}*", what, *reached(record, name), "–"])
    return tables.markdown(["Rung", "What changed", "Time", "TB/s", "Of copy", "Lines"], body, align="llrrrr")


def reached(record: dict, name: str) -> list[str]:
    """Time, rate of the bytes that must move, and share of the limit at the story's size."""
    row = tables.row(record, name, **STORY)
    if "failed" in row:
        return ["–"] * 3
    rate = tables.significant(tables.gigabytes_per_second(row) / 1e3)
    return [tables.time(row["p50_ms"]), rate, f"{tables.share_of_copy(record, row):.2f}"]


def lines(step: str, sections: tuple[str, ...]) -> int:
    """Lines of code in a snippet's sections; blank lines, comments and docstrings do not count."""
    text = (records.ROOT / "snippets" / f"{step}.py").read_text(encoding="utf-8")
    kept = "\n".join(re.search(rf"\[start:{name}\]\n(.*?)# --8<-- \[end", text, re.DOTALL)[1] for name in sections)
    kept = re.sub(r'^\s*""".*?"""\s*$', "", kept, flags=re.DOTALL | re.MULTILINE)
    return sum(1 for line in kept.splitlines() if line.strip() and not line.strip().startswith("#"))


def compiled(facts: dict) -> dict:
    return {"instructions": instructions(facts), "registers": registers(facts)}


def instructions(facts: dict) -> str:
    """What one element costs in PTX, counted in the plain kernel's own text."""
    shown = next(row for row in facts["rows"] if row["target"] == "cuda:90" and "ir" in row)
    path = next(path for path in shown["ir"] if path.endswith(".ptx.txt"))
    text = (records.COMPILED / path).read_text(encoding="utf-8")
    counts = {kind: len(re.findall(pattern, text)) / ELEMENTS_A_THREAD for kind, pattern in KINDS.items()}
    body = [[kind, f"{count:.0f}"] for kind, count in counts.items()]
    return tables.markdown(
        ["For each element", "PTX instructions"], [*body, ["**all**", f"**{sum(counts.values()):.0f}**"]]
    )


def registers(facts: dict) -> str:
    targets = list(dict.fromkeys(row["target"] for row in facts["rows"]))
    found = {}
    for row in facts["rows"]:
        if row["config"]["columns"] == 8192:
            found.setdefault((row["config"]["rung"], row["config"]["dtype"]), {})[row["target"]] = row["registers"]
    body = [[f"{rung}, {dtype}", *(used[target] for target in targets)] for (rung, dtype), used in found.items()]
    return tables.markdown(["Registers a thread", *(f"`{target}`" for target in targets)], body)
