// @ts-check
/** triton.language: programs, new blocks, casts. */
import * as D from "../engine/dtypes.js";
import { arange as rangeTile, broadcastTo, filled, scalar } from "../engine/tile.js";
import { bitcast, cast as convert, castToZero } from "../engine/cast.js";
import { Tile } from "../engine/tile.js";
import { CompilationError, check } from "../kernel/errors.js";
import { BlockType, Builtin, Tuple, isNumber, isTensor, repr } from "../kernel/values.js";
import { toTensor } from "../kernel/types.js";
import { checkBlockShape, shapeOf } from "./define.js";

/** The largest block that Triton makes. */
const MOST_LANES = 1048576;

export function blockShape(values) {
  const shape = checkBlockShape(shapeOf(values));
  const lanes = shape.reduce((a, b) => a * b, 1);
  check(lanes <= MOST_LANES, `numel (${lanes}) exceeds triton maximum tensor numel (${MOST_LANES})`);
  return shape;
}

function axisOf(name, axis) {
  check([0n, 1n, 2n].includes(axis), () => `${name} axis must be 0, 1, or 2 but got ${repr(axis)}`);
  return Number(axis);
}

const programId = (machine, { axis }) => scalar(D.int32, machine.program[axisOf("program_id", axis)]);
const numPrograms = (machine, { axis }) => scalar(D.int32, machine.grid[axisOf("num_programs", axis)]);

function arange(_, { start, end }) {
  check([start, end].every((bound) => typeof bound === "bigint"), "arange's arguments must be of type tl.constexpr");
  check([start, end].every((bound) => bound >> 32n === 0n), "arange must fit in int32");
  check(end > start, "arange's end argument must be greater than the start argument");
  const lanes = end - start;
  check((lanes & (lanes - 1n)) === 0n, "arange's range must be a power of 2");
  check(lanes <= MOST_LANES, `numel (${lanes}) exceeds triton maximum tensor numel (${MOST_LANES})`);
  return rangeTile(Number(start), Number(end));
}

function full(_, { shape, value, dtype }) {
  const extents = blockShape([shape]);
  check(dtype !== null, "dtype must be specified when value is not a tensor");
  if (!isTensor(value)) return filled(dtype, extents, constantOf(value, dtype));
  check(value.size === 1, "only accepts size-1 tensor");
  check(value.shape.length === 0, "Cannot splat a block tensor");
  return broadcastTo(convert(value, dtype), extents);
}

function constantOf(value, dtype) {
  check(isNumber(value), () => `cannot convert ${repr(value)} to tensor`);
  if (dtype.isInt && typeof value === "number") {
    check(value === 0, () => `TypeError('full() cannot make ${dtype} of ${repr(value)}')`);
    return 0;
  }
  return value;
}

function cast(_, { input, dtype, fp_downcast_rounding: rounding, bitcast: byBits }) {
  return castTensor(toTensor(input), dtype instanceof BlockType ? dtype.scalar : dtype, rounding, byBits);
}

/** @param {Tile} tile */
export function castTensor(tile, type, rounding = null, byBits = false) {
  check(!(type instanceof Builtin), () => `type object '${type.name}' has no attribute 'scalar'`);
  check(type && typeof type === "object" && "bits" in type, () => `cannot cast to ${repr(type)}`);
  if (tile.type.isPointer || type.isPointer) return castPointer(tile, type);
  if (byBits) {
    check(tile.type.bits === type.bits, () => `Cannot bitcast data-type of size ${tile.type.bits} to data-type of size ${type.bits}`);
    return bitcast(tile, type);
  }
  return rounded(tile, type, rounding);
}

function rounded(tile, type, rounding) {
  if (rounding === null || rounding === "rtne") return convert(tile, type);
  check(rounding === "rtz", `Invalid rounding mode: ${rounding}. Supported rounding modes are 'rtne' and 'rtz'.`);
  const narrows = tile.type.isFloat && type.isFloat && type.bits < tile.type.bits;
  check(narrows, () => "fp_downcast_rounding should be set only for truncating fp conversions. " +
    `Source scalar type is ${tile.type} and destination type is ${type}`);
  return type.format ? castToZero(tile, type) : convert(tile, type);
}

/** Pointers change their element type, or become addresses and back. */
function castPointer(tile, type) {
  if (tile.type === type) return tile;
  if (tile.type.isPointer && type.isPointer) {
    const ratio = tile.type.element.bytes / type.element.bytes;
    return new Tile(type, tile.shape, tile.data.map((offset) => offset * ratio), tile.taint, tile.base);
  }
  if (type.isPointer && tile.type.isInt) {
    const data = Float64Array.from(tile.data, (address) => Number(address) / type.element.bytes);
    return new Tile(type, tile.shape, data, tile.taint, null);
  }
  check(type.isWide, () => `cannot cast ${tile.type} to ${type}`);
  const start = tile.base ? tile.base.address : 0;
  return new Tile(type, tile.shape, tile.data.map((offset) => start + offset * tile.type.element.bytes), tile.taint);
}

const zeros = (_, { shape, dtype }) => filled(dtype, blockShape([shape]), 0);

function zerosLike(_, { input }) {
  check(isTensor(input), "zeros_like needs a tensor");
  return filled(input.type, input.shape, 0);
}

function asTensor(_, { x }) {
  return toTensor(x);
}

/** tl.constexpr(value): the value, at compile time. */
function constexpr(_, { value }) {
  check(!isTensor(value), "TypeError('constexpr cannot hold a tensor: it is not known at compile time')");
  return value;
}

/** tl.block_type and tl.pointer_type make types. */
function pointerType(_, { element_ty: element }) {
  return D.pointerTo(element);
}

function tuple(_, { values }) {
  if (!(values instanceof Tuple)) throw new CompilationError("tl.tuple needs a tuple");
  return values;
}

export const CREATION = {
  program_id: ["axis", programId],
  num_programs: ["axis", numPrograms],
  arange: ["start, end", arange],
  full: ["shape, value, dtype", full],
  zeros: ["shape, dtype", zeros],
  zeros_like: ["input", zerosLike],
  cast: ["input, dtype, fp_downcast_rounding=None, bitcast=False", cast],
  to_tensor: ["x", asTensor],
  pointer_type: ["element_ty, address_space=1, const=False", pointerType],
  tuple: ["values", tuple],
};

export const CONSTEXPR_CALL = ["value", constexpr];
