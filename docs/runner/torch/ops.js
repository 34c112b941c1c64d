// @ts-check
/** The operations behind the small torch. Every function takes a context {table, generator} and decoded arguments. */
import * as D from "../engine/dtypes.js";
import { Tile, arange, broadcastTo, count, filled, scalar } from "../engine/tile.js";
import { arithmetic, compare, roundAll } from "../engine/binary.js";
import { FUNCTIONS, mapFloat, mapSigned } from "../engine/unary.js";
import { cast } from "../engine/cast.js";
import { where as select } from "../engine/select.js";
import { axisView, flipped, reduceArg, reduceNamed, scanNamed, without } from "../engine/reduce.js";
import { dot } from "../engine/dot.js";
import * as shapes from "../engine/shapes.js";
import { floatType, resultType } from "./promote.js";
import { HostTensor } from "./tensors.js";

/** An operand is a HostTensor or a number; as a tile with what promotion must know. */
function operand(value) {
  if (value instanceof HostTensor) return { tile: value.tile(), type: value.type, weak: value.shape.length ? "" : "scalar" };
  const type = typeof value === "boolean" ? D.int1 : typeof value === "bigint" ? D.int64 : D.fp64;
  return { tile: scalar(type, typeof value === "boolean" ? Number(value) : value), type, weak: "number" };
}

function prepared(values, type = null) {
  const list = values.map(operand);
  const common = type ?? resultType(list);
  return broadcast(list.map(({ tile }) => cast(tile, common)));
}

function broadcast(tiles) {
  const shape = tiles.map((tile) => tile.shape).reduce(commonShape);
  return tiles.map((tile) => broadcastTo(tile, shape));
}

/** The shape that two shapes broadcast to, or torch's complaint. */
function commonShape(a, b) {
  const rank = Math.max(a.length, b.length);
  const [x, y] = [a, b].map((shape) => [...Array(rank - shape.length).fill(1), ...shape]);
  return x.map((extent, d) => {
    if (extent === y[d] || y[d] === 1) return extent;
    if (extent === 1) return y[d];
    throw new Error(`The size of tensor a (${extent}) must match the size of tensor b (${y[d]}) at non-singleton dimension ${d}`);
  });
}

const COMPARISONS = ["lt", "le", "gt", "ge", "eq", "ne"];

/** Arithmetic and comparison of two operands. */
export function binary({ table }, op, a, b) {
  if (COMPARISONS.includes(op)) return table.fromTile(compare(op, ...prepared([a, b])));
  const list = [operand(a), operand(b)];
  const common = resultType(list);
  if (op === "div") return table.fromTile(arithmetic("div", ...prepared([a, b], floatType(common))));
  const [x, y] = prepared([a, b], common);
  if (op === "floordiv") return table.fromTile(floorDivide(x, y));
  if (op === "mod") return table.fromTile(arithmetic("sub", x, arithmetic("mul", floorDivide(x, y), y)));
  if (op === "shr") return table.fromTile(arithmetic("ashr", x, y));
  if (op === "pow") return table.fromTile(power(x, y));
  if (op === "add" && x.type.isBool) return table.fromTile(arithmetic("or", x, y));
  if (op === "mul" && x.type.isBool) return table.fromTile(arithmetic("and", x, y));
  return table.fromTile(arithmetic(x.type.isFloat && (op === "max" || op === "min") ? `${op}Nan` : op, x, y));
}

function floorDivide(x, y) {
  if (x.type.isFloat) return mapFloat("floor", arithmetic("div", x, y));
  const quotient = arithmetic("floordiv", x, y);
  const lower = scalar(x.type, 1);
  const inexact = compare("ne", arithmetic("mul", quotient, y), x);
  const negative = compare("ne", compare("lt", x, scalar(x.type, 0)), compare("lt", y, scalar(x.type, 0)));
  return select(arithmetic("and", inexact, negative), arithmetic("sub", quotient, lower), quotient);
}

function power(x, y) {
  if (x.type.isFloat) return arithmetic("pow", x, y);
  return cast(arithmetic("pow", cast(x, D.fp64), cast(y, D.fp64)), x.type);
}

