// @ts-check
/** Which type an operation is computed in: Triton's promotion rules, and how Python numbers become tensors. */
import * as D from "../engine/dtypes.js";
import { Tile, broadcastTo, sameShape, scalar } from "../engine/tile.js";
import { cast } from "../engine/cast.js";
import { CompilationError, check } from "./errors.js";
import { Tuple, className, isNumber, repr, str } from "./values.js";

const LEAST_FP32 = 2 ** -126;
const MOST_FP32 = (2 - 2 ** -23) * 2 ** 127;

/** The type that a Python number takes as a tensor. */
export function numberType(value) {
  if (typeof value === "boolean") return D.int1;
  if (typeof value === "bigint") return integerType(value);
  const size = Math.abs(value);
  const fits = size === Infinity || size === 0 || size !== size || (size >= LEAST_FP32 && size <= MOST_FP32);
  return fits ? D.fp32 : D.fp64;
}

function integerType(value) {
  const range = (low, high) => value >= low && value < high;
  if (range(-(2n ** 31n), 2n ** 31n)) return D.int32;
  if (range(2n ** 31n, 2n ** 32n)) return D.uint32;
  if (range(-(2n ** 63n), 2n ** 63n)) return D.int64;
  check(range(2n ** 63n, 2n ** 64n), () => `ValueError('Nonrepresentable integer ${value}.')`);
  return D.uint64;
}

/** A compile-time number as a scalar tensor of its own type, or of `type`. */
export function toTensor(value, type = null) {
  if (value instanceof Tile) return value;
  if (isNumber(value)) return scalar(type ?? numberType(value), value);
  throw new CompilationError(`cannot convert ${str(value)} of type <class '${className(value)}'> to tensor`);
}

const KIND = { bool: 0, int: 1, float: 2 };
const kindOf = (type) => (type.isBool ? KIND.bool : type.isInt ? KIND.int : KIND.float);

function promoteIntegers(a, b) {
  if (a.isSigned === b.isSigned) return a.bits > b.bits ? a : b;
  const [unsigned, signed] = a.isUnsigned ? [a, b] : [b, a];
  return unsigned.bits >= signed.bits ? unsigned : signed;
}

/** The type of `a op b`. A Python number of no wider kind than the tensor (bool < int < float) takes the tensor's type. */
export function computationType(a, aIsNumber, b, bIsNumber, divides = false) {
  if (aIsNumber !== bIsNumber) {
    const [number, tensor] = aIsNumber ? [a, b] : [b, a];
    if (kindOf(number) <= kindOf(tensor)) return promote(tensor, tensor, divides);
  }
  return promote(a, b, divides);
}

function promote(a, b, divides) {
  if (a.isFloat || b.isFloat) return promoteFloats(a, b, divides);
  if (divides && a.isSigned !== b.isSigned)
    throw new CompilationError(
      `Cannot use /, #, or % with ${D.typeRepr(a)} and ${D.typeRepr(b)} because they have different signedness;` +
        "this is unlikely to result in a useful answer. Cast them to the same signedness.",
    );
  return promoteIntegers(a, b);
}

function promoteFloats(a, b, divides) {
  const either = (type) => a === type || b === type;
  if (either(D.fp64)) return D.fp64;
  if (divides || either(D.fp32)) return D.fp32;
  if (either(D.fp16)) return D.fp16;
  if (either(D.bf16)) return a === b ? D.bf16 : D.fp32;
  if (a.isFp8 && b.isFp8) return a === b ? a : D.fp16;
  throw new CompilationError(`unexpected type ${a} and ${b}`);
}

/** A number or tensor as a tensor of the type an operation is computed in. */
export function asComputed(value, type) {
  if (value instanceof Tile) return cast(value, type);
  if (type.isUnsigned && !type.isBool && value < 0)
    throw new CompilationError(
      "Cannot perform a binary operation between an unsigned tensor and a negative scalar. " +
        "Perform a explicit cast on one of them.",
    );
  checkRange(value, type);
  return scalar(type, value);
}

function checkRange(value, type) {
  if (!type.isInt || typeof value === "number") return;
  const [low, high] = type.limits;
  check(BigInt(value) >= low && BigInt(value) <= high, () => `Scalar ${repr(value)} is out of range for type ${type}`);
}

/** What Python says of an operand that is neither tensor nor number. */
export function noType(value) {
  return new CompilationError(`'${className(value)}' object has no attribute ${value instanceof Tuple ? "dtype" : "'dtype'"}`);
}

