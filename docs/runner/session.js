// @ts-check
/**
 * The page's side of the runner: one worker, shared by every runner of a page.
 *
 *     import { run, stop, preload } from "./session.js";
 *     const { output, error, report, trace } = await run(source, { onOutput, timeoutMs });
 *
 * Nothing is fetched until `preload` or the first `run`. Runs queue: the worker takes one at a time.
 * Without cross-origin isolation nothing can interrupt a loop, so `stop` ends the worker; the next run starts another.
 *
 * @typedef {object} Launch
 * @property {string} kernel
 * @property {number[]} grid           as launched, three numbers
 * @property {number} programs
 * @property {number} bytes_read       by unmasked lanes
 * @property {number} bytes_written    by unmasked lanes
 * @property {number} sectors          distinct 32-byte pieces, per load or store and program
 *
 * @typedef {object} Fault
 * @property {"out_of_bounds"|"masked_undefined"|"uninitialised"|"race"|"int32_overflow"} kind
 * @property {number} line             in the reader's source, from 1, or in `file`
 * @property {string} [file]           "" for the reader's program, else the module of the book that the line is in
 * @property {number[]} program        [x, y, z]
 * @property {number} lane             row-major flat index in the block
 * @property {string} op               "load", "store", "atomic", or the operator that overflowed
 * @property {number} index            in elements, from the argument's data pointer
 * @property {number} size             in elements, from the argument's data pointer
 * @property {string} argument         the kernel's parameter whose memory it is ("" when unknown)
 * @property {string} message          one sentence for the reader
 *
 * @typedef {object} Report
 * @property {Launch[]} launches
 * @property {Fault[]} faults          one a line and kind: its lowest program (x outermost) and lane
 *
 * @typedef {object} Access            one load, store or atomic of one program
 * @property {number[]} program
 * @property {number} line
 * @property {string} [file]           "" for the reader's program, else the module of the book that the line is in
 * @property {"load"|"store"|"atomic"} op
 * @property {string} argument
 * @property {number[]} block          the shape of the block; [] for a scalar
 * @property {Int32Array|Float64Array} offsets   elements from the argument's data pointer, row-major over `block`
 * @property {Uint8Array|null} mask    1 where the lane is on; null when every lane is
 * @property {number} bytes
 * @property {number} sectors
 *
 * @typedef {object} Variable          a value assigned inside a loop of the kernel
 * @property {number[]} program
 * @property {number} line
 * @property {string} name
 * @property {number} iteration        of the innermost loop, from 0; the value at the end of that pass
 * @property {number[]} shape
 * @property {Float32Array} values
 *
 * @typedef {object} LaunchTrace
 * @property {string} kernel
 * @property {number[]} grid
 * @property {{name: string, shape: number[], strides: number[], dtype: string}[]} arguments   tensors only
 * @property {Access[]} accesses       in the order in which they ran
 * @property {Variable[]} variables
 * @property {boolean} truncated       true when the launch did more than the trace keeps
 *
 * @typedef {object} Result
 * @property {string} output           what the program printed, capped
 * @property {string|null} error       "line 7: …", in Triton's wording where Triton has one; a fault is not an error
 * @property {Report} report
 * @property {{launches: LaunchTrace[]}} trace
 * @property {string[]} loaded         addresses of what the worker fetched, to keep for a visit without a network
 */

export const STOPPED = "Stopped";
export const OTHER_STOPPED = "Another runner on this page was stopped: press Run again";

/** @type {Worker|null} */
let worker = null;
let nextId = 0;
/** Runs sent to the worker and not yet answered, oldest (the one that is running) first. @type {Map<number, any>} */
const pending = new Map();

/** @returns {Result} */
const failed = (/** @type {string} */ error, output = "") => ({
  output,
  error,
  report: { launches: [], faults: [] },
  trace: { launches: [] },
  loaded: [],
});

function startWorker() {
  const fresh = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "kernel-runner" });
  fresh.onmessage = (event) => receive(event.data);
  fresh.onerror = (event) => end(`The runner could not start: ${event.message ?? "see the console"}`);
  return fresh;
}

function receive(/** @type {any} */ message) {
  const entry = pending.get(message.id);
  if (!entry) return;
  if (message.started) startClock(entry);
  else if (message.text !== undefined) appendOutput(entry, message.text);
  else settle(message.id, { ...message.result, output: entry.output });
}

function appendOutput(/** @type {any} */ entry, /** @type {string} */ text) {
  entry.output += text;
  entry.onOutput?.(text);
}

function startClock(/** @type {any} */ entry) {
  if (!entry.timeoutMs) return;
  const seconds = entry.timeoutMs / 1000;
  entry.clock = setTimeout(() => end(`Stopped after ${seconds} s`), entry.timeoutMs);
}

function settle(/** @type {number} */ id, /** @type {Result} */ result) {
  const entry = pending.get(id);
  pending.delete(id);
  clearTimeout(entry.clock);
  entry.resolve(result);
}

/** Ends the worker: the oldest pending run gets `error`, the ones behind it learn that another was stopped. */
function end(/** @type {string} */ error) {
  worker?.terminate();
  worker = null;
  let reason = error;
  for (const [id, entry] of [...pending]) {
    settle(id, failed(reason, entry.output));
    reason = OTHER_STOPPED;
  }
}

/** Starts the worker and its Python, so that the first run need not wait. Safe to call often. */
export function preload() {
  worker ??= startWorker();
}

/**
 * Runs Python source (host code, kernels and launches) in the worker.
 *
 * @param {string} source
 * @param {{onOutput?: (text: string) => void, timeoutMs?: number}} [options]
 *   `onOutput` gets printed text as it comes; `timeoutMs` stops the run after so long (default: never).
 * @returns {Promise<Result>} never rejects
 */
export function run(source, { onOutput, timeoutMs } = {}) {
  preload();
  const id = nextId++;
  return new Promise((resolve) => {
    pending.set(id, { resolve, onOutput, timeoutMs, output: "", clock: undefined });
    worker?.postMessage({ id, source: String(source) });
  });
}

/** Ends the worker at once. The run in progress resolves with the error "Stopped"; runs waiting behind it say that another was. */
export function stop() {
  end(STOPPED);
}
