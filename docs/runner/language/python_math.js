// @ts-check
/** Python's `math` inside a kernel: numbers, and functions of numbers known at compile time. */
import { Builtin } from "../kernel/values.js";
import { parameters } from "./define.js";

const onNumber = (name, compute) => new Builtin(name, parameters("x"), (_, { x }) => compute(Number(x)), { onlyConstants: true });

/** @type {Record<string, any>} */
export const PYTHON_MATH = {
  pi: Math.PI,
  e: Math.E,
  tau: 2 * Math.PI,
  inf: Infinity,
  nan: NaN,
  ...Object.fromEntries(["sqrt", "exp", "log2", "log10", "sin", "cos", "tan", "tanh"].map((name) => [name, onNumber(name, Math[name])])),
  log: onNumber("log", Math.log),
  floor: onNumber("floor", (x) => BigInt(Math.floor(x))),
  ceil: onNumber("ceil", (x) => BigInt(Math.ceil(x))),
};
