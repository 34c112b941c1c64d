// @ts-check
/** Reductions and scans along one axis. A block is seen as outer × extent × inner. */
import { Tile, gatherLanes } from "./tile.js";
import { combined, joined, meet } from "./taint.js";
import { int32 } from "./dtypes.js";
import { arithmetic } from "./binary.js";

/** @returns {{outer: number, extent: number, inner: number}} */
export function axisView(shape, axis) {
  const product = (part) => part.reduce((a, b) => a * b, 1);
  return { outer: product(shape.slice(0, axis)), extent: shape[axis], inner: product(shape.slice(axis + 1)) };
}

export const without = (shape, axis, keep) => (keep ? shape.map((n, d) => (d === axis ? 1 : n)) : shape.filter((_, d) => d !== axis));

/** Half of a block along an axis: its even or its odd places. */
function everySecond(tile, axis, odd) {
  const { outer, extent, inner } = axisView(tile.shape, axis);
  const half = extent >> 1;
  const map = new Int32Array(outer * half * inner);
  let at = 0;
  for (let o = 0; o < outer; o++)
    for (let e = 0; e < half; e++)
      for (let i = 0; i < inner; i++) map[at++] = (o * extent + 2 * e + odd) * inner + i;
  return gatherLanes(tile, tile.shape.map((n, d) => (d === axis ? half : n)), map);
}

/**
 * Combines neighbours until one is left, whole blocks at a time, so order is kept and every step rounds as the type does.
 * `combine` takes the tiles of the left places and those of the right ones and returns as many tiles.
 */
export function reduceWith(tiles, axis, keep, combine) {
  let parts = tiles;
  while (parts[0].shape[axis] > 1) {
    const left = parts.map((tile) => everySecond(tile, axis, 0));
    const right = parts.map((tile) => everySecond(tile, axis, 1));
    parts = combine(left, right);
  }
  return parts.map((tile) => tile.as(without(tile.shape, axis, keep)));
}

/** Sum of a float block, accumulated in double (fp32 and fp64 only: narrower types round at every step). */
export function floatSum(tile, axis, keep) {
  const { outer, extent, inner } = axisView(tile.shape, axis);
  const out = new tile.type.Array(outer * inner);
  const sums = new Float64Array(inner);
  for (let o = 0; o < outer; o++) {
    sums.fill(0);
    for (let e = 0, at = o * extent * inner; e < extent; e++)
      for (let i = 0; i < inner; i++) sums[i] += tile.data[at++];
    out.set(sums, o * inner);
  }
  return new Tile(tile.type, without(tile.shape, axis, keep), out, reducedTaint(tile, axis));
}

/** Sum, max, min, and, or, xor of one block in its own type. */
export function reduceNamed(op, tile, axis, keep) {
  if (op === "add" && tile.type.isFloat && tile.type.bits >= 32) return floatSum(tile, axis, keep);
  const combine = (left, right) => [arithmetic(op, left[0], right[0])];
  const [result] = reduceWith([new Tile(tile.type, tile.shape, tile.data)], axis, keep, combine);
  result.taint = reducedTaint(tile, axis);
  return result;
}

/** Value and place of the largest ("max") or smallest ("min"); ties go to the left. */
export function reduceArg(op, tile, axis, keep) {
  const { outer, extent, inner } = axisView(tile.shape, axis);
  const values = new tile.data.constructor(outer * inner);
  const places = new Int32Array(outer * inner);
  const better = op === "max" ? (x, best) => x > best : (x, best) => x < best;
  for (let o = 0; o < outer; o++)
    for (let i = 0; i < inner; i++) {
      const found = best(tile.data, o * extent * inner + i, extent, inner, better);
      values[o * inner + i] = tile.data[o * extent * inner + i + found * inner];
      places[o * inner + i] = found;
    }
  const shape = without(tile.shape, axis, keep);
  const taint = reducedTaint(tile, axis);
  return [new Tile(tile.type, shape, values, taint), new Tile(int32, shape, places, taint)];
}

function best(data, start, extent, inner, better) {
  let place = 0;
  for (let e = 1; e < extent; e++) if (better(data[start + e * inner], data[start + place * inner])) place = e;
  return place;
}

/** A reduced lane is tainted when any lane of its row is. */
export function reducedTaint(tile, axis) {
  return tile.taint && tile.taint.map((records, key) => lowestAlong(records, tile.shape, axis, meet(key)));
}

/** The taint of a block whose every lane depends on all of its row. */
export function spreadTaint(tile, axis) {
  const { extent, inner } = axisView(tile.shape, axis);
  const map = Int32Array.from(tile.data, (_, at) => Math.floor(at / (extent * inner)) * inner + (at % inner));
  return tile.taint && reducedTaint(tile, axis).take(map);
}

export function lowestAlong(records, shape, axis, keep) {
  const { outer, extent, inner } = axisView(shape, axis);
  const out = new Int32Array(outer * inner);
  for (let o = 0, at = 0; o < outer; o++)
    for (let e = 0; e < extent; e++) for (let i = 0; i < inner; i++, at++) out[o * inner + i] = keep(out[o * inner + i], records[at]);
  return out;
}

/** Running sum or product along an axis, rounded at every step. */
export function scanNamed(op, tile, axis, reverse) {
  const combine = ([left], [right]) => {
    const result = arithmetic(op, left, right);
    result.taint = joined(result.size, [left, right]);
    return [result];
  };
  return scanWith([tile], axis, reverse, combine)[0];
}

/**
 * Inclusive scan in log₂ steps: after step s, each place has combined the 2ˢ places up to it.
 * `combine(left, right)` as in reduceWith.
 */
export function scanWith(tiles, axis, reverse, combine) {
  let parts = reverse ? tiles.map((tile) => flipped(tile, axis)) : tiles;
  const { outer, extent, inner } = axisView(tiles[0].shape, axis);
  const geometry = { outer, extent, inner };
  for (let distance = 1; distance < extent; distance *= 2) {
    const left = parts.map((tile) => gatherLanes(tile, tile.shape, shiftMap(geometry, distance)));
    const combined = combine(left, parts);
    parts = parts.map((tile, i) => keepFirst(tile, combined[i], geometry, distance));
  }
  return reverse ? parts.map((tile) => flipped(tile, axis)) : parts;
}

/** Each place reads the one `distance` before it; the first ones read themselves. */
function shiftMap({ outer, extent, inner }, distance) {
  const map = new Int32Array(outer * extent * inner);
  for (let at = 0; at < map.length; at++) {
    const place = Math.floor(at / inner) % extent;
    map[at] = place < distance ? at : at - distance * inner;
  }
  return map;
}

/** The combined block, but the first `distance` places as they were. */
function keepFirst(before, after, { extent, inner }, distance) {
  const isFirst = (at) => Math.floor(at / inner) % extent < distance;
  const out = after.data.slice();
  for (let at = 0; at < out.length; at++) if (isFirst(at)) out[at] = before.data[at];
  const taint = combined([before, after], ([old, fresh]) => Int32Array.from(out, (_, at) => (isFirst(at) ? old : fresh)?.[at] ?? 0));
  return new Tile(after.type, after.shape, out, taint);
}

export function flipped(tile, axis) {
  const { outer, extent, inner } = axisView(tile.shape, axis);
  const map = new Int32Array(tile.size);
  for (let o = 0, at = 0; o < outer; o++)
    for (let e = 0; e < extent; e++)
      for (let i = 0; i < inner; i++, at++) map[at] = (o * extent + (extent - 1 - e)) * inner + i;
  return gatherLanes(tile, tile.shape, map);
}
