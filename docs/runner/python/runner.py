"""The Python side of the runner: the door to JavaScript, what MicroPython lacks, and running the reader's program."""

import _door
import builtins
import gc
import io
import json
import sys
from collections import OrderedDict


class CompilationError(Exception):
    """What Triton's compiler refuses, with its line."""

    line = 0
    file = ""


def tagged(value):
    """A Python value as JSON that keeps its type (host/values.js lists the tags)."""
    if value is None:
        return ["n"]
    if isinstance(value, bool):
        return ["b", int(value)]
    if isinstance(value, int):
        return ["i", str(value)]
    if isinstance(value, float):
        return ["f", repr(value)]
    if isinstance(value, str):
        return ["s", value]
    if isinstance(value, (tuple, list)):
        return ["t", [tagged(item) for item in value]]
    return value.tagged() if hasattr(value, "tagged") else ["x", type(value).__name__]


def untagged(tag):
    """The value of a tagged int, float, bool, None, str or tuple."""
    kind = tag[0]
    if kind == "t":
        return tuple(untagged(item) for item in tag[1])
    if kind == "n":
        return None
    return {"i": int, "f": float, "b": bool, "s": str}[kind](tag[1])


def ask(request, *arguments):
    """Ask JavaScript; raise what it says went wrong."""
    answer = json.loads(_door.ask(request, json.dumps(arguments)))
    if "error" not in answer:
        return answer["value"]
    kinds = {"CompilationError": CompilationError, "NotImplementedError": NotImplementedError}
    error = kinds.get(answer["kind"], RuntimeError)(answer["error"])
    if "line" in answer:
        _places.append((error, answer["line"], answer["file"]))
    raise error


_places = []  # errors that happened inside a kernel, and where
_functions = []  # Python functions that kernels call while compiling


def keep_function(function):
    """Number of a function that JavaScript may call back."""
    if function not in _functions:
        _functions.append(function)
    return _functions.index(function)


def _call_back(index, arguments):
    try:
        value = _functions[index](*[untagged(tag) for tag in json.loads(arguments)])
        return json.dumps({"value": tagged(value)})
    except Exception as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})


_door.callback(_call_back)


#: A dictionary display: MicroPython's own dictionaries forget the order of their keys. No subclass: `**` and `update` want this.
Dictionary = OrderedDict


def merge(*parts):
    """{**a, "b": 1}"""
    whole = Dictionary()
    for part in parts:
        whole.update(part)
    return whole


