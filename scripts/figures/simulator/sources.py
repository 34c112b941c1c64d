"""What the simulator knows: its fitted constants with their meaning, and each GPU's figures with their documents."""

import re

from docs.simulator import gpus
from scripts import tables
from scripts.records import ROOT

CONSTANTS = ROOT / "docs" / "simulator" / "constants.py"
LINE = re.compile(r"^(?P<name>[A-Z0-9_]+) = (?P<value>\S+)  # (?P<meaning>.+)$", re.MULTILINE)


def modelled() -> dict:
    """A table of constants, one of figures by GPU, one of the documents they come from."""
    return {"constants": constants(), "figures": figures(), "documents": documents()}


def constants() -> str:
    """Every constant of constants.py: what it means is its own comment there."""
    found = LINE.finditer(CONSTANTS.read_text(encoding="utf-8"))
    return tables.markdown(
        ["Constant", "Value", "What it is"], [[f"`{m['name']}`", m["value"], m["meaning"]] for m in found], "lrl"
    )


def figures() -> str:
    """A row a figure, a column a GPU."""
    names = gpus.gpu_names()
    return tables.markdown(["Figure", *names], [[f"`{field}`", *cells(field, names)] for field in gpus.FIELDS])


def cells(field: str, names: list[str]) -> list[str]:
    values = [gpus.describe_gpu(name)[field]["value"] for name in names]
    if field == "dot_tflop_s":
        return ["; ".join(f"{dtype} {rate:,}" for dtype, rate in value.items()) for value in values]
    return [tables.binary_size(value) if "bytes" in field else f"{value:,}" for value in values]


def documents() -> str:
    """Which document gave which figures of a GPU."""
    rows = []
    for name in gpus.gpu_names():
        by_document = {}
        for field, figure in gpus.describe_gpu(name).items():
            by_document.setdefault(figure["source"], []).append(f"`{field}`")
        rows += [[name, document, ", ".join(fields)] for document, fields in by_document.items()]
    return tables.markdown(["GPU", "Document", "Figures"], rows, "lll")