const square = (x) => x * x;
const EXTRA = { relu: (x) => (x > 0 || x !== x ? x : 0), square, reciprocal: (x) => 1 / x, gelu: (x) => 0.5 * x * (1 + FUNCTIONS.erf(x / Math.SQRT2)),
  gelu_tanh: (x) => 0.5 * x * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3))), silu: (x) => x / (1 + Math.exp(-x)),
  sign: Math.sign, frac: (x) => x - Math.trunc(x), round: FUNCTIONS.rint, softplus: (x) => (x > 20 ? x : Math.log1p(Math.exp(x))) };

/** A function of one tensor, computed in double and rounded once. */
export function unary({ table }, op, a) {
  const tile = a.tile();
  if (op === "neg" || (op === "abs" && tile.type.isSigned)) return table.fromTile(mapSigned(op, tile));
  if (op === "not") return table.fromTile(mapSigned("not", tile));
  if (op === "abs" && tile.type.isInt) return table.fromTile(tile);
  if (op === "abs") return table.fromTile(mapSigned("abs", tile));
  if (["isnan", "isinf", "isfinite"].includes(op)) return table.fromTile(question(op, tile));
  const compute = EXTRA[op] ?? FUNCTIONS[op];
  if (tile.type.isInt && KEEPS_INTEGERS.includes(op)) return table.fromTile(new Tile(tile.type, tile.shape, tile.data.map((x) => Number(compute(Number(x))))));
  const float = cast(tile, floatType(tile.type));
  return table.fromTile(new Tile(float.type, float.shape, roundAll(float.type, float.data.map(compute))));
}

const KEEPS_INTEGERS = ["relu", "square", "sign", "floor", "ceil", "trunc", "round"];
const QUESTIONS = { isnan: (x) => x !== x, isinf: (x) => Math.abs(x) === Infinity, isfinite: (x) => Number.isFinite(Number(x)) };
const question = (op, tile) => new Tile(D.int1, tile.shape, Uint8Array.from(tile.data, (x) => (QUESTIONS[op](x) ? 1 : 0)));

/** Along axes (all of them when null). Sums of 16-bit floats are taken in fp32. */
export function reduce({ table }, op, a, axes, keep, dtype) {
  let tile = a.tile();
  const [work, out] = reductionTypes(op, tile.type, dtype);
  tile = cast(tile, work);
  const dims = (axes ?? [...tile.shape.keys()]).map((axis) => (axis < 0 ? axis + tile.shape.length : axis)).sort((x, y) => y - x);
  const lanes = dims.reduce((product, axis) => product * tile.shape[axis], 1);
  for (const axis of dims) tile = reduceAxis(op, tile, axis, keep);
  if (op === "mean") tile = arithmetic("div", tile, scalar(tile.type, lanes));
  return table.fromTile(cast(tile, out));
}

function reductionTypes(op, type, dtype) {
  if (op === "any" || op === "all") return [D.int1, D.int1];
  if (["max", "min"].includes(op)) return [type, type];
  const out = dtype ?? (op === "mean" ? floatType(type) : type.isInt ? D.int64 : type);
  return [out.isFloat && out.bits < 32 ? D.fp32 : out, out];
}

/** Folding functions; a NaN wins max and min, as torch has it. */
const FOLD = {
  sum: (a, b) => a + b,
  mean: (a, b) => a + b,
  prod: (a, b) => a * b,
  max: (a, b) => (a !== a || a > b ? a : b),
  min: (a, b) => (a !== a || a < b ? a : b),
  any: (a, b) => a | b,
  all: (a, b) => a & b,
};

function reduceAxis(op, tile, axis, keep) {
  if ((op === "sum" || op === "mean") && tile.type.isFloat) return reduceNamed("add", tile, axis, keep);
  const { outer, extent, inner } = axisView(tile.shape, axis);
  const shape = without(tile.shape, axis, keep);
  if (extent === 0) return filled(tile.type, shape, op === "all" || op === "prod" ? 1 : 0);
  const out = new tile.data.constructor(outer * inner);
  for (let o = 0; o < outer; o++)
    for (let i = 0; i < inner; i++) out[o * inner + i] = fold(FOLD[op], tile.data, o * extent * inner + i, extent, inner);
  return new Tile(tile.type, shape, out);
}

function fold(combine, data, start, extent, step) {
  let result = data[start];
  for (let e = 1; e < extent; e++) result = combine(result, data[start + e * step]);
  return result;
}

export function arg({ table }, op, a, axis, keep) {
  const tile = axis === null ? a.tile().as([a.size]) : a.tile();
  const along = axis === null ? 0 : (axis + tile.shape.length) % tile.shape.length;
  const [values, places] = reduceArg(op, tile, along, keep);
  return [table.fromTile(values), table.fromTile(cast(places, D.int64))];
}

