// @ts-check
/**
 * Unpacks a .lzma file (LZMA 1, as `lzma.FORMAT_ALONE` writes it): MicroPython's wasm is a sixth smaller so than by gzip, which
 * is what makes room for the rest of the runner. The format is Igor Pavlov's, in the public domain.
 */

const HALF = 1024;
const MATCH_LENGTHS = [
  { choices: 8, bits: 3, base: 0 },
  { choices: 8, bits: 3, base: 8 },
];
const HIGH_BITS = 8;
const END = 0xffffffff;

const chances = (/** @type {number} */ count) => new Uint16Array(count).fill(HALF);
const trees = (/** @type {number} */ count, /** @type {number} */ bits) => Array.from({ length: count }, () => chances(1 << bits));

/** Reads bits whose chances adapt to what came before. */
class RangeDecoder {
  constructor(/** @type {Uint8Array} */ input, /** @type {number} */ at) {
    this.input = input;
    this.at = at + 1; // the first byte is always 0
    this.range = END;
    this.code = 0;
    for (let i = 0; i < 4; i++) this.code = ((this.code << 8) | this.input[this.at++]) >>> 0;
  }

  normalise() {
    if (this.range >= 0x1000000) return;
    if (this.at >= this.input.length) throw new RangeError("the packed file is cut off");
    this.range = (this.range << 8) >>> 0;
    this.code = ((this.code << 8) | this.input[this.at++]) >>> 0;
  }

  bit(/** @type {Uint16Array} */ table, /** @type {number} */ index) {
    const chance = table[index];
    const bound = (this.range >>> 11) * chance;
    const one = this.code >= bound;
    if (one) {
      this.range -= bound;
      this.code -= bound;
      table[index] = chance - (chance >>> 5);
    } else {
      this.range = bound;
      table[index] = chance + ((2048 - chance) >>> 5);
    }
    this.normalise();
    return one ? 1 : 0;
  }

  /** Bits that are as likely 0 as 1. */
  plain(/** @type {number} */ count) {
    let value = 0;
    for (let i = 0; i < count; i++) {
      this.range >>>= 1;
      const one = this.code >= this.range;
      if (one) this.code -= this.range;
      value = value * 2 + (one ? 1 : 0);
      this.normalise();
    }
    return value;
  }

  tree(/** @type {Uint16Array} */ table, /** @type {number} */ bits) {
    let node = 1;
    for (let i = 0; i < bits; i++) node = (node << 1) | this.bit(table, node);
    return node - (1 << bits);
  }

  /** The lowest bit first. */
  reverseTree(/** @type {Uint16Array} */ table, /** @type {number} */ bits, offset = 0) {
    let node = 1;
    let value = 0;
    for (let i = 0; i < bits; i++) {
      const bit = this.bit(table, offset + node);
      node = (node << 1) | bit;
      value |= bit << i;
    }
    return value;
  }
}

/** How long a match is, less two. */
class LengthDecoder {
  constructor(/** @type {number} */ positions) {
    this.choice = chances(2);
    this.short = MATCH_LENGTHS.map(({ bits }) => trees(positions, bits));
    this.high = chances(1 << HIGH_BITS);
  }

  read(/** @type {RangeDecoder} */ decoder, /** @type {number} */ position) {
    for (const [i, { bits, base }] of MATCH_LENGTHS.entries()) {
      if (!decoder.bit(this.choice, i)) return base + decoder.tree(this.short[i][position], bits);
    }
    return 16 + decoder.tree(this.high, HIGH_BITS);
  }
}

/** Bytes so far, with room to grow. */
class Output {
  constructor() {
    this.bytes = new Uint8Array(1 << 20);
    this.length = 0;
  }

  push(/** @type {number} */ byte) {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = byte;
  }

  back(/** @type {number} */ distance) {
    if (distance >= this.length) throw new RangeError("the packed file is damaged");
    return this.bytes[this.length - 1 - distance];
  }
}

