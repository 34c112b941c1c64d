// @ts-check
/** The modules and names that a kernel sees. */
import * as D from "../engine/dtypes.js";
import { Builtin, Module, Range, describeValue, isTensor } from "../kernel/values.js";
import { CompilationError, check } from "../kernel/errors.js";
import { ARITHMETIC, PROPAGATE_NAN, PYTHON } from "./arithmetic.js";
import { CONSTEXPR_CALL, CREATION } from "./creation.js";
import { DEBUG, PYTHON_DEBUG } from "./debug.js";
import { DESCRIPTORS, DESCRIPTOR_CALLS } from "./descriptors.js";
import { DOT } from "./dot.js";
import { LIBDEVICE } from "./libdevice.js";
import { MEMORY } from "./memory.js";
import { RANDOM } from "./random.js";
import { REDUCTIONS } from "./reductions.js";
import { SHAPES } from "./shapes.js";
import { defineAll, parameters } from "./define.js";
import { PYTHON_MATH } from "./python_math.js";

const LANGUAGE = defineAll({ ...CREATION, ...ARITHMETIC, ...SHAPES, ...REDUCTIONS, ...MEMORY, ...DOT, ...DESCRIPTORS, ...RANDOM, ...DEBUG });

/** tl.constexpr: an annotation, and a function. */
export const CONSTEXPR = new Builtin("constexpr", parameters(CONSTEXPR_CALL[0]), CONSTEXPR_CALL[1]);

function range(name, isStatic) {
  const text = "arg1, arg2=None, step=None, num_stages=None, loop_unroll_factor=None, disallow_acc_multi_buffer=False, " +
    "flatten=False, warp_specialize=False, disable_licm=False";
  return new Builtin(name, parameters(text), (_, { arg1, arg2, step }) => {
    if (isStatic)
      for (const [what, bound] of [["start", arg1], ["end", arg2], ["step", step]])
        check(!isTensor(bound), () => `${describeValue(bound)} used as tl.static_range ${what} value is not a constexpr`);
    const [start, end] = arg2 === null ? [0n, arg1] : [arg1, arg2];
    return new Range(start, end, step ?? 1n, isStatic);
  });
}

const TYPES = {
  float16: D.fp16, bfloat16: D.bf16, float32: D.fp32, float64: D.fp64, float8e4nv: D.fp8e4nv, float8e4b8: D.fp8e4b8,
  float8e4b15: D.fp8e4b15, float8e5: D.fp8e5, float8e5b16: D.fp8e5b16, int1: D.int1, int8: D.int8, int16: D.int16, int32: D.int32,
  int64: D.int64, uint8: D.uint8, uint16: D.uint16, uint32: D.uint32, uint64: D.uint64,
};

const named = (name, table) => new Module(name, (key) => (table instanceof Map ? table : new Map(Object.entries(table))).get(key));

const MATH_NAMES = ["exp", "exp2", "log", "log2", "sin", "cos", "sqrt", "sqrt_rn", "rsqrt", "erf", "floor", "ceil", "abs", "fma", "fdiv",
  "div_rn", "umulhi"];
const MATH = named("triton.language.math", new Map(MATH_NAMES.map((name) => [name, LANGUAGE.get(name)])));
const LIBDEVICE_MODULE = named("triton.language.extra.libdevice", defineAll(LIBDEVICE));
const VENDOR = (name) => named(`triton.language.extra.${name}`, { libdevice: LIBDEVICE_MODULE });
const EXTRA = named("triton.language.extra", { libdevice: LIBDEVICE_MODULE, cuda: VENDOR("cuda"), hip: VENDOR("hip") });

const LANGUAGE_NAMES = new Map([
  ...LANGUAGE,
  ...Object.entries(TYPES),
  ["constexpr", CONSTEXPR],
  ["range", range("range", false)],
  ["static_range", range("static_range", true)],
  ["math", MATH],
  ["extra", EXTRA],
  ["PropagateNan", named("PropagateNan", PROPAGATE_NAN)],
]);

const LANGUAGE_MODULE = named("triton.language", LANGUAGE_NAMES);

/** `triton` itself: what compiles at compile time. */
const TRITON = named("triton", {
  language: LANGUAGE_MODULE,
  cdiv: constantsOnly("triton.cdiv", LANGUAGE.get("cdiv")),
  next_power_of_2: new Builtin("next_power_of_2", parameters("n"), nextPowerOf2, { onlyConstants: true }),
});

function constantsOnly(name, builtin) {
  return new Builtin(name, builtin.parameters, builtin.call, { onlyConstants: true });
}

function nextPowerOf2(_, { n }) {
  if (typeof n !== "bigint") throw new CompilationError("next_power_of_2 needs an int");
  let power = 1n;
  while (power < n) power *= 2n;
  return power;
}

/** Modules by their full name, for the globals of a kernel. @type {Map<string, Module>} */
export const MODULES = new Map(
  [TRITON, LANGUAGE_MODULE, MATH, EXTRA, LIBDEVICE_MODULE, VENDOR("cuda"), VENDOR("hip"), named("math", PYTHON_MATH)].map((module) => [module.name, module]),
);
MODULES.set("triton.language.extra.cuda.libdevice", LIBDEVICE_MODULE);
MODULES.set("triton.language.extra.hip.libdevice", LIBDEVICE_MODULE);

/** Python's own names. @type {Map<string, any>} */
export const BUILTINS = new Map([...defineAll({ ...PYTHON, ...PYTHON_DEBUG }), ["range", range("range", false)]]);

/** What a tensor has as methods. */
const METHOD_NAMES = ["abs", "advance", "argmax", "argmin", "associative_scan", "atomic_add", "atomic_and", "atomic_cas", "atomic_load",
  "atomic_max", "atomic_min", "atomic_or", "atomic_store", "atomic_xchg", "atomic_xor", "broadcast_to", "cast", "cdiv", "ceil", "cos",
  "cumprod", "cumsum", "erf", "exp", "exp2", "expand_dims", "flip", "floor", "gather", "histogram", "item", "log", "log2", "max", "min",
  "permute", "ravel", "reduce", "reduce_or", "reshape", "rsqrt", "sigmoid", "sin", "softmax", "sort", "split", "sqrt", "sqrt_rn", "store",
  "sum", "topk", "trans", "view", "xor_sum"];
export const METHODS = new Map([...METHOD_NAMES.map((name) => /** @type {[string, Builtin]} */ ([name, LANGUAGE.get(name)])), ["to", LANGUAGE.get("cast")]]);

export const DESCRIPTOR_METHODS = defineAll(DESCRIPTOR_CALLS);

/** Names that Python code may import one by one: `from triton.language import load`. */
export const languageNames = () => [...LANGUAGE_NAMES.keys()];
