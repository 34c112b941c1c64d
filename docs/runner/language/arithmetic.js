// @ts-check
/** triton.language: arithmetic, comparison by selection, mathematics. */
import * as D from "../engine/dtypes.js";
import { fusedMultiplyAdd, mapFloat, mapSigned } from "../engine/unary.js";
import { mulHigh } from "../engine/binary.js";
import { where as select } from "../engine/select.js";
import { joined } from "../engine/taint.js";
import { cast } from "../engine/cast.js";
import { addresses, broadcastTo } from "../engine/tile.js";
import { CompilationError, check } from "../kernel/errors.js";
import { OPERATORS, compute } from "../kernel/operators.js";
import { broadcastPair, commonShape, operands, threeOperands, toTensor } from "../kernel/types.js";
import { className, isNumber, isTensor } from "../kernel/values.js";
import { operate } from "../kernel/constants.js";
import { reduceNamed } from "../engine/reduce.js";

/** What tl.PropagateNan's members stand for. */
export const PROPAGATE_NAN = { NONE: "PropagateNan.NONE", ALL: "PropagateNan.ALL" };

function checkType(value, allowed) {
  check(!isTensor(value) || allowed.includes(value.type.name),
    () => `Expected dtype [${allowed.map((name) => `'${name}'`).join(", ")}] but got ${value.type}`);
}

/** A function of one fp32 or fp64 block. */
const float = (name, allowed = ["fp32", "fp64"]) => ["x", (_, { x }) => {
  checkType(x, allowed);
  const tile = toTensor(x);
  checkType(tile, allowed);
  return mapFloat(name, tile);
}];

function absolute(_, { x }) {
  const tile = toTensor(x);
  return tile.type.isUnsigned ? tile : mapSigned("abs", tile);
}

/** Without propagate_nan, a NaN loses to a number, as the hardware's instructions have it. */
function extreme(op) {
  return (machine, { x, y, propagate_nan: nan }) => {
    const [a, b] = operands(x, y);
    return compute(machine, a.type.isFloat && nan === PROPAGATE_NAN.ALL ? `${op}Nan` : op, a, b);
  };
}

function clamp(machine, { x, min, max, propagate_nan: nan }) {
  const [value, low, high] = threeOperands(x, min, max);
  const suffix = value.type.isFloat && nan === PROPAGATE_NAN.ALL ? "Nan" : "";
  return compute(machine, `min${suffix}`, compute(machine, `max${suffix}`, value, low), high);
}

function fma(_, { x, y, z }) {
  const values = threeOperands(x, y, z);
  const result = fusedMultiplyAdd(...values);
  result.taint = joined(result.size, values);
  return result;
}

function where(_, { condition, x, y }) {
  const test = cast(toTensor(condition), D.int1);
  let [a, b] = operands(x, y, { leftPointer: true, rightPointer: true });
  if (a.base !== b.base) [a, b] = [a, b].map(addresses);
  const shape = [a.shape, b.shape].reduce(commonShape, test.shape);
  [a, b] = [a, b].map((tile) => (tile.shape.length ? broadcastTo(tile, shape) : tile));
  const chosen = select(test.shape.length ? broadcastTo(test, shape) : test, a, b);
  return chosen.size === 1 ? chosen.as(shape) : chosen;
}

const operator = (op) => (machine, { x, y }) => (isTensor(x) || isTensor(y) ? OPERATORS[op](machine, x, y) : OPERATORS[op](machine, toTensor(x), toTensor(y)));

function divide(machine, { x, y }) {
  const [a, b] = operands(x, y, { divides: true });
  check(a.type.isFloat, "fdiv requires floating-point operands after type promotion");
  return compute(machine, "div", a, b);
}

function preciseDivide(machine, { x, y }) {
  checkType(x, ["fp32"]);
  checkType(y, ["fp32"]);
  return compute(machine, "div", ...operands(x, y));
}

function umulhi(_, { x, y }) {
  const integers = ["int32", "int64", "uint32", "uint64"];
  checkType(x, integers);
  checkType(y, integers);
  const [a, b] = operands(x, y);
  const result = mulHigh(a, b);
  result.taint = joined(result.size, [a, b]);
  return result;
}