class Unpacker {
  constructor(/** @type {Uint8Array} */ input) {
    const properties = input[0];
    this.literalContext = properties % 9;
    this.literalPosition = Math.floor(properties / 9) % 5;
    this.positions = 1 << Math.floor(properties / 45);
    this.decoder = new RangeDecoder(input, 13);
    this.out = new Output();
    this.state = 0;
    this.recent = [0, 0, 0, 0];
    this.literals = Array.from({ length: 1 << (this.literalContext + this.literalPosition) }, () => chances(0x300));
    this.isMatch = chances(12 << 4);
    this.isRepeated = chances(12);
    this.isRecent = trees(3, 4);
    this.isShort = chances(12 << 4);
    this.slots = trees(4, 6);
    this.distances = chances(128);
    this.aligned = chances(16);
    this.lengths = new LengthDecoder(this.positions);
    this.repeatedLengths = new LengthDecoder(this.positions);
  }

  all() {
    for (;;) {
      const position = this.out.length & (this.positions - 1);
      const where = (this.state << 4) + position;
      if (!this.decoder.bit(this.isMatch, where)) this.literal();
      else if (this.decoder.bit(this.isRepeated, this.state)) this.repeated(position, where);
      else if (!this.match(position)) return this.out.bytes.subarray(0, this.out.length);
    }
  }

  literal() {
    const { out, decoder, state } = this;
    const before = out.length ? out.back(0) : 0;
    const place = out.length & ((1 << this.literalPosition) - 1);
    const table = this.literals[(place << this.literalContext) + (before >> (8 - this.literalContext))];
    let symbol = 1;
    if (state >= 7) {
      let expected = out.back(this.recent[0]);
      while (symbol < 0x100) {
        const guess = (expected >> 7) & 1;
        expected <<= 1;
        const bit = decoder.bit(table, ((1 + guess) << 8) + symbol);
        symbol = (symbol << 1) | bit;
        if (guess !== bit) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | decoder.bit(table, symbol);
    out.push(symbol & 0xff);
    this.state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  /** A match at a new distance; false at the end mark. */
  match(/** @type {number} */ position) {
    const length = this.lengths.read(this.decoder, position);
    const distance = this.distance(Math.min(length, 3));
    if (distance === END) return false;
    this.recent = [distance, ...this.recent.slice(0, 3)];
    this.state = this.state < 7 ? 7 : 10;
    this.copy(length + 2);
    return true;
  }

  /** A match at one of the last four distances. */
  repeated(/** @type {number} */ position, /** @type {number} */ where) {
    const { decoder, state } = this;
    let used = 0;
    if (!decoder.bit(this.isRecent[0], state)) {
      if (!decoder.bit(this.isShort, where)) {
        this.state = state < 7 ? 9 : 11;
        this.copy(1);
        return;
      }
    } else used = !decoder.bit(this.isRecent[1], state) ? 1 : 2 + decoder.bit(this.isRecent[2], state);
    const [distance] = this.recent.splice(used, 1);
    this.recent.unshift(distance);
    const length = this.repeatedLengths.read(decoder, position);
    this.state = state < 7 ? 8 : 11;
    this.copy(length + 2);
  }

  distance(/** @type {number} */ context) {
    const slot = this.decoder.tree(this.slots[context], 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const base = ((2 | (slot & 1)) << bits) >>> 0;
    if (slot < 14) return base + this.decoder.reverseTree(this.distances, bits, base - slot);
    return base + this.decoder.plain(bits - 4) * 16 + this.decoder.reverseTree(this.aligned, 4);
  }

  copy(/** @type {number} */ length) {
    for (let i = 0; i < length; i++) this.out.push(this.out.back(this.recent[0]));
  }
}

/** @returns {Uint8Array} */
export function unpack(/** @type {Uint8Array} */ packed) {
  return new Unpacker(packed).all();
}
