// @ts-check
/** How a builtin is declared: Python's own parameter list, as text, and what it does. */
import { Builtin, Tuple, className, isTensor } from "../kernel/values.js";
import { CompilationError } from "../kernel/errors.js";

/** Reads "input, axis=None, keep_dims=False, *rest". */
export function parameters(/** @type {string} */ text) {
  const found = [];
  let keywordOnly = false;
  for (const part of text.split(/,\s*/).filter(Boolean)) {
    const [name, value] = part.split("=");
    if (name === "*") keywordOnly = true;
    else if (name.startsWith("*")) found.push({ name: name.slice(1), kind: "*" });
    else found.push({ name, kind: keywordOnly ? "keyword" : "", ...(value === undefined ? {} : { default: literal(value) }) });
  }
  return found;
}

function literal(/** @type {string} */ text) {
  if (text === "None") return null;
  if (text === "True" || text === "False") return text === "True";
  if (text === "()") return new Tuple([]);
  if (/^['"]/.test(text)) return text.slice(1, -1);
  return /^-?\d+$/.test(text) ? BigInt(text) : Number(text);
}

/**
 * Builtins by name. An entry is [parameter text, function of (machine, bound arguments)].
 * @param {Record<string, [string, (machine: any, args: any) => any]>} table
 * @returns {Map<string, Builtin>}
 */
export function defineAll(table) {
  return new Map(Object.entries(table).map(([name, [text, call]]) => [name, new Builtin(name, parameters(text), call)]));
}

/** A shape argument: a tuple, or numbers one by one, as numbers. */
export function shapeOf(values) {
  const flat = values.length === 1 && values[0] instanceof Tuple ? values[0].items : values;
  return flat.map((extent) => {
    if (typeof extent !== "bigint")
      throw new CompilationError(`Shape element ${flat.indexOf(extent)} must have type \`constexpr[int]\`, got \`constexpr[${pythonClass(extent)}]`);
    return Number(extent);
  });
}

const pythonClass = (value) => `<class '${isTensor(value) ? "triton.language.core.tensor" : className(value)}'>`;

/** Block shapes are powers of two. */
export function checkBlockShape(shape) {
  shape.forEach((extent, d) => {
    if (extent <= 0 || (extent & (extent - 1)) !== 0) throw new CompilationError(`Shape element ${d} must be a power of 2`);
  });
  return shape;
}
