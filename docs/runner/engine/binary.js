// @ts-check
/**
 * Two-operand arithmetic on raw blocks: both operands already have the type they are computed in, and one of them may be a
 * scalar. Loops are written out per operator: a page under a strict policy cannot make functions from text, and one loop
 * with a function inside is several times slower.
 */
import { Tile } from "./tile.js";
import { int1, int32, uint32 } from "./dtypes.js";
import { wideBinary, wideCompare } from "./wide.js";

/** The step between lanes: 0 keeps reading the one value of a scalar. */
const lanes = (array) => (array.length === 1 ? 0 : -1);

/** @returns {Float32Array|Float64Array} */
function floatLoop(op, x, y, out) {
  const mx = lanes(x);
  const my = lanes(y);
  const n = out.length;
  switch (op) {
    case "add": for (let i = 0; i < n; i++) out[i] = x[i & mx] + y[i & my]; break;
    case "sub": for (let i = 0; i < n; i++) out[i] = x[i & mx] - y[i & my]; break;
    case "mul": for (let i = 0; i < n; i++) out[i] = x[i & mx] * y[i & my]; break;
    case "div": for (let i = 0; i < n; i++) out[i] = x[i & mx] / y[i & my]; break;
    case "mod": for (let i = 0; i < n; i++) out[i] = x[i & mx] % y[i & my]; break;
    case "pow": for (let i = 0; i < n; i++) out[i] = Math.pow(x[i & mx], y[i & my]); break;
    case "max": for (let i = 0; i < n; i++) out[i] = larger(x[i & mx], y[i & my]); break;
    case "min": for (let i = 0; i < n; i++) out[i] = smaller(x[i & mx], y[i & my]); break;
    case "maxNan": for (let i = 0; i < n; i++) out[i] = Math.max(x[i & mx], y[i & my]); break;
    case "minNan": for (let i = 0; i < n; i++) out[i] = Math.min(x[i & mx], y[i & my]); break;
    default: throw new Error(`no float operation ${op}`);
  }
  return out;
}

/** The hardware's maximum: a NaN loses to a number. */
const larger = (x, y) => (x > y || y !== y ? x : y);
const smaller = (x, y) => (x < y || y !== y ? x : y);

/** Integers of 32 bits and fewer. The typed array wraps; products of 32-bit numbers need `Math.imul`. */
function intLoop(op, x, y, out) {
  const mx = lanes(x);
  const my = lanes(y);
  const n = out.length;
  switch (op) {
    case "add": for (let i = 0; i < n; i++) out[i] = x[i & mx] + y[i & my]; break;
    case "sub": for (let i = 0; i < n; i++) out[i] = x[i & mx] - y[i & my]; break;
    case "mul": for (let i = 0; i < n; i++) out[i] = Math.imul(x[i & mx], y[i & my]); break;
    case "floordiv": for (let i = 0; i < n; i++) out[i] = Math.trunc(x[i & mx] / y[i & my]); break;
    case "mod": for (let i = 0; i < n; i++) out[i] = x[i & mx] % y[i & my]; break;
    case "max": for (let i = 0; i < n; i++) out[i] = Math.max(x[i & mx], y[i & my]); break;
    case "min": for (let i = 0; i < n; i++) out[i] = Math.min(x[i & mx], y[i & my]); break;
    case "and": for (let i = 0; i < n; i++) out[i] = x[i & mx] & y[i & my]; break;
    case "or": for (let i = 0; i < n; i++) out[i] = x[i & mx] | y[i & my]; break;
    case "xor": for (let i = 0; i < n; i++) out[i] = x[i & mx] ^ y[i & my]; break;
    case "shl": for (let i = 0; i < n; i++) out[i] = shifted(y[i & my]) ? 0 : x[i & mx] << y[i & my]; break;
    case "ashr": for (let i = 0; i < n; i++) out[i] = x[i & mx] >> Math.min(y[i & my] >>> 0, 31); break;
    case "lshr": for (let i = 0; i < n; i++) out[i] = shifted(y[i & my]) ? 0 : x[i & mx] >>> y[i & my]; break;
    default: throw new Error(`no integer operation ${op}`);
  }
  return out;
}

const shifted = (places) => places >>> 0 > 31;

