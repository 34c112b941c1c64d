"""Reading rows out of records, writing numbers and tables: used by figures and by pages. Standard library only."""

from collections.abc import Iterable

# Providers that are a library's own call, by the names that readers know
LIBRARIES = {
    "compile": "torch.compile",
    "torch": "torch",
    "cublas": "cuBLAS",
    "cudnn": "cuDNN",
    "sdpa-flash": "SDPA, flash",
    "quack": "QuACK",
    "cute": "CuTe (FA-4)",
}


def rows(record: dict, provider: str | None = None, **case) -> list[dict]:
    """The rows of a record whose provider and case match, in order, failed rows included."""
    return [
        row
        for row in record["rows"]
        if (provider is None or row["provider"] == provider)
        and all(row["case"].get(key) == value for key, value in case.items())
    ]


def row(record: dict, provider: str, timer: str | None = None, **case) -> dict:
    """The one row that matches, of the timer named; without a name, of the standard timer, or of the only one used.

    A row whose case has these keys and no more goes before one that has more. Raises LookupError for none or several.
    """
    every = rows(record, provider, **case)
    found = [row for row in every if timer_of(row) == timer]
    found = every if timer is None and not found else found
    found = [row for row in found if row["case"] == case] or found
    if len(found) != 1:
        raise LookupError(f"{record['step']}: {len(found)} rows for {provider} {case}, not one")
    return found[0]


def timer_of(row: dict) -> str | None:
    """The name of a row's own timer; None for the standard one."""
    timer = row.get("timer", {})
    return timer if isinstance(timer, str) else timer.get("name")


def values(record: dict, key: str) -> list:
    """The different values of a case key, in the order of the record."""
    return list(dict.fromkeys(row["case"][key] for row in record["rows"] if key in row["case"]))


def providers(record: dict) -> list[str]:
    return list(dict.fromkeys(row["provider"] for row in record["rows"]))


def microseconds(row: dict) -> float:
    return row["p50_ms"] * 1e3


def gigabytes_per_second(row: dict) -> float:
    return row["bytes"] / row["p50_ms"] / 1e6


def teraflops_per_second(row: dict) -> float:
    return row["flops"] / row["p50_ms"] / 1e9


def share_of_copy(record: dict, row: dict) -> float:
    """Copy's median over this row's: 1.0 is as fast as moving the bytes."""
    copies = [other for other in rows(record, "copy", **row["case"]) if "p50_ms" in other]
    if len(copies) != 1:
        raise LookupError(f"{record['step']}: {len(copies)} copy rows for {row['case']}, not one")
    return copies[0]["p50_ms"] / row["p50_ms"]


def significant(value: float, digits: int = 3) -> str:
    """`digits` significant digits, thousands separated, no exponent: 1234.5 → "1,230", 0.0123 → "0.0123"."""
    if value == 0:
        return "0"
    rounded = float(f"{value:.{digits - 1}e}")
    decimals = max(0, digits - 1 - int(f"{rounded:e}".split("e")[1]))
    return f"{rounded:,.{decimals}f}"


def time(milliseconds: float) -> str:
    """0.1085 → "109 µs"; 2.5 → "2.50 ms"; 1500 → "1.50 s"."""
    if milliseconds < 1:
        return f"{significant(milliseconds * 1e3)} µs"
    return f"{significant(milliseconds)} ms" if milliseconds < 1e3 else f"{significant(milliseconds / 1e3)} s"


def size(value: float) -> str:
    """Bytes in decimal units: 1.07e9 → "1.07 GB"."""
    for unit, scale in (("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if value >= scale:
            return f"{significant(value / scale)} {unit}"
    return f"{value:,.0f} bytes"


def binary_size(value: float) -> str:
    """Bytes in binary units: 232448 → "227 KiB"."""
    for unit, scale in (("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)):
        if value >= scale:
            return f"{significant(value / scale)} {unit}"
    return f"{value:,.0f} bytes"


def tile(case: dict) -> str:
    """A matmul's tile: "128 × 256 × 64", rows × columns × depth."""
    return f"{case['BLOCK_M']} × {case['BLOCK_N']} × {case['BLOCK_K']}"


def markdown(header: list[str], body: Iterable[list], align: str | None = None) -> str:
    """A Markdown table. `align` has a letter a column, l or r; by default the first is left, the others right."""
    align = align or "l" + "r" * (len(header) - 1)
    rule = ["---:" if letter == "r" else ":---" for letter in align]
    lines = [header, rule, *([str(cell) for cell in cells] for cells in body)]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |" for cells in lines) + "\n"
