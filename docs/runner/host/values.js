// @ts-check
/**
 * Values as they cross between Python and JavaScript, as JSON: a tag and what it needs, because JSON cannot tell 2 from 2.0.
 *   ["i", "12"] int · ["f", "2.0"] float · ["b", 1] bool · ["n"] None · ["s", "text"] · ["t", [...]] tuple · ["d", "fp32"] Triton type
 *   ["T", id] tensor · ["D", {...}] tensor descriptor · ["m", name] module · ["l", name] triton.language name ·
 *   ["e", module, name] another module's name · ["j", index] jitted function · ["p", index, name] compile-time Python function ·
 *   ["x", type name] anything else
 */
import { byName, pointerTo } from "../engine/dtypes.js";
import { parameters } from "../language/define.js";
import { MODULES } from "../language/index.js";
import { Builtin, Foreign, Module, Tuple, isNumber, isTensor, className } from "../kernel/values.js";
import { CompilationError, check } from "../kernel/errors.js";

/** Python's text of a float as a number. */
export const number = (/** @type {string} */ text) => ({ inf: Infinity, "-inf": -Infinity, nan: NaN })[text] ?? Number(text);

/** A compile-time value. `context` has jitted functions and a way to call Python. */
export function decode([tag, ...rest], context) {
  switch (tag) {
    case "i": return BigInt(rest[0]);
    case "f": return number(rest[0]);
    case "b": return Boolean(rest[0]);
    case "n": return null;
    case "s": return rest[0];
    case "t": return new Tuple(rest[0].map((item) => decode(item, context)));
    case "d": return typeNamed(rest[0]);
    case "m": return MODULES.get(rest[0]) ?? new Module(rest[0], () => undefined);
    case "l": return MODULES.get("triton.language")?.lookup(rest[0]);
    case "e": return MODULES.get(rest[0])?.lookup(rest[1]);
    case "j": return context.functions[rest[0]];
    case "p": return pythonFunction(context, rest[0], rest[1]);
    default: return new Foreign(rest[0]);
  }
}

function typeNamed(name) {
  const pointer = /^pointer<(.*)>$/.exec(name);
  return pointer ? pointerTo(byName[pointer[1]]) : byName[name];
}

/** A function that Python runs while compiling: only compile-time values go in and out. */
function pythonFunction(context, index, name) {
  return new Builtin(name, parameters("*values"), (_, { values }) => {
    const answer = JSON.parse(context.callPython(index, JSON.stringify(values.items.map(encode))));
    if (answer.error) throw new CompilationError(answer.error);
    return decode(answer.value, context);
  }, { onlyConstants: true });
}

/** The other way, for numbers, text and tuples. */
export function encode(value) {
  if (value === null || value === undefined) return ["n"];
  if (typeof value === "bigint") return ["i", String(value)];
  if (typeof value === "boolean") return ["b", Number(value)];
  if (typeof value === "number") return ["f", floatName(value)];
  if (typeof value === "string") return ["s", value];
  if (value instanceof Tuple) return ["t", value.items.map(encode)];
  check(!isTensor(value) && isNumber(value), () => `a compile-time function cannot take a ${className(value)}`);
  return ["n"];
}

const floatName = (x) => (x !== x ? "nan" : x === Infinity ? "inf" : x === -Infinity ? "-inf" : String(x));
