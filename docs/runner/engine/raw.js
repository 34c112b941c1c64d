// @ts-check
/** Values as they lie in memory: which typed array holds a type's bits, and how its numbers are read and written. */
import { bf16, fp16, int64, uint64 } from "./dtypes.js";
import { decodingTable, encode } from "./rounding.js";
import { narrowed } from "./wide.js";

/** The typed array over which a type's elements are addressed one by one. */
export function rawArray(type) {
  if (type === int64 || type.isPointer) return BigInt64Array;
  if (type === uint64) return BigUint64Array;
  if (type.isFp8) return Uint8Array;
  if (type === fp16 || type === bf16) return Uint16Array;
  return type.Array;
}

/** Bits to numbers for narrow floats; null where the array holds the numbers themselves. */
export const decoder = (type) => (type.format ? decodingTable(type.format) : null);

/** Number (already rounded) to bits; null where the array takes the numbers themselves. */
export function encoder(type) {
  if (type.format) return (/** @type {number} */ x) => encode(type.format, x);
  return type.isWide || type.isPointer ? BigInt : null;
}

/** The raw array of a block's values. */
export function toRaw(type, data) {
  const write = encoder(type);
  const raw = new (rawArray(type))(data.length);
  for (let i = 0; i < raw.length; i++) raw[i] = write ? write(data[i]) : data[i];
  return raw;
}

/** A block's values from bytes. */
export function fromRaw(type, buffer) {
  const raw = new (rawArray(type))(buffer);
  if (type.isWide) return narrowed(raw);
  if (type.isBool) return raw.map((value) => (value ? 1 : 0));
  const table = decoder(type);
  return table ? Float32Array.from(raw, (bits) => table[bits]) : raw;
}
