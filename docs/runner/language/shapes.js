// @ts-check
/** triton.language: operations that move lanes without changing them. */
import { count } from "../engine/tile.js";
import { Tile } from "../engine/tile.js";
import * as shapes from "../engine/shapes.js";
import { flipped } from "../engine/reduce.js";
import { check } from "../kernel/errors.js";
import { Tuple, isTensor, repr } from "../kernel/values.js";
import { broadcastAll, broadcastExactly, broadcastPair, toTensor } from "../kernel/types.js";
import { blockShape } from "./creation.js";
import { shapeOf } from "./define.js";

/** A negative axis counts from the end. */
export function wrapAxis(axis, rank) {
  check(typeof axis === "bigint", () => `axis must be a constexpr int, not ${repr(axis)}`);
  const place = Number(axis);
  check(place >= -rank && place < rank, `invalid axis ${place}. Expected ${-rank} <= axis < ${rank}`);
  return place < 0 ? place + rank : place;
}

export function insertAxis(tile, axis) {
  check(axis >= 0 && axis <= tile.shape.length, `invalid axis ${axis}`);
  return tile.as([...tile.shape.slice(0, axis), 1, ...tile.shape.slice(axis)]);
}

function reshape(_, { input, shape }) {
  const tile = toTensor(input);
  const target = blockShape(shape.items);
  if (target.length === 0) check(tile.size === 1, "can only unsplat single-element tensors");
  check(count(target) === tile.size, "reshape() cannot change total number of elements in tensor");
  return tile.as(target);
}

function permuteTo(tile, order) {
  const rank = tile.shape.length;
  check(order.length === rank, `permute dims must have the same length as input shape, got ${rank} and ${order.length}`);
  const sorted = [...order].sort((a, b) => a - b);
  check(sorted.every((d, i) => d === i), `permute dims must be a permutation of 0, 1, ..., n-1, but were [${order.join(", ")}]`);
  return shapes.permute(tile, order);
}

const permute = (_, { input, dims }) => permuteTo(input, shapeOf(dims.items));

function trans(_, { input, dims }) {
  if (dims.items.length) return permuteTo(input, shapeOf(dims.items));
  const rank = input.shape.length;
  check(rank >= 2, "tl.trans invoked with a 0- or 1-dimensional tensor");
  const order = [...input.shape.keys()];
  return permuteTo(input, [...order.slice(0, -2), rank - 1, rank - 2]);
}

const broadcastTo = (_, { input, shape }) => broadcastExactly(toTensor(input), blockShape(shape.items));

function broadcast(_, { input, other }) {
  return new Tuple(broadcastAll([toTensor(input), toTensor(other)]));
}

function expandDims(_, { input, axis }) {
  const tile = toTensor(input);
  const wanted = axis instanceof Tuple ? axis.items : [axis];
  const axes = wanted.map((one) => wrapAxis(one, tile.shape.length + wanted.length)).sort((a, b) => a - b);
  check(new Set(axes).size === axes.length, `expand_dims received duplicate axes, normalized axes = [${axes.join(", ")}]`);
  return axes.reduce(insertAxis, tile);
}

function squeeze(_, { x, dim }) {
  const axis = wrapAxis(dim, x.shape.length);
  check(x.shape[axis] === 1, `cannot squeeze axis ${axis} of extent ${x.shape[axis]}`);
  return x.as(x.shape.filter((_extent, d) => d !== axis));
}

const unsqueeze = (_, { x, dim }) => insertAxis(x, wrapAxis(dim, x.shape.length + 1));

/** Broadcasts, then joins along a new last axis; types must agree. */
function join(_, { a, b }) {
  const [left, right] = broadcastPair(toTensor(a), toTensor(b));
  check(left.type === right.type, () => `join needs two tensors of one type, got ${left.type} and ${right.type}`);
  return shapes.join(left, right);
}

function split(_, { a }) {
  check(a.shape.length > 0, "split requires a non-scalar tensor");
  check(a.shape[a.shape.length - 1] === 2, "split requires that the last dimension of the input tensor be of size 2");
  return new Tuple(shapes.split(a));
}

function interleave(machine, { a, b }) {
  const joined = join(machine, { a, b });
  if (joined.shape.length === 1) return joined;
  return joined.as([...joined.shape.slice(0, -2), joined.shape[joined.shape.length - 2] * 2]);
}

function cat(_, { input, other, can_reorder: anyOrder, dim }) {
  check(input.type === other.type, () => `cat needs two tensors of one type, got ${input.type} and ${other.type}`);
  check(input.shape.join() === other.shape.join(), () => `tl.cat requires tensors of the same shape, got [${input.shape.join(", ")}] and [${other.shape.join(", ")}]`);
  if (anyOrder) check(input.shape.length === 1, `expected 1D input for cat, got ${input.shape.length}D`);
  const axis = anyOrder ? 0 : wrapAxis(dim, input.shape.length);
  return catAlong(input, other, axis);
}

