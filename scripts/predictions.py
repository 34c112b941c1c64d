"""Measured rows beside what the cost model says of them: for the fit, its test and the page that shows its error.

Standard library only. A row is modelled when its provider is one of the book's plain kernels, PyTorch's chain, or the
copy. Vendor libraries and the faster matmul and attention rungs are not: the model knows nothing of how they work.
"""

import hashlib
import json
from typing import NamedTuple

from docs.simulator import model
from docs.simulator.memory_kernels import SOFTMAX_RUNGS
from docs.simulator.traffic import CHAIN
from scripts.records import HOME_GPU, MEASURED, read

GPU_NAMES = {"nvidia-h200": "H200"}
ITEM_BYTES = {"bf16": 2, "fp16": 2, "fp32": 4}
SHORT_US = 20  # shorter kernels are judged by microseconds, longer ones by percent
NEAR_US = 3  # how far off a short one may be
STEADY = 1.25  # p80 over p20
CONFIG_KEYS = ("BLOCK_M", "BLOCK_N", "BLOCK_K", "GROUP_M", "num_warps", "num_stages")


class Prediction(NamedTuple):
    """One measured row and its prediction; times in µs. `held_out` rows had no part in the fit."""

    step: str
    kernel: str  # family: add, copy, activation, softmax, matmul or attention
    provider: str
    case: dict
    measured_us: float
    predicted_us: float | None  # None: the model says that the launch fails
    held_out: bool

    @property
    def error(self) -> float:
        """Relative error: 0.1 is ten percent too long."""
        return self.predicted_us / self.measured_us - 1


def is_held_out(step: str, provider: str, case: dict) -> bool:
    """A fixed half of all rows, by the last bit of a hash: nobody chose them."""
    text = json.dumps([step, provider, case], sort_keys=True)
    return hashlib.sha256(text.encode()).digest()[0] % 2 == 1


def records(gpu: str = HOME_GPU) -> list[dict]:
    """All records of a GPU, in the order of their steps."""
    return [read(path) for path in sorted((MEASURED / gpu).glob("*/*.json"))]


def standard_rows(record: dict) -> list[dict]:
    """Rows with the standard timer that did not fail."""
    return [row for row in record["rows"] if "failed" not in row and "timer" not in row]


def is_steady(row: dict) -> bool:
    """Whether nearly every call took as long. Where not, the GPU waited for the host, which the model knows not."""
    return row["p80_ms"] <= STEADY * row["p20_ms"]


def predictions(gpu: str = HOME_GPU) -> list[Prediction]:
    """Every modelled row of every record of `gpu`, predicted with the constants as they are now."""
    return [predict(step, row, asked) for step, row, asked in modelled_rows(gpu)]


def modelled_rows(gpu: str = HOME_GPU) -> list[tuple[str, dict, dict]]:
    """(step, row, request) of every row that the model covers."""
    found = []
    for record in records(gpu):
        for row in filter(is_steady, standard_rows(record)):
            asked = request(record["step"], row)
            if asked:
                found.append((record["step"], row, {"gpu": GPU_NAMES[gpu], **asked}))
    return found


def predict(step: str, row: dict, asked: dict) -> Prediction:
    """The prediction of one row; `asked` holds the arguments of `model.predict`, and maybe `only`, an operator."""
    asked = dict(asked)
    only = asked.pop("only", None)
    answer = model.predict(**asked)
    time_us = answer["time_us"]
    if only:
        (time_us,) = [event["duration_us"] for event in answer["events"] if event["name"] == only]
    held_out = is_held_out(step, row["provider"], row["case"])
    return Prediction(step, asked["kernel"], row["provider"], row["case"], row["p50_ms"] * 1e3, time_us, held_out)


def request(step: str, row: dict) -> dict | None:
    """The arguments of `model.predict` for a row, or None for one that the model does not cover."""
    case, provider = row["case"], row["provider"]
    dtype = case["dtype"]
    if provider == "copy":
        return {"kernel": "copy", "size": [max(1, row["bytes"] // (2 * ITEM_BYTES[dtype]))], "dtype": dtype}
    if "n" in case:
        return _add(case, provider, dtype)
    if "rows" in case:
        return (_softmax if step == "fusion/softmax" else _activation)(case, provider, dtype)
    if "M" in case:
        return _matmul(case, provider, dtype)
    return _attention(case, provider, dtype)


def _add(case, provider, dtype):
    if provider not in ("triton", "torch", "cuda"):
        return None
    names = {"block": "BLOCK", "num_warps": "num_warps"}
    config = {names[key]: case[key] for key in names if key in case}
    return {"kernel": "add", "size": [case["n"]], "dtype": dtype, "config": config}


def _activation(case, provider, dtype):
    asked = {"kernel": "activation", "size": [case["rows"], case["columns"]], "dtype": dtype}
    if provider in ("triton", "triton:plain"):
        return {**asked, "config": {"rung": "plain" if provider == "triton:plain" else "fast"}}
    if provider == "eager":
        return {**asked, "eager": True}
    operator = provider.removeprefix("eager:")
    return {**asked, "eager": True, "only": operator} if operator in CHAIN else None


def _softmax(case, provider, dtype):
    asked = {"kernel": "softmax", "size": [case["rows"], case["columns"]], "dtype": dtype}
    rung = provider.removeprefix("triton:")
    if provider == "triton":
        return asked
    return {**asked, "config": {"rung": rung}} if rung in SOFTMAX_RUNGS else None


def _matmul(case, provider, dtype):
    if provider != "triton:plain":
        return None
    config = {key: case[key] for key in CONFIG_KEYS if key in case}
    return {"kernel": "matmul", "size": [case["M"], case["N"], case["K"]], "dtype": dtype, "config": config}


def _attention(case, provider, dtype):
    if provider not in ("naive", "triton:plain"):
        return None
    size = [case[key] for key in ("batch", "heads", "seq", "head_dim")]
    asked = {"kernel": "attention", "size": size, "dtype": dtype, "causal": case.get("causal", False)}
    return {**asked, "eager": provider == "naive"}
