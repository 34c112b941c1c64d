// @ts-check
/**
 * A tile: the block of values that one Triton tensor is, row-major in a typed array. Scalars have shape [].
 * `taint` follows lanes whose value is not to be trusted; `base` is the argument that a block of pointers points into.
 */
import { int32, int64 } from "./dtypes.js";

export class Tile {
  constructor(type, shape, data, taint = null, base = null) {
    this.type = type;
    this.shape = shape;
    this.data = data;
    /** @type {import("./taint.js").Taint|null} */
    this.taint = taint;
    /** @type {import("../memory/buffers.js").Argument|null} */
    this.base = base;
  }

  get size() {
    return this.data.length;
  }

  /** The same values under another shape. */
  as(shape) {
    return new Tile(this.type, shape, this.data, this.taint, this.base);
  }
}

export const count = (shape) => shape.reduce((product, extent) => product * extent, 1);

export const sameShape = (a, b) => a.length === b.length && a.every((extent, i) => extent === b[i]);

/** A block filled with one number (or BigInt, for 64-bit integers). */
export function filled(type, shape, value) {
  const size = count(shape);
  if (type.isWide && typeof value === "bigint") return new Tile(type, shape, wideArray(type, size, value));
  const rounded = type.round ? type.round(Number(value)) : Number(value);
  return new Tile(type, shape, new type.Array(size).fill(rounded));
}

function wideArray(type, size, value) {
  const wrapped = type === int64 ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value);
  const small = Number(wrapped);
  if (Number.isSafeInteger(small)) return new Float64Array(size).fill(small);
  return (type === int64 ? new BigInt64Array(size) : new BigUint64Array(size)).fill(wrapped);
}

export const scalar = (type, value) => filled(type, [], value);

export function arange(start, end) {
  const data = new Int32Array(end - start);
  for (let i = 0; i < data.length; i++) data[i] = start + i;
  return new Tile(int32, [data.length], data);
}

/** Index of the source lane of every lane of `to` when `from` is broadcast; null when they are the same. */
export function broadcastMap(from, to) {
  if (sameShape(from, to)) return null;
  const strides = broadcastStrides(from, to);
  return stridedMap(to, strides);
}

function broadcastStrides(from, to) {
  const padded = [...Array(to.length - from.length).fill(1), ...from];
  const strides = Array(to.length).fill(0);
  let stride = 1;
  for (let d = to.length - 1; d >= 0; d--) {
    strides[d] = padded[d] === 1 ? 0 : stride;
    stride *= padded[d];
  }
  return strides;
}

/** Row-major positions over `shape`, each advancing by `strides`. */
export function stridedMap(shape, strides, start = 0) {
  const size = count(shape);
  const map = new Int32Array(size);
  const rank = shape.length;
  if (size === 0) return map;
  if (rank === 0) return map.fill(start);
  const inner = shape[rank - 1];
  const step = strides[rank - 1];
  const at = Array(rank).fill(0);
  let base = start;
  for (let i = 0; i < size; i += inner) {
    for (let j = 0, p = base; j < inner; j++, p += step) map[i + j] = p;
    base = advance(at, shape, strides, base, rank - 2);
  }
  return map;
}

function advance(at, shape, strides, base, d) {
  for (; d >= 0; d--) {
    base += strides[d];
    if (++at[d] < shape[d]) return base;
    base -= strides[d] * shape[d];
    at[d] = 0;
  }
  return base;
}

/** `array[map[i]]` for every i. */
export function take(array, map) {
  const out = new array.constructor(map.length);
  for (let i = 0; i < map.length; i++) out[i] = array[map[i]];
  return out;
}

/** A tile whose lane i is lane map[i] of `tile`: every shape operation is one of these. */
export function gatherLanes(tile, shape, map) {
  return new Tile(tile.type, shape, take(tile.data, map), tile.taint && tile.taint.take(map), tile.base);
}

/** `tile` broadcast to `shape`, which it is known to fit. */
export function broadcastTo(tile, shape) {
  if (sameShape(tile.shape, shape)) return tile;
  if (tile.size === 1) {
    const size = count(shape);
    const data = new tile.data.constructor(size).fill(tile.data[0]);
    return new Tile(tile.type, shape, data, tile.taint && tile.taint.fill(size), tile.base);
  }
  return gatherLanes(tile, shape, broadcastMap(tile.shape, shape));
}

/** Pointers as plain addresses, in elements: what pointers into two tensors can be mixed as. */
export function addresses(pointer) {
  if (!pointer.base) return pointer;
  const start = pointer.base.address / pointer.type.element.bytes;
  return new Tile(pointer.type, pointer.shape, pointer.data.map((offset) => start + offset), pointer.taint);
}

/** The one value of a tile, as a number, BigInt or boolean. */
export function item(tile) {
  const value = tile.data[0];
  return tile.type.isBool ? value !== 0 : value;
}