export function softmax({ table }, a, axis) {
  const tile = cast(a.tile(), a.type.bits < 32 ? D.fp32 : a.type);
  const along = (axis + tile.shape.length) % tile.shape.length;
  const largest = broadcastTo(reduceAxis("max", tile, along, true), tile.shape);
  const powers = mapFloat("exp", arithmetic("sub", tile, largest));
  const total = broadcastTo(reduceAxis("sum", powers, along, true), tile.shape);
  return table.fromTile(cast(arithmetic("div", powers, total), a.type));
}

export function cumsum({ table }, a, axis) {
  const tile = cast(a.tile(), a.type.isInt ? D.int64 : a.type);
  return table.fromTile(scanNamed("add", tile, (axis + tile.shape.length) % tile.shape.length, false));
}

/** Matrix product with torch's rules for vectors and batches; both operands already at least 2-D and of one batch shape. */
export function matmul({ table }, a, b) {
  if (a.type !== b.type) throw new Error(`expected m1 and m2 to have the same dtype, but got: ${a.type} != ${b.type}`);
  const batch = commonShape(a.shape.slice(0, -2), b.shape.slice(0, -2));
  const [M, K] = a.shape.slice(-2);
  const [other, N] = b.shape.slice(-2);
  if (K !== other) throw new Error(`mat1 and mat2 shapes cannot be multiplied (${M}x${K} and ${other}x${N})`);
  const flat = (tile, rows, columns) => broadcastTo(tile, [...batch, rows, columns]).as([count(batch), rows, columns]);
  const type = a.type.bits < 32 ? D.fp32 : a.type;
  const [x, y] = [flat(cast(a.tile(), type), M, K), flat(cast(b.tile(), type), K, N)];
  return table.fromTile(cast(dot(x, y, null, type), a.type).as([...batch, M, N]));
}

export function where({ table }, condition, a, b) {
  const [x, y] = prepared([a, b]);
  const [c, ...rest] = broadcast([condition.tile(), x, y]);
  return table.fromTile(select(c, rest[0], rest[1]));
}

export const castTo = ({ table }, a, type) => table.fromTile(cast(a.tile(), type));
export const clone = ({ table }, a) => table.fromTile(a.tile());

/** dst[…] = src, with broadcasting and conversion. */
export function copy(_, target, source) {
  const tile = cast(operand(source).tile, target.type);
  target.write(tile.size === 1 ? tile : broadcastTo(tile, target.shape));
  return null;
}

export function concatenate({ table }, tensors, axis) {
  const type = resultType(tensors.map((tensor) => ({ type: tensor.type, weak: "" })));
  const shape = [...tensors[0].shape];
  const along = (axis + shape.length) % shape.length;
  shape[along] = tensors.reduce((sum, tensor) => sum + tensor.shape[along], 0);
  const out = table.allocate(type, shape, true);
  let start = 0;
  for (const tensor of tensors) {
    const part = new HostTensor(out.buffer, type, tensor.shape, out.strides, start * out.strides[along]);
    part.write(cast(tensor.tile(), type));
    start += tensor.shape[along];
  }
  return table.add(out);
}

export function sort({ table }, a, descending) {
  const tile = a.tile();
  return table.fromTile(shapes.sortRows(tile, descending));
}

export const flip = ({ table }, a, axes) => table.fromTile(axes.reduce((tile, axis) => flipped(tile, (axis + tile.shape.length) % tile.shape.length), a.tile()));

/** a[index] along axis 0, for an integer tensor or a list of numbers. */
export function indexSelect({ table }, a, index, axis) {
  const tile = a.tile();
  const along = (axis + tile.shape.length) % tile.shape.length;
  const places = index.tile();
  const shape = tile.shape.map((n, d) => (d === along ? places.size : n));
  const inner = count(shape.slice(along + 1));
  const data = Int32Array.from({ length: count(shape) }, (_, i) => Number(places.data[Math.floor(i / inner) % places.size]));
  return table.fromTile(shapes.gather(tile, new Tile(D.int32, shape, data), along));
}

export function sequence({ table }, start, step, size, type) {
  const index = arange(0, size || 1);
  const data = Float64Array.from(index.data.subarray(0, size), (i) => start + i * step);
  return table.fromTile(cast(new Tile(D.fp64, [size], data), type));
}
