"""Formulas of the cost model, read from its source: a function's sentence, and what it returns as one expression.

The expression is the function's own `return`, with local names, calls of its neighbours and checks of arguments worked
in, so `matmul_flops` becomes "2 × M × N × K". What a GPU's row holds keeps the name that the table of GPUs gives it.
Standard library only.
"""

import ast
import functools
import importlib
import re
from typing import NamedTuple

CHECKS = ("whole", "power_of_two", "one_of")  # called with an argument's name, then the argument
SIGNS = {" * ": " × ", " - ": " − "}


class Formula(NamedTuple):
    """What a function computes: its docstring's words for it, and an expression over named quantities."""

    function: str
    key: str
    sentence: str
    expression: str


def formula(module: str, function: str, key: str = "", **switches: bool) -> Formula:
    """The formula of `docs.simulator.<module>.<function>`; `key` picks one entry where it returns a dict.

    `switches` are arguments that choose between formulas, such as causal=True. Errors: LookupError when there is no
    such function or key, or when more than one `return` could be meant.
    """
    definition = _functions(module).get(function)
    if definition is None:
        raise LookupError(f"docs/simulator/{module}.py has no function {function}")
    known = {name: ast.Constant(value) for name, value in switches.items()}
    returned = _Expression(module, known).of(definition, key)
    return Formula(function, key, sentence(definition, key), shown(returned))


def sentence(definition: ast.FunctionDef, key: str) -> str:
    """The docstring's first sentence; of one key, what stands behind it in brackets, if anything does."""
    text = " ".join(ast.get_docstring(definition).split()).replace(" x ", " × ")
    if key:
        return found[1] if (found := re.search(rf"\b{key} \(([^)]+)\)", text)) else ""
    return text.split(". ")[0].rstrip(".")


def shown(expression: ast.expr) -> str:
    """As a reader writes it: × and −, otherwise Python."""
    text = ast.unparse(expression)
    for sign, better in SIGNS.items():
        text = text.replace(sign, better)
    return re.sub(r"\b1(0{3,})\.0\b", lambda number: f"1e{len(number[1])}", text)


def product(left: ast.expr, right: ast.expr) -> ast.expr:
    """left * right without brackets that change nothing: a * (b * c) is a * b * c."""
    if isinstance(right, ast.BinOp) and isinstance(right.op, ast.Mult):
        return ast.BinOp(product(left, right.left), ast.Mult(), right.right)
    return ast.BinOp(left, ast.Mult(), right)


@functools.cache
def _functions(module: str) -> dict[str, ast.FunctionDef]:
    source = importlib.import_module(f"docs.simulator.{module}").__file__
    with open(source, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


class _Expression(ast.NodeTransformer):
    """Works the parts of a function into its `return`."""

    def __init__(self, module: str, known: dict[str, ast.expr] | None = None):
        self.module = module
        self.known = known or {}  # what a local name or a parameter stands for
        self.constants = vars(importlib.import_module(f"docs.simulator.{module}"))

    def of(self, definition: ast.FunctionDef, key: str = "") -> ast.expr:
        """The expression that `definition` returns, under `key` where that is a dict."""
        self._defaults(definition)
        returns = [node for node in ast.walk(definition) if isinstance(node, ast.Return)]
        if len(returns) != 1:
            raise LookupError(f"{definition.name} has {len(returns)} returns, not one")
        for node in definition.body:
            if isinstance(node, ast.Assign):
                self._assign(node.targets[0], node.value)
        entry = self._entry(returns[0].value, definition.name, key)
        if key:
            self._keep_names(returns[0].value, key)
        return self.visit(entry)

    def _keep_names(self, returned: ast.Dict, key: str) -> None:
        """What the dict has under a key of its own is called by that key: `slots`, not how to count them."""
        for name, value in zip(returned.keys, returned.values, strict=True):
            if isinstance(value, ast.Name) and name.value != key:
                self.known[value.id] = ast.Name(name.value)

    def _entry(self, value: ast.expr, function: str, key: str) -> ast.expr:
        if not key:
            return value
        entries = zip(value.keys, value.values, strict=True) if isinstance(value, ast.Dict) else ()
        found = [entry for name, entry in entries if name.value == key]
        if not found:
            raise LookupError(f"{function} returns no {key}")
        return found[0]

    def _defaults(self, definition: ast.FunctionDef) -> None:
        """A switch that a caller leaves alone has its default."""
        given = definition.args.defaults
        for argument, default in zip(definition.args.args[-len(given) :] if given else [], given, strict=True):
            if default.value in (True, False):
                self.known.setdefault(argument.arg, default)

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            for name, part in zip(target.elts, self._parts(value), strict=True):
                self.known[name.id] = part
        else:
            self.known[target.id] = self.visit(value)

    def _parts(self, value: ast.expr) -> list[ast.expr]:
        """What several names are given at once: the sizes of a kernel keep the names that the model gives them."""
        if isinstance(value, ast.Tuple):
            return [self.visit(part) for part in value.elts]
        names, sizes = value.args  # sizes(KERNELS[kernel], (m, n, k))
        given = [self.visit(size) for size in sizes.elts]
        named = [ast.Name(name) for name in self._value(names)]
        parameters = [ast.unparse(size) for size in sizes.elts]
        return [
            name if ast.unparse(one) == parameter else one
            for name, one, parameter in zip(named, given, parameters, strict=True)
        ]

    def visit(self, node: ast.AST) -> ast.AST:
        """A part that needs no argument is a number."""
        if isinstance(node, ast.expr) and not isinstance(node, ast.Constant) and self._is_constant(node):
            value = self._value(node)
            if isinstance(value, (int, float)):
                return ast.Constant(value)
        return super().visit(node)

    def _is_constant(self, node: ast.expr) -> bool:
        names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} - {"len", "sum"}
        return not names & set(self.known) and all(
            name in self.constants and not callable(self.constants[name]) for name in names
        )

    def _value(self, node: ast.expr):
        return eval(ast.unparse(node), dict(self.constants))

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.known.get(node.id, node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """`row.clock_mhz`, with `row` a GPU's, is `clock_mhz`."""
        return ast.Name(node.attr)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """`row.dot_tflop_s[dtype]` is `dot_tflop_s`: of the dtype in hand."""
        return self.visit(node.value)

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        left, right = self.visit(node.left), self.visit(node.right)
        return product(left, right) if isinstance(node.op, ast.Mult) else ast.BinOp(left, node.op, right)

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        test = self.visit(node.test)
        if isinstance(test, ast.Constant):
            return self.visit(node.body if test.value else node.orelse)
        return ast.IfExp(test, self.visit(node.body), self.visit(node.orelse))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        name = ast.unparse(node.func).removeprefix("checks.")
        if name in CHECKS:
            plain = isinstance(node.args[1], ast.Name) and node.args[1].id not in self.known
            return ast.Name(node.args[0].value) if plain else self.visit(node.args[1])
        if name == "item_bytes":
            return ast.Name("item_bytes")
        if name in _functions(self.module):
            return self._worked_in(_functions(self.module)[name], node)
        return ast.Call(node.func, [self.visit(part) for part in node.args], [])

    def _worked_in(self, definition: ast.FunctionDef, call: ast.Call) -> ast.expr:
        """A neighbour's expression with the call's arguments; one that answers yes or no keeps its name."""
        returned = definition.body[-1].value
        if isinstance(returned, (ast.BoolOp, ast.Compare)):
            return ast.Name(definition.name)
        names = [argument.arg for argument in definition.args.args]
        known = {name: self.visit(part) for name, part in zip(names, call.args, strict=False)}
        return _Expression(self.module, known).of(definition)
