// @ts-check
/** Loads, stores and atomics of one program: reads and writes bytes, counts them, and reports what is wrong with them. */
import { Tile, broadcastTo } from "../engine/tile.js";
import { selected, withRecords } from "../engine/taint.js";
import { where } from "../engine/select.js";
import { decoder, encoder } from "../engine/raw.js";
import { narrowed } from "../engine/wide.js";
import { sectors } from "./tracer.js";
import { ATOMIC } from "./atomics.js";
import { Argument } from "./buffers.js";
import { Races } from "./races.js";
import { int1 } from "../engine/dtypes.js";

export class Memory {
  constructor(space, faults, tracer) {
    this.space = space;
    this.faults = faults;
    this.tracer = tracer;
    this.races = new Races(faults);
    this.begin();
  }

  /** A launch begins, with these pointer arguments. */
  begin(/** @type {Argument[]} */ bases = []) {
    this.bases = bases;
    this.races.begin();
    /** Where taints began: {first, size, …}; a record number is first + lane. */
    this.events = [];
    this.nextRecord = 1;
  }

  /** A program begins. */
  enter(program, index) {
    this.program = program;
    this.races.enter(program, index);
  }

  /** Value of every lane; lanes that are off give `other`, or are undefined. `at` is {line, file}. */
  load(pointer, mask, other, at) {
    return this.parts(pointer, mask).reduce((value, part) => this.loadPart(part.pointer, part.mask, value, at), other);
  }

  loadPart(pointer, mask, other, at) {
    const access = this.open("load", pointer, mask, at);
    const { offsets, on, type } = access;
    const table = decoder(type);
    const out = type.isWide ? new BigInt64Array(offsets.length) : new type.Array(offsets.length);
    for (let i = 0; i < offsets.length; i++) {
      if (on && !on[i]) continue;
      const place = this.locate(access, i);
      if (place < 0) continue;
      this.checkWritten(access, place, i);
      this.races.read(access.shadow, access.slot(place), access.number);
      const raw = access.view[place];
      out[i] = table ? table[raw] : type.isWide ? BigInt.asIntN(64, raw) : raw;
    }
    this.close(access);
    return this.loaded(access, out, other);
  }

  /** The loaded block: `other` filled in, lanes without it marked. */
  loaded(access, out, other) {
    const { type, on, pointer } = access;
    const wide = type.isWide ? wideLoaded(type, out) : out;
    const tile = new Tile(type, pointer.shape, wide);
    if (on && other) fillOff(tile, on, other);
    if (on && other) tile.taint = selected(tile.size, { data: on, size: on.length }, tile, other);
    if (on && !other) this.markUndefined(tile, access);
    return tile;
  }

  markUndefined(tile, access) {
    const { on, offsets, at } = access;
    if (!on.includes(0) || this.faults.settled("masked_undefined", at, this.program)) return;
    const event = { kind: "masked_undefined", op: "load", at, offsets, size: access.size, argument: access.argument };
    const first = this.record(event, tile.size);
    const records = Int32Array.from(on, (lane, i) => (lane ? 0 : first + i));
    tile.taint = withRecords(tile.taint, "undefined", at, records);
  }

  store(pointer, value, mask, at) {
    for (const part of this.parts(pointer, mask)) this.storePart(part.pointer, value, part.mask, at);
  }

  storePart(pointer, value, mask, at) {
    const access = this.open("store", pointer, mask, at);
    const { offsets, on, type } = access;
    const write = encoder(type);
    for (let i = 0; i < offsets.length; i++) {
      if (on && !on[i]) continue;
      const place = this.locate(access, i);
      if (place < 0) continue;
      this.races.write(access.shadow, access.slot(place), access.number, i);
      access.view[place] = write ? write(value.data[i]) : value.data[i];
      if (access.written) access.written[access.slot(place)] = 1;
    }
    this.close(access);
    this.reportReaching(value, on, access);
  }

