"""One add by the block, by the thread, and as PyTorch ships it: are they the same kernel to the memory?"""

from scripts import tables
from scripts.drawing import short

WHOSE = {"triton": "Triton", "cuda": "CUDA C++", "torch": "`torch.add`"}


def measured(record: dict) -> dict:
    header = ["Floats", *(f"{name}" for name in WHOSE.values()), "Copy"]
    return {"": tables.markdown(header, [cells(record, n) for n in tables.values(record, "n")])}


def cells(record: dict, n: int) -> list[str]:
    return [short(n), *(time_or_reason(tables.row(record, provider, n=n)) for provider in (*WHOSE, "copy"))]


def time_or_reason(row: dict) -> str:
    return row["failed"] if "failed" in row else tables.time(row["p50_ms"])
