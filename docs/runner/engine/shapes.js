// @ts-check
/** Operations that only move lanes: permute, join, split, gather, sort, histogram. */
import { Tile, count, gatherLanes, stridedMap } from "./tile.js";
import { int32 } from "./dtypes.js";
import { axisView, spreadTaint } from "./reduce.js";
import { combined, joined, meet } from "./taint.js";

const rowMajor = (shape) => shape.map((_, d) => count(shape.slice(d + 1)));

export function permute(tile, order) {
  const strides = rowMajor(tile.shape);
  const shape = order.map((d) => tile.shape[d]);
  return gatherLanes(tile, shape, stridedMap(shape, order.map((d) => strides[d])));
}

/** Two blocks of one shape and type along a new last axis of 2. */
export function join(a, b) {
  const data = new a.data.constructor(a.size * 2);
  for (let i = 0; i < a.size; i++) {
    data[2 * i] = a.data[i];
    data[2 * i + 1] = b.data[i];
  }
  const whole = concatenated(a, b);
  const map = Int32Array.from({ length: a.size * 2 }, (_, i) => (i >> 1) + (i & 1) * a.size);
  return new Tile(a.type, [...a.shape, 2], data, whole && whole.take(map), a.base);
}

/** Taint of two blocks laid end to end. */
function concatenated(a, b) {
  return combined([a, b], ([left, right]) => {
    const records = new Int32Array(a.size + b.size);
    if (left) records.set(left);
    if (right) records.set(right, a.size);
    return records;
  });
}

/** The two halves of a block whose last axis is 2. */
export function split(tile) {
  const shape = tile.shape.slice(0, -1);
  const half = (odd) => Int32Array.from({ length: tile.size >> 1 }, (_, i) => 2 * i + odd);
  return [0, 1].map((odd) => gatherLanes(tile, shape, half(odd)));
}

/** Two 1-D blocks end to end. */
export function cat(a, b) {
  const data = new a.data.constructor(a.size + b.size);
  data.set(a.data);
  data.set(b.data, a.size);
  return new Tile(a.type, [a.size + b.size], data, concatenated(a, b), a.base);
}

/** out[…, i, …] = source[…, index[…, i, …], …] along one axis. */
export function gather(source, index, axis) {
  const from = axisView(source.shape, axis);
  const { extent, inner } = axisView(index.shape, axis);
  const map = new Int32Array(index.size);
  for (let at = 0; at < map.length; at++) {
    const outer = Math.floor(at / (extent * inner));
    map[at] = (outer * from.extent + Number(index.data[at])) * inner + (at % inner);
  }
  const tile = gatherLanes(source, index.shape, map);
  tile.taint = joined(tile.size, [tile, index]);
  return tile;
}

/** Every row along the last axis, sorted; NaN goes last. Taints the rows it sorts. */
export function sortRows(tile, descending) {
  const extent = tile.shape[tile.shape.length - 1];
  const map = new Int32Array(tile.size);
  for (let start = 0; start < tile.size; start += extent) {
    const order = Array.from({ length: extent }, (_, i) => start + i);
    order.sort((p, q) => ascending(tile.data[p], tile.data[q]) || p - q);
    if (descending) order.reverse();
    map.set(order, start);
  }
  const sorted = gatherLanes(tile, tile.shape, map);
  sorted.taint = spreadTaint(tile, tile.shape.length - 1);
  return sorted;
}

function ascending(x, y) {
  if (x < y) return -1;
  if (x > y) return 1;
  return (x !== x ? 1 : 0) - (y !== y ? 1 : 0);
}

/** The first `k` of every row. */
export function firstOfRows(tile, k) {
  const extent = tile.shape[tile.shape.length - 1];
  const rows = tile.size / extent;
  const map = Int32Array.from({ length: rows * k }, (_, at) => Math.floor(at / k) * extent + (at % k));
  return gatherLanes(tile, [...tile.shape.slice(0, -1), k], map);
}

const lowest = (records, key) => records.reduce(meet(key), 0);

/** How many lanes hold each of 0 … bins − 1; others are not counted. */
export function histogram(tile, bins, mask) {
  const counts = new Int32Array(bins);
  for (let i = 0; i < tile.size; i++) {
    const bin = Number(tile.data[i]);
    if ((!mask || mask.data[mask.size === 1 ? 0 : i]) && bin >= 0 && bin < bins) counts[bin]++;
  }
  const out = new Tile(int32, [bins], counts);
  if (tile.taint) out.taint = tile.taint.map((records, key) => new Int32Array(bins).fill(lowest(records, key)));
  return out;
}
