"""Random kernels with names replaced, some of which the compiler then refuses."""

import itertools
import random
import re

from tests.runner.engine.kernel_generator import program

#: What a mutation may put in the place of a name.
ODDITIES = [
    "i",
    "x",
    "h",
    "t",
    "k",
    "u",
    "b",
    "g",
    "pid",
    "n",
    "B",
    "1",
    "0.5",
    "None",
    "True",
    "x_ptr",
    "-1",
    "(1, 2)",
]
ODDITIES += ["tl.float16", "i[:, None]", "'s'"]
NAME = re.compile(r"\b(i|x|r|h|t|k|u|b|g|v\d+)\b")


def mutated(seed: int, kernels: int) -> str:
    """Random kernels, each with one or two names replaced by something that may not belong there."""
    dice = random.Random(seed)
    lines = program(seed, kernels).split("CASES")[0].split("\n")
    starts = [number for number, line in enumerate(lines) if line.startswith("def random_")] + [len(lines)]
    for start, end in itertools.pairwise(starts):
        assignments = [number for number in range(start, end) if re.match(r" +v\d", lines[number])]
        for number in dice.sample(assignments, dice.choice([1, 1, 2])):
            target, value = lines[number].split("=", 1)
            names = list(NAME.finditer(value))
            if names:
                chosen = dice.choice(names)
                value = value[: chosen.start()] + dice.choice(ODDITIES) + value[chosen.end() :]
            lines[number] = f"{target}={value}"
    return "\n".join(lines)
