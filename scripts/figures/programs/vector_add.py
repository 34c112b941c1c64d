"""The first kernel at full size: time, rate and share of the copy, beside torch.add."""

from scripts import tables

WHOSE = {"triton": "Triton", "torch": "`torch.add`", "copy": "copy"}


def measured(record: dict) -> dict:
    header = ["2²⁸ elements", "Bytes", *(f"{name}" for name in WHOSE.values()), "Triton, of copy"]
    return {"": tables.markdown(header, [cells(record, dtype) for dtype in tables.values(record, "dtype")])}


def cells(record: dict, dtype: str) -> list[str]:
    rows = {provider: tables.row(record, provider, dtype=dtype) for provider in WHOSE}
    share = tables.share_of_copy(record, rows["triton"])
    return [
        dtype,
        tables.size(rows["triton"]["bytes"]),
        *(tables.time(row["p50_ms"]) for row in rows.values()),
        f"{share:.2f}",
    ]
