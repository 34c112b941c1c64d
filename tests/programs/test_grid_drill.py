"""programs/grid_drill: every answer by counting, not by the formula that made it."""

import re

import pytest
import torch
import triton
import triton.language as tl

from snippets.programs.grid_drill import QUESTIONS, drill, explain, live_lanes_of_last, programs_of
from tests.support import DEVICE

SEEDS = range(40)


def numbers(text: str) -> list[int]:
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", text.replace(", ", " , "))]


def blocks(n: int, block: int) -> list[range]:
    """The elements of each program, written out."""
    return [range(start, min(start + block, n)) for start in range(0, n, block)]


def count_tiles(rows: int, columns: int, tall: int, wide: int) -> list[int]:
    return [len(down) * len(across) for down in blocks(rows, tall) for across in blocks(columns, wide)]


COUNTED = {
    "programs": lambda n, block: len(blocks(n, block)),
    "live_lanes": lambda n, block: len(blocks(n, block)[-1]),
    "full_blocks": lambda n, block: len(blocks(n, block)[-1]),
    "owner": lambda block, _zero, element: next(
        number for number, held in enumerate(blocks(element + 1, block)) if element in held
    ),
    "tiles": lambda *sides: len(count_tiles(*sides)),
    "corner": lambda *sides: count_tiles(*sides)[-1],
}


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_answer_is_what_counting_gives(kind, seed):
    asked = drill(kind, seed)
    assert asked.kind == kind
    assert asked.answer == COUNTED[kind](*numbers(asked.prompt))
    assert f"{asked.answer:,}" in asked.working


@pytest.mark.parametrize("kind", QUESTIONS)
def test_wrong_answers_are_explained_and_right_ones_confirmed(kind):
    for seed in SEEDS:
        asked = drill(kind, seed)
        assert len(asked.mistakes) >= 2
        assert asked.answer not in asked.mistakes
        assert explain(asked, asked.answer) == "Right. " + asked.working
        for wrong, why in asked.mistakes.items():
            assert explain(asked, wrong) == why
        far = asked.answer + max(asked.mistakes) + 1
        assert explain(asked, far) == "Not that: too large."
        if -1 not in asked.mistakes:
            assert explain(asked, -1) == "Not that: too small."


@pytest.mark.parametrize("kind", QUESTIONS)
def test_seeds_give_new_numbers_and_the_same_seed_the_same(kind):
    assert drill(kind, 7) == drill(kind, 7)
    assert len({drill(kind, seed).prompt for seed in SEEDS}) > len(SEEDS) // 2


@triton.jit
def count_kernel(live_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(live_ptr + tl.program_id(0), tl.sum((offsets < n).to(tl.int32), axis=0))


@pytest.mark.parametrize(("n", "block"), [(1, 128), (128, 128), (129, 128), (98_432, 1024)])
def test_the_formulas_are_what_a_launch_does(n, block):
    programs = programs_of(n, block)
    assert programs == triton.cdiv(n, block)
    live = torch.zeros(programs, dtype=torch.int32, device=DEVICE)
    count_kernel[(programs,)](live, n, BLOCK=block)
    assert live.sum() == n
    assert live[-1] == live_lanes_of_last(n, block)
