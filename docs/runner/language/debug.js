// @ts-check
/** triton.language: printing, assertions, and hints to the compiler, which change nothing here. */
import { CompilationError, check } from "../kernel/errors.js";
import { Tuple, className, describeValue, isTensor, str } from "../kernel/values.js";
import { arrayText } from "../text/arrays.js";
import { toTensor } from "../kernel/types.js";
import { truth } from "../kernel/constants.js";

/** As Triton does: a prefix starts with a space and ends with a colon. */
function prefixed(prefix, hasValues) {
  let text = prefix;
  if (hasValues && !text.endsWith(" ")) text += " ";
  if (hasValues && !text.endsWith(": ")) text = `${text.slice(0, -1)}: `;
  return text.length > 2 && !text.startsWith(" ") ? ` ${text}` : text;
}

function checkPrefix(prefix) {
  check(typeof prefix === "string", () => `${isTensor(prefix) ? describeValue(prefix) : str(prefix)} is not string`);
  check(/^[\x09-\x0d\x20-\x7e]*$/.test(prefix), `${prefix} is not an ascii string`);
}

function devicePrint(machine, { prefix, values, hex }) {
  checkPrefix(prefix);
  const tiles = values.items.map((value) => toTensor(value));
  if (machine.checking) return null;
  const start = `(${machine.program.join(", ")})`;
  const text = prefixed(prefix, tiles.length > 0);
  for (const tile of tiles) machine.print(`${start}${text ? ` ${text}` : ""} ${arrayText(tile, Boolean(hex))}\n`);
  return null;
}

/** While compiling, and so once a launch. */
function staticPrint(machine, { values, sep, end }) {
  if (machine.checking) machine.print(values.items.map(str).join(sep) + (end ?? "\n"));
  return null;
}

function staticAssert(_, { cond, msg }) {
  if (typeof cond !== "boolean")
    throw new CompilationError("Assertion condition could not be determined at compile-time. Make sure that it depends only on `constexpr` values");
  if (!cond) throw new CompilationError(str(msg) || "static_assert failed");
  return null;
}

function deviceAssert(machine, { cond, msg }) {
  machine.deviceAssert(cond, str(msg));
  return null;
}

/** multiple_of and its like: one number for each dimension. */
function hint(name) {
  return (_, { input, values }) => {
    const list = values instanceof Tuple ? values.items : [values];
    list.forEach((value, i) => check(typeof value === "bigint", `values element ${i} must have type \`constexpr\``));
    check(Math.max(1, input.shape.length) === list.length, `Shape of input to ${name} does not match the length of values`);
    return input;
  };
}

function length(_, { value }) {
  check(value instanceof Tuple || typeof value === "string", `TypeError("object of type '${className(value)}' has no len()")`);
  return BigInt(value instanceof Tuple ? value.items.length : value.length);
}

function toList(_, { value }) {
  check(value instanceof Tuple, "list() needs a tuple");
  return value;
}

const nothing = () => null;

export const DEBUG = {
  device_print: ["prefix, *values, hex=False", devicePrint],
  static_print: ["*values, sep=' ', end=None, file=None, flush=False", staticPrint],
  static_assert: ["cond, msg=''", staticAssert],
  device_assert: ["cond, msg='', mask=None", deviceAssert],
  debug_barrier: ["", nothing],
  assume: ["cond", (_, { cond }) => void truth(isTensor(cond) ? true : cond) ?? null],
  multiple_of: ["input, values", hint("multiple_of")],
  max_contiguous: ["input, values", hint("max_contiguous")],
  max_constancy: ["input, values", hint("max_constancy")],
};

/** Python's own print, which compiles to a device_print, and so begins with text; here it prints as the interpreter does. */
function pythonPrint(machine, { prefix, values }) {
  checkPrefix(prefix);
  const texts = [prefix, ...values.items.map((value) => (isTensor(value) ? arrayText(value) : str(value)))];
  if (!machine.checking) machine.print(`${texts.join(" ")}\n`);
  return null;
}

export const PYTHON_DEBUG = {
  print: ["prefix, *values, hex=False", pythonPrint],
  len: ["value", length],
  list: ["value", toList],
};