  /** Read, change, write, lane after lane; gives what was there before. `compare` is for compare-and-swap. */
  atomic(op, pointer, value, mask, at, compare = null) {
    const parts = this.parts(pointer, mask);
    const before = parts.map((part) => this.atomicPart(op, part.pointer, value, part.mask, at, compare));
    return before.reduce((rest, tile, i) => where(parts[i].mask, tile, rest));
  }

  atomicPart(op, pointer, value, mask, at, compare) {
    const access = this.open("atomic", pointer, mask, at);
    const { offsets, on, type } = access;
    const [table, write] = [decoder(type), encoder(type)];
    const out = type.isWide ? new BigInt64Array(offsets.length) : new type.Array(offsets.length);
    for (let i = 0; i < offsets.length; i++) {
      if (on && !on[i]) continue;
      const place = this.locate(access, i);
      if (place < 0) continue;
      if (op !== "xchg") this.checkWritten(access, place, i);
      this.races.atomicWrite(access.shadow, access.slot(place), access.number, i);
      const old = table ? table[access.view[place]] : access.view[place];
      out[i] = old;
      const operand = type.isWide ? BigInt(value.data[i]) : value.data[i];
      const fresh = ATOMIC[op](old, operand, compare && (type.isWide ? BigInt(compare.data[i]) : compare.data[i]));
      const rounded = type.round ? type.round(fresh) : fresh;
      access.view[place] = write ? write(rounded) : rounded;
      if (access.written) access.written[access.slot(place)] = 1;
    }
    this.close(access);
    this.reportReaching(value, on, access);
    return this.signalled(new Tile(type, pointer.shape, type.isWide ? wideLoaded(type, out) : out), access);
  }

  /** A single-lane atomic may order programs: its result carries the signal. */
  signalled(tile, access) {
    if (tile.size !== 1 || (access.on && !access.on[0])) return tile;
    const key = access.base.address + access.offsets[0] * access.type.bytes;
    tile.taint = withRecords(tile.taint, "synced", access.at, Int32Array.of(this.races.signal(key)));
    return tile;
  }

  /** What all accesses share: who, where, which lanes are on. */
  open(op, pointer, mask, at) {
    const { base } = pointer;
    const type = pointer.type.element;
    const { before, size } = base.extent(type.bytes);
    const on = mask ? broadcastTo(mask, pointer.shape).data : null;
    const buffer = base.buffer;
    const step = type.bytes / buffer.elementBytes;
    const argument = base.name;
    const access = {
      op, pointer, at, base, type, before, size, on, argument,
      offsets: pointer.data,
      view: buffer.view(type),
      written: buffer.written,
      shadow: this.races.shadow(buffer),
      slot: step === 1 ? (place) => place : (place) => Math.floor(place * step),
    };
    const offsetOf = (slot) => Math.floor(slot / step) - before;
    access.number = this.races.announce({ op, line: at.line, file: at.file, argument, size, offsetOf });
    this.branchOn(mask);
    return access;
  }

  /** Pointers that are plain addresses may lie in several buffers: pointers into each, with a mask of their lanes. */
  parts(pointer, mask) {
    if (pointer.base) return [{ pointer, mask }];
    const { bytes } = pointer.type.element;
    const on = mask ? broadcastTo(mask, pointer.shape).data : null;
    const owners = Array.from(pointer.data, (place, lane) => (on && !on[lane] ? null : this.space.near(place * bytes)));
    const buffers = new Set(owners.filter(Boolean));
    if (buffers.size === 0) buffers.add(this.space.near(0));
    return [...buffers].map((buffer) => ({
      pointer: this.within(buffer, pointer),
      mask: buffers.size === 1 ? mask : new Tile(int1, pointer.shape, Uint8Array.from(owners, (owner) => Number(owner === buffer))),
    }));
  }

  /** Addresses as offsets from the argument that points into a buffer, or from its start. */
  within(buffer, pointer) {
    const base = this.bases.find((argument) => argument.buffer === buffer) ?? new Argument("", buffer, 0);
    const start = base.address / pointer.type.element.bytes;
    return new Tile(pointer.type, pointer.shape, pointer.data.map((place) => Math.floor(place - start)), pointer.taint, base);
  }

