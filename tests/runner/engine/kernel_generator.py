"""Random kernels, the same for the same seed, that the interpreter and the runner must agree on.

Values are kept in kinds: `int` (int32 blocks), `wide`, `word` and `byte` (int64, uint32, uint8), `exact` (fp32 whose
every step is rounded the same everywhere), `grid` (a 16 x 16 block of it), `half` (fp16, as exact), `truth` (int1) and
`rough` (fp32 through exp, sums and the like, which may differ in the last bit). A rough value is never compared,
rounded or cast to something narrower, where one bit could become a large difference. Left out is where the
interpreter is known to be wrong: bf16, division of fp16, negative operands of // and %, sums of int1.
"""

from tests.runner.engine.kernel_expressions import Expressions

HEAD = """import torch
import triton
import triton.language as tl


@triton.jit
def mixed(a, b):
    return a * 2 - b, a + b * 3

"""
KINDS = ["int", "int", "exact", "exact", "rough", "half", "truth", "wide", "word", "byte", "grid", "grid"]


class Kernel(Expressions):
    """One kernel's text, grown statement by statement."""

    def __init__(self, name: str, seed: int):
        super().__init__(seed)
        self.name = name
        self.lines: list[str] = []

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