function compareLoop(op, x, y, out) {
  const mx = lanes(x);
  const my = lanes(y);
  const n = out.length;
  switch (op) {
    case "lt": for (let i = 0; i < n; i++) out[i] = x[i & mx] < y[i & my] ? 1 : 0; break;
    case "le": for (let i = 0; i < n; i++) out[i] = x[i & mx] <= y[i & my] ? 1 : 0; break;
    case "gt": for (let i = 0; i < n; i++) out[i] = x[i & mx] > y[i & my] ? 1 : 0; break;
    case "ge": for (let i = 0; i < n; i++) out[i] = x[i & mx] >= y[i & my] ? 1 : 0; break;
    case "eq": for (let i = 0; i < n; i++) out[i] = x[i & mx] === y[i & my] ? 1 : 0; break;
    case "ne": for (let i = 0; i < n; i++) out[i] = x[i & mx] !== y[i & my] ? 1 : 0; break;
    default: throw new Error(`no comparison ${op}`);
  }
  return out;
}

/** Rounds every value to a float narrower than fp32. */
export function roundAll(type, data) {
  const round = type.round;
  if (round) for (let i = 0; i < data.length; i++) data[i] = round(data[i]);
  return data;
}

/** int1 arithmetic is modulo 2: True + True is False. */
function wrapBool(data) {
  for (let i = 0; i < data.length; i++) data[i] &= 1;
  return data;
}

/** `a op b`, lane by lane; the result has the operands' type. */
export function arithmetic(op, a, b) {
  const type = a.type;
  const size = Math.max(a.size, b.size);
  const shape = a.size === size ? a.shape : b.shape;
  if (type.isWide) return new Tile(type, shape, wideBinary(op, type, a.data, b.data, size));
  const out = new type.Array(size);
  if (type.isFloat) return new Tile(type, shape, roundAll(type, floatLoop(op, a.data, b.data, out)));
  intLoop(op, a.data, b.data, out);
  return new Tile(type, shape, type.isBool ? wrapBool(out) : out);
}

/** `a op b` as a block of int1. */
export function compare(op, a, b) {
  const size = Math.max(a.size, b.size);
  const shape = a.size === size ? a.shape : b.shape;
  const loop = a.type.isWide ? wideCompare : compareLoop;
  return new Tile(int1, shape, loop(op, a.data, b.data, new Uint8Array(size)));
}

/** Lanes (1) where a signed 32-bit `op` did not fit, or null when all did. */
export function overflows(op, a, b, result) {
  if (a.type !== int32) return null;
  const exact = { add: (x, y) => x + y, sub: (x, y) => x - y, mul: (x, y) => x * y, shl: (x, y) => x * 2 ** y }[op];
  if (!exact) return null;
  return mismatches(exact, a.data, b.data, result.data);
}

function mismatches(exact, x, y, out) {
  const mx = lanes(x);
  const my = lanes(y);
  let found = null;
  for (let i = 0; i < out.length; i++) {
    if (exact(x[i & mx], y[i & my]) === out[i]) continue;
    found ??= new Uint8Array(out.length);
    found[i] = 1;
  }
  return found;
}

/** High 32 bits of the product of two 32-bit blocks. */
export function mulHigh(a, b) {
  const size = Math.max(a.size, b.size);
  const shape = a.size === size ? a.shape : b.shape;
  if (a.type.isWide) return new Tile(a.type, shape, wideBinary("mulhi", a.type, a.data, b.data, size));
  const out = new a.type.Array(size);
  const high = a.type === uint32 ? highUnsigned : highSigned;
  for (let i = 0; i < size; i++) out[i] = high(a.data[i & lanes(a.data)], b.data[i & lanes(b.data)]);
  return new Tile(a.type, shape, out);
}

/** By 16-bit halves: every partial sum stays below 2^53. */
function highUnsigned(x, y) {
  const [xh, xl, yh, yl] = [x >>> 16, x & 0xffff, y >>> 16, y & 0xffff];
  const middle = xh * yl + Math.floor((xl * yl) / 65536);
  return (xh * yh + Math.floor(middle / 65536) + Math.floor(((middle % 65536) + xl * yh) / 65536)) >>> 0;
}

function highSigned(x, y) {
  return (highUnsigned(x >>> 0, y >>> 0) - (x < 0 ? y : 0) - (y < 0 ? x : 0)) | 0;
}
