"""Questions about launch grids, with numbers drawn from a seed, the answer, and why each likely wrong answer is wrong.

Plain Python without torch or Triton, so that the page can run it too.
"""

from collections import namedtuple

from docs.simulator.chance import Draw

# One question. `answer` is an int, `working` the way to it, `mistakes` {wrong int: why it is wrong}.
Question = namedtuple("Question", ["kind", "prompt", "answer", "working", "mistakes"])

BLOCKS = (128, 256, 512, 1024, 2048)
TILE_SIDES = (16, 32, 64, 128)


# --8<-- [start:arithmetic]
def programs_of(n: int, block: int) -> int:
    """How many programs cover n elements, block elements each: triton.cdiv(n, block)."""
    return (n + block - 1) // block


def live_lanes_of_last(n: int, block: int) -> int:
    """How many lanes of the last program hold an element; the mask turns off the rest."""
    return n - (programs_of(n, block) - 1) * block


# --8<-- [end:arithmetic]


def ragged_length(draw: Draw, block: int) -> int:
    """A length of 3 to 200 blocks, never a multiple of the block, and never half a block over one."""
    over = draw.between(1, block - 1)
    return draw.between(3, 200) * block + (over + 1 if 2 * over == block else over)


def programs_question(draw: Draw) -> Question:
    block = draw.among(BLOCKS)
    n = ragged_length(draw, block)
    answer = programs_of(n, block)
    return question(
        "programs",
        f"A vector has {n:,} elements and BLOCK is {block:,}. How many programs does the grid need?",
        answer,
        f"{n:,} / {block:,} = {n / block:.2f}, rounded up: {answer:,}.",
        [
            (n // block, f"Rounded down: the last {n % block:,} elements have no program."),
            (n // block + 2, "One more than needed: its block begins past the end, and every lane is masked."),
            (n, "One program an element: a Triton program owns a block of them."),
            (block, "That is the block: the elements of one program, not the number of programs."),
        ],
    )


def live_lanes_question(draw: Draw) -> Question:
    block = draw.among(BLOCKS)
    n = ragged_length(draw, block)
    answer = live_lanes_of_last(n, block)
    before = programs_of(n, block) - 1
    return question(
        "live_lanes",
        f"A vector has {n:,} elements and BLOCK is {block:,}. How many lanes of the last program hold an element?",
        answer,
        f"{before:,} full programs cover {before * block:,} elements; {n:,} - {before * block:,} = {answer:,}.",
        [
            (block - answer, "Those are the masked lanes: the ones that hold no element."),
            (block, "Only if the block divided the length; here the last program is ragged."),
            (answer - 1, "One short: offsets run from 0, so the last one is the length minus 1, and it counts too."),
            (answer + 1, "One too many: the mask is offset < n, and the offset n itself is outside."),
        ],
    )


def full_blocks_question(draw: Draw) -> Question:
    block = draw.among(BLOCKS)
    n = draw.between(3, 200) * block
    programs = n // block
    return question(
        "full_blocks",
        f"A vector has {n:,} elements and BLOCK is {block:,}. How many lanes of the last program hold an element?",
        block,
        f"{n:,} = {programs:,} x {block:,}: the last program is full. The remainder is 0, the live lanes are not.",
        [
            (0, "The remainder is 0, but the last program is then full, not empty: the grid has no further program."),
            (programs, "That is the number of programs, not of lanes."),
            (block - 1, "The last offset in the block; there is one lane more than that, as offsets begin at 0."),
        ],
    )


def owner_question(draw: Draw) -> Question:
    block = draw.among(BLOCKS)
    n = ragged_length(draw, block)
    element = draw.between(block, n - 1)
    answer = element // block
    return question(
        "owner",
        f"BLOCK is {block:,}. Which program, counted from 0, computes the element at index {element:,}?",
        answer,
        f"{element:,} // {block:,} = {answer:,}: program {answer:,} begins at offset {answer * block:,}.",
        [
            (answer + 1, "Rounded up, or counted from 1: program ids begin at 0."),
            (element % block, "That is the lane inside the program: the remainder, not the quotient."),
            (element, "That would be one program an element; here each owns a block."),
        ],
    )


def tiles_question(draw: Draw) -> Question:
    tall, wide = draw.among(TILE_SIDES), draw.among(TILE_SIDES)
    rows, columns = ragged_length(draw, tall), ragged_length(draw, wide)
    down, across = programs_of(rows, tall), programs_of(columns, wide)
    return question(
        "tiles",
        f"A matrix of {rows:,} rows and {columns:,} columns is cut into tiles of {tall} x {wide}, one a program. "
        "How many programs are there?",
        down * across,
        f"{down:,} tiles down and {across:,} across: {down:,} x {across:,} = {down * across:,}.",
        [
            (
                programs_of(rows * columns, tall * wide),
                "Elements over tile size: but every row of tiles has a ragged end.",
            ),
            ((rows // tall) * (columns // wide), "Rounded down: the bottom and the right edge have no program."),
            (down + across, "Added: a grid of tiles is a product, every row of tiles with every column of tiles."),
            (programs_of(rows, wide) * programs_of(columns, tall), "Sides swapped: the tile's first side runs down."),
        ],
    )


def corner_question(draw: Draw) -> Question:
    tall, wide = draw.among(TILE_SIDES), draw.among(TILE_SIDES)
    rows, columns = ragged_length(draw, tall), ragged_length(draw, wide)
    down, across = live_lanes_of_last(rows, tall), live_lanes_of_last(columns, wide)
    return question(
        "corner",
        f"A matrix of {rows:,} rows and {columns:,} columns is cut into tiles of {tall} x {wide}. "
        "How many elements does the tile in the bottom right corner hold?",
        down * across,
        f"{down} rows and {across} columns are left over: {down} x {across} = {down * across:,}.",
        [
            (tall * wide, "Only if the tile divided both sides; here the corner is ragged both ways."),
            (tall * wide - down * across, "Those are the masked lanes of the corner."),
            (
                (rows * columns) % (tall * wide),
                "The remainder of the area: a corner is ragged along each side by itself.",
            ),
            (down * wide, "Ragged down only: the columns have a remainder too."),
            (tall * across, "Ragged across only: the rows have a remainder too."),
        ],
    )


QUESTIONS = {
    "programs": programs_question,
    "live_lanes": live_lanes_question,
    "full_blocks": full_blocks_question,
    "owner": owner_question,
    "tiles": tiles_question,
    "corner": corner_question,
}


def question(kind: str, prompt: str, answer: int, working: str, likely: list) -> Question:
    """A question whose `likely` mistakes, (wrong int, why) in order, keep only those that are wrong and new."""
    mistakes = {}
    for wrong, why in likely:
        if wrong != answer and wrong not in mistakes:
            mistakes[wrong] = why
    return Question(kind, prompt, answer, working, mistakes)


def drill(kind: str, seed: int) -> Question:
    """The question of a kind (a key of QUESTIONS) whose numbers follow from the seed."""
    return QUESTIONS[kind](Draw(seed))


def explain(asked: Question, given: int) -> str:
    """What to say to an answer: that it is right, why it is wrong, or how to begin."""
    if given == asked.answer:
        return "Right. " + asked.working
    if given in asked.mistakes:
        return asked.mistakes[given]
    return "Not that: " + ("too large." if given > asked.answer else "too small.")
