// @ts-check
/** Triton's types: scalars, pointers, and how a block of each lies in a typed array. */
import { FP16, BF16, FP8, rounder } from "./rounding.js";

/**
 * A scalar type. Blocks of 16-bit floats and below are kept as Float32Array, rounded after every operation.
 * 64-bit integers are kept as Float64Array while every value is exact there, and as a BigInt array otherwise.
 */
export class DType {
  constructor(name, kind, bits, arrays, rank, format = null) {
    /** Triton's name: "fp32", "int32", "bf16", … */
    this.name = name;
    /** "float", "int" (signed) or "uint" (also int1) */
    this.kind = kind;
    this.bits = bits;
    this.bytes = Math.max(1, bits >> 3);
    this.Array = arrays;
    /** wider rank wins a promotion between floats */
    this.rank = rank;
    this.format = format;
    /** rounds one number to this type; null where the typed array rounds by itself */
    this.round = format ? rounder(format) : null;
    this.isFloat = kind === "float";
    this.isInt = kind !== "float";
    this.isBool = name === "int1";
    this.isSigned = kind === "int";
    this.isUnsigned = kind === "uint";
    this.isFp8 = name.startsWith("fp8");
    this.isWide = bits === 64 && this.isInt;
    this.isPointer = false;
  }

  toString() {
    return this.name;
  }

  /** Smallest and largest integer of this type, as BigInt. */
  get limits() {
    if (this.isBool) return [0n, 1n];
    const bits = BigInt(this.bits);
    return this.isSigned ? [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n] : [0n, (1n << bits) - 1n];
  }
}

const integer = (name, kind, bits, arrays) => new DType(name, kind, bits, arrays, 0);
const float = (name, bits, rank, format) => new DType(name, "float", bits, Float32Array, rank, format);

export const int1 = integer("int1", "uint", 1, Uint8Array);
export const int8 = integer("int8", "int", 8, Int8Array);
export const int16 = integer("int16", "int", 16, Int16Array);
export const int32 = integer("int32", "int", 32, Int32Array);
export const int64 = integer("int64", "int", 64, Float64Array);
export const uint8 = integer("uint8", "uint", 8, Uint8Array);
export const uint16 = integer("uint16", "uint", 16, Uint16Array);
export const uint32 = integer("uint32", "uint", 32, Uint32Array);
export const uint64 = integer("uint64", "uint", 64, Float64Array);
export const fp8e4nv = float("fp8e4nv", 8, 1, FP8.e4nv);
export const fp8e4b8 = float("fp8e4b8", 8, 1, FP8.e4b8);
export const fp8e4b15 = float("fp8e4b15", 8, 1, FP8.e4b15);
export const fp8e5 = float("fp8e5", 8, 1, FP8.e5);
export const fp8e5b16 = float("fp8e5b16", 8, 1, FP8.e5b16);
export const fp16 = float("fp16", 16, 2, FP16);
export const bf16 = float("bf16", 16, 2, BF16);
export const fp32 = float("fp32", 32, 3, null);
export const fp64 = new DType("fp64", "float", 64, Float64Array, 4);

/** Every scalar type by Triton's name. @type {Record<string, DType>} */
export const byName = Object.fromEntries(
  [int1, int8, int16, int32, int64, uint8, uint16, uint32, uint64, fp8e4nv, fp8e4b8, fp8e4b15, fp8e5, fp8e5b16, fp16, bf16,
    fp32, fp64].map((dtype) => [dtype.name, dtype]),
);

/** `pointer<fp32>`; a block of pointers holds element offsets from its base. */
export class PointerType {
  constructor(/** @type {DType} */ element) {
    this.element = element;
    this.name = `pointer<${element.name}>`;
    this.kind = "pointer";
    this.bits = 64;
    this.bytes = 8;
    this.Array = Float64Array;
    this.round = null;
    this.isPointer = true;
    this.isFloat = this.isInt = this.isBool = this.isFp8 = this.isWide = this.isSigned = this.isUnsigned = false;
  }

  toString() {
    return this.name;
  }
}

const pointers = new Map();

/** The one pointer type to an element type, so that types compare with `===`. */
export function pointerTo(/** @type {DType} */ element) {
  if (!pointers.has(element)) pointers.set(element, new PointerType(element));
  return pointers.get(element);
}

/** A block's type as Triton writes it: `<['16', '16'], fp32>`, or the scalar's own name. */
export function typeName(type, shape) {
  return shape.length ? `<[${shape.map((extent) => `'${extent}'`).join(", ")}], ${type}>` : String(type);
}

const LONG = { fp16: "float16", bf16: "bfloat16", fp32: "float32", fp64: "float64" };

/** A type as Python's repr of it: `triton.language.float32`. */
export function typeRepr(type) {
  if (type.isPointer) return String(type);
  return `triton.language.${LONG[type.name] ?? type.name.replace(/^fp8/, "float8")}`;
}
