"""Random kernels, the same for the same seed, that the interpreter and the runner must agree on.

Values are kept in kinds: `int` (int32 blocks), `exact` (fp32 whose every step is rounded the same everywhere), `half`
(fp16, as exact), `rough` (fp32 through exp, sums and the like, which may differ in the last bit) and `truth` (int1).
A rough value is never compared, rounded or cast to something narrower, where one bit could become a large difference.
Left out is where the interpreter is known to be wrong: bf16, division of fp16, negative operands of // and %, sums of
int1.
"""

import random

HEAD = """import torch
import triton
import triton.language as tl


@triton.jit
def mixed(a, b):
    return a * 2 - b, a + b * 3

"""
KINDS = ["int", "int", "exact", "exact", "rough", "half", "truth"]


class Kernel:
    """One kernel's text, grown statement by statement."""

    def __init__(self, name: str, seed: int):
        self.random = random.Random(seed)
        self.name = name
        self.lines: list[str] = []
        self.names = {"int": ["i"], "exact": ["x"], "rough": ["r"], "half": ["h"], "truth": ["t"]}

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

    def text(self, statements: int = 7) -> str:
        for number in range(statements):
            self.statement(number)
        body = [
            "pid = tl.program_id(0)",
            "i = tl.arange(0, B) - 3",
            "x = tl.load(x_ptr + tl.arange(0, B)) * 0.75 - 4.5",
            "h = x.to(tl.float16)",
            "r = x * 0.125",
            "t = i > 4",
            "w = tl.load(x_ptr + tl.arange(0, 16)[:, None] + tl.arange(0, 16)[None, :]) * 0.01",
            *self.lines,
            "o_ptr += pid * 128",
        ]
        for slot, kind in enumerate(["int", "exact", "half", "truth", "rough"]):
            body.append(f"tl.store(o_ptr + {slot * 16} + tl.arange(0, B), {self.names[kind][-1]}.to(tl.float32))")
        indented = "\n".join(f"    {line}" for line in body)
        return f"@triton.jit\ndef {self.name}(x_ptr, o_ptr, n, B: tl.constexpr):\n{indented}\n\n\n"


def program(seed: int, kernels: int) -> str:
    """A file of random kernels with CASES, in the form of the idioms."""
    names = [f"random_{seed}_{number}" for number in range(kernels)]
    text = "".join(Kernel(name, seed * 1000 + number).text() for number, name in enumerate(names))
    cases = "".join(f"    {name!r}: lambda x, o: {name}[(2,)](x, o, 16, B=16),\n" for name in names)
    return f"{HEAD}\n{text}SIZE = 256\nCASES = {{\n{cases}}}\n"
