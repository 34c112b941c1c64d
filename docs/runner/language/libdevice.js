// @ts-check
/** triton.language.extra.libdevice: functions of NVIDIA's (and AMD's) device library, on fp32 and fp64. */
import * as D from "../engine/dtypes.js";
import { FUNCTIONS, mapFloat, mapSigned } from "../engine/unary.js";
import { Tile } from "../engine/tile.js";
import { joined } from "../engine/taint.js";
import { roundAll } from "../engine/binary.js";
import { check } from "../kernel/errors.js";
import { operands, toTensor } from "../kernel/types.js";

function floatTile(x) {
  const tile = toTensor(x);
  check(tile.type === D.fp32 || tile.type === D.fp64, `input arg type does not match. Expect one of fp32, fp64, got ${tile.type}`);
  return tile;
}

const one = (name) => ["arg0", (_, { arg0 }) => mapFloat(name, floatTile(arg0))];

/** A function of two floats, lane by lane. */
const two = (compute) => ["arg0, arg1", (_, { arg0, arg1 }) => {
  const [a, b] = operands(arg0, arg1).map(floatTile);
  const size = Math.max(a.size, b.size);
  const [ma, mb] = [a, b].map((tile) => (tile.size === 1 ? 0 : -1));
  const data = new a.type.Array(size);
  for (let i = 0; i < size; i++) data[i] = compute(a.data[i & ma], b.data[i & mb]);
  return new Tile(a.type, a.size === size ? a.shape : b.shape, roundAll(a.type, data), joined(size, [a, b]));
}];

const test = (question) => ["arg0", (_, { arg0 }) => {
  const tile = floatTile(arg0);
  return new Tile(D.int1, tile.shape, Uint8Array.from(tile.data, (x) => (question(x) ? 1 : 0)), tile.taint);
}];

/** IEEE remainder of a division toward zero, and of one to nearest. */
const remainder = (x, y) => x - y * FUNCTIONS.rint(x / y);
const copySign = (x, y) => (y < 0 || Object.is(y, -0) ? -Math.abs(x) : Math.abs(x));

export const LIBDEVICE = {
  ...Object.fromEntries(Object.keys(FUNCTIONS).filter((name) => name !== "sigmoid").map((name) => [name, one(name)])),
  nearbyint: one("rint"),
  abs: ["arg0", (_, { arg0 }) => mapSigned("abs", toTensor(arg0))],
  fabs: ["arg0", (_, { arg0 }) => mapSigned("abs", floatTile(arg0))],
  pow: two(Math.pow),
  fmod: two((x, y) => x % y),
  remainder: two(remainder),
  atan2: two(Math.atan2),
  hypot: two(Math.hypot),
  copysign: two(copySign),
  fdim: two((x, y) => (x > y ? x - y : 0)),
  div_rn: two((x, y) => x / y),
  isnan: test((x) => x !== x),
  isinf: test((x) => Math.abs(x) === Infinity),
  finitef: test(Number.isFinite),
  isfinited: test(Number.isFinite),
  signbit: test((x) => x < 0 || Object.is(x, -0)),
  fast_expf: one("exp"), fast_exp10f: one("exp10"), fast_logf: one("log"), fast_log2f: one("log2"), fast_log10f: one("log10"),
  fast_sinf: one("sin"), fast_cosf: one("cos"), fast_tanf: one("tan"), fast_tanhf: one("tanh"),
  fast_powf: two(Math.pow), fast_dividef: two((x, y) => x / y),
};
