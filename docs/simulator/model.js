// @ts-check
/**
 * The book's cost model in the page: the Python of docs/simulator, run by MicroPython.
 *
 *     import { load, ask, predict } from "./model.js";
 *     await load();                                            // nothing is fetched before
 *     predict("softmax", "H200", [4096, 8192]).time_us         // plain objects
 *
 * `ask` is synchronous once loaded. What the model refuses is thrown as a Refusal, whose message is for the reader. Only text
 * crosses the border between the two languages, so no exception of one unwinds through the other.
 */
const MICROPYTHON = new URL("../vendor/micropython/", import.meta.url);
const SOURCES = new URL("./python.json", import.meta.url);
const HEAP = 1 << 22; // bytes: collecting garbage in a larger one is felt at the slider

/** The model does not know what was asked for: a message for the reader. */
export class Refusal extends Error {}

/** @type {Promise<void> | null} */
let loading = null;
/** @type {((text: string) => string) | null} */
let answer = null;

/** Fetches and starts Python, once. Safe to call often; a failure may be tried again. @returns {Promise<void>} */
export function load() {
  loading ??= start().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Loads once a reader reaches for `element`. A failure is told when an answer is wanted, not before. */
export function loadOnReach(/** @type {HTMLElement} */ element) {
  for (const reach of ["focusin", "pointerover", "pointerdown"]) {
    element.addEventListener(reach, () => load().catch(() => {}), { once: true });
  }
}

/** Whether `ask` can answer now. */
export const loaded = () => answer !== null;

async function start() {
  const [{ loadMicroPython }, response] = await Promise.all([import(`${MICROPYTHON}micropython.js`), fetch(SOURCES)]);
  if (!response.ok) throw new Error(`The model could not be fetched: ${response.status}`);
  const files = await response.json();
  const python = await loadMicroPython({ url: `${MICROPYTHON}micropython.wasm`, heapsize: HEAP });
  for (const [path, text] of Object.entries(files)) write(python.FS, path, text);
  answer = python.pyimport("docs.simulator.views.browser").answer;
}

/** Below /lib, where Python looks; the drills lie there without a folder. */
function write(/** @type {any} */ system, /** @type {string} */ path, /** @type {string} */ text) {
  const folders = path.startsWith("drills/") ? [] : path.split("/").slice(0, -1);
  let folder = "/lib";
  for (const name of ["", ...folders]) {
    if (name) folder += `/${name}`;
    if (!system.analyzePath(folder).exists) system.mkdir(folder);
  }
  system.writeFile(`${folder}/${path.split("/").pop()}`, text);
}

/**
 * Calls one of the functions that docs/simulator/views/face.py lists.
 * @param {string} call
 * @param {Record<string, any>} values its arguments by name
 * @returns {any} what it returns, as plain objects
 */
export function ask(call, values) {
  if (!answer) throw new Error("load() first");
  const found = JSON.parse(answer(JSON.stringify({ call, with: values })));
  if (found.refused !== undefined) throw new Refusal(found.refused);
  if (found.broken !== undefined) throw new Error(found.broken);
  return found.value;
}

/**
 * Time and resources of one call of a kernel: see `predict` in docs/simulator/model.py.
 * @param {string} kernel
 * @param {string} gpu
 * @param {number[]} size
 * @param {Record<string, any>} [options] dtype, config, eager, ideal, causal
 */
export const predict = (kernel, gpu, size, options = {}) => ask("predict", { kernel, gpu, size, ...options });