  /** Index of lane i in the buffer's view, or −1 after reporting that it is outside. */
  locate(access, i) {
    const index = access.offsets[i];
    if (index < access.size && index >= -access.before) return index + access.before;
    this.fault("out_of_bounds", access, i);
    return -1;
  }

  checkWritten(access, place, i) {
    if (access.written && !access.written[access.slot(place)]) this.fault("uninitialised", access, i);
  }

  fault(kind, { at, op, offsets, size, argument }, lane) {
    this.faults.add({ kind, line: at.line, file: at.file, program: this.program, lane, op, index: offsets[lane], size, argument });
  }

  /** Counts the access, and reports overflowed or undefined offsets and masks of lanes that are on. */
  close(access) {
    const { op, at, argument, pointer, offsets, on, base, type } = access;
    const lanes = on ? total(on) : offsets.length;
    const pieces = lanes ? sectors(offsets, on, base.byteOffset, type.bytes) : 0;
    const entry = { program: this.program, line: at.line, file: at.file, op, argument, block: pointer.shape, offsets, mask: on };
    this.tracer.access({ ...entry, bytes: lanes * type.bytes, sectors: pieces });
    this.reportReaching(pointer, on, access);
  }

  /** Reports every taint of `tile` on lanes that are on: they reached memory. */
  reportReaching(tile, on, access) {
    if (!tile.taint) return;
    for (const kind of tile === access.pointer ? ["undefined", "wrapped"] : ["undefined"])
      for (const records of tile.taint.kind(kind)) this.reportRecords(records, on, access);
  }

  /** The first lane of every event among `records`. */
  reportRecords(records, on, access) {
    let end = 0;
    for (const number of distinct(records, on)) {
      if (number < end) continue;
      const event = this.events.findLast((candidate) => candidate.first <= number);
      end = event.first + event.lanes;
      this.reportRecord(event, number, access);
    }
  }

  reportRecord(event, number, access) {
    const lane = number - event.first;
    const { kind, op, at, size = access.size, argument = access.argument } = event;
    const index = event.offsets ? event.offsets[lane] : access.offsets[this.laneOf(access, number)];
    this.faults.add({ kind, line: at.line, file: at.file, program: this.program, lane, op, index, size, argument });
  }

  laneOf(access, number) {
    const lanes = access.pointer.taint.kind("wrapped").map((records) => records.indexOf(number));
    return Math.max(0, ...lanes);
  }

  /** Remembers where a taint began. @returns the record number of its lane 0 */
  record(event, size) {
    const first = this.nextRecord;
    this.events.push({ ...event, first, lanes: size });
    this.nextRecord += size;
    return first;
  }

  /** A branch, or a mask: reports undefined lanes, and lets atomics order programs. */
  branchOn(tile) {
    if (!tile?.taint) return;
    for (const lost of tile.taint.kind("undefined")) this.reportRecords(lost, null, { size: 0, offsets: [0], pointer: tile });
    for (const synced of tile.taint.kind("synced")) for (const number of new Set(synced)) if (number) this.races.acquire(number);
  }
}

/** Every record on lanes that are on, in order. */
function distinct(records, on) {
  const found = new Set();
  for (let i = 0; i < records.length; i++) if (records[i] && (!on || on[i])) found.add(records[i]);
  return [...found].sort((a, b) => a - b);
}

function total(flags) {
  let sum = 0;
  for (let i = 0; i < flags.length; i++) sum += flags[i];
  return sum;
}

function fillOff(tile, on, other) {
  const value = broadcastTo(other, tile.shape).data;
  for (let i = 0; i < on.length; i++) if (!on[i]) tile.data[i] = value[i];
}

const wideLoaded = (type, out) => narrowed(type.isSigned ? out : new BigUint64Array(out.buffer));
