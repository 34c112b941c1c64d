"""Which row of the GPU table a machine is. Standard library only."""

from docs.simulator.gpus import GPUS


def gpu_of(record: dict) -> str | None:
    """The table's name for the GPU of a record, or None: a reader may have measured on any."""
    return known_gpu(record["gpu"]["name"], record["gpu"]["sms"])


def known_gpu(name: str, multiprocessors: int) -> str | None:
    """The table's name for a GPU by what its driver calls it ("NVIDIA H200" is "H200"), or None for one not in it.

    The count of multiprocessors tells variants apart: an H100 PCIe is no H100 SXM.
    """
    for known, row in GPUS.items():
        product = next(word for word in known.split() if any(letter.isdigit() for letter in word))
        if product in name.replace("-", " ").split() and row.multiprocessors == multiprocessors:
            return known
    return None
