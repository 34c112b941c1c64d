"""Comparing what a program printed in the runner with what it printed under an oracle."""

import ast
import math

NAMES = {"nan": math.nan, "inf": math.inf}


def numbers(text: str) -> list[float] | None:
    """The flat list of numbers in a printed list, or None for other text."""
    if not text.startswith("["):
        return None
    tree = ast.parse(text, mode="eval").body
    return [_number(node) for node in tree.elts]


def _number(node) -> float:
    if isinstance(node, ast.UnaryOp):
        return -_number(node.operand)
    return NAMES[node.id] if isinstance(node, ast.Name) else float(node.value)


def close(a: float, b: float, relative: float, floor: float) -> bool:
    """Equal, both NaN, or apart by no more than `relative` of the larger (of `floor` for small numbers)."""
    return a == b or (a != a and b != b) or abs(a - b) <= relative * max(abs(a), abs(b), floor)


def differences(expected: dict, found: dict, relative: float = 2e-6, floor: float = 1e-3) -> list[str]:
    """Names whose results differ, with both; a few last bits of fp32 apart is equal."""
    return [
        f"{name}: expected {expected[name][:200]}, found {found.get(name, 'nothing')[:200]}"
        for name in expected
        if not _same(expected[name], found.get(name, ""), relative, floor)
    ]


def _same(expected: str, found: str, relative: float, floor: float) -> bool:
    if expected == found:
        return True
    a, b = numbers(expected), numbers(found)
    return bool(a and b) and len(a) == len(b) and all(close(x, y, relative, floor) for x, y in zip(a, b, strict=True))