def shown(value):
    """A container as CPython prints it, where dictionaries keep their order without a name for it."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{shown(key)}: {shown(item)}" for key, item in value.items()]) + "}"
    if type(value) is list:
        return "[" + ", ".join([shown(item) for item in value]) + "]"
    if type(value) is tuple:
        return "(" + ", ".join([shown(item) for item in value]) + ("," if len(value) == 1 else "") + ")"
    return repr(value)


class Attributes:
    """vars(object): its attributes as a mapping that writes through."""

    def __init__(self, owner):
        self.owner = owner

    def keys(self):
        return self.owner.__dict__.keys()

    def items(self):
        return self.owner.__dict__.items()

    def __iter__(self):
        return iter(self.keys())

    def __getitem__(self, name):
        return getattr(self.owner, name)

    def __setitem__(self, name, value):
        setattr(self.owner, name, value)

    def update(self, *others, **named):
        for name, value in merge(*others, named).items():
            setattr(self.owner, name, value)

    def __or__(self, other):
        return merge(dict(self.items()), other)


_print = print


def _no_input(prompt=""):
    raise EOFError("the runner has nobody to ask: no input()")


def _print_containers(*values, **options):
    _print(
        *[shown(value) if isinstance(value, dict) or type(value) in (list, tuple) else value for value in values],
        **options,
    )


def zip_strict(*iterables, strict=False):
    """zip, with its keyword."""
    rows = [list(iterable) for iterable in iterables]
    if strict and len({len(row) for row in rows}) > 1:
        raise ValueError("zip() arguments have different lengths")
    return zip(*rows)


def concat(*parts):
    """[*a, b]"""
    whole = []
    for part in parts:
        whole.extend(part)
    return whole


def concat_tuple(*parts):
    """(*a, b)"""
    return tuple(concat(*parts))


def concat_set(*parts):
    """{*a, b}"""
    return set(concat(*parts))


def _ask_right(name, compare):
    def method(left, right):
        if hasattr(right, name) and not isinstance(right, (int, float)):
            return getattr(right, name)(left)
        return compare(left, right)

    return method


lt = _ask_right("__gt__", lambda a, b: a < b)
le = _ask_right("__ge__", lambda a, b: a <= b)
gt = _ask_right("__lt__", lambda a, b: a > b)
ge = _ask_right("__le__", lambda a, b: a >= b)


def number(value):
    """A tensor without dimensions as its number, for an f-string; anything else as it is."""
    return value.item() if getattr(value, "ndim", None) == 0 else value


class _StringMethods:
    """str methods that MicroPython lacks; other objects keep their own."""

    def __getattr__(self, name):
        def bind(target):
            if not isinstance(target, str):
                return getattr(target, name)
            return lambda *arguments: _STRINGS[name](target, *arguments)

        return bind


def _pad(text, width, fill):
    return fill * max(0, width - len(text))


def _zfill(text, width):
    sign = text[:1] if text[:1] in ("-", "+") else ""
    return sign + _pad(text, width, "0") + text[len(sign) :]


_STRINGS = {
    "removeprefix": lambda s, p: s[len(p) :] if p and s.startswith(p) else s,
    "removesuffix": lambda s, p: s[: -len(p)] if p and s.endswith(p) else s,
    "ljust": lambda s, width, fill=" ": s + _pad(s, width, fill),
    "rjust": lambda s, width, fill=" ": _pad(s, width, fill) + s,
    "zfill": _zfill,
    "capitalize": lambda s: s[:1].upper() + s[1:].lower(),
    "title": lambda s: " ".join(w[:1].upper() + w[1:].lower() for w in s.split(" ")),
    "swapcase": lambda s: "".join(c.lower() if c.isupper() else c.upper() for c in s),
    "casefold": lambda s: s.lower(),
    "expandtabs": lambda s, size=8: s.replace("\t", " " * size),
}
method = _StringMethods()


def kernel(key, arguments, names):
    """What a jitted function's body became: its key, its bound arguments, and its globals as functions."""
    return key, arguments, names


def _line_of(error):
    """Innermost line of the reader's program in the traceback, or 0."""
    text = io.StringIO()
    sys.print_exception(error, text)
    line = 0
    for row in text.getvalue().split("\n"):
        if 'File "<page>", line ' in row:
            line = int(row.split("line ")[1].split(",")[0])
    return line


def _described(error):
    for known, line, file in _places:
        if known is error and line:
            return {"kind": type(error).__name__, "message": str(error), "line": line, "file": file}
    return {"kind": type(error).__name__, "message": str(error), "line": _line_of(error), "file": ""}


def run(code, name):
    """Run a program in fresh globals; JSON of the error, or of None."""
    _places.clear()
    _functions.clear()
    for module in [m for m in sys.modules if m.split(".")[0] in ("snippets", "docs")]:
        del sys.modules[module]
    gc.collect()
    try:
        exec(compile(code, name, "exec"), {"__name__": "__main__"})
    except SystemExit:
        pass
    except BaseException as error:
        return json.dumps(_described(error))
    return "null"


builtins.print = _print_containers
builtins.vars = Attributes
builtins.input = _no_input
OWN = {"print": _print_containers}  # what the runner put in Python's place
builtins.__runner__ = sys.modules["runner"]
builtins.__kernel__ = kernel
for _hidden in ("js", "jsffi"):
    sys.modules[_hidden] = None
sys.modules["math"] = __import__("_math")
