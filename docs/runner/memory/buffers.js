// @ts-check
/** Device memory: one ArrayBuffer per allocation, at made-up addresses far apart, so that a stray offset hits nothing. */
import { rawArray } from "../engine/raw.js";

/** An address like a GPU's; allocations are 512 bytes apart at least, as PyTorch's are. */
const FIRST_ADDRESS = 0x7f0000000000;
const LIMIT = 1 << 30;
/** Between two allocations there is so much that no address is near both. */
const GAP = 1 << 20;

export class Buffer {
  constructor(bytes, address, elementBytes, initialised) {
    this.bytes = new ArrayBuffer(bytes);
    this.address = address;
    this.elementBytes = elementBytes;
    /** one flag an element, or null when all of it was written @type {Uint8Array|null} */
    this.written = initialised ? null : new Uint8Array(Math.ceil(bytes / elementBytes));
    this.views = new Map();
  }

  /** The bytes as elements of a type. */
  view(type) {
    if (!this.views.has(type)) {
      const elements = Math.floor(this.bytes.byteLength / type.bytes);
      this.views.set(type, new (rawArray(type))(this.bytes, 0, elements));
    }
    return this.views.get(type);
  }
}

const NOWHERE = new Buffer(0, 0, 1, true);

/** What a kernel's pointer parameter points to: a name for messages, a buffer and where in it the data begins. */
export class Argument {
  constructor(name, buffer, byteOffset, description = {}) {
    this.name = name;
    this.buffer = buffer;
    this.byteOffset = byteOffset;
    /** {shape, strides, dtype} of the tensor, for the trace */
    this.description = description;
  }

  /** Elements of `bytes` each that lie before and from the data pointer. */
  extent(bytes) {
    return {
      before: Math.floor(this.byteOffset / bytes),
      size: Math.floor((this.buffer.bytes.byteLength - this.byteOffset) / bytes),
    };
  }

  get address() {
    return this.buffer.address + this.byteOffset;
  }
}

/** All allocations of one run. */
export class AddressSpace {
  constructor() {
    this.clear();
  }

  clear() {
    /** @type {Buffer[]} */
    this.buffers = [];
    this.next = FIRST_ADDRESS;
    this.total = 0;
  }

  allocate(bytes, elementBytes, initialised) {
    this.total += bytes;
    if (this.total > LIMIT) throw new Error(`out of memory: the runner gives one run ${LIMIT >> 20} MiB`);
    const buffer = new Buffer(bytes, this.next, elementBytes, initialised);
    this.next += Math.ceil((bytes + 1) / 512) * 512 + GAP;
    this.buffers.push(buffer);
    return buffer;
  }

  /** The buffer that an address is in or near, or one without bytes for wild addresses. */
  near(address) {
    const gap = GAP / 2;
    const isNear = (/** @type {Buffer} */ b) => address >= b.address - gap && address < b.address + b.bytes.byteLength + gap;
    return this.buffers.find(isNear) ?? NOWHERE;
  }
}
