// @ts-check
/** Counts what each launch moved, and keeps single accesses for the pictures until the trace is full. */

const TRACE_BYTES = 4 << 20;
const VARIABLE_BYTES = 4 << 20;

/** Distinct 32-byte pieces under the lanes that are on. `start` is the argument's byte offset in its buffer. */
export function sectors(offsets, mask, start, bytes) {
  let last = NaN;
  let found = 0;
  for (let i = 0; i < offsets.length; i++) {
    if (mask && !mask[i]) continue;
    const sector = Math.floor((start + offsets[i] * bytes) / 32);
    if (sector === last) continue;
    if (sector < last) return scattered(offsets, mask, start, bytes);
    found++;
    last = sector;
  }
  return found;
}

/** The same when lanes do not go upwards in memory. */
function scattered(offsets, mask, start, bytes) {
  const found = new Set();
  for (let i = 0; i < offsets.length; i++)
    if (!mask || mask[i]) found.add(Math.floor((start + offsets[i] * bytes) / 32));
  return found.size;
}

/** The offsets as int32 where they fit. */
function compact(offsets) {
  const narrow = new Int32Array(offsets);
  for (let i = 0; i < narrow.length; i++) if (narrow[i] !== offsets[i]) return offsets.slice();
  return narrow;
}

export class Tracer {
  constructor() {
    this.clear();
  }

  clear() {
    this.launches = [];
    this.traces = [];
    this.room = TRACE_BYTES;
    this.variableRoom = VARIABLE_BYTES;
  }

  begin(kernel, grid, tensors) {
    const programs = grid[0] * grid[1] * grid[2];
    this.launch = { kernel, grid, programs, bytes_read: 0, bytes_written: 0, sectors: 0 };
    this.trace = { kernel, grid, arguments: tensors, accesses: [], variables: [], truncated: false };
    this.launches.push(this.launch);
    this.traces.push(this.trace);
  }

  /** One load, store or atomic: {program, line, op, argument, block, offsets, mask, lanes, bytes, sectors}. */
  access(access) {
    if (access.op !== "store") this.launch.bytes_read += access.bytes;
    if (access.op !== "load") this.launch.bytes_written += access.bytes;
    this.launch.sectors += access.sectors;
    const cost = access.offsets.length * (access.mask ? 5 : 4) + 100;
    if (!this.fits("room", cost)) return;
    const offsets = compact(access.offsets);
    const mask = access.mask && access.mask.includes(0) ? new Uint8Array(access.mask) : null;
    this.trace.accesses.push({ ...access, program: [...access.program], block: [...access.block], offsets, mask });
  }

  /** A value that a loop of the kernel assigned. */
  variable(program, line, name, iteration, tile) {
    if (!this.fits("variableRoom", tile.size * 4 + 100)) return;
    const values = Float32Array.from(tile.data, Number);
    this.trace.variables.push({ program: [...program], line, name, iteration, shape: [...tile.shape], values });
  }

  fits(room, cost) {
    if (this[room] < cost) this.trace.truncated = true;
    else this[room] -= cost;
    return !this.trace.truncated;
  }
}
