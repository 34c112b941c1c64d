// @ts-check
/**
 * What is known against a block's lanes, by kind:
 *   undefined  the lane came from a masked load without `other`
 *   wrapped    the lane came from an int32 operation that overflowed
 *   synced     the lane came from a scalar atomic: branching on it orders this program after others
 * and within a kind by the place in the source where it began, so that a sum of two undefined lanes blames both loads.
 * A channel is one place's Int32Array of record numbers (0: nothing). Record numbers grow as the program runs, and within a
 * record with the lane: where two meet, the lower one is kept (the higher of two signals: it knows more).
 * Only lanes that reach memory, or a branch, are reported.
 */
import { take } from "./tile.js";

const SEPARATOR = "\n";

export class Taint {
  /** @param {Map<string, Int32Array>} channels by kind and place */
  constructor(channels) {
    this.channels = channels;
  }

  /** @param {"undefined"|"wrapped"|"synced"} kind @param {{line: number, file: string}} at */
  static of(kind, at, records) {
    return new Taint(new Map([[[kind, at.line, at.file].join(SEPARATOR), records]]));
  }

  /** The channels of one kind. */
  kind(/** @type {string} */ kind) {
    return [...this.channels].filter(([key]) => key.startsWith(kind + SEPARATOR)).map(([, records]) => records);
  }

  /** Applies one function to every channel. */
  map(/** @type {(records: Int32Array, key: string) => Int32Array} */ change) {
    return new Taint(new Map([...this.channels].map(([key, records]) => [key, change(records, key)])));
  }

  take(map) {
    return this.map((records) => take(records, map));
  }

  fill(size) {
    return this.map((records) => new Int32Array(size).fill(records[0]));
  }

  /** Without one kind; null when nothing is left. */
  without(/** @type {string} */ kind) {
    const rest = [...this.channels].filter(([key]) => !key.startsWith(kind + SEPARATOR));
    return rest.length ? new Taint(new Map(rest)) : null;
  }
}

/** Of two records that meet in one lane, the one to keep. */
export function meet(/** @type {string} */ key) {
  const keepsLater = key.startsWith("synced");
  return (/** @type {number} */ a, /** @type {number} */ b) => (!a || !b ? a || b : keepsLater ? Math.max(a, b) : Math.min(a, b));
}

/** The taint made channel by channel of those that any of `tiles` has; `make` gets each tile's records, or null. */
export function combined(tiles, /** @type {(records: (Int32Array|null)[], key: string) => Int32Array} */ make) {
  const taints = tiles.map((tile) => (tile && tile.taint) || null);
  const keys = new Set(taints.flatMap((taint) => (taint ? [...taint.channels.keys()] : [])));
  if (keys.size === 0) return null;
  const recordsOf = (key) => taints.map((taint) => taint?.channels.get(key) ?? null);
  return new Taint(new Map([...keys].map((key) => [key, make(recordsOf(key), key)])));
}

/** The taint of a block computed lane by lane from operands of its size or of size 1. */
export function joined(size, operands) {
  return combined(operands, (all, key) => {
    const keep = meet(key);
    const records = new Int32Array(size);
    for (const source of all) {
      if (!source) continue;
      const mask = source.length === 1 ? 0 : -1;
      for (let i = 0; i < size; i++) records[i] = keep(records[i], source[i & mask]);
    }
    return records;
  });
}

/** Taint with more records of one kind and place. */
export function withRecords(taint, kind, at, records) {
  const added = Taint.of(kind, at, records);
  return taint ? joined(records.length, [{ taint }, { taint: added }]) : added;
}

/** Taint where lane i keeps what the chosen side says of it: used for selections. */
export function selected(size, condition, whenTrue, whenFalse) {
  const mask = condition.size === 1 ? 0 : -1;
  const at = (records, i) => (records ? records[records.length === 1 ? 0 : i] : 0);
  return combined([condition, whenTrue, whenFalse], ([c, t, f], key) => {
    const keep = meet(key);
    const records = new Int32Array(size);
    for (let i = 0; i < size; i++) records[i] = keep(at(c, i), at(condition.data[i & mask] ? t : f, i));
    return records;
  });
}
