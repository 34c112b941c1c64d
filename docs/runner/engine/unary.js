// @ts-check
/** One-operand arithmetic: computed in double, rounded once to the block's type. */
import { Tile } from "./tile.js";
import { int64 } from "./dtypes.js";
import { roundAll } from "./binary.js";
import { narrowed, toBig } from "./wide.js";

/**
 * The error function to double precision: its series near zero, a continued fraction further out.
 * Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.5 and 7.1.14.
 */
export function erf(/** @type {number} */ x) {
  const size = Math.abs(x);
  if (size < 2.5) return series(x);
  if (x !== x) return x;
  const value = size > 6 ? 1 : 1 - tail(size);
  return x < 0 ? -value : value;
}

function series(x) {
  let sum = x;
  let term = x;
  for (let n = 1; n < 80; n++) {
    term *= (-x * x) / n;
    const step = term / (2 * n + 1);
    sum += step;
    if (Math.abs(step) < 1e-17 * Math.abs(sum)) break;
  }
  return (sum * 2) / Math.sqrt(Math.PI);
}

function tail(x) {
  let fraction = 0;
  for (let k = 60; k > 0; k--) fraction = k / 2 / (x + fraction);
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * (x + fraction));
}

const roundEven = (x) => {
  const floor = Math.floor(x);
  if (x - floor !== 0.5) return Math.round(x);
  return floor % 2 === 0 ? floor : floor + 1;
};

/** Functions of one float. Names are `tl.math`'s and libdevice's. @type {Record<string, (x: number) => number>} */
export const FUNCTIONS = {
  exp: Math.exp,
  exp2: (x) => 2 ** x,
  exp10: (x) => 10 ** x,
  expm1: Math.expm1,
  log: Math.log,
  log2: Math.log2,
  log10: Math.log10,
  log1p: Math.log1p,
  sqrt: Math.sqrt,
  rsqrt: (x) => 1 / Math.sqrt(x),
  cbrt: Math.cbrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: Math.atanh,
  erf,
  erfc: (x) => (x > 2.5 && x < 27 ? tail(x) : 1 - erf(x)),
  floor: Math.floor,
  ceil: Math.ceil,
  trunc: Math.trunc,
  round: (x) => Math.sign(x) * Math.floor(Math.abs(x) + 0.5),
  rint: roundEven,
  sigmoid: (x) => 1 / (1 + Math.exp(-x)),
};

/** `function(x)` for every lane of a float block. */
export function mapFloat(name, tile) {
  const compute = FUNCTIONS[name];
  const out = new tile.type.Array(tile.size);
  for (let i = 0; i < out.length; i++) out[i] = compute(tile.data[i]);
  return new Tile(tile.type, tile.shape, roundAll(tile.type, out), tile.taint);
}

/** One operand's integer or sign operation: neg, abs, not. */
export function mapSigned(name, tile) {
  if (tile.type.isWide) return wideUnary(name, tile);
  const out = new tile.type.Array(tile.size);
  const { data } = tile;
  switch (name) {
    case "neg": for (let i = 0; i < out.length; i++) out[i] = -data[i]; break;
    case "abs": for (let i = 0; i < out.length; i++) out[i] = Math.abs(data[i]); break;
    case "not": for (let i = 0; i < out.length; i++) out[i] = ~data[i]; break;
    default: throw new Error(`no operation ${name}`);
  }
  if (tile.type.isBool) for (let i = 0; i < out.length; i++) out[i] &= 1;
  return new Tile(tile.type, tile.shape, out, tile.taint);
}

const WIDE = { neg: (x) => -x, abs: (x) => (x < 0n ? -x : x), not: (x) => ~x };

function wideUnary(name, tile) {
  const data = toBig(tile.type, tile.data);
  const out = tile.type === int64 ? new BigInt64Array(data.length) : new BigUint64Array(data.length);
  for (let i = 0; i < out.length; i++) out[i] = WIDE[name](data[i]);
  return new Tile(tile.type, tile.shape, narrowed(out), tile.taint);
}

/** a · b + c, rounded once where doubles allow it (they do for every type but fp64). */
export function fusedMultiplyAdd(a, b, c) {
  const size = Math.max(a.size, b.size, c.size);
  const shape = [a, b, c].find((tile) => tile.size === size).shape;
  const out = new a.type.Array(size);
  const [ma, mb, mc] = [a, b, c].map((tile) => (tile.size === 1 ? 0 : -1));
  for (let i = 0; i < size; i++) out[i] = a.data[i & ma] * b.data[i & mb] + c.data[i & mc];
  return new Tile(a.type, shape, roundAll(a.type, out));
}
