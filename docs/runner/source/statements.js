// @ts-check
/** Statements of the parse tree as `ast` nodes. */
import { children, functionDef, make } from "./ast.js";
import { BINARY, expression, expressionList } from "./expressions.js";

/** @typedef {import("./ast.js").Source} Source */

/** What `ast` calls the statements that no kernel may hold; the walker refuses them by that name. */
const REFUSED = { BreakStatement: "Break", ContinueStatement: "Continue", TryStatement: "Try", RaiseStatement: "Raise",
  ScopeStatement: "Global", DeleteStatement: "Delete", ImportStatement: "Import", ClassDefinition: "ClassDef",
  MatchStatement: "Match", YieldStatement: "Yield" };

/** @type {Record<string, (source: Source, node: any) => any>} */
const convert = {
  AssignStatement: assign,
  UpdateStatement: update,
  ExpressionStatement: (source, node) => make(source, node, "Expr", { value: expressionList(source, children(node)) }),
  IfStatement: conditional,
  ForStatement: forLoop,
  WhileStatement: whileLoop,
  WithStatement: (source, node) => make(source, node, "With", { body: statements(source, node.getChild("Body")) }),
  ReturnStatement: returned,
  PassStatement: (source, node) => make(source, node, "Pass"),
  AssertStatement: assertion,
  FunctionDefinition: (source, node) => functionDef(source, node),
  DecoratedStatement: (source, node) => make(source, node, "FunctionDef"),
};

/** The statements of a body, `a; b` taken apart. */
export function statements(/** @type {Source} */ source, /** @type {any} */ body) {
  return children(body)
    .filter((node) => node.name !== ":" && node.name !== ";")
    .flatMap((node) => (node.name === "StatementGroup" ? statements(source, node) : [statement(source, node)]));
}

function statement(/** @type {Source} */ source, /** @type {any} */ node) {
  const rule = convert[node.name];
  if (rule) return rule(source, node);
  return make(source, node, REFUSED[node.name] ?? node.name);
}

/** `a = b = c`, and `a: T = b` and `a: T`. */
function assign(/** @type {Source} */ source, /** @type {any} */ node) {
  const parts = children(node);
  const groups = [[]];
  let annotation = null;
  for (const part of parts) {
    if (part.name === "TypeDef") annotation = expression(source, children(part)[1]);
    else if (part.name === "AssignOp") groups.push([]);
    else groups[groups.length - 1].push(part);
  }
  const values = groups.map((group) => expressionList(source, group));
  if (annotation)
    return make(source, node, "AnnAssign", { target: values[0], annotation, value: values[1] ?? null });
  return make(source, node, "Assign", { targets: values.slice(0, -1), value: values[values.length - 1] });
}

/** `a += b` becomes an assignment of a BinOp, as Triton makes it. */
function update(/** @type {Source} */ source, /** @type {any} */ node) {
  const [target, operator, ...rest] = children(node);
  const sign = source.slice(operator).slice(0, -1);
  const value = make(source, node, "BinOp", {
    op: BINARY[sign],
    sign,
    left: expression(source, target),
    right: expressionList(source, rest),
  });
  return make(source, node, "Assign", { targets: [expression(source, target)], value, augmented: true });
}

/** `elif` becomes an If inside the else branch. */
function conditional(/** @type {Source} */ source, /** @type {any} */ node) {
  return branch(source, node, children(node));
}

function branch(source, node, parts) {
  const [, test, body, ...rest] = parts;
  let orelse = [];
  if (rest[0]?.name === "elif") orelse = [branch(source, rest[0], rest)];
  else if (rest[0]?.name === "else") orelse = statements(source, rest[1]);
  return make(source, node, "If", { test: expression(source, test), body: statements(source, body), orelse });
}

function forLoop(/** @type {Source} */ source, /** @type {any} */ node) {
  const parts = children(node);
  const at = parts.findIndex((part) => part.name === "in");
  const bodyAt = parts.findIndex((part) => part.name === "Body");
  return make(source, node, "For", {
    target: expressionList(source, parts.slice(1, at)),
    iterable: expressionList(source, parts.slice(at + 1, bodyAt)),
    body: statements(source, parts[bodyAt]),
    orelse: bodyAt + 2 < parts.length,
  });
}

function whileLoop(/** @type {Source} */ source, /** @type {any} */ node) {
  const [, test, body, ...rest] = children(node);
  return make(source, node, "While", { test: expression(source, test), body: statements(source, body), orelse: rest.length > 0 });
}

function returned(/** @type {Source} */ source, /** @type {any} */ node) {
  const values = children(node).slice(1);
  return make(source, node, "Return", { value: values.length ? expressionList(source, values) : null });
}

function assertion(/** @type {Source} */ source, /** @type {any} */ node) {
  const [, test, , message] = children(node);
  return make(source, node, "Assert", { test: expression(source, test), message: message ? expression(source, message) : null });
}
