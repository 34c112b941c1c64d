// @ts-check
/**
 * What is known against a block's lanes. Three channels, each an Int32Array of record numbers (0: nothing) or null:
 *   undefined  the lane came from a masked load without `other`
 *   wrapped    the lane came from an int32 operation that overflowed
 *   synced     the lane came from a scalar atomic: branching on it orders this program after others
 * A record says where it began; only lanes that reach memory, or a branch, are reported.
 */
import { take } from "./tile.js";

const CHANNELS = /** @type {const} */ (["undefined", "wrapped", "synced"]);

export class Taint {
  constructor(channels) {
    /** @type {Record<string, Int32Array|null>} */
    this.channels = channels;
  }

  static of(channel, records) {
    return new Taint({ undefined: null, wrapped: null, synced: null, [channel]: records });
  }

  /** Applies one function to every channel that is there. */
  map(change) {
    const changed = {};
    for (const name of CHANNELS) changed[name] = this.channels[name] && change(this.channels[name]);
    return new Taint(changed);
  }

  take(map) {
    return this.map((records) => take(records, map));
  }

  fill(size) {
    return this.map((records) => new Int32Array(size).fill(records[0]));
  }

  /** Without one channel; null when nothing is left. */
  without(channel) {
    const rest = { ...this.channels, [channel]: null };
    return Object.values(rest).some(Boolean) ? new Taint(rest) : null;
  }
}

/** The taint of a block computed lane by lane from operands of its size or of size 1. */
export function joined(size, operands) {
  const tainted = operands.filter((tile) => tile && tile.taint);
  if (tainted.length === 0) return null;
  const channels = {};
  for (const name of CHANNELS) channels[name] = joinedChannel(name, size, tainted);
  return new Taint(channels);
}

function joinedChannel(name, size, tiles) {
  const found = tiles.map((tile) => tile.taint.channels[name]).filter(Boolean);
  if (found.length === 0) return null;
  const records = new Int32Array(size);
  for (const source of found) {
    const mask = source.length === 1 ? 0 : -1;
    for (let i = 0; i < size; i++) if (!records[i]) records[i] = source[i & mask];
  }
  return records;
}

/** Taint with `records` added to one channel where nothing is known yet. */
export function withRecords(taint, channel, records) {
  if (!taint) return Taint.of(channel, records);
  const old = taint.channels[channel];
  const merged = old ? records.map((record, i) => old[i] || record) : records;
  return new Taint({ ...taint.channels, [channel]: merged });
}

/** Taint where lane i keeps what `chosen[i]` says of it: used for selections. */
export function selected(size, condition, whenTrue, whenFalse) {
  if (!condition.taint && !whenTrue.taint && !whenFalse.taint) return null;
  const pick = { data: condition.data, mask: condition.size === 1 ? 0 : -1 };
  const channels = {};
  for (const name of CHANNELS) channels[name] = selectedChannel(name, size, pick, condition, whenTrue, whenFalse);
  return Object.values(channels).some(Boolean) ? new Taint(channels) : null;
}

function selectedChannel(name, size, pick, condition, whenTrue, whenFalse) {
  const [c, t, f] = [condition, whenTrue, whenFalse].map((tile) => tile.taint && tile.taint.channels[name]);
  if (!c && !t && !f) return null;
  const at = (records, i) => (records ? records[records.length === 1 ? 0 : i] : 0);
  const records = new Int32Array(size);
  for (let i = 0; i < size; i++) records[i] = at(c, i) || at(pick.data[i & pick.mask] ? t : f, i);
  return records;
}