/** (x + div − 1) // div: at compile time on compile-time values. */
function cdiv(machine, { x, div }) {
  const op = (name, a, b) => (isTensor(a) || isTensor(b) ? OPERATORS[name](machine, a, b) : operate(name, a, b));
  return op("FloorDiv", op("Add", x, op("Sub", div, 1n)), div);
}

function sigmoid(machine, { x }) {
  const tile = toTensor(x);
  checkType(tile, ["fp32", "fp64"]);
  return mapFloat("sigmoid", tile);
}

/** Along axis 0 unless told otherwise: not the last one, as PyTorch's. */
function softmax(machine, { x, dim }) {
  const axis = dim === null ? 0 : Number(dim);
  check(x.shape.length > 0, "softmax needs a block");
  checkType(x, ["fp16", "bf16", "fp32", "fp64"]);
  const wide = x.type.bits < 32 ? cast(x, D.fp32) : x;
  const largest = reduceNamed("max", wide, (axis + x.shape.length) % x.shape.length, true);
  const powers = mapFloat("exp", compute(machine, "sub", ...broadcastPair(wide, largest)));
  const total = reduceNamed("add", powers, (axis + x.shape.length) % x.shape.length, true);
  return compute(machine, "div", ...broadcastPair(powers, total));
}

/** Python's own max and min: tensors by maximum, numbers as Python does. */
function pythonExtreme(op) {
  return (machine, { values }) => {
    const list = values.items.length === 1 && values.items[0].items ? values.items[0].items : values.items;
    check(list.length > 0, `${op}() needs at least one argument`);
    const better = op === "max" ? "Gt" : "Lt";
    return list.reduce((x, y) => {
      if (isTensor(x) || isTensor(y)) return extreme(op)(machine, { x, y, propagate_nan: PROPAGATE_NAN.NONE });
      return operate(better, y, x) ? y : x;
    });
  };
}

/** Python's int(), float(), bool() on compile-time numbers. */
export function pythonNumber(kind) {
  return (_, { x }) => {
    if (kind === "float" && typeof x === "string") return numberNamed(x);
    if (!isNumber(x)) throw new CompilationError(`TypeError("${kind}() argument must be a string or a real number, not '${className(x)}'")`);
    if (kind === "float") return Number(x);
    return typeof x === "number" ? BigInt(Math.trunc(x)) : BigInt(x);
  };
}

/** float("-inf") and the like. */
function numberNamed(text) {
  const value = { inf: Infinity, "-inf": -Infinity, "+inf": Infinity, nan: NaN }[text.trim().toLowerCase()] ?? Number(text);
  if (value !== value && !/nan/i.test(text)) throw new CompilationError(`ValueError("could not convert string to float: '${text}'")`);
  return value;
}

export const ARITHMETIC = {
  exp: float("exp"), exp2: float("exp2"), log: float("log"), log2: float("log2"), sin: float("sin"), cos: float("cos"),
  sqrt: float("sqrt"), sqrt_rn: float("sqrt", ["fp32"]), rsqrt: float("rsqrt"), erf: float("erf"), floor: float("floor"), ceil: float("ceil"),
  abs: ["x", absolute],
  sigmoid: ["x", sigmoid],
  softmax: ["x, dim=None, *, keep_dims=None, ieee_rounding=False", softmax],
  maximum: [`x, y, propagate_nan='${PROPAGATE_NAN.NONE}'`, extreme("max")],
  minimum: [`x, y, propagate_nan='${PROPAGATE_NAN.NONE}'`, extreme("min")],
  clamp: [`x, min, max, propagate_nan='${PROPAGATE_NAN.NONE}'`, clamp],
  fma: ["x, y, z", fma],
  where: ["condition, x, y", where],
  add: ["x, y, sanitize_overflow=True", operator("Add")],
  sub: ["x, y, sanitize_overflow=True", operator("Sub")],
  mul: ["x, y, sanitize_overflow=True", operator("Mult")],
  fdiv: ["x, y, ieee_rounding=False, approx=False", divide],
  div_rn: ["x, y", preciseDivide],
  umulhi: ["x, y", umulhi],
  cdiv: ["x, div", cdiv],
};

/** Functions of Python's own that kernels may call. */
export const PYTHON = {
  max: ["*values", pythonExtreme("max")],
  min: ["*values", pythonExtreme("min")],
  int: ["x", pythonNumber("int")],
  float: ["x", pythonNumber("float")],
};
