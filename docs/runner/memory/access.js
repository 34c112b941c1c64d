// @ts-check
/** Loads, stores and atomics of one program: reads and writes bytes, counts them, and reports what is wrong with them. */
import { Tile, broadcastTo } from "../engine/tile.js";
import { joined, withRecords } from "../engine/taint.js";
import { decoder, encoder } from "../engine/raw.js";
import { narrowed } from "../engine/wide.js";
import { sectors } from "./tracer.js";
import { ATOMIC } from "./atomics.js";
import { Argument } from "./buffers.js";
import { Races } from "./races.js";

export class Memory {
  constructor(space, faults, tracer) {
    this.space = space;
    this.faults = faults;
    this.tracer = tracer;
    this.races = new Races(faults);
    this.begin();
  }

  /** A launch begins. */
  begin() {
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
    tile.taint = joined(tile.size, [other ? { ...other, taint: other.taint } : null]);
    if (on && !other) this.markUndefined(tile, access);
    return tile;
  }

  markUndefined(tile, access) {
    const { on, offsets, at } = access;
    if (!on.includes(0) || this.faults.settled("masked_undefined", at, this.program)) return;
    const event = { kind: "masked_undefined", op: "load", at, offsets, size: access.size, argument: access.argument };
    const first = this.record(event, tile.size);
    const records = Int32Array.from(on, (lane, i) => (lane ? 0 : first + i));
    tile.taint = withRecords(tile.taint, "undefined", records);
  }

  store(pointer, value, mask, at) {
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
    const access = this.open("atomic", pointer, mask, at);
    const { offsets, on, type } = access;
    const [table, write] = [decoder(type), encoder(type)];
    const out = type.isWide ? new BigInt64Array(offsets.length) : new type.Array(offsets.length);
    for (let i = 0; i < offsets.length; i++) {
      if (on && !on[i]) continue;
      const place = this.locate(access, i);
      if (place < 0) continue;
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
    tile.taint = withRecords(tile.taint, "synced", Int32Array.of(this.races.signal(key)));
    return tile;
  }

  /** What all accesses share: who, where, which lanes are on. */
  open(op, given, mask, at) {
    const pointer = given.base ? given : this.resolve(given);
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

  /** A pointer made from an integer: offsets into the buffer that its first lane falls into. */
  resolve(pointer) {
    const { bytes } = pointer.type.element;
    const found = this.space.find(pointer.data[0] * bytes) ?? { buffer: this.space.allocate(0, bytes, true) };
    const base = new Argument("", found.buffer, 0);
    const offsets = pointer.data.map((place) => place - base.address / bytes);
    return new Tile(pointer.type, pointer.shape, offsets, pointer.taint, base);
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
    for (const name of tile === access.pointer ? ["undefined", "wrapped"] : ["undefined"])
      this.reportRecords(tile.taint.channels[name], on, access);
  }

  /** The first lane of every event among `records`. */
  reportRecords(records, on, access) {
    let end = 0;
    for (const number of records ? distinct(records, on) : []) {
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
    const records = access.pointer.taint.channels.wrapped;
    return Math.max(0, records ? records.indexOf(number) : 0);
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
    const { undefined: lost, synced } = tile.taint.channels;
    this.reportRecords(lost, null, { size: 0, offsets: [0], pointer: tile });
    if (synced) for (const number of new Set(synced)) if (number) this.races.acquire(number);
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
