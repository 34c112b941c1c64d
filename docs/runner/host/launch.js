// @ts-check
/** Turns what Python says about a launch into jitted functions and arguments, specialised as Triton specialises them. */
import * as D from "../engine/dtypes.js";
import { scalar } from "../engine/tile.js";
import { Argument } from "../memory/buffers.js";
import { pointerArgument } from "../kernel/machine.js";
import { Descriptor, Foreign, JitFunction, Tuple, describeType, repr } from "../kernel/values.js";
import { CompilationError, check } from "../kernel/errors.js";
import { checkLayout } from "../language/descriptors.js";
import { torchName } from "../torch/tensors.js";
import { decode } from "./values.js";

/**
 * @param {any} request {kernel: index, functions: [{key, globals, noinline}], grid, arguments by name, general: names not to specialise, debug}
 * @param {{machine: import("../kernel/machine.js").Machine, table: any, definitions: Map<string, any>, callPython: Function}} host
 */
export function launch(request, host) {
  const context = { functions: [], callPython: (index, json) => host.callPython(index, json) };
  request.functions.forEach((entry) => context.functions.push(new JitFunction(host.definitions.get(entry.key), new Map(), entry)));
  request.functions.forEach((entry, i) => addGlobals(context.functions[i], entry.globals, context));
  const fn = context.functions[request.kernel];
  const args = new Map(fn.definition.parameters.map((parameter) => [parameter.name, argument(parameter, request, host, context)]));
  const signature = [request.functions[request.kernel].key, ...[...args.values()].map(signatureOf), JSON.stringify(request.functions)].join("|");
  host.machine.launch({ fn, grid: gridOf(request.grid), args, signature, debug: request.debug });
}

function addGlobals(fn, globals, context) {
  for (const [name, value] of Object.entries(globals)) {
    const decoded = decode(value, context);
    if (decoded !== undefined) fn.globals.set(name, decoded);
  }
}

function gridOf(grid) {
  const full = [...grid, 1, 1, 1].slice(0, 3);
  check(grid.length >= 1 && grid.length <= 3, `a grid has one to three numbers, not ${grid.length}`);
  full.forEach((extent, d) => {
    check(Number.isInteger(extent) && extent >= 0, `grid[${d}] is ${extent}: it must be a non-negative int`);
    check(extent <= (d ? 65535 : 2147483647), `grid[${d}] is ${extent}: at most ${d ? 65535 : 2147483647} programs`);
  });
  return full;
}

const signatureOf = (value) => (value instanceof Descriptor ? `descriptor ${value.block}` : value && value.data ? describeType(value) : repr(value));

/** `x: tl.constexpr`, `x: constexpr`, or either as text. */
const isConstexpr = ({ annotation }) => /(^|\.)constexpr$/.test(String(annotation?.attribute ?? annotation?.id ?? annotation?.value ?? ""));

function argument(parameter, request, host, context) {
  const value = request.arguments[parameter.name];
  if (!isConstexpr(parameter)) return runtimeArgument(parameter, value, !request.general.includes(parameter.name), host, context);
  check(value[0] !== "T", `${parameter.name} is marked tl.constexpr, but a tensor was passed`);
  return decode(value, context);
}

function runtimeArgument(parameter, value, specialise, host, context) {
  const [tag, content] = value;
  if (tag === "t") return new Tuple(content.map((item) => runtimeArgument(parameter, item, specialise, host, context)));
  if (tag === "T") return tensorArgument(parameter.name, host.table.get(content));
  if (tag === "D") return descriptorArgument(parameter.name, content, host);
  return numberArgument(parameter, decode(value, context), specialise);
}

/** 1 becomes a compile-time value; other ints are int32 if they fit; floats are fp32. */
function numberArgument(parameter, value, specialise) {
  const declared = declaredType(parameter);
  if (value === null || value instanceof Foreign) return refuseForeign(parameter.name, value);
  if (typeof value === "boolean") return scalar(D.int1, Number(value));
  if (typeof value === "number") return scalar(declared ?? D.fp32, value);
  if (typeof value !== "bigint") return value;
  if (declared) return scalar(declared, value);
  if (value === 1n && specialise) return value;
  return scalar(integerType(value), value);
}

function refuseForeign(name, value) {
  if (value === null) return null;
  throw new CompilationError(`TypeError('failed to specialize argument of type: ${value.kind}') (argument ${name})`);
}

function integerType(value) {
  if (value >= -(2n ** 31n) && value < 2n ** 31n) return D.int32;
  if (value >= -(2n ** 63n) && value < 2n ** 63n) return D.int64;
  check(value < 2n ** 64n, `OverflowError('int too big to convert: ${value}')`);
  return D.uint64;
}

const TYPE_NAMES = { ...D.byName, float16: D.fp16, bfloat16: D.bf16, float32: D.fp32, float64: D.fp64 };

/** `n: tl.int64` fixes a parameter's type. */
const declaredType = ({ annotation }) => (annotation?.type === "Attribute" ? TYPE_NAMES[annotation.attribute] ?? null : null);

function tensorArgument(name, tensor) {
  const description = { shape: tensor.shape, strides: tensor.strides, dtype: torchName.get(tensor.type) };
  return pointerArgument(new Argument(name, tensor.buffer, tensor.offset * tensor.type.bytes, description), tensor.type);
}

function descriptorArgument(name, { base, shape, strides, block, padding }, host) {
  const pointer = tensorArgument(name, host.table.get(base));
  checkLayout(pointer.type.element, block, BigInt(strides[strides.length - 1]));
  const tiles = (numbers, type) => numbers.map((n) => scalar(type, n));
  return new Descriptor(pointer, tiles(shape, D.int32), tiles(strides, D.int64), block, padding);
}