const scalarType = (value) => (value instanceof Tile ? value.type : numberType(value));

function invalidOperands(a, b) {
  return new CompilationError(`invalid operands of type ${D.typeRepr(a)} and ${D.typeRepr(b)}`);
}

/** Pointers add only to integers, and only where the operator allows them. */
function checkPointer(a, b, allowed) {
  if (!a.isPointer) return;
  if (!allowed || (b.isPointer && a !== b) || b.isFloat) throw invalidOperands(a, b);
}

/**
 * Both operands, cast to the type the operation is computed in and broadcast to one shape (a scalar may stay a scalar).
 * @param {{leftPointer?: boolean, rightPointer?: boolean, divides?: boolean}} [allow]
 */
export function operands(left, right, { leftPointer = false, rightPointer = false, divides = false } = {}) {
  for (const value of [left, right]) if (!(value instanceof Tile) && !isNumber(value)) throw noType(value);
  const [a, b] = [scalarType(left), scalarType(right)];
  checkPointer(a, b, leftPointer);
  checkPointer(b, a, rightPointer);
  if (a.isPointer || b.isPointer) return broadcastPair(toTensor(left), toTensor(right));
  const type = computationType(a, !(left instanceof Tile), b, !(right instanceof Tile), divides);
  return broadcastPair(asComputed(left, type), asComputed(right, type));
}

/** Three operands in one type: numbers do not widen tensors. */
export function threeOperands(...values) {
  const [tensors, numbers] = [values.filter((v) => v instanceof Tile), values.filter((v) => !(v instanceof Tile))];
  for (const value of numbers) toTensor(value);
  const merge = (list, areNumbers) =>
    list.map(scalarType).reduce((a, b) => computationType(a, areNumbers, b, areNumbers), list.length ? scalarType(list[0]) : null);
  const [tensorType, numberKind] = [tensors.length ? merge(tensors, false) : null, numbers.length ? merge(numbers, true) : null];
  const type = tensorType && numberKind ? computationType(tensorType, false, numberKind, true) : tensorType ?? numberKind;
  return broadcastAll(values.map((value) => asComputed(value, type)));
}

/** The shape two blocks broadcast to. Triton pads the shorter one on the left. */
export function commonShape(a, b) {
  if (sameShape(a, b)) return a;
  const rank = Math.max(a.length, b.length);
  const [x, y] = [a, b].map((shape) => [...Array(rank - shape.length).fill(1), ...shape]);
  return x.map((extent, d) => {
    if (extent === 1 || extent === y[d]) return y[d];
    check(y[d] === 1, () => `Cannot make_shape_compatible: incompatible dimensions at index ${d}: ${extent} and ${y[d]}`);
    return extent;
  });
}

/** Both blocks at their common shape; scalars are left as they are. */
export function broadcastPair(a, b) {
  if (a.shape.length === 0 || b.shape.length === 0) return keepBlockShape(a, b);
  const shape = commonShape(a.shape, b.shape);
  return [broadcastTo(a, shape), broadcastTo(b, shape)];
}

/** A scalar beside a block of one lane would hide the block's shape: make both blocks. */
function keepBlockShape(a, b) {
  if (a.shape.length && a.size === 1) return [a, b.as(a.shape)];
  if (b.shape.length && b.size === 1) return [a.as(b.shape), b];
  return [a, b];
}

export function broadcastAll(tiles) {
  const shape = tiles.map((tile) => tile.shape).reduce(commonShape);
  return tiles.map((tile) => (sameShape(tile.shape, shape) ? tile : broadcastTo(tile, shape)));
}

/** `tile` broadcast to exactly `shape`, with Triton's messages when it does not fit. */
export function broadcastExactly(tile, shape) {
  if (tile.shape.length === 0) return broadcastTo(tile, shape);
  check(tile.shape.length === shape.length, () => `Cannot broadcast, rank mismatch: [${tile.shape.map((extent) => `'${extent}'`).join(", ")}], [${shape.join(", ")}]`);
  tile.shape.forEach((extent, d) =>
    check(extent === shape[d] || extent === 1, () =>
      `Cannot broadcast, the expanded size of the tensor (${shape[d]}) must match the existing size (${extent}) at non-singleton dimension ${d}: [${tile.shape.join(", ")}], [${shape.join(", ")}]`));
  return broadcastTo(tile, shape);
}
