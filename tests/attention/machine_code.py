"""What Hopper's machine code does while a product runs on: from `HGMMA`, which starts one, to the wait for it."""

import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import triton

DISASSEMBLER = Path(triton.__file__).parent / "backends" / "nvidia" / "bin" / "nvdisasm"
# HGMMA.64x128x16.F32.BF16 R24, R88, gdesc[UR4]: 64 × 128 sums in R24 and the 63 after it, A in R88 and the 3 after it
PRODUCT = re.compile(r"HGMMA\.64x(?P<columns>\d+)x16\S* R(?P<sums>\d+), (?:R(?P<a>\d+)|gdesc)")
WAIT = re.compile(r"WARPGROUP\.DEPBAR\.LE gsb0, 0x(?P<left>[0-9a-f]+)")
BRANCH = re.compile(r"BRA\S* `?\(?(?P<label>\.L_x_\d+)")
REGISTER = re.compile(r"\bR(\d+)\b")
WRITES_NONE = re.compile(r"(ST|RED|SYNCS|BAR|UTMA|ISETP|FSETP|R2UR|WARPSYNC|BRA|NOP)")


@dataclass
class Loop:
    """The loop with products and powers: how many powers, how many beside a product, and what touched one unasked."""

    powers: int = 0
    beside: int = 0
    touched: list[str] = field(default_factory=list)


def watch(cubin: bytes) -> Loop:
    """Two turns of the main loop, the second watched: products of the first still run at its start."""
    found, running, begun = Loop(), [], []
    for turn in (1, 2):
        for line in main_loop(disassembled(cubin)):
            if product := PRODUCT.search(line):
                begun.append(registers_of(product))
                if "gsb0" in line:  # ends a group, which one wait covers
                    running, begun = [*running, begun], []
            elif wait := WAIT.search(line):
                left = int(wait["left"], 16)
                running = running[-left:] if left else []
            elif turn == 2:
                look(line, [one for group in (*running, begun) for one in group], found)
    return found


def registers_of(product: re.Match) -> tuple[range, range]:
    """Where its sums are, and its A: none if that is in shared memory."""
    sums, a = int(product["sums"]), product["a"]
    return range(sums, sums + int(product["columns"]) // 2), range(int(a), int(a) + 4) if a else range(0)


def look(line: str, running: list[tuple[range, range]], found: Loop) -> None:
    """An instruction must not touch the sums of a running product, nor write its A."""
    if "MUFU.EX2" in line:
        found.powers += 1
        found.beside += bool(running)
    code = re.sub(r"^@!?U?P\d+ ", "", line)
    used = [int(number) for number in REGISTER.findall(code)]
    written = used[:1] if re.match(r"\S+ R\d", code) and not WRITES_NONE.match(code) else []
    if any(set(used) & set(sums) or set(written) & set(a) for sums, a in running):
        found.touched.append(line)


def disassembled(cubin: bytes) -> list[str]:
    """Instructions, and labels with their colon."""
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        text = subprocess.run([DISASSEMBLER, "-c", file.name], capture_output=True, text=True, check=True).stdout
    lines = [re.search(r"^\s*(\.L_x_\d+:)|\*/\s+(.*?)\s*;", line) for line in text.splitlines()]
    return [found[1] or found[2] for found in lines if found]


def main_loop(lines: list[str]) -> list[str]:
    """The shortest stretch from a label to a branch back to it that has products and powers."""
    labels, loops = {}, []
    for number, line in enumerate(lines):
        if line.endswith(":"):
            labels[line[:-1]] = number
        elif (branch := BRANCH.search(line)) and branch["label"] in labels:
            loops.append(lines[labels[branch["label"]] : number + 1])
    return min((loop for loop in loops if {"HGMMA", "MUFU.EX2"} <= kinds(loop)), key=len)


def kinds(loop: list[str]) -> set[str]:
    return {kind for kind in ("HGMMA", "MUFU.EX2") if any(kind in line for line in loop)}
