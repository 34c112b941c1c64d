// @ts-check
/**
 * Prepares a file for MicroPython, line for line, so that line numbers stay the reader's:
 *   a jitted function's body  becomes a call that hands over its arguments and globals: the walker runs the body
 *   Python that MicroPython lacks  (`{**a}`, `[*a]`, `3 < tensor`, str.ljust, f"{tensor:.2f}", …) becomes calls of
 *   python/runner.py
 */
import { children, functionDef } from "./ast.js";
import { importsOf } from "./imports.js";

/** @typedef {import("./ast.js").Source} Source */
/** @typedef {{from: number, to: number, text: string}} Edit */

/** str methods that MicroPython does not have. */
const STR_METHODS = new Set(["removeprefix", "removesuffix", "ljust", "rjust", "zfill", "title", "capitalize", "swapcase", "casefold", "expandtabs"]);
const REFLECTED = { "<": "lt", "<=": "le", ">": "gt", ">=": "ge" };

/**
 * @param {Source} source
 * @returns {{code: string, kernels: Map<string, any>, imports: string[][]}} kernels by the key that the code names them by
 */
export function rewrite(source) {
  /** @type {Edit[]} */
  const edits = [];
  const kernels = new Map();
  const jitted = jittedNames(source);
  source.tree.iterate({
    enter(ref) {
      const node = ref.node;
      if (node.name === "FunctionDefinition" && isJitted(source, node, jitted)) {
        edits.push(handOver(source, node, kernels));
        return false;
      }
      RULES[node.name]?.(source, node, edits);
      return undefined;
    },
  });
  return { code: applied(source.text, edits), kernels, imports: importsOf(source) };
}

/** Names in `triton.jit(name)`. */
function jittedNames(/** @type {Source} */ source) {
  return new Set([...source.text.matchAll(/\bjit\(\s*([A-Za-z_]\w*)\s*[,)]/g)].map((match) => match[1]));
}

function isJitted(/** @type {Source} */ source, node, jitted) {
  if (jitted.has(source.slice(node.getChild("VariableName")))) return true;
  if (node.parent?.name !== "DecoratedStatement") return false;
  return node.parent.getChildren("Decorator").some((decorator) => /\bjit\b/.test(source.slice(decorator)));
}

/** The edit that replaces a jitted body; the lines stay. */
function handOver(/** @type {Source} */ source, node, kernels) {
  const definition = functionDef(source, node);
  const key = `${source.file}:${kernels.size}`;
  kernels.set(key, definition);
  const body = node.getChild("Body");
  const parameters = definition.parameters.map(({ name }) => name);
  const bound = parameters.map((name) => `"${name}":${name}`).join(",");
  const globals = freeNames(definition, parameters).map((name) => `"${name}":lambda:${name}`).join(",");
  const lines = "\n".repeat(source.slice(body).split("\n").length - 1);
  return { from: body.from, to: body.to, text: `: return __kernel__("${key}",{${bound}},{${globals}})${lines}` };
}

/** Every name that a function's body, defaults and annotations mention, but for its parameters. */
export function freeNames(definition, parameters) {
  const found = new Set();
  const visit = (value) => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value && typeof value === "object") {
      if (value.type === "Name") found.add(value.id);
      Object.values(value).forEach(visit);
    }
  };
  visit([definition.body, definition.parameters.map((parameter) => [parameter.default, parameter.annotation])]);
  for (const name of parameters) found.delete(name);
  return [...found];
}

/** @type {Record<string, (source: Source, node: any, edits: Edit[]) => void>} */
const RULES = {
  DictionaryExpression: dictionary,
  DictionaryComprehensionExpression: dictionaryComprehension,
  ArrayExpression: (source, node, edits) => concatenate(source, node, edits, "__runner__.concat("),
  TupleExpression: (source, node, edits) => concatenate(source, node, edits, "__runner__.concat_tuple("),
  SetExpression: (source, node, edits) => concatenate(source, node, edits, "__runner__.concat_set("),
  AssignStatement: bareTuple,
  ReturnStatement: bareTuple,
  BinaryExpression: reflectComparison,
  CallExpression: stringMethod,
  FormatReplacement: formatNumber,
  RaiseStatement: dropCause,
  ClassDefinition: listFields,
};

const insert = (at, text) => ({ from: at, to: at, text });
const close = (at, text) => ({ from: at, to: at, text, closes: true });

/** `{**a, "b": 1}` → merge(a, Dictionary([("b", 1)])): MicroPython's dictionaries keep no order, and know no `**`. */
function dictionary(source, node, edits) {
  const parts = children(node);
  const merges = parts.some((part) => source.slice(part) === "**");
  if (parts.length === 2) return;
  if (merges) group(source, parts, edits, { open: "__runner__.merge(", star: "**", left: "__runner__.Dictionary([", right: "])" });
  else replaceEnds(parts, edits, "__runner__.Dictionary([", "])");
  parts.forEach((part, i) => {
    if (part.name === ":") pair(parts[i - 1], part, parts[i + 1], edits);
  });
}

/** `{k: v for …}` → Dictionary([(k, v) for …]). */
function dictionaryComprehension(source, node, edits) {
  const parts = children(node);
  replaceEnds(parts, edits, "__runner__.Dictionary([", "])");
  pair(parts[1], parts[2], parts[3], edits);
}

function replaceEnds(parts, edits, open, close) {
  const [first, last] = [parts[0], parts[parts.length - 1]];
  edits.push({ from: first.from, to: first.to, text: open }, { from: last.from, to: last.to, text: close });
}