/** Joined along a new last axis, moved before `axis` and merged with it. */
function catAlong(a, b, axis) {
  const rank = a.shape.length;
  const order = [...Array(rank).keys()];
  order.splice(axis, 0, rank);
  const merged = a.shape.map((extent, d) => (d === axis ? 2 * extent : extent));
  return shapes.permute(shapes.join(a, b), order).as(merged);
}

function flip(_, { x, dim }) {
  const rank = x.shape.length;
  check(dim === null || (dim >= -rank && dim < rank), "flip: dim must be None or in [-rank, rank)");
  check(rank > 0, "list index out of range");
  return flipped(x, dim === null ? rank - 1 : wrapAxis(dim, rank));
}

function gather(_, { src, index, axis }) {
  check(isTensor(index) && index.type.isInt, "index must be an integer tensor");
  const rank = src.shape.length;
  check(index.shape.length === rank, "source and index tensors must have the same rank");
  const along = wrapAxis(axis, rank);
  for (let d = 0; d < rank; d++)
    check(d === along || index.shape[d] === src.shape[d], `index dim ${along} must match the corresponding source dim`);
  return shapes.gather(src, index, along);
}

function sort(_, { x, dim, descending }) {
  checkMinor(x, dim);
  return shapes.sortRows(x, Boolean(descending));
}

function topk(_, { x, k, dim, descending }) {
  checkMinor(x, dim);
  check(typeof k === "bigint" && k > 0n, "topk: k must be greater than 0");
  check((k & (k - 1n)) === 0n, "topk: k must be a power of two");
  check(k <= BigInt(x.shape[x.shape.length - 1]), "topk: k must not exceed the size of the selected dimension");
  return shapes.firstOfRows(shapes.sortRows(x, Boolean(descending)), Number(k));
}

function checkMinor(x, dim) {
  const last = x.shape.length - 1;
  check(last >= 0, "list index out of range");
  check(dim === null || Number(dim) === last, "only minor dimension is currently supported");
}

function histogram(_, { input, num_bins: bins, mask }) {
  check(input.shape.length === 1, "histogram only supports 1D input");
  check(input.type.isInt && input.type.bits === 32, `histogram only supports 32-bit integer input, but got ${input.type}`);
  const on = mask === null ? null : toTensor(mask);
  check(!on || on.type.isBool, "Mask must have boolean scalar type");
  return shapes.histogram(input, Number(bins), on);
}

function item(_, { input }) {
  check(input.size === 1, "can only unsplat single-element tensors");
  return input.as([]);
}

/** Indices of a row-major matrix as those of one walked in groups of `size_g` rows, column by column. */
function swizzle2d(machine, { i, j, size_i, size_j, size_g }) {
  const values = [i, j, size_i, size_j, size_g].map((value) => toTensor(value));
  const [a, b] = broadcastPair(values[0], values[1]);
  const [rows, columns, group] = values.slice(2).map((tile) => Number(tile.data[0]));
  const pairs = Array.from(a.data, (row, lane) => swizzled(Number(row) * columns + Number(b.data[lane]), rows, columns, group));
  const block = (which) => new Tile(a.type, a.shape, a.data.constructor.from(pairs.map((pair) => pair[which])));
  return new Tuple([block(0), block(1)]);
}

function swizzled(place, rows, columns, group) {
  const first = Math.floor(place / (group * columns)) * group;
  const height = Math.min(rows - first, group);
  const inside = place % (group * columns);
  return [first + (inside % height), Math.floor(inside / height)];
}

export const SHAPES = {
  reshape: ["input, *shape, can_reorder=False", reshape],
  view: ["input, *shape", reshape],
  ravel: ["x, can_reorder=False", (_, { x }) => x.as([x.size])],
  permute: ["input, *dims", permute],
  trans: ["input, *dims", trans],
  broadcast_to: ["input, *shape", broadcastTo],
  broadcast: ["input, other", broadcast],
  expand_dims: ["input, axis", expandDims],
  squeeze: ["x, dim", squeeze],
  unsqueeze: ["x, dim", unsqueeze],
  join: ["a, b", join],
  split: ["a", split],
  interleave: ["a, b", interleave],
  cat: ["input, other, can_reorder=False, dim=0", cat],
  flip: ["x, dim=None", flip],
  gather: ["src, index, axis", gather],
  sort: ["x, dim=None, descending=False", sort],
  topk: ["x, k, dim=None, descending=True", topk],
  histogram: ["input, num_bins, mask=None", histogram],
  item: ["input", item],
  swizzle2d: ["i, j, size_i, size_j, size_g", swizzle2d],
};

