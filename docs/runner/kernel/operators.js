// @ts-check
/** Python's operators on tensors, as Triton's compiler lowers them: run-time `//` and `%` truncate, `/` is a float. */
import * as D from "../engine/dtypes.js";
import { typeRepr } from "../engine/dtypes.js";
import { Tile, scalar } from "../engine/tile.js";
import { arithmetic, compare, overflows } from "../engine/binary.js";
import { mapSigned } from "../engine/unary.js";
import { cast } from "../engine/cast.js";
import { joined, withRecords } from "../engine/taint.js";
import { CompilationError, check } from "./errors.js";
import { operands, toTensor } from "./types.js";

/** Integer operators after which a wrapped value is taken to be meant: hashes reduce what overflowed. */
const FORGETS_WRAPPING = new Set(["mod", "and", "or", "xor", "ashr", "lshr", "floordiv"]);

/** Raw arithmetic with what is known against its lanes. `op` is the engine's name. */
export function compute(machine, op, a, b) {
  const result = arithmetic(op, a, b);
  if (a.taint || b.taint) result.taint = taintOf(op, a, b, result.size);
  const lost = overflows(op, a, b, result);
  if (lost) machine.overflowed(op, lost, result);
  return result;
}

function taintOf(op, a, b, size) {
  const decides = a.type.isBool ? { and: 0, or: 1 }[op] : undefined;
  const taint = joined(size, decides === undefined ? [a, b] : [unsettled(a, b, decides), unsettled(b, a, decides)]);
  return FORGETS_WRAPPING.has(op) && taint ? taint.without("wrapped") : taint;
}

/** `False & x` is False whatever x is: what is known against x is dropped where `other` decides and is itself defined. */
function unsettled(tile, other, decisive) {
  if (!tile.taint) return tile;
  const size = Math.max(tile.size, other.size);
  const at = (array, i) => array[array.length === 1 ? 0 : i];
  const lost = other.taint ? other.taint.kind("undefined") : [];
  const decided = Array.from({ length: size }, (_, i) => at(other.data, i) === decisive && !lost.some((records) => at(records, i)));
  const keep = (records, key) => Int32Array.from(decided, (isDecided, i) => (isDecided && key.startsWith("undefined") ? 0 : at(records, i)));
  return { taint: tile.taint.map(keep) };
}

function compared(op, left, right) {
  const [a, b] = operands(left, right);
  const result = compare(op, a, b);
  const taint = joined(result.size, [a, b]);
  result.taint = taint && taint.without("wrapped");
  return result;
}

/** Offsets are counted in elements of the pointer's type. */
function shiftPointer(pointer, offset, sign) {
  const size = Math.max(pointer.size, offset.size);
  const data = new Float64Array(size);
  const [mp, mo] = [pointer, offset].map((tile) => (tile.size === 1 ? 0 : -1));
  for (let i = 0; i < size; i++) data[i] = pointer.data[i & mp] + sign * Number(offset.data[i & mo]);
  const shape = pointer.size === size ? pointer.shape : offset.shape;
  return new Tile(pointer.type, shape, data, joined(size, [pointer, offset]), pointer.base);
}

function add(machine, left, right) {
  const [a, b] = operands(left, right, { leftPointer: true, rightPointer: true });
  check(!(a.type.isPointer && b.type.isPointer), "cannot add pointers together");
  if (a.type.isPointer) return shiftPointer(a, b, 1);
  if (b.type.isPointer) return shiftPointer(b, a, 1);
  return compute(machine, "add", a, b);
}

function sub(machine, left, right) {
  const [a, b] = operands(left, right, { leftPointer: true });
  return a.type.isPointer ? shiftPointer(a, b, -1) : compute(machine, "sub", a, b);
}

/** int / int is fp32; fp16 / fp16 too, since division has no narrower form. */
function divide(machine, left, right) {
  const [a, b] = operands(left, right, { divides: true });
  return a.type.isInt ? compute(machine, "div", cast(a, D.fp32), cast(b, D.fp32)) : compute(machine, "div", a, b);
}

function floorDivide(machine, left, right) {
  const [a, b] = operands(left, right, { divides: true });
  if (a.type.isFloat) throw new CompilationError(`unexpected type ${a.type}`);
  return compute(machine, "floordiv", a, b);
}

const modulo = (machine, left, right) => compute(machine, "mod", ...operands(left, right, { divides: true }));

function bitwise(op) {
  return (machine, left, right) => {
    const [a, b] = operands(left, right);
    if (!a.type.isInt || !b.type.isInt) throw new CompilationError(`invalid operands of type ${typeRepr(a.type)} and ${typeRepr(b.type)}`);
    return compute(machine, op, a, b);
  };
}

/** `>>` keeps the sign of signed numbers. */
function shiftRight(machine, left, right) {
  const signed = toTensor(left).type.isSigned;
  return bitwise(signed ? "ashr" : "lshr")(machine, left, right);
}

/** The truth of a tensor as int1. `and`, `or` and `not` read the bits: only one-bit types will do. */
function asBool(value) {
  const tile = toTensor(value);
  if (tile.type.isBool) return tile;
  throw new CompilationError(`Cannot bitcast data-type of size ${tile.type.bits} to data-type of size 1`);
}

/** By `ast` name: (machine, left, right) → Tile. */
export const OPERATORS = {
  Add: add,
  Sub: sub,
  Mult: (machine, left, right) => compute(machine, "mul", ...operands(left, right)),
  Div: divide,
  FloorDiv: floorDivide,
  Mod: modulo,
  BitAnd: bitwise("and"),
  BitOr: bitwise("or"),
  BitXor: bitwise("xor"),
  LShift: bitwise("shl"),
  RShift: shiftRight,
  Lt: (_, left, right) => compared("lt", left, right),
  LtE: (_, left, right) => compared("le", left, right),
  Gt: (_, left, right) => compared("gt", left, right),
  GtE: (_, left, right) => compared("ge", left, right),
  Eq: (_, left, right) => compared("eq", left, right),
  NotEq: (_, left, right) => compared("ne", left, right),
  And: (machine, left, right) => bitwise("and")(machine, asBool(left), asBool(right)),
  Or: (machine, left, right) => bitwise("or")(machine, asBool(left), asBool(right)),
};

/** `-x`, `~x`, `not x` on a tensor; `+x` Triton does not have. */
export function unary(machine, op, tile) {
  if (op === "UAdd") throw new CompilationError("AST unary operator '__pos__' is not (currently) implemented on type tensor");
  if (op === "Not") return bitwise("xor")(machine, asBool(tile), scalar(D.int1, 1));
  const refused = op === "USub" ? tile.type.isPointer : tile.type.isPointer || tile.type.isFloat;
  if (refused) throw new CompilationError(`wrong type argument to unary ${op === "USub" ? "minus" : "invert"} (${typeRepr(tile.type)})`);
  if (op === "USub" && tile.type.isInt) return compute(machine, "sub", scalar(tile.type, 0), tile);
  return mapSigned(op === "USub" ? "neg" : "not", tile);
}

/** Marks lanes where an int32 operation did not fit. */
export function markWrapped(result, at, first, lost) {
  const records = Int32Array.from(lost, (lane, i) => (lane ? first + i : 0));
  result.taint = withRecords(result.taint, "wrapped", at, records);
}
