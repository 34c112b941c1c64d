"""One activation in Triton, CUDA C++ and HIP: what was timed, what was compiled, and what the port had to change."""

import difflib

from scripts import records, tables
from scripts.code_lines import code_lines, cpp_lines
from scripts.records import ROOT

STORY = {"rows": 8192, "columns": 8192, "dtype": "bf16"}
TIMED = {
    "cuda": "CUDA C++, by nvcc",
    "triton:plain": "Triton, the same arithmetic",
    "triton": "Triton, the short GELU of step 8",
    "copy": "copy of as many bytes",
}
GPUS = {"cuda:90": "H100, H200", "cuda:100": "B200", "hip:gfx942": "MI300X", "hip:gfx950": "MI350X"}
SOURCES = ROOT / "snippets" / "vendors"


def measured(record: dict) -> dict:
    body = []
    for name, label in TIMED.items():
        row = tables.row(record, name, **STORY)
        time = row["failed"] if "failed" in row else tables.time(row["p50_ms"])
        share = "–" if "failed" in row else f"{tables.share_of_copy(record, row):.2f}"
        body.append([label, time, share])
    return {"": tables.markdown(["", "Time", "Of copy"], body)}


def compiled(facts: dict) -> dict:
    return {"targets": targets(facts), "port": port(), "lines": lines()}


def targets(facts: dict) -> str:
    """Registers a thread on every target: Triton's one source, and the two sources in C++."""
    cpp = {row["target"]: row for row in records.load_compiled("vendors/one_source_cpp")["rows"]}
    body = [[f"{GPUS[row['target']]} (`{row['target']}`)", row["registers"], *of_cpp(cpp.get(row["target"]))]
            for row in facts["rows"]]  # fmt: skip
    return tables.markdown(["Target", "Triton: registers", "C++ source", "Compiler", "C++: registers"], body, "lrllr")


def of_cpp(row: dict | None) -> list:
    if row is None:
        return ["–", "not compiled", "–"]
    return [f"`{row['source']}`", row["compiler"], row["registers"]]


def port() -> str:
    """Every line of code that the port changed, both ways."""
    body = [[f"`{cuda}`", f"`{hip}`"] for cuda, hip in changed_lines()]
    return tables.markdown(["CUDA C++", "HIP"], body, align="ll")


def changed_lines() -> list[tuple[str, str]]:
    """Pairs of lines that differ, comments aside."""
    cuda, hip = (code(f"one_source.{ending}") for ending in ("cu", "hip"))
    pairs = []
    for tag, first, last, other_first, other_last in difflib.SequenceMatcher(None, cuda, hip, False).get_opcodes():
        if tag != "equal":
            pairs += zip(cuda[first:last], hip[other_first:other_last], strict=True)
    return pairs


def code(name: str) -> list[str]:
    text = (SOURCES / name).read_text(encoding="utf-8")
    found = (line.split("//")[0].strip() for line in text.splitlines())
    return [line for line in found if line]


def lines() -> str:
    """Lines of code of each source, launch included, and of what must build and load the ones in C++."""
    activation = ROOT / "snippets" / "fusion" / "activation.py"
    loading = code_lines(SOURCES / "one_source.py")
    ours = code_lines(activation, "clamp", "activation_kernel", "plain")
    body = [
        ["Triton, `activation.py`: plain kernel and launch", ours, "–"],
        ["CUDA C++, `one_source.cu`", cpp_lines(SOURCES / "one_source.cu"), loading],
        ["HIP, `one_source.hip`", cpp_lines(SOURCES / "one_source.hip"), loading],
    ]
    return tables.markdown(["Source", "Lines", "Python to build and load it"], body)
