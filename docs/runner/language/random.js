// @ts-check
/**
 * triton.language's random numbers: Philox 4×32, bit for bit. The generator: Salmon, Moraes, Dror and Shaw, "Parallel random
 * numbers: as easy as 1, 2, 3" (2011).
 */
import * as D from "../engine/dtypes.js";
import { Tile } from "../engine/tile.js";
import { joined } from "../engine/taint.js";
import { cast } from "../engine/cast.js";
import { mulHigh } from "../engine/binary.js";
import { toBig } from "../engine/wide.js";
import { NotInRunner, check } from "../kernel/errors.js";
import { Tuple } from "../kernel/values.js";
import { broadcastAll, toTensor } from "../kernel/types.js";

const ROUND = [0xd2511f53, 0xcd9e8d57];
const KEY = [0x9e3779b9, 0xbb67ae85];
const f32 = Math.fround;

const block = (shape, data) => new Tile(D.uint32, shape, data);
const constant = (value) => new Tile(D.uint32, [], Uint32Array.of(value));

/** Both halves of a 32 × 32-bit product with a constant. */
function multiply(tile, factor) {
  const low = new Uint32Array(tile.size);
  for (let i = 0; i < low.length; i++) low[i] = Math.imul(tile.data[i], factor);
  return { low, high: mulHigh(tile, constant(factor)).data };
}

/** Four blocks of random bits from four counters and a two-word key. */
function philoxRounds(counters, key, rounds) {
  let [c0, c1, c2, c3] = counters.map((tile) => Uint32Array.from(tile.data));
  let [k0, k1] = key;
  const { shape } = counters[0];
  for (let round = 0; round < rounds; round++) {
    const a = multiply(block(shape, c0), ROUND[0]);
    const b = multiply(block(shape, c2), ROUND[1]);
    c0 = b.high.map((high, i) => high ^ c1[i] ^ k0);
    c2 = a.high.map((high, i) => high ^ c3[i] ^ k1);
    [c1, c3] = [b.low, a.low];
    [k0, k1] = [(k0 + KEY[0]) >>> 0, (k1 + KEY[1]) >>> 0];
  }
  const taint = joined(c0.length, counters);
  return [c0, c1, c2, c3].map((data) => new Tile(D.uint32, shape, data, taint));
}

/** The seed as two words, sign-extended to 64 bits. */
function keyOf(seed) {
  const tile = toTensor(seed);
  check(tile.type.isInt && tile.size === 1, "a random seed is one integer");
  const wide = toBig(D.uint64, cast(tile, D.uint64).data)[0];
  return [Number(wide & 0xffffffffn), Number(wide >> 32n)];
}

function counterWords(offset) {
  const tile = toTensor(offset);
  check(tile.type.isInt, "a random offset is an integer");
  const low = cast(tile, D.uint32);
  if (tile.type.bits <= 32) return [low, block(tile.shape, new Uint32Array(tile.size))];
  const high = Uint32Array.from(toBig(D.int64, tile.data), (word) => Number(BigInt.asUintN(32, word >> 32n)));
  return [low, block(tile.shape, high)];
}

function randomBits({ seed, offset, n_rounds: rounds }) {
  const [low, high] = counterWords(offset);
  const zero = block(low.shape, new Uint32Array(low.size));
  return philoxRounds([low, high, zero, zero], keyOf(seed), Number(rounds));
}

/** Uniform in [0, 1): the sign folded away, scaled in fp32. */
function uniform(tile) {
  if (tile.type.bits !== 32) throw new NotInRunner("the runner has no 64-bit tl.uint_to_uniform_float");
  const scale = f32(4.6566127342e-10);
  const fold = (bits) => ((bits | 0) < 0 ? ~bits : bits | 0);
  return new Tile(D.fp32, tile.shape, Float32Array.from(tile.data, (bits) => f32(f32(fold(bits)) * scale)), tile.taint);
}

/** Box and Muller: two uniform numbers to two normal ones, every step rounded to fp32. */
function normalPair(u1, u2) {
  const pair = Array.from(u1.data, (x, i) => {
    const angle = f32(f32(6.283185307179586) * u2.data[i]);
    const radius = f32(Math.sqrt(f32(-2 * f32(Math.log(Math.max(f32(1e-7), x))))));
    return [f32(radius * f32(Math.cos(angle))), f32(radius * f32(Math.sin(angle)))];
  });
  return [0, 1].map((which) => new Tile(D.fp32, u1.shape, Float32Array.from(pair, (values) => values[which]), joined(u1.size, [u1, u2])));
}

function normal(bits) {
  const u = bits.map(uniform);
  return [...normalPair(u[0], u[1]), ...normalPair(u[2], u[3])];
}

function philox(_, { seed, c0, c1, c2, c3, n_rounds: rounds }) {
  const counters = broadcastAll([c0, c1, c2, c3].map((counter) => toTensor(counter)));
  if (counters[0].type.bits !== 32) throw new NotInRunner("the runner has only the 32-bit tl.philox");
  return new Tuple(philoxRounds(counters.map((tile) => cast(tile, D.uint32)), keyOf(seed), Number(rounds)));
}

const PARAMETERS = "seed, offset, n_rounds=10";

export const RANDOM = {
  randint: [PARAMETERS, (_, args) => randomBits(args)[0]],
  randint4x: [PARAMETERS, (_, args) => new Tuple(randomBits(args))],
  rand: [PARAMETERS, (_, args) => uniform(randomBits(args)[0])],
  rand4x: ["seed, offsets, n_rounds=10", (_, { offsets, ...args }) => new Tuple(randomBits({ offset: offsets, ...args }).map(uniform))],
  randn: [PARAMETERS, (_, args) => normal(randomBits(args))[0]],
  randn4x: [PARAMETERS, (_, args) => new Tuple(normal(randomBits(args)))],
  philox: ["seed, c0, c1, c2, c3, n_rounds=10", philox],
  uint_to_uniform_float: ["x", (_, { x }) => uniform(x)],
  pair_uniform_to_normal: ["u1, u2", (_, { u1, u2 }) => new Tuple(normalPair(u1, u2))],
};
