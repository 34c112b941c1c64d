// @ts-check
/** Conversions between types: by value, and by bits. */
import { Tile } from "./tile.js";
import { int1, int64 } from "./dtypes.js";
import { truncator } from "./rounding.js";
import { roundAll } from "./binary.js";
import { narrowed } from "./wide.js";
import { fromRaw, toRaw } from "./raw.js";

/** `tile` as `type`, value by value, as the hardware converts. */
export function cast(tile, type) {
  if (tile.type === type) return tile;
  return new Tile(type, tile.shape, convert(tile.type, type, tile.data), tile.taint);
}

function convert(from, to, data) {
  if (to === int1) return truths(data);
  if (to.isFloat) return roundAll(to, numbers(to, data));
  if (from.isFloat) return truncated(to, data);
  return integers(to, data);
}

function truths(data) {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < out.length; i++) out[i] = data[i] == 0 ? 0 : 1; // == so that 0n counts as zero
  return out;
}

function numbers(type, data) {
  const out = new type.Array(data.length);
  for (let i = 0; i < out.length; i++) out[i] = Number(data[i]);
  return out;
}

/** Float to integer: toward zero, clamped to the type's range (to int32's for narrower ones); NaN gives 0. */
function truncated(type, data) {
  if (type.isWide) return wideTruncated(type, data);
  const [low, high] = type.bits === 32 ? type.limits.map(Number) : [-2147483648, 2147483647];
  const out = new type.Array(data.length);
  for (let i = 0; i < out.length; i++) {
    const value = Math.trunc(data[i]);
    out[i] = value < low ? low : value > high ? high : value;
  }
  return out;
}

function wideTruncated(type, data) {
  const [low, high] = type.limits;
  const whole = (x) => (x !== x ? 0n : x <= Number(low) ? low : x >= Number(high) ? high : BigInt(Math.trunc(x)));
  const out = type === int64 ? new BigInt64Array(data.length) : new BigUint64Array(data.length);
  for (let i = 0; i < out.length; i++) out[i] = whole(data[i]);
  return narrowed(out);
}

/** Integer to integer: keep the low bits, read them as the new type does. */
function integers(type, data) {
  if (!type.isWide) return narrow(type, data);
  if (!needsBig(type, data)) return new Float64Array(data);
  const out = type === int64 ? new BigInt64Array(data.length) : new BigUint64Array(data.length);
  for (let i = 0; i < out.length; i++) out[i] = BigInt(data[i]);
  return narrowed(out);
}

function narrow(type, data) {
  const out = new type.Array(data.length);
  if (typeof data[0] === "bigint") for (let i = 0; i < out.length; i++) out[i] = Number(BigInt.asIntN(32, data[i]));
  else for (let i = 0; i < out.length; i++) out[i] = data[i];
  return out;
}

/** A negative number as uint64, or a number that is BigInt already. */
function needsBig(type, data) {
  if (typeof data[0] === "bigint") return true;
  return type !== int64 && data.some((value) => value < 0);
}

/** Float to a narrower float, toward zero. */
export function castToZero(tile, type) {
  const cut = truncator(type.format);
  return new Tile(type, tile.shape, Float32Array.from(tile.data, cut), tile.taint);
}

/** The same bits read as another type of the same width. */
export function bitcast(tile, type) {
  if (tile.type === type) return tile;
  const raw = toRaw(tile.type, tile.data);
  return new Tile(type, tile.shape, fromRaw(type, raw.buffer), tile.taint);
}
