// @ts-check
/** The runner's worker: takes {id, source}, answers {id, started}, {id, text} as output comes, and {id, result}. */
import { Python } from "./host/python.js";
import { Output } from "./host/output.js";
import { harden } from "./harden.js";
import { unpack } from "./lzma.js";

// Kept before harden() takes them away.
const post = self.postMessage.bind(self);
const fetchFile = self.fetch.bind(self);

/** MicroPython's loader fetches its wasm by itself, and only until harden(): it gets the packed file unpacked. */
self.fetch = async (address) => {
  const packed = new Uint8Array(await (await fetchFile(address)).arrayBuffer());
  return new Response(/** @type {BodyInit} */ (unpack(packed)), { headers: { "Content-Type": "application/wasm" } });
};

async function fetchText(/** @type {URL} */ url) {
  const response = await fetchFile(url);
  return response.ok ? response.text() : null;
}

/** What the worker has fetched so far, itself included: the page cannot see these requests. */
const loaded = () => [self.location.href, ...performance.getEntriesByType("resource").map((entry) => entry.name)];

const output = new Output((message) => post(message));
const python = new Python((text) => output.write(text), fetchText);
const ready = python.boot().then(harden);

/** Runs come one after another: a later one waits for this promise. */
let previous = ready;

async function answer(/** @type {{id: number, source: string}} */ { id, source }) {
  post({ id, started: true });
  output.begin(id);
  let error = null;
  try {
    error = await python.run(source);
  } catch (failure) {
    error = `The runner failed: ${failure instanceof Error ? failure.message : failure}`;
  }
  output.end();
  post({ id, result: { error, ...python.results(), loaded: loaded() } });
}

self.onmessage = ({ data }) => {
  previous = previous.then(() => answer(data));
  previous.catch((failure) => post({ id: data.id, result: { error: `The runner could not start: ${failure}`, report: { launches: [], faults: [] }, trace: { launches: [] } } }));
};
