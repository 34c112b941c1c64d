// @ts-check
/** The line of facts about a launch: programs, bytes, sectors, how much of the sectors was used, how often memory was read again. */
import { bytes, number, plural } from "./words.js";

/** @typedef {import("./session.js").Launch} Launch */
/** @typedef {import("./session.js").LaunchTrace} LaunchTrace */

const SECTOR = 32;
const LARGEST_TABLE = 1 << 24;

/** Useful bytes over the bytes of the sectors that carried them, or null when nothing was touched. */
export function coalescing(/** @type {Launch} */ { bytes_read, bytes_written, sectors }) {
  return sectors ? (bytes_read + bytes_written) / (sectors * SECTOR) : null;
}

/** Counts distinct offsets: a byte for each in a table while they lie close to zero, a set for the others. */
class Distinct {
  constructor() {
    this.table = new Uint8Array(1 << 16);
    this.far = new Set();
    this.size = 0;
  }

  add(/** @type {number} */ offset) {
    if (offset < 0 || offset >= LARGEST_TABLE) {
      const before = this.far.size;
      this.size += this.far.add(offset).size - before;
      return;
    }
    if (offset >= this.table.length) this.grow(offset);
    this.size += 1 - this.table[offset];
    this.table[offset] = 1;
  }

  grow(/** @type {number} */ offset) {
    const larger = new Uint8Array(2 ** Math.ceil(Math.log2(offset + 1)));
    larger.set(this.table);
    this.table = larger;
  }
}

/** Elements loaded over distinct elements loaded, per tensor; null when the trace is not whole. */
export function readsPerElement(/** @type {LaunchTrace | undefined} */ trace) {
  if (!trace || trace.truncated) return null;
  /** @type {Map<string, {loads: number, distinct: Distinct}>} */
  const tensors = new Map();
  for (const { op, argument, offsets, mask } of trace.accesses) {
    if (op !== "load") continue;
    const entry = tensors.get(argument) ?? { loads: 0, distinct: new Distinct() };
    tensors.set(argument, entry);
    for (let i = 0; i < offsets.length; i++) {
      if (mask && !mask[i]) continue;
      entry.loads++;
      entry.distinct.add(offsets[i]);
    }
  }
  return new Map([...tensors].map(([name, { loads, distinct }]) => [name, distinct.size ? loads / distinct.size : 0]));
}

function readAgain(/** @type {Map<string, number> | null} */ reads) {
  if (!reads?.size) return [];
  const again = [...reads].filter(([, times]) => times > 1.005);
  if (!again.length) return ["nothing read twice"];
  return [`read again: ${again.map(([name, times]) => `${name} ${number(Number(times.toPrecision(3)))} ×`).join(", ")}`];
}

/** @returns {string[]} the facts, in the order in which they are shown */
export function factsOf(/** @type {Launch} */ launch, /** @type {LaunchTrace | undefined} */ trace) {
  const share = coalescing(launch);
  return [
    plural(launch.programs, "program"),
    `${bytes(launch.bytes_read)} read`,
    `${bytes(launch.bytes_written)} written`,
    plural(launch.sectors, "sector"),
    ...(share === null ? [] : [`${Math.round(share * 100)} % of their bytes used`]),
    ...readAgain(readsPerElement(trace)),
  ];
}
