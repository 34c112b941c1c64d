// @ts-check
/** What the small torch's Python asks of JavaScript: one function a request, plain data in and out. */
import * as D from "../engine/dtypes.js";
import { Tile, filled } from "../engine/tile.js";
import { toBig } from "../engine/wide.js";
import { bitcast, cast } from "../engine/cast.js";
import * as ops from "../torch/ops.js";
import { HostTensor, TORCH_TYPES, torchName } from "../torch/tensors.js";
import { tensorText } from "../text/tensors.js";
import { number } from "./values.js";

const type = (name) => (name === null ? null : TORCH_TYPES[name]);

/** A tensor or a number, from its tagged form. */
function operand({ table }, [tag, value]) {
  if (tag === "T") return table.get(value);
  if (tag === "i") return BigInt(value);
  return tag === "b" ? Boolean(value) : number(value);
}

function fromList({ table }, values, shape, dtype) {
  const target = type(dtype);
  const data = target.isWide ? BigInt64Array.from(values, (value) => BigInt(value)) : Float64Array.from(values, (value) => number(String(value)));
  const source = target.isWide ? new Tile(D.int64, shape, data) : new Tile(D.fp64, shape, data);
  return table.fromTile(cast(source, target));
}

/** Numbers as text, which loses nothing: Python reads ints and floats from it. */
function toList({ table }, id) {
  const tile = table.get(id).tile();
  if (tile.type.isFloat) return Array.from(tile.data, (x) => (Number.isFinite(x) ? x : String(x).replace("Infinity", "inf").replace("NaN", "nan")));
  return tile.type.isWide ? Array.from(toBig(tile.type, tile.data), String) : Array.from(tile.data);
}

function random({ table, generator }, kind, shape, dtype, low, high) {
  const size = shape.reduce((a, b) => a * b, 1);
  const target = type(dtype);
  const draw = {
    rand: () => new Tile(D.fp32, shape, generator.uniforms(size)),
    randn: () => new Tile(D.fp32, shape, generator.normals(size)),
    randint: () => new Tile(D.fp64, shape, generator.integers(low, high, size)),
    randperm: () => new Tile(D.fp64, shape, generator.permutation(size)),
  };
  return table.fromTile(cast(draw[kind](), target));
}

function view({ table }, id, shape, strides, offset) {
  const tensor = table.get(id);
  return table.add(new HostTensor(tensor.buffer, tensor.type, shape, strides, offset));
}

/** The same memory read as a type of the same width. */
function viewType({ table }, id, dtype) {
  const tensor = table.get(id);
  if (type(dtype).bytes !== tensor.type.bytes) return table.fromTile(bitcast(tensor.tile(), type(dtype)));
  return table.add(new HostTensor(tensor.buffer, type(dtype), tensor.shape, tensor.strides, tensor.offset));
}

/** Largest distance and whether all are close: |a − b| ≤ atol + rtol·|b|. */
function closeness({ table }, a, b, rtol, atol, equalNan) {
  const [x, y] = [a, b].map((id) => cast(table.get(id).tile(), D.fp64).data);
  const result = { close: true, mismatched: 0, largest: 0, relative: 0, size: x.length };
  for (let i = 0; i < x.length; i++) compareOne(result, x[i], y[i], rtol, atol, equalNan);
  result.close = result.mismatched === 0;
  return { ...result, largest: String(result.largest), relative: String(result.relative) };
}

function compareOne(result, x, y, rtol, atol, equalNan) {
  if (x === y || (equalNan && x !== x && y !== y)) return;
  const distance = Math.abs(x - y);
  if (!(distance <= atol + rtol * Math.abs(y)) || Math.abs(y) === Infinity) result.mismatched++;
  result.largest = Math.max(result.largest, distance);
  result.relative = Math.max(result.relative, distance / Math.abs(y));
}

/** By name: (context, ...arguments). Tensors come as numbers; `["T", id]` and numbers where either may stand. */
export const TORCH = {
  list: fromList,
  tolist: toList,
  text: ({ table }, id) => tensorText(table.get(id).tile(), torchName.get(table.get(id).type)),
  empty: ({ table }, shape, dtype) => table.add(table.allocate(type(dtype), shape, false)),
  full: (context, shape, value, dtype) => context.table.fromTile(cast(scalarTile(operand(context, value), shape), type(dtype))),
  sequence: (context, start, step, size, dtype) => ops.sequence(context, start, step, size, type(dtype)),
  random,
  seed: ({ generator }, seed) => void generator.seed(BigInt(seed)),
  view,
  view_type: viewType,
  binary: (context, op, a, b) => ops.binary(context, op, operand(context, a), operand(context, b)),
  unary: (context, op, id) => ops.unary(context, op, context.table.get(id)),
  reduce: (context, op, id, axes, keep, dtype) => ops.reduce(context, op, context.table.get(id), axes, keep, type(dtype)),
  arg: (context, op, id, axis, keep) => ops.arg(context, op, context.table.get(id), axis, keep),
  softmax: (context, id, axis) => ops.softmax(context, context.table.get(id), axis),
  cumsum: (context, id, axis) => ops.cumsum(context, context.table.get(id), axis),
  matmul: (context, a, b) => ops.matmul(context, context.table.get(a), context.table.get(b)),
  where: (context, c, a, b) => ops.where(context, context.table.get(c), operand(context, a), operand(context, b)),
  cast: (context, id, dtype) => ops.castTo(context, context.table.get(id), type(dtype)),
  clone: (context, id) => ops.clone(context, context.table.get(id)),
  copy: (context, target, source) => ops.copy(context, context.table.get(target), operand(context, source)),
  cat: (context, ids, axis) => ops.concatenate(context, ids.map((id) => context.table.get(id)), axis),
  sort: (context, id, descending) => ops.sort(context, context.table.get(id), descending),
  flip: (context, id, axes) => ops.flip(context, context.table.get(id), axes),
  index: (context, id, index, axis) => ops.indexSelect(context, context.table.get(id), context.table.get(index), axis),
  closeness,
};

function scalarTile(value, shape) {
  if (typeof value === "number") return filled(D.fp64, shape, value);
  return filled(D.int64, shape, typeof value === "boolean" ? BigInt(value) : value);
}

