"""Random kernels, the same for the same seed, that the interpreter and the runner must agree on.

Values are kept in kinds: `int` (int32 blocks), `wide`, `word` and `byte` (int64, uint32, uint8), `exact` (fp32 whose
every step is rounded the same everywhere), `grid` (a 16 x 16 block of it), `half` (fp16, as exact), `truth` (int1) and
`rough` (fp32 through exp, sums and the like, which may differ in the last bit). A rough value is never compared,
rounded or cast to something narrower, where one bit could become a large difference. Left out is where the
interpreter is known to be wrong: bf16, division of fp16, negative operands of // and %, sums of int1.
"""

import itertools
import random
import re

HEAD = """import torch
import triton
import triton.language as tl


@triton.jit
def mixed(a, b):
    return a * 2 - b, a + b * 3

"""
KINDS = ["int", "int", "exact", "exact", "rough", "half", "truth", "wide", "word", "byte", "grid", "grid"]


class Kernel:
    """One kernel's text, grown statement by statement."""

    def __init__(self, name: str, seed: int):
        self.random = random.Random(seed)
        self.name = name
        self.lines: list[str] = []
        first = {
            "int": "i",
            "exact": "x",
            "rough": "r",
            "half": "h",
            "truth": "t",
            "wide": "k",
            "word": "u",
            "byte": "b",
            "grid": "g",
        }
        self.names = {kind: [name] for kind, name in first.items()}

    def pick(self, kind: str) -> str:
        return self.random.choice(self.names[kind])

    def constant(self, kind: str) -> str:
        if kind == "int":
            return str(self.random.choice([1, 2, 3, 5, 7, 100, 65537, -4]))
        return str(self.random.choice([0.5, 2.0, -1.25, 3.0, 8.0, 0.375]))

    def expression(self, kind: str, depth: int = 2) -> str:
        if depth == 0 or self.random.random() < 0.15:
            return self.pick(kind)
        return getattr(self, kind)(depth - 1)

    def operand(self, kind: str, depth: int) -> str:
        if kind in ("int", "exact") and self.random.random() < 0.3:
            return self.constant(kind)
        return self.expression(kind, depth)

    def int(self, depth: int) -> str:
        a, b = self.expression("int", depth), self.operand("int", depth)
        return self.random.choice(
            [
                f"({a} + {b})",
                f"({a} - {b})",
                f"({a} * {b})",
                f"({a} & {b})",
                f"({a} | {b})",
                f"({a} ^ {b})",
                f"({a} << 3)",
                f"({a} >> 2)",
                f"(~{a})",
                f"(-{a})",
                f"(({a} & 1023) // 7)",
                f"(({a} & 1023) % 13)",
                f"tl.minimum({a}, {b})",
                f"tl.maximum({a}, {b})",
                f"tl.where({self.expression('truth', depth)}, {a}, {b})",
                f"{self.expression('truth', depth)}.to(tl.int32)",
                f"tl.cumsum({a}, 0)",
                f"({a} + tl.max({a}, 0))",
                f"tl.flip({a})",
                f"tl.sort({a})",
                f"tl.gather({a}, {self.pick('int')} & 15, 0)",
                f"({a} + pid)",
                f"{a}.to(tl.int64).to(tl.int32)",
                f"{a}.to(tl.int8).to(tl.int32)",
                f"{a}.to(tl.uint32).to(tl.int32)",
                f"({a} + tl.argmax({a}, 0))",
            ]
        )

    def exact(self, depth: int) -> str:
        a, b = self.expression("exact", depth), self.operand("exact", depth)
        return self.random.choice(
            [
                f"({a} + {b})",
                f"({a} - {b})",
                f"({a} * {b})",
                f"({a} / 8.0)",
                f"(-{a})",
                f"tl.abs({a})",
                f"tl.minimum({a}, {b})",
                f"tl.maximum({a}, {b})",
                f"tl.where({self.expression('truth', depth)}, {a}, {b})",
                f"{self.expression('int', depth)}.to(tl.float32)",
                f"tl.floor({a} * 0.25)",
                f"tl.ceil({a} * 0.25)",
                f"({a} + tl.max({a}, 0))",
                f"{self.expression('half', depth)}.to(tl.float32)",
                f"tl.clamp({a}, -100.0, 100.0)",
                f"({a} + pid)",
                f"({a} * n)",
                f"tl.reshape(tl.trans(tl.reshape({a}, (2, 8))), (16,))",
                f"tl.ravel(tl.join(tl.split(tl.reshape({a}, (8, 2)))[1], tl.split(tl.reshape({a}, (8, 2)))[0]))",
            ]
        )

    def half(self, depth: int) -> str:
        a, b = self.expression("half", depth), self.expression("half", depth)
        return self.random.choice(
            [
                f"({a} + {b})",
                f"({a} - {b})",
                f"({a} * {b})",
                f"(-{a})",
                f"tl.where({self.expression('truth', depth)}, {a}, {b})",
                f"{self.expression('exact', depth)}.to(tl.float16)",
                f"({self.pick('int')} & 255).to(tl.float16)",
                f"tl.maximum({a}, {b})",
            ]
        )

    def truth(self, depth: int) -> str:
        a, b = self.expression("int", depth), self.operand("int", depth)
        c, d = self.expression("exact", depth), self.operand("exact", depth)
        sign = self.random.choice(["<", "<=", ">", ">=", "==", "!="])
        p, q = self.expression("truth", depth), self.expression("truth", depth)
        return self.random.choice(
            [f"({a} {sign} {b})", f"({c} {sign} {d})", f"({p} & {q})", f"({p} | {q})", f"({p} ^ {q})", f"(~{p})"]
        )

    def wide(self, depth: int) -> str:
        a, b = self.expression("wide", depth), self.expression("wide", depth)
        choices = [
            f"({a} + {b})",
            f"({a} - {b})",
            f"({a} * {b})",
            f"({a} & {b})",
            f"({a} ^ {b})",
            f"({a} >> 3)",
            f"({a} << 9)",
        ]
        choices += [
            f"{self.expression('int', depth)}.to(tl.int64)",
            f"tl.maximum({a}, {b})",
            f"(-{a})",
            f"({a} + 3000000000)",
        ]
        choices += [
            f"({a} * {self.expression('int', depth)})",
            f"tl.where({self.expression('truth', depth)}, {a}, {b})",
        ]
        return self.random.choice(
            [*choices, f"tl.cumsum({a}, 0)", f"({a} + tl.max({a}, 0))", f"({a} + tl.sum({b}, 0))"]
        )

    def word(self, depth: int) -> str:
        a, b = self.expression("word", depth), self.expression("word", depth)
        choices = [
            f"({a} + {b})",
            f"({a} - {b})",
            f"({a} * {b})",
            f"({a} & {b})",
            f"({a} | {b})",
            f"({a} >> 5)",
            f"({a} << 2)",
        ]
        choices += [
            f"{self.expression('int', depth)}.to(tl.uint32)",
            f"({a} // 7)",
            f"({a} % 13)",
            f"tl.minimum({a}, {b})",
        ]
        return self.random.choice(
            [*choices, f"tl.umulhi({a}, {b})", f"({a} * 2654435761)", f"(~{a})", f"({a} + tl.max({b}, 0))"]
        )

    def byte(self, depth: int) -> str:
        a, b = self.expression("byte", depth), self.expression("byte", depth)
        choices = [
            f"({a} + {b})",
            f"({a} - {b})",
            f"({a} * {b})",
            f"({a} ^ {b})",
            f"({a} >> 1)",
            f"({a} // 3)",
            f"({a} % 5)",
        ]
        return self.random.choice(
            [*choices, f"{self.expression('int', depth)}.to(tl.uint8)", f"tl.maximum({a}, {b})", f"({a} + 200)"]
        )

    def grid(self, depth: int) -> str:
        a, b = self.expression("grid", depth), self.expression("grid", depth)
        x, i = self.expression("exact", depth), self.expression("int", depth)
        choices = [
            f"({a} + {b})",
            f"({a} - {b})",
            f"({a} * 0.5)",
            f"tl.maximum({a}, {b})",
            f"tl.trans({a})",
            f"({a}).T",
            f"(-{a})",
        ]
        choices += [
            f"({x}[:, None] + {a})",
            f"({a} - {x}[None, :])",
            f"tl.where({i}[:, None] > 3, {a}, {b})",
            f"tl.sort({a})",
        ]
        choices += [f"tl.broadcast_to({x}[None, :], (16, 16))", f"tl.flip({a}, 0)", f"tl.where({a} > {b}, {a}, 0.0)"]
        choices += [f"({a} + tl.max({a}, axis=1)[:, None])", f"({a} - tl.min({a}, axis=0, keep_dims=True))"]
        choices += [f"tl.reshape(tl.permute(tl.reshape({a}, (4, 4, 16)), (1, 0, 2)), (16, 16))"]
        return self.random.choice([*choices, f"tl.gather({a}, tl.broadcast_to(({i} & 15)[:, None], (16, 16)), 1)"])

    def rough(self, depth: int) -> str:
        a = self.expression("rough", depth)
        small = f"tl.clamp({self.expression('exact', depth)}, -4.0, 4.0)"
        return self.random.choice(
            [
                f"(tl.exp({small}) + {a})",
                f"tl.sin({small})",
                f"(tl.cos({small}) * 0.5 + {a})",
                f"tl.sqrt(tl.abs({small}))",
                f"tl.sigmoid({small})",
                f"tl.erf({small})",
                f"(tl.log(tl.abs({small}) + 1.0) + {a})",
                f"(tl.sum({small}, 0) + {a})",
                f"tl.exp2({small})",
                f"tl.cumsum({small}, 0)",
                f"tl.softmax({small})",
                f"({small} / 3.0)",
                f"tl.rsqrt(tl.abs({small}) + 1.0)",
                f"tl.sum(tl.dot(tl.reshape({small}, (16, 1)) + w, w, input_precision='ieee'), 1)",
            ]
        )

    def statement(self, number: int) -> None:
        kind = self.random.choice(KINDS)
        name = f"v{number}"
        shape = self.random.random()
        if shape < 0.7:
            self.lines.append(f"{name} = {self.expression(kind)}")
        elif shape < 0.8 and kind in ("int", "exact"):
            self.loop(name, kind)
        elif shape < 0.9:
            self.branch(name, kind)
        elif kind in ("int", "exact"):
            self.lines.append(f"{name}, {name}b = mixed({self.expression(kind, 1)}, {self.expression(kind, 1)})")
        else:
            self.lines.append(f"{name} = {self.expression(kind, 3)}")
        self.names[kind].append(name)

    def loop(self, name: str, kind: str) -> None:
        self.lines += [f"{name} = {self.pick(kind)}", f"for j in range({self.random.randrange(4)}):"]
        self.lines += [f"    {name} = {name} + {self.expression(kind, 1)} * (j + 1)"]

    def branch(self, name: str, kind: str) -> None:
        test = self.random.choice(["pid > 0", "pid == 1", "n > 3", "pid + n < 16", "pid > 0 and n > 20"])
        self.lines += [
            f"if {test}:",
            f"    {name} = {self.expression(kind, 1)}",
            "else:",
            f"    {name} = {self.expression(kind, 1)}",
        ]

    def text(self, statements: int = 10) -> str:
        for number in range(statements):
            self.statement(number)
        body = [
            "pid = tl.program_id(0)",
            "i = tl.arange(0, B) - 3",
            "x = tl.load(x_ptr + tl.arange(0, B)) * 0.75 - 4.5",
            "h = x.to(tl.float16)",
            "r = x * 0.125",
            "t = i > 4",
            "k = i.to(tl.int64) * 1000003",
            "u = i.to(tl.uint32)",
            "b = i.to(tl.uint8)",
            "g = x[:, None] + x[None, :] * 0.25",
            "w = tl.load(x_ptr + tl.arange(0, 16)[:, None] + tl.arange(0, 16)[None, :]) * 0.01",
            *self.lines,
            "o_ptr += pid * 144",
        ]
        stored = {kind: names[-1] for kind, names in self.names.items()}
        stored["wide"] = f"({stored['wide']} & 65535)"
        stored["grid"] = f"tl.max({stored['grid']}, 1) + tl.min({stored['grid']}, 0)"
        for slot, value in enumerate(stored.values()):
            body.append(f"tl.store(o_ptr + {slot * 16} + tl.arange(0, B), ({value}).to(tl.float32))")
        indented = "\n".join(f"    {line}" for line in body)
        return f"@triton.jit\ndef {self.name}(x_ptr, o_ptr, n, B: tl.constexpr):\n{indented}\n\n\n"


def program(seed: int, kernels: int) -> str:
    """A file of random kernels with CASES, in the form of the idioms."""
    names = [f"random_{seed}_{number}" for number in range(kernels)]
    text = "".join(Kernel(name, seed * 1000 + number).text() for number, name in enumerate(names))
    cases = "".join(f"    {name!r}: lambda x, o: {name}[(2,)](x, o, 16, B=16),\n" for name in names)
    return f"{HEAD}\n{text}SIZE = 288\nCASES = {{\n{cases}}}\n"


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
