// @ts-check
/**
 * Rounding to floats narrower than fp32, to nearest even, as the hardware does.
 * A format is {mantissa, least, bias, largest, infinite}: explicit mantissa bits, exponent of the smallest normal number, exponent
 * bias of the bits, largest finite number, and whether it has infinities. What is too large becomes infinite, or NaN where there is
 * no infinity, or the largest number where the hardware's conversion saturates (`cvt.rn.satfinite` for e4nv and e5).
 */
export const FP16 = { name: "fp16", bits: 16, mantissa: 10, bias: 15, least: -14, largest: 65504, infinite: true };
export const BF16 = { name: "bf16", bits: 16, mantissa: 7, bias: 127, least: -126, largest: 3.3895313892515355e38, infinite: true };
/** e4nv is OCP's e4m3fn, e5 its e5m2; the b-numbers name another bias (AMD's fnuz forms, and the older e4b15). */
export const FP8 = {
  e4nv: { name: "fp8e4nv", bits: 8, mantissa: 3, bias: 7, least: -6, largest: 448, infinite: false, saturates: true },
  e4b8: { name: "fp8e4b8", bits: 8, mantissa: 3, bias: 8, least: -7, largest: 240, infinite: false, unsignedZero: true },
  e4b15: { name: "fp8e4b15", bits: 8, mantissa: 3, bias: 15, least: -14, largest: 1.875, infinite: false, saturates: true },
  e5: { name: "fp8e5", bits: 8, mantissa: 2, bias: 15, least: -14, largest: 57344, infinite: true, saturates: true },
  e5b16: { name: "fp8e5b16", bits: 8, mantissa: 2, bias: 16, least: -15, largest: 57344, infinite: false, unsignedZero: true },
};

const oneFloat = new Float32Array(1);
const oneWord = new Uint32Array(oneFloat.buffer);

/** fp32 to bf16 on the bits: add just under half of what is cut off, then cut. */
function roundBf16(/** @type {number} */ x) {
  oneFloat[0] = x;
  const word = oneWord[0];
  if ((word & 0x7fffffff) > 0x7f800000) return NaN;
  oneWord[0] = (word + 0x7fff + ((word >>> 16) & 1)) & 0xffff0000;
  return oneFloat[0];
}

/** Exponent of a positive number, exact even next to a power of two. */
function exponent(/** @type {number} */ x) {
  oneFloat[0] = x;
  const biased = (oneWord[0] >>> 23) & 0xff;
  if (biased > 0) return biased - 127 - (oneFloat[0] > x && (oneWord[0] & 0x7fffff) === 0 ? 1 : 0);
  return x === 0 ? -Infinity : Math.floor(Math.log2(x));
}

const nearestEven = (/** @type {number} */ x) => {
  const floor = Math.floor(x);
  const rest = x - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 !== 0) ? floor + 1 : floor;
};

/** A function that rounds one number to `format`. */
export function rounder(/** @type {any} */ format) {
  if (format === BF16) return roundBf16;
  const { mantissa, least } = format;
  const steps = new Map();
  for (let e = least; e <= 128; e++) steps.set(e, 2 ** (e - mantissa));
  return (/** @type {number} */ x) => {
    if (x === 0 || x !== x) return x;
    const size = Math.abs(x);
    if (size === Infinity) return overflowed(x, format);
    const step = steps.get(Math.max(exponent(size), least)) ?? 2 ** (exponent(size) - mantissa);
    const rounded = nearestEven(size / step) * step;
    if (rounded > format.largest) return overflowed(x, format);
    return x < 0 ? -rounded : rounded;
  };
}

function overflowed(/** @type {number} */ x, /** @type {any} */ format) {
  if (format.saturates) return x < 0 ? -format.largest : format.largest;
  if (format.infinite) return x < 0 ? -Infinity : Infinity;
  return NaN;
}

/** Rounds toward zero: what `fp_downcast_rounding="rtz"` asks for. */
export function truncator(/** @type {any} */ format) {
  const nearest = rounder(format);
  return (/** @type {number} */ x) => {
    if (!Number.isFinite(x) || x === 0) return x;
    const size = Math.abs(x);
    const step = 2 ** (Math.max(exponent(size), format.least) - format.mantissa);
    const cut = Math.min(Math.floor(size / step) * step, format.largest);
    return nearest(x < 0 ? -cut : cut);
  };
}

/** Number of the float whose bits are `code`. */
function decode(/** @type {any} */ format, /** @type {number} */ code) {
  const { bits, mantissa, bias } = format;
  const negative = code >> (bits - 1);
  const biased = (code >> mantissa) & ((1 << (bits - 1 - mantissa)) - 1);
  const fraction = code & ((1 << mantissa) - 1);
  const top = (1 << (bits - 1 - mantissa)) - 1;
  if (format.unsignedZero && code === 1 << (bits - 1)) return NaN;
  if (format.infinite && biased === top) return fraction ? NaN : negative ? -Infinity : Infinity;
  if (format.name === "fp8e4nv" && biased === top && fraction === 7) return NaN;
  const size = biased ? (1 + fraction / (1 << mantissa)) * 2 ** (biased - bias) : (fraction / (1 << mantissa)) * 2 ** (1 - bias);
  return negative ? -size : size;
}

/** Numbers by code, for formats of up to 16 bits, made when first asked for. */
export function decodingTable(/** @type {any} */ format) {
  format.table ??= Float32Array.from({ length: 1 << format.bits }, (_, code) => decode(format, code));
  return format.table;
}

/** The bits of a number that is already rounded to `format`. */
export function encode(/** @type {any} */ format, /** @type {number} */ x) {
  const { bits, mantissa, bias, least } = format;
  const sign = x < 0 || Object.is(x, -0) ? 1 << (bits - 1) : 0;
  const top = (1 << (bits - 1 - mantissa)) - 1;
  if (x !== x) return nanCode(format, top);
  const size = Math.abs(x);
  if (size === Infinity) return sign | (top << mantissa);
  if (size === 0) return format.unsignedZero ? 0 : sign;
  const power = Math.max(exponent(size), least);
  const scaled = Math.round((size / 2 ** power) * (1 << mantissa));
  const normal = scaled >= 1 << mantissa;
  return sign | (normal ? ((power + bias) << mantissa) | (scaled - (1 << mantissa)) : scaled);
}

function nanCode(/** @type {any} */ format, /** @type {number} */ top) {
  if (format.unsignedZero) return 1 << (format.bits - 1);
  if (format.infinite) return (top << format.mantissa) | (1 << (format.mantissa - 1));
  return (top << format.mantissa) | ((1 << format.mantissa) - 1);
}
