// @ts-check
/**
 * Turns the parser's tree into nodes named as Python's own `ast` names them, so that the kernel walker reads like
 * Triton's code generator. Integers are BigInt, floats are numbers: Triton tells `2` from `2.0`, JavaScript does not.
 */
import { parser } from "./parser.js";
import { expression } from "./expressions.js";
import { statements } from "./statements.js";

/** The text of one file, with its line starts. */
export class Source {
  constructor(/** @type {string} */ text, file = "") {
    this.text = text;
    this.file = file;
    this.starts = [0];
    for (let i = 0; i < text.length; i++) if (text[i] === "\n") this.starts.push(i + 1);
    this.tree = parser.parse(text);
  }

  /** Line number, from 1, of a position. */
  line(/** @type {number} */ position) {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle] <= position) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  slice(/** @type {any} */ node) {
    return this.text.slice(node.from, node.to);
  }

  /** The position of the first syntax error, or -1. */
  firstError() {
    let at = -1;
    this.tree.iterate({ enter: (node) => void (node.type.isError && at < 0 && (at = node.from)) });
    return at;
  }
}

/** The children of a parse node, without comments. */
export function children(/** @type {any} */ node) {
  const list = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (child.name !== "Comment") list.push(child);
  return list;
}

/** A node of our tree; `at` is the parse node it came from. */
export function make(/** @type {Source} */ source, /** @type {any} */ at, /** @type {string} */ type, fields = {}) {
  return { type, line: source.line(at.from), from: at.from, to: at.to, ...fields };
}

/** Parameters in order; `kind` is "", "*", "**" or "keyword" (after a star). */
function parameters(/** @type {Source} */ source, /** @type {any} */ list) {
  const found = [];
  let star = "";
  let keywordOnly = false;
  let expectDefault = false;
  for (const child of children(list)) {
    const text = source.slice(child);
    if (text === "*" || text === "**") star = text;
    else if (child.name === "AssignOp") expectDefault = true;
    else if (child.name === "TypeDef") found[found.length - 1].annotation = annotation(source, child);
    else if (expectDefault) {
      found[found.length - 1].default = expression(source, child);
      expectDefault = false;
    } else if (child.name === "VariableName") {
      found.push({ name: text, annotation: null, default: null, kind: star || (keywordOnly ? "keyword" : "") });
      keywordOnly ||= star === "*";
      star = "";
    } else if (text === "," && star === "*") {
      keywordOnly = true;
      star = "";
    }
  }
  return found;
}

function annotation(/** @type {Source} */ source, /** @type {any} */ typeDef) {
  return expression(source, children(typeDef)[1]);
}

/** A FunctionDef node with its body converted. `node` is the parse node of the `def`. */
export function functionDef(/** @type {Source} */ source, /** @type {any} */ node) {
  return make(source, node, "FunctionDef", {
    name: source.slice(node.getChild("VariableName")),
    parameters: parameters(source, node.getChild("ParamList")),
    body: statements(source, node.getChild("Body")),
    file: source.file,
  });
}
