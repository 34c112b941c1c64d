"""The runner's Python parser makes the trees of Lezer's Python grammar, which the editor brings along."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPARE = """async (texts) => {
    const { parser } = await import("./runner/source/parser.js");
    const { pythonParser } = await import("./vendor/codemirror/codemirror.js");
    const left = new Set(["Comment", "Escape"]);
    const dump = (node) => {
        const parts = [];
        for (let child = node.firstChild; child; child = child.nextSibling)
            if (!left.has(child.name)) parts.push(dump(child));
        const inside = parts.length && !node.name.endsWith("Op") ? `(${parts})` : "";
        return `${node.name}@${node.from}-${node.to}${inside}`;
    };
    const statements = (tree) => {
        const found = [];
        for (let child = tree.firstChild; child; child = child.nextSibling)
            if (child.name !== "Comment") found.push(child);
        return found;
    };
    // Lezer's grammar reads `not a or b` as `not (a or b)`, and gives match a body of its own.
    const apart = (text) => /\\bnot\\b|^\\s*match\\b/m.test(text);
    let compared = 0;
    const differing = [];
    for (const text of texts) {
        const theirs = statements(pythonParser.parse(text).topNode);
        if (theirs.some((node) => dump(node).includes("⚠"))) continue;
        const ours = statements(parser.parse(text));
        for (const [at, node] of theirs.entries()) {
            const shown = text.slice(node.from, node.to);
            if (apart(shown)) continue;
            compared++;
            const [mine, other] = [ours[at] ? dump(ours[at]) : "nothing", dump(node)];
            if (mine !== other) differing.push([shown, mine, other]);
        }
    }
    return [compared, differing.slice(0, 3)];
}"""
SHAPE = """async (text) => {
    const { parser } = await import("./runner/source/parser.js");
    const inside = (node) => node.parts.map(words).join(" ");
    const words = (node) => (node.parts.length ? `${node.name}(${inside(node)})` : text.slice(node.from, node.to));
    return parser.parse(text).parts.map(words).join(" ");
}"""
AT = """async (text) => {
    const { parser } = await import("./runner/source/parser.js");
    let at = null;
    parser.parse(text).iterate({ enter: (node) => void (node.type.isError && (at ??= node.from)) });
    return at;
}"""
TRICKY = r'''
x: int = 1; y = 2
a, *b = c, = d
lambda: 0
lambda x, *y, z=1, **w: (yield y)
f"{a!r:>{width}} {b=} {{}}" rf"\d{{2}}" 'plain' "it's"
f"""{
    {'a': 1}['a']:x}
"""
x[1:2, ::3, ..., None, -1:]
-x ** -y @ z // ~w
a if b else c if d else e
[i for i in x if i for j in i if j if i]
{**a, 'b': 1}; {*a, 1}; {k: v for k, v in z}; {}
(a := 1), (), (a,), (a for a in b)
print(*a, **b, c=1, d=(e for e in f))
@a.b.c(1)
@d
class A(B, metaclass=C):
    """Text."""
    x: int
    async def f(self, /, a: int = 1, *, b: str = "x", **c) -> None:
        async with a as b, c:
            await d
        async for i in e: pass
        else:
            return
    # a comment
  # less far in
if a: b
elif c:
	d
else: e
while (n := f()) > 0:
    try:
        break
    except (A, B) as e:
        raise C from e
    except* D:
        continue
    finally:
        del a[0], b
from . import a
from ..b.c import (d as e, f,)
import g.h as i, j
global k
assert a, "b"
x = [
    1,  # one

    2,
] + \
    [3]
'''


@pytest.fixture(scope="module")
def script(browser, address):
    page = browser.new_page()
    page.goto(address + "add.html")
    yield page.evaluate
    page.close()


def agree(script, texts) -> int:
    compared, differing = script(COMPARE, texts)
    assert differing == []
    return compared


def test_tricky_syntax_gives_the_same_tree(script):
    assert agree(script, [TRICKY]) > 20
    assert agree(script, TRICKY.split("\n@a")[0].splitlines()) > 10


def test_the_books_own_python_gives_the_same_trees(script):
    files = [
        path
        for folder in ["snippets", "scripts", "tests", "docs/runner/python"]
        for path in (ROOT / folder).rglob("*.py")
    ]
    assert agree(script, [path.read_text() for path in files]) > 1000


def test_the_standard_library_gives_the_same_trees(script):
    files = sorted(Path(os.__file__).parent.glob("*.py"))[:120]
    assert agree(script, [path.read_text(encoding="utf-8") for path in files]) > 2000


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("not a or b", "BinaryExpression(UnaryExpression(not a) or b)"),
        ("not a == b and c", "BinaryExpression(UnaryExpression(not BinaryExpression(a == b)) and c)"),
        ("a or not b and c", "BinaryExpression(a or BinaryExpression(UnaryExpression(not b) and c))"),
        ("a not in b", "BinaryExpression(a not in b)"),
        ("-a ** -b", "UnaryExpression(- BinaryExpression(a ** UnaryExpression(- b)))"),
    ],
)
def test_signs_bind_as_in_python(script, text, shape):
    assert script(SHAPE, text) == f"ExpressionStatement({shape})"


def test_match_is_seen_as_a_statement_and_as_a_name(script):
    assert script(SHAPE, "match x:\n    case [1, *_] if y: pass\n").startswith(
        "MatchStatement(match x : MatchClause(case"
    )
    assert script(SHAPE, "match = match(x)[0]\n").startswith("AssignStatement(match = ")


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("a = 1\nb = (2\n", 10),
        ("b = f(g(2)\nc = 3\n", 5),
        ("b = f(2\n  , [3\nc = 3\n", 12),
        ("b = (2 3)\n", 7),
        ("if a\n    b\n", 4),
        ("a = 'open\n", 4),
        ("def f(:\n    pass\n", 6),
        ("  a\n", 0),
        ("if a:\n    b\n  c\n", 12),
        ("f'{a'\n", 4),
        ("a = 1 2\n", 6),
        ("a = $\n", 4),
        ("a\n\nprint(1)\n", None),
        ("", None),
    ],
)
def test_a_syntax_error_is_placed(script, text, at):
    found = script(AT, text)
    assert found == at
