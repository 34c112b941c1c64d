"""What the book's kernels are meant to reach, held against the records: one line a floor, the furthest below it first.

    python scripts/floors.py                              the book's own GPU
    python scripts/floors.py docs/repeated/nvidia-h200    its second run, or another GPU's folder

A ratio is a peer's time over ours, both of the same rounds: 1.00 of cuBLAS is as fast as cuBLAS. Exit status: 0; 1 if a
floor is missed, or with one line on stderr if a record is missing.
"""

import argparse
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from scripts import records, tables
from scripts.records import HOME_GPU, Damaged

SQUARES = (2048, 4096, 8192, 16_384)
STORY = {"rows": 8192, "columns": 8192, "dtype": "bf16"}


class Floor(NamedTuple):
    """`reached` must be at least `least`; a cost is counted as its bound over it, so 1 is just within."""

    what: str
    reached: float
    least: float

    @property
    def margin(self) -> float:
        return self.reached / self.least - 1


def over(record: dict, peer: str, **case) -> float:
    """The peer's time over ours."""
    ours = tables.row(record, "triton", **case)
    theirs = tables.row(record, peer, **ours["case"])
    for row in (ours, theirs):
        if "failed" in row:
            raise LookupError(f"{record['step']}: {row['provider']} {row['case']} failed: {row['failed']}")
    return theirs["p50_ms"] / ours["p50_ms"]


def add(record: dict) -> Iterator[Floor]:
    yield Floor("add, fp32, 2**28: of copy", over(record, "copy", n=2**28, dtype="fp32"), 0.97)


def activation(record: dict) -> Iterator[Floor]:
    for peer, least in (("copy", 0.95), ("compile", 1.6), ("eager", 5.0)):
        yield Floor(f"activation, 8192 x 8192: over {peer}", over(record, peer, **STORY), least)
    for columns in tables.values(record, "columns"):
        found = over(record, "copy", columns=columns, dtype="bf16")
        yield Floor(f"activation, {columns:,} columns: of copy", found, 0.88)


def softmax(record: dict) -> Iterator[Floor]:
    for columns in (2**power for power in range(6, 19)):
        if columns <= 65_536:
            least = 0.95 if columns <= 16_384 else 0.90
            yield Floor(f"softmax, {columns:,} columns: of copy", over(record, "copy", columns=columns), least)
        for peer in ("torch", "compile"):
            yield Floor(f"softmax, {columns:,} columns: over {peer}", over(record, peer, columns=columns), 1.0)


def matmul(record: dict) -> Iterator[Floor]:
    cubes = {size: over(record, "cublas", M=size, N=size, K=size, dtype="bf16") for size in (1024, *SQUARES)}
    for size, found in cubes.items():
        yield Floor(f"matmul, {size:,} cubed: of cuBLAS", found, 0.90 if size == 1024 else 0.97)
    mean = math.prod(cubes[size] for size in SQUARES) ** (1 / len(SQUARES))
    yield Floor("matmul, geometric mean of 2,048 to 16,384: of cuBLAS", mean, 1.0)
    for size in (16, 64):
        found = over(record, "cublas", M=size, N=8192, K=8192, dtype="bf16")
        yield Floor(f"matmul, {size} rows: of cuBLAS", found, 0.95)
    odd, even = (tables.row(record, "triton", M=n, N=n, K=n, dtype="bf16") for n in (4095, 4096))
    rates = [tables.teraflops_per_second(row) for row in (odd, even)]
    yield Floor("matmul, 4,095 cubed: TFLOP/s of 4,096", rates[0] / rates[1], 0.90)
    for row in tables.rows(record, "triton:first_use"):
        size = row["case"]["M"]
        yield Floor(f"matmul, {size:,} cubed, first use: 10 s over the process", 10 / row["process_s"], 1.0)
        yield Floor(f"matmul, {size:,} cubed, first use: speed of the full search", 1 / (1 + row["loss"]), 0.98)


def attention(record: dict) -> Iterator[Floor]:
    for head_dim, least in ((64, 1.0), (128, 0.90)):
        for causal in (False, True):
            for seq in (4096, 8192, 16_384):
                found = over(record, "cudnn", seq=seq, head_dim=head_dim, causal=causal)
                name = f"attention, head_dim {head_dim}, {seq:,}{', causal' if causal else ''}: of cuDNN"
                yield Floor(name, found, least)


FLOORS = {
    "programs/vector_add": add,
    "fusion/activation": activation,
    "fusion/softmax": softmax,
    "matmul/autotune": matmul,
    "attention/flash": attention,
}


def held(folder: Path) -> list[Floor]:
    """Every floor, the one missed by most first."""
    found = [floor for step, floors in FLOORS.items() for floor in floors(records.read(folder / f"{step}.json"))]
    return sorted(found, key=lambda floor: floor.margin)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="floors.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=records.MEASURED / HOME_GPU, help="records of one GPU")
    floors = held(parser.parse_args(arguments).folder)
    missed = [floor for floor in floors if floor.reached < floor.least]
    for floor in floors:
        print(f"{'MISSED' if floor in missed else 'held  '} {floor.reached:6.3f} of {floor.least:5.3f}  {floor.what}")
    print(f"{len(floors) - len(missed)} of {len(floors)} floors held")
    return 1 if missed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (Damaged, LookupError, OSError) as error:
        raise SystemExit(f"floors.py: {error}") from None
