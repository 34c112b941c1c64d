// @ts-check
/**
 * 64-bit integers. Offsets are small, so blocks stay in Float64Array and are computed as doubles; where an operand or a
 * result would leave the 53 bits that a double holds exactly, the block is computed again with BigInt, and kept so.
 */
import { int64 } from "./dtypes.js";

const isBig = (array) => array instanceof BigInt64Array || array instanceof BigUint64Array;
const bigArray = (type, size) => (type === int64 ? new BigInt64Array(size) : new BigUint64Array(size));
const lanes = (array) => (array.length === 1 ? 0 : -1);

/** Operators that doubles can do; what they return is exact exactly when it is a safe integer. */
const FAST = {
  add: (x, y) => x + y,
  sub: (x, y) => x - y,
  mul: (x, y) => x * y,
  floordiv: (x, y) => (y === 0 ? 0 : Math.trunc(x / y)),
  mod: (x, y) => (y === 0 ? 0 : x % y),
  max: Math.max,
  min: Math.min,
  and: small((x, y) => x & y),
  or: small((x, y) => x | y),
  xor: small((x, y) => x ^ y),
};

/** A bitwise operator on doubles, where both fit in 31 bits (otherwise not a number: fall back). */
function small(operator) {
  return (x, y) => (x >= 0 && y >= 0 && x < 2147483648 && y < 2147483648 ? operator(x, y) : NaN);
}

/** Exact operators; the BigInt array wraps what they return. */
const EXACT = {
  add: (x, y) => x + y,
  sub: (x, y) => x - y,
  mul: (x, y) => x * y,
  floordiv: (x, y) => (y === 0n ? 0n : x / y),
  mod: (x, y) => (y === 0n ? 0n : x % y),
  max: (x, y) => (x > y ? x : y),
  min: (x, y) => (x < y ? x : y),
  and: (x, y) => x & y,
  or: (x, y) => x | y,
  xor: (x, y) => x ^ y,
  shl: (x, y) => (y < 0n || y > 63n ? 0n : x << y),
  ashr: (x, y) => x >> (y < 0n || y > 63n ? 63n : y),
  lshr: (x, y) => (y < 0n || y > 63n ? 0n : BigInt.asUintN(64, x) >> y),
  mulhi: (x, y) => (x * y) >> 64n,
};

/** `x op y` on 64-bit blocks, one of which may be a single value. */
export function wideBinary(op, type, x, y, size) {
  if (op in FAST && !isBig(x) && !isBig(y)) {
    const quick = fastLoop(FAST[op], x, y, size, type === int64 ? -Infinity : 0);
    if (quick) return quick;
  }
  return narrowed(exactLoop(EXACT[op], type, toBig(type, x), toBig(type, y), size));
}

function fastLoop(operator, x, y, size, least) {
  const out = new Float64Array(size);
  const mx = lanes(x);
  const my = lanes(y);
  for (let i = 0; i < size; i++) {
    const value = operator(x[i & mx], y[i & my]);
    if (!Number.isSafeInteger(value) || value < least) return null;
    out[i] = value;
  }
  return out;
}

function exactLoop(operator, type, x, y, size) {
  const out = bigArray(type, size);
  const mx = lanes(x);
  const my = lanes(y);
  for (let i = 0; i < size; i++) out[i] = operator(x[i & mx], y[i & my]);
  return out;
}

/** The block as BigInt. */
export function toBig(type, data) {
  if (isBig(data)) return data;
  const out = bigArray(type, data.length);
  for (let i = 0; i < data.length; i++) out[i] = BigInt(data[i]);
  return out;
}

/** Back to doubles where every value is exact there. */
export function narrowed(data) {
  const out = new Float64Array(data.length);
  for (let i = 0; i < data.length; i++) {
    out[i] = Number(data[i]);
    if (!Number.isSafeInteger(out[i])) return data;
  }
  return out;
}

/** Comparison of 64-bit blocks: JavaScript compares numbers with BigInt by value, but `===` also by type. */
export function wideCompare(op, x, y, out) {
  const mx = lanes(x);
  const my = lanes(y);
  const test = COMPARE[op];
  for (let i = 0; i < out.length; i++) out[i] = test(x[i & mx], y[i & my]) ? 1 : 0;
  return out;
}

const COMPARE = {
  lt: (x, y) => x < y,
  le: (x, y) => x <= y,
  gt: (x, y) => x > y,
  ge: (x, y) => x >= y,
  eq: (x, y) => !(x < y) && !(x > y),
  ne: (x, y) => x < y || x > y,
};
