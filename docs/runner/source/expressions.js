// @ts-check
/** Expressions of the parse tree as `ast` nodes. */
import { children, make } from "./ast.js";
import { joinedString, stringConstant } from "./strings.js";

/** Python's binary signs, and what `ast` calls them. */
export const BINARY = { "+": "Add", "-": "Sub", "*": "Mult", "/": "Div", "//": "FloorDiv", "%": "Mod", "**": "Pow", "@": "MatMult",
  "<<": "LShift", ">>": "RShift", "&": "BitAnd", "|": "BitOr", "^": "BitXor" };
const COMPARE = { "==": "Eq", "!=": "NotEq", "<": "Lt", "<=": "LtE", ">": "Gt", ">=": "GtE", is: "Is", "is not": "IsNot",
  in: "In", "not in": "NotIn" };
const UNARY = { "-": "USub", "+": "UAdd", "~": "Invert", not: "Not" };

/** @typedef {import("./ast.js").Source} Source */

/** @type {Record<string, (source: Source, node: any) => any>} */
const convert = {
  VariableName: (source, node) => make(source, node, "Name", { id: source.slice(node) }),
  Number: (source, node) => make(source, node, "Constant", { value: number(source.slice(node)) }),
  Boolean: (source, node) => make(source, node, "Constant", { value: source.slice(node) === "True" }),
  None: (source, node) => make(source, node, "Constant", { value: null }),
  Ellipsis: (source, node) => make(source, node, "Constant", { value: "..." }),
  String: stringConstant,
  ContinuedString: joinedString,
  FormatString: joinedString,
  ParenthesizedExpression: (source, node) => ({ ...expression(source, inner(node)[0]), parenthesized: true }),
  TupleExpression: (source, node) => make(source, node, "Tuple", { elements: list(source, inner(node)) }),
  ArrayExpression: (source, node) => make(source, node, "List", { elements: list(source, inner(node)) }),
  ArrayComprehensionExpression: comprehension,
  BinaryExpression: binary,
  UnaryExpression: unary,
  CallExpression: call,
  MemberExpression: member,
  ConditionalExpression: conditional,
  NamedExpression: named,
  LambdaExpression: (source, node) => make(source, node, "Lambda"),
  DictionaryExpression: (source, node) => make(source, node, "Dict"),
  DictionaryComprehensionExpression: (source, node) => make(source, node, "DictComp"),
  SetExpression: (source, node) => make(source, node, "Set"),
  SetComprehensionExpression: (source, node) => make(source, node, "SetComp"),
  ComprehensionExpression: (source, node) => make(source, node, "GeneratorExp"),
  AwaitExpression: (source, node) => make(source, node, "Await"),
  YieldExpression: (source, node) => make(source, node, "Yield"),
};

/** @returns {any} */
export function expression(/** @type {Source} */ source, /** @type {any} */ node) {
  const rule = convert[node.name];
  return rule ? rule(source, node) : make(source, node, node.name);
}

/** One expression, or a Tuple of several separated by commas. */
export function expressionList(/** @type {Source} */ source, /** @type {any[]} */ nodes) {
  if (nodes.length === 1 && nodes[0].name !== ",") return expression(source, nodes[0]);
  const elements = list(source, nodes);
  return make(source, nodes[0], "Tuple", { elements, to: nodes[nodes.length - 1].to });
}

/** Comma-separated expressions, `*rest` among them. */
function list(/** @type {Source} */ source, /** @type {any[]} */ nodes) {
  const found = [];
  let starred = false;
  for (const node of nodes) {
    if (node.name === ",") continue;
    if (node.name === "*") starred = true;
    else {
      const value = expression(source, node);
      found.push(starred ? make(source, node, "Starred", { value }) : value);
      starred = false;
    }
  }
  return found;
}

const inner = (/** @type {any} */ node) => children(node).slice(1, -1);

/** Python's number literals. */
function number(/** @type {string} */ text) {
  const plain = text.replaceAll("_", "").toLowerCase();
  if (plain.endsWith("j")) return { complex: plain };
  if (/^0[xob]/.test(plain) || /^\d+$/.test(plain)) return BigInt(plain);
  return Number(plain);
}

function binary(/** @type {Source} */ source, /** @type {any} */ node) {
  const parts = children(node);
  const left = expression(source, parts[0]);
  const right = expression(source, parts[parts.length - 1]);
  const sign = parts.slice(1, -1).map((part) => source.slice(part)).join(" ");
  if (sign === "and" || sign === "or") return boolean(source, node, sign === "and" ? "And" : "Or", left, right);
  if (sign in COMPARE) return comparison(source, node, COMPARE[sign], left, right);
  return make(source, node, "BinOp", { op: BINARY[sign] ?? sign, sign, left, right });
}

