// @ts-check
/** Tensor descriptors: a tensor with its bounds, loaded and stored by blocks; what lies outside reads as zero (or NaN). */
import * as D from "../engine/dtypes.js";
import { Tile, broadcastTo, filled, scalar } from "../engine/tile.js";
import { cast } from "../engine/cast.js";
import { joined } from "../engine/taint.js";
import { CompilationError, check } from "../kernel/errors.js";
import { Descriptor, Tuple, isTensor, repr } from "../kernel/values.js";
import { toTensor } from "../kernel/types.js";
import { shapeOf } from "./define.js";

function makeDescriptor(_, { base, shape, strides, block_shape: block, padding_option: padding }) {
  check(isTensor(base) && base.type.isPointer, "base must be a pointer type");
  const extents = shapeOf([block]);
  const rank = shape.items.length;
  check(rank >= 1 && rank <= 5, `Expected 1 <= ndim <= 5 but got ${rank} dimensions`);
  check(strides.items.length === rank, `Expected ${rank} strides but got ${strides.items.length}`);
  check(extents.length === rank, `Expected block_shape to have ${rank} dimensions but got ${strides.items.length}`);
  checkLayout(base.type.element, extents, strides.items[rank - 1]);
  check(padding !== "nan" || base.type.element.isFloat, "Padding option `nan` is not supported for integer blocks");
  return new Descriptor(base, shape.items.map((n) => toTensor(n)), strides.items.map((n) => toTensor(n)), extents, padding);
}

export function checkLayout(element, block, lastStride) {
  const bytes = element.bytes;
  const last = block[block.length - 1];
  check(last * bytes >= 16,
    `Descriptor block shape must have at least 16 bytes in the last dimension, but got ${last} * ${bytes} = ${last * bytes} bytes`);
  const stride = isTensor(lastStride) ? null : Number(lastStride);
  check(stride === null || stride === 1, `Tensor descriptor last dim must be 1 but got ${repr(lastStride)}`);
}

/** Pointers of a block at `offsets`, and which of them are inside the tensor. */
function lanes(descriptor, offsets) {
  const rank = descriptor.block.length;
  check(offsets.length === rank, `expected ${rank} offsets, but got ${offsets.length}`);
  const size = descriptor.block.reduce((a, b) => a * b, 1);
  const data = new Float64Array(size);
  const inside = new Uint8Array(size).fill(1);
  const origin = descriptor.base.data[0];
  for (let lane = 0; lane < size; lane++) {
    data[lane] = origin;
    let rest = lane;
    for (let d = rank - 1; d >= 0; d--) {
      const at = Number(offsets[d].data[0]) + (rest % descriptor.block[d]);
      rest = Math.floor(rest / descriptor.block[d]);
      data[lane] += at * Number(descriptor.strides[d].data[0]);
      if (at < 0 || at >= Number(descriptor.shape[d].data[0])) inside[lane] = 0;
    }
  }
  const pointer = new Tile(descriptor.base.type, descriptor.block, data, joined(size, offsets), descriptor.base.base);
  return { pointer, inside: new Tile(D.int1, descriptor.block, inside) };
}

const offsetsOf = (offsets) => (offsets instanceof Tuple ? offsets.items : [offsets]).map((n) => toTensor(n));

function load(machine, { self, offsets }) {
  const { pointer, inside } = lanes(self, offsetsOf(offsets));
  const filler = scalar(self.dtype, self.padding === "nan" ? NaN : 0);
  return machine.memory.load(pointer, inside, filler, machine.at);
}

function valueFor(descriptor, value) {
  check(value.shape.join() === descriptor.block.join(),
    `expected value of shape [${descriptor.block.join(", ")}], got [${value.shape.join(", ")}]`);
  return cast(value, descriptor.dtype);
}

function store(machine, { self, offsets, value }) {
  const { pointer, inside } = lanes(self, offsetsOf(offsets));
  machine.memory.store(pointer, valueFor(self, value), inside, machine.at);
  return null;
}

function atomic(name) {
  return (machine, { self, offsets, value }) => {
    const { pointer, inside } = lanes(self, offsetsOf(offsets));
    machine.memory.atomic(name, pointer, valueFor(self, value), inside, machine.at);
    return null;
  };
}

/** Rows `x_offsets`, columns from `y_offset`, of a descriptor whose block is one row. */
function rows(descriptor, xOffsets, yOffset) {
  check(descriptor.block.length === 2, `descriptor must be 2D, but got [${descriptor.block.join(", ")}]`);
  check(descriptor.block[0] === 1, `descriptor block must have 1 row, but got [${descriptor.block.join(", ")}]`);
  check(xOffsets.shape.length === 1, `x offsets must be 1D, but got [${xOffsets.shape.join(", ")}]`);
  check(xOffsets.shape[0] >= 8, `descriptor gather must have at least 8 rows, but got [${xOffsets.shape.join(", ")}]`);
  const parts = Array.from(xOffsets.data, (row) => lanes(descriptor, [filled(D.int32, [], Number(row)), toTensor(yOffset)]));
  const shape = [xOffsets.size, descriptor.block[1]];
  const joinData = (pick, array) => array.from(parts.flatMap((part) => [...pick(part).data]));
  return {
    pointer: new Tile(descriptor.base.type, shape, joinData((part) => part.pointer, Float64Array), null, descriptor.base.base),
    inside: new Tile(D.int1, shape, joinData((part) => part.inside, Uint8Array)),
  };
}

function gather(machine, { self, x_offsets: x, y_offset: y }) {
  const { pointer, inside } = rows(self, x, y);
  return machine.memory.load(pointer, inside, scalar(self.dtype, 0), machine.at);
}

function scatter(machine, { self, value, x_offsets: x, y_offset: y }) {
  const { pointer, inside } = rows(self, x, y);
  machine.memory.store(pointer, cast(broadcastTo(value, pointer.shape), self.dtype), inside, machine.at);
  return null;
}

function onDescriptor(call) {
  return (machine, { desc, ...rest }) => {
    if (!(desc instanceof Descriptor)) throw new CompilationError("this needs a tensor descriptor");
    return call(machine, { self: desc, ...rest });
  };
}

export const DESCRIPTORS = {
  make_tensor_descriptor: ["base, shape, strides, block_shape, padding_option='zero', round_f32_to_tf32=False", makeDescriptor],
  load_tensor_descriptor: ["desc, offsets", onDescriptor(load)],
  store_tensor_descriptor: ["desc, offsets, value", onDescriptor(store)],
};

export const DESCRIPTOR_CALLS = {
  load: ["self, offsets", load],
  store: ["self, offsets, value", store],
  gather: ["self, x_offsets, y_offset", gather],
  scatter: ["self, value, x_offsets, y_offset", scatter],
  ...Object.fromEntries(["add", "min", "max", "and", "or", "xor"].map((name) => [`atomic_${name}`, ["self, offsets, value", atomic(name)]])),
};
