// @ts-check
/** The runner's small torch, its memory: tensors are strided views of buffers; operations work on tiles. */
import * as D from "../engine/dtypes.js";
import { Tile, count, stridedMap } from "../engine/tile.js";
import { decoder, encoder } from "../engine/raw.js";
import { narrowed } from "../engine/wide.js";

/** torch's names of the types. @type {Record<string, D.DType>} */
export const TORCH_TYPES = {
  bool: D.int1, uint8: D.uint8, int8: D.int8, int16: D.int16, uint16: D.uint16, int32: D.int32, uint32: D.uint32, int64: D.int64,
  uint64: D.uint64, float8_e4m3fn: D.fp8e4nv, float8_e5m2: D.fp8e5, float8_e4m3fnuz: D.fp8e4b8, float8_e5m2fnuz: D.fp8e5b16,
  float16: D.fp16, bfloat16: D.bf16, float32: D.fp32, float64: D.fp64,
};
export const torchName = new Map(Object.entries(TORCH_TYPES).map(([name, type]) => [type, name]));

export const contiguousStrides = (shape) => shape.map((_, d) => count(shape.slice(d + 1)));

export class HostTensor {
  constructor(buffer, type, shape, strides, offset) {
    this.buffer = buffer;
    this.type = type;
    this.shape = shape;
    this.strides = strides;
    /** of the first element, in elements from the buffer's start */
    this.offset = offset;
  }

  get size() {
    return count(this.shape);
  }

  get isContiguous() {
    const wanted = contiguousStrides(this.shape);
    return this.shape.every((extent, d) => extent === 1 || this.strides[d] === wanted[d]);
  }

  /** Places of the elements in the buffer, row-major. */
  places() {
    return stridedMap(this.shape, this.strides, this.offset);
  }

  /** The values as a tile. */
  tile() {
    const { type } = this;
    const view = this.buffer.view(type);
    const places = this.places();
    const table = decoder(type);
    const out = type.isWide ? new (type.isSigned ? BigInt64Array : BigUint64Array)(places.length) : new type.Array(places.length);
    for (let i = 0; i < places.length; i++) out[i] = table ? table[view[places[i]]] : view[places[i]];
    return new Tile(type, this.shape, type.isWide ? narrowed(out) : out);
  }

  /** Overwrites the elements with those of a tile of this type and shape (or one value). */
  write(tile) {
    const view = this.buffer.view(this.type);
    const places = this.places();
    const encode = encoder(this.type);
    const mask = tile.size === 1 ? 0 : -1;
    for (let i = 0; i < places.length; i++) view[places[i]] = encode ? encode(tile.data[i & mask]) : tile.data[i & mask];
    this.markWritten(places);
  }

  markWritten(places) {
    const { written, elementBytes } = this.buffer;
    if (!written) return;
    const step = this.type.bytes / elementBytes;
    for (const place of places) written[Math.floor(place * step)] = 1;
  }
}

/** Tensors by number: Python holds the numbers. */
export class TensorTable {
  constructor(space) {
    this.space = space;
    /** @type {HostTensor[]} */
    this.tensors = [];
  }

  clear() {
    this.tensors = [];
  }

  /** @returns {HostTensor} */
  get(id) {
    return this.tensors[id];
  }

  /** Registers a tensor and describes it as Python wants to know it. */
  add(tensor) {
    const id = this.tensors.push(tensor) - 1;
    const address = tensor.buffer.address + tensor.offset * tensor.type.bytes;
    return { id, dtype: torchName.get(tensor.type), shape: tensor.shape, strides: tensor.strides, offset: tensor.offset, address: String(address) };
  }

  allocate(type, shape, initialised) {
    const buffer = this.space.allocate(count(shape) * type.bytes, type.bytes, initialised);
    return new HostTensor(buffer, type, shape, contiguousStrides(shape), 0);
  }

  /** A new contiguous tensor with a tile's values. */
  fromTile(tile) {
    const tensor = this.allocate(tile.type, tile.shape, true);
    tensor.write(tile);
    return this.add(tensor);
  }
}