/** `a and b and c` is one BoolOp of three values, as in Python. */
function boolean(source, node, op, left, right) {
  const flat = left.type === "BoolOp" && left.op === op && !left.parenthesized ? left.values : [left];
  return make(source, node, "BoolOp", { op, values: [...flat, right] });
}

/** `a < b < c` is one Compare of three operands, as in Python. */
function comparison(source, node, op, left, right) {
  if (left.type !== "Compare" || left.parenthesized)
    return make(source, node, "Compare", { left, ops: [op], comparators: [right] });
  return { ...left, to: node.to, ops: [...left.ops, op], comparators: [...left.comparators, right] };
}

function unary(/** @type {Source} */ source, /** @type {any} */ node) {
  const [sign, operand] = children(node);
  return make(source, node, "UnaryOp", { op: UNARY[source.slice(sign)], operand: expression(source, operand) });
}

function call(/** @type {Source} */ source, /** @type {any} */ node) {
  const [callee, argList] = children(node);
  const func = expression(source, callee);
  return make(source, node, "Call", { func, ...callArguments(source, argList) });
}

/** The positional arguments and keywords of an argument list. */
export function callArguments(/** @type {Source} */ source, /** @type {any} */ argList) {
  const args = [];
  const keywords = [];
  const parts = inner(argList);
  for (let i = 0; i < parts.length; i++) {
    const text = source.slice(parts[i]);
    if (text === ",") continue;
    if (parts[i + 1]?.name === "AssignOp") {
      keywords.push({ name: text, value: expression(source, parts[i + 2]) });
      i += 2;
    } else if (text === "*" || text === "**") {
      const value = expression(source, parts[++i]);
      if (text === "*") args.push(make(source, parts[i], "Starred", { value }));
      else keywords.push({ name: null, value });
    } else args.push(expression(source, parts[i]));
  }
  return { args, keywords };
}

function member(/** @type {Source} */ source, /** @type {any} */ node) {
  const [object, ...rest] = children(node);
  const value = expression(source, object);
  if (rest[0].name === ".") return make(source, node, "Attribute", { value, attribute: source.slice(rest[1]) });
  return make(source, node, "Subscript", { value, slice: subscript(source, rest.slice(1, -1), node) });
}

/** What stands between the brackets: one index, one slice, or a Tuple of them. */
function subscript(source, parts, at) {
  const groups = [[]];
  for (const part of parts) {
    if (part.name === ",") groups.push([]);
    else groups[groups.length - 1].push(part);
  }
  const trailing = groups.length > 1 && groups[groups.length - 1].length === 0;
  const items = (trailing ? groups.slice(0, -1) : groups).map((group) => index(source, group, at));
  return groups.length === 1 ? items[0] : make(source, at, "Tuple", { elements: items });
}

function index(source, parts, at) {
  if (!parts.some((part) => part.name === ":")) return expression(source, parts[0]);
  const bounds = [null, null, null];
  let position = 0;
  for (const part of parts) {
    if (part.name === ":") position++;
    else bounds[position] = expression(source, part);
  }
  return make(source, at, "Slice", { lower: bounds[0], upper: bounds[1], step: bounds[2] });
}

function conditional(/** @type {Source} */ source, /** @type {any} */ node) {
  const [body, , test, , orelse] = children(node).map((part) => (/^(if|else)$/.test(part.name) ? null : expression(source, part)));
  return make(source, node, "IfExp", { test, body, orelse });
}

function named(/** @type {Source} */ source, /** @type {any} */ node) {
  const [target, , value] = children(node);
  return make(source, node, "NamedExpr", { target: expression(source, target), value: expression(source, value) });
}

function comprehension(/** @type {Source} */ source, /** @type {any} */ node) {
  const parts = inner(node);
  const at = parts.findIndex((part) => part.name === "in");
  const second = parts.slice(at).some((part) => part.name === "for");
  const conditions = parts.slice(at + 2).filter((part) => part.name !== "if");
  return make(source, node, "ListComp", {
    element: expression(source, parts[0]),
    target: expressionList(source, parts.slice(2, at)),
    iterable: expression(source, parts[at + 1]),
    conditions: second ? [] : conditions.map((part) => expression(source, part)),
    nested: second,
  });
}
