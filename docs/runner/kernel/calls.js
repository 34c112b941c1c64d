// @ts-check
/** Calls inside a kernel: jitted functions are walked, builtins are run. */
import { Bound, Builtin, Foreign, JitFunction, Tuple, className, isNumber, isTensor } from "./values.js";
import { CompilationError, check } from "./errors.js";
import { toTensor } from "./types.js";
import { Walker } from "./walker.js";

/** @typedef {import("./machine.js").Machine} Machine */

export function callNode(walker, node) {
  const callee = walker.evaluate(node.func);
  const positional = node.args.flatMap((arg) => argument(walker, arg));
  const keywords = new Map();
  for (const { name, value } of node.keywords) {
    check(name !== null, "unsupported keyword argument expansion `**`");
    keywords.set(name, walker.evaluate(value));
  }
  walker.machine.at = walker.place(node);
  return callFunction(walker.machine, callee, positional, keywords);
}

function argument(walker, node) {
  if (node.type !== "Starred") return [walker.evaluate(node)];
  const value = walker.evaluate(node.value);
  check(value instanceof Tuple, "only tuples can be unpacked into arguments");
  return value.items;
}

export function callFunction(/** @type {Machine} */ machine, callee, positional, keywords = new Map()) {
  if (callee instanceof Bound) return callFunction(machine, callee.builtin, [callee.self, ...positional], keywords);
  if (callee instanceof JitFunction) return callJit(machine, callee, positional, keywords);
  if (callee instanceof Builtin) return callBuiltin(machine, callee, positional, keywords);
  if (callee instanceof Foreign) throw new CompilationError(`a kernel cannot call this ${callee.kind}: only @triton.jit functions`);
  throw new CompilationError(`TypeError("'${className(callee)}' object is not callable")`);
}

/** Python's rules for arguments. `parameters` are {name, kind, default?}; `missing` makes a default. */
export function bind(name, parameters, positional, keywords, makeDefault, jitted = false) {
  const refusal = (text) => (jitted ? `TypeError("${text}")` : `${name}() ${text}`);
  const bound = new Map();
  const rest = [...positional];
  for (const parameter of parameters) {
    if (parameter.kind === "*") bound.set(parameter.name, new Tuple(rest.splice(0)));
    else if (parameter.kind !== "keyword" && rest.length) bound.set(parameter.name, rest.shift());
  }
  check(rest.length === 0 || !jitted, "TypeError('too many positional arguments')");
  check(rest.length === 0, `${name}() takes ${parameters.length} positional arguments but ${positional.length} were given`);
  for (const [key, value] of keywords) {
    check(parameters.some((parameter) => parameter.name === key), refusal(`got an unexpected keyword argument '${key}'`));
    check(!bound.has(key), refusal(`${jitted ? "" : "got "}multiple values for argument '${key}'`));
    bound.set(key, value);
  }
  for (const parameter of parameters) if (!bound.has(parameter.name)) bound.set(parameter.name, makeDefault(parameter));
  return bound;
}

const missing = (name, parameter) => new CompilationError(`${name}() missing 1 required positional argument: '${parameter}'`);

/** A compiler inlines calls, and would not end on more; a browser's stack would. */
const DEEPEST = 64;

/** Walks a jitted function with its arguments and gives what it returns. */
export function callJit(/** @type {Machine} */ machine, fn, positional, keywords = new Map(), isKernel = false) {
  check(machine.depth < DEEPEST, `maximum recursion depth exceeded: ${fn.name} calls itself without an end`);
  machine.depth++;
  try {
    return walk(machine, fn, positional, keywords, isKernel);
  } finally {
    machine.depth--;
  }
}

function walk(machine, fn, positional, keywords, isKernel) {
  const walker = new Walker(machine, fn);
  walker.isKernel = isKernel;
  walker.scope = bind(fn.name, fn.definition.parameters, positional, keywords, (parameter) => {
    if (!parameter.default) throw new CompilationError(`TypeError("missing a required argument: '${parameter.name}'")`);
    return walker.evaluate(parameter.default);
  }, true);
  walker.body(fn.definition.body);
  if (walker.returnTypes?.length > 1) fn.definition.mergesReturns = true;
  const value = walker.returned ? walker.returned.value : null;
  return fn.definition.mergesReturns && isNumber(value) ? toTensor(value) : value;
}

function callBuiltin(machine, builtin, positional, keywords) {
  const bound = bind(builtin.name, builtin.parameters, positional, keywords, (parameter) => {
    if (!("default" in parameter)) throw missing(builtin.name, parameter.name);
    return parameter.default;
  });
  if (builtin.onlyConstants) for (const value of bound.values()) refuseTensor(builtin, value);
  return builtin.call(machine, Object.fromEntries(bound));
}

function refuseTensor(builtin, value) {
  check(!isTensor(value) || builtin.name !== "triton.cdiv",
    "Did you forget to add @triton.jit ? (`_semantic` argument must be provided outside of JIT functions.)");
  check(!isTensor(value), `${builtin.name}() takes compile-time values, and this is a tensor`);
}