/** `k: v` → `(k, v)`. */
function pair(key, colon, value, edits) {
  edits.push(insert(key.from, "("), { from: colon.from, to: colon.to, text: "," }, close(value.to, ")"));
}

/** `[*a, b]` → concat(a, [b]). */
function concatenate(source, node, edits, open) {
  const parts = children(node);
  if (!parts.some((part) => source.slice(part) === "*") || isTarget(node)) return;
  group(source, parts, edits, { open, star: "*", left: "[", right: "]" });
}

/** Whether a display is what a loop or an assignment unpacks into. */
function isTarget(node) {
  const parent = node.parent?.name ?? "";
  if (["TupleExpression", "ArrayExpression"].includes(parent)) return isTarget(node.parent);
  if (!/^(AssignStatement|ForStatement|.*Comprehension.*)$/.test(parent)) return false;
  for (let next = node.nextSibling; next; next = next.nextSibling) {
    if (next.name === "in" || next.name === "AssignOp") return true;
    if (next.name !== "," && next.name !== "VariableName") return false;
  }
  return false;
}

/** Wraps every run of plain elements in brackets and unwraps the starred ones. */
function group(source, parts, edits, { open, star, left, right }) {
  edits.push({ from: parts[0].from, to: parts[0].to, text: open });
  groupInside(source, parts.slice(1, -1), edits, { star, left, right });
  const last = parts[parts.length - 1];
  edits.push({ from: last.from, to: last.to, text: ")" });
}

/** `a = *b, c`: a tuple without brackets. */
function bareTuple(source, node, edits) {
  const parts = children(node);
  const start = parts.findLastIndex((part) => part.name === "AssignOp" || part.name === "return") + 1;
  const values = parts.slice(start);
  if (!start || !values.some((part) => source.slice(part) === "*")) return;
  edits.push(insert(values[0].from, "__runner__.concat_tuple("), close(values[values.length - 1].to, ")"));
  groupInside(source, values, edits, { star: "*", left: "[", right: "]" });
}

function groupInside(source, parts, edits, { star, left, right }) {
  let run = null;
  let starred = false;
  const finish = () => {
    if (run) edits.push(insert(run.from, left), close(run.to, right));
    run = null;
  };
  for (const part of parts) {
    const text = source.slice(part);
    if (text === star) {
      finish();
      edits.push({ from: part.from, to: part.to, text: "" });
      starred = true;
    } else if (text !== ",") {
      if (!starred) run = run ? { from: run.from, to: part.to } : { from: part.from, to: part.to };
      starred = false;
    }
  }
  finish();
}

/** `3 < x` asks 3 first, and MicroPython never asks x. */
function reflectComparison(source, node, edits) {
  const [left, operator, right, ...rest] = children(node);
  const name = REFLECTED[source.slice(operator)];
  if (!name || rest.length || left.name !== "Number" || chained(source, node)) return;
  edits.push(insert(left.from, `__runner__.${name}(`), { from: operator.from, to: operator.to, text: "," }, close(right.to, ")"));
}

function chained(source, node) {
  const next = node.nextSibling;
  return node.parent?.name === "BinaryExpression" && next !== null && next.name === "CompareOp";
}

function stringMethod(source, node, edits) {
  const callee = node.firstChild;
  if (callee?.name === "VariableName" && source.slice(callee) === "zip" && /\bstrict\s*=/.test(source.slice(node)))
    edits.push({ from: callee.from, to: callee.to, text: "__runner__.zip_strict" });
  if (callee?.name !== "MemberExpression") return;
  const [object, dot, name] = children(callee);
  if (dot.name !== "." || !STR_METHODS.has(source.slice(name))) return;
  edits.push(insert(object.from, `__runner__.method.${source.slice(name)}(`), { from: dot.from, to: name.to, text: ")" });
}

/** f"{loss:.3f}" and f"{loss}": a tensor without dimensions is formatted as its number. */
function formatNumber(source, node, edits) {
  if (node.getChild("FormatConversion") || node.getChild("FormatSelfDoc")) return;
  const value = children(node)[1];
  edits.push(insert(value.from, "__runner__.number("), close(value.to, ")"));
}

/** `raise a from b`: MicroPython warns in the output. */
function dropCause(source, node, edits) {
  const parts = children(node);
  const at = parts.findIndex((part) => part.name === "from");
  if (at > 0) edits.push({ from: parts[at].from, to: parts[at + 1].to, text: "" });
}

/** Annotated names of a class, which MicroPython forgets: named tuples and data classes need them. */
function listFields(source, node, edits) {
  const body = node.getChild("Body");
  const first = children(body).find((part) => part.name !== ":");
  const names = children(body).flatMap((part) => {
    const isField = part.name === "AssignStatement" && part.getChild("TypeDef");
    return isField ? [source.slice(part.firstChild)] : [];
  });
  if (names.length && first) edits.push(insert(first.from, `__fields__ = (${names.map((name) => `"${name}",`).join("")}); `));
  for (const part of children(body))
    if (part.name === "AssignStatement" && part.getChild("TypeDef") && !part.getChild("AssignOp"))
      edits.push({ from: part.from, to: part.to, text: "pass" });
}

/** The text with its edits made. Rules see outer nodes first: at one place inner ones close first and open last. */
function applied(text, edits) {
  const numbered = edits.map((edit, i) => ({ ...edit, order: edit.closes ? -i : i }));
  numbered.sort((a, b) => a.from - b.from || a.to - b.to || Number(b.closes ?? false) - Number(a.closes ?? false) || a.order - b.order);
  let out = "";
  let at = 0;
  for (const edit of numbered) {
    if (edit.from < at) continue;
    out += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return out + text.slice(at);
}
