"""Random expressions of each kind that kernel_generator.py knows."""

import random


class Expressions:
    """Writes expressions over the names known so far, of each kind: `names`. The same for the same `random`."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
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
