// @ts-check
/**
 * Finds two programs that use one element, at least one of them writing, with nothing to order them.
 *
 * Programs run one after another here, so a race never shows in the result; it is found from who touched what. An atomic
 * orders two programs only when the later one branches on what it read (a lock, a last-one-out counter): then everything
 * the earlier program did before its atomic comes first. Only single-lane atomics are taken to be such signals.
 */

/** Who last wrote and read each element of one buffer. Numbers are access numbers + 1; 0 is nobody. */
class Shadow {
  constructor(elements) {
    this.writer = new Int32Array(elements);
    this.writerLane = new Int32Array(elements);
    this.reader = new Int32Array(elements);
    this.readers = new Uint8Array(elements); // 0 none, 1 one program, 2 several
    this.atomic = new Uint8Array(elements);
  }
}

export class Races {
  constructor(faults) {
    this.faults = faults;
    this.begin();
  }

  /** Launches are ordered: each begins with nothing known. */
  begin() {
    this.shadows = new Map();
    this.accesses = [];
    this.clocks = new Map();
    this.released = new Map();
    this.signals = [];
    this.acquired = new Map();
  }

  /** A program begins. */
  enter(program, index) {
    this.program = [...program];
    this.index = index;
    this.acquired = new Map();
  }

  shadow(buffer) {
    if (!this.shadows.has(buffer))
      this.shadows.set(buffer, new Shadow(Math.ceil(buffer.bytes.byteLength / buffer.elementBytes)));
    return this.shadows.get(buffer);
  }

  /** Announces an access of this program; its lanes follow. @returns its number + 1 */
  announce(access) {
    const time = this.clocks.get(this.index) ?? 0;
    return this.accesses.push({ ...access, program: this.program, index: this.index, time });
  }

  /** True when access number − 1 happened before this program's present. */
  ordered(number) {
    const access = this.accesses[number - 1];
    return access.index === this.index || (this.acquired.get(access.index) ?? -1) >= access.time;
  }

  read(shadow, slot, number) {
    const writer = shadow.writer[slot];
    if (writer && !shadow.atomic[slot] && !this.ordered(writer)) this.blame(writer, shadow.writerLane[slot], slot);
    const reader = shadow.reader[slot];
    if (reader && this.accesses[reader - 1].index !== this.index) shadow.readers[slot] = 2;
    else if (!reader) shadow.readers[slot] = 1;
    shadow.reader[slot] = number;
  }

  write(shadow, slot, number, lane) {
    const writer = shadow.writer[slot];
    if (writer && !this.ordered(writer)) {
      if (!shadow.atomic[slot]) this.blame(writer, shadow.writerLane[slot], slot);
      this.blame(number, lane, slot);
    } else if (this.readElsewhere(shadow, slot)) this.blame(number, lane, slot);
    shadow.writer[slot] = number;
    shadow.writerLane[slot] = lane;
    shadow.atomic[slot] = 0;
  }

  readElsewhere(shadow, slot) {
    const reader = shadow.reader[slot];
    return reader !== 0 && (shadow.readers[slot] === 2 ? this.acquired.size === 0 : !this.ordered(reader));
  }

  atomicWrite(shadow, slot, number, lane) {
    const writer = shadow.writer[slot];
    if (writer && !shadow.atomic[slot] && !this.ordered(writer)) this.blame(writer, shadow.writerLane[slot], slot);
    shadow.writer[slot] = number;
    shadow.writerLane[slot] = lane;
    shadow.atomic[slot] = 1;
  }

  blame(number, lane, slot) {
    const { line, file, op, program, argument, offsetOf, size } = this.accesses[number - 1];
    this.faults.add({ kind: "race", line, file, program, lane, op, index: offsetOf(slot), size, argument });
  }

  /** A single-lane atomic on `key`: this program publishes its past there. @returns the signal's number, to taint with */
  signal(key) {
    const published = this.released.get(key) ?? new Map();
    this.signals.push(new Map(published));
    const time = this.clocks.get(this.index) ?? 0;
    for (const [program, seen] of this.acquired) raise(published, program, seen);
    raise(published, this.index, time);
    this.released.set(key, published);
    this.clocks.set(this.index, time + 1);
    return this.signals.length;
  }

  /** This program branched on what signal `number` returned. */
  acquire(number) {
    for (const [program, seen] of this.signals[number - 1]) raise(this.acquired, program, seen);
  }
}

function raise(map, key, value) {
  if ((map.get(key) ?? -1) < value) map.set(key, value);
}
