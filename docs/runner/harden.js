// @ts-check
/**
 * Takes from the worker what could reach beyond it, once everything is loaded: the reader's program, and whatever hides in
 * it, can then compute and print, and nothing else. What the runner itself still needs it has kept.
 */
const REACHES_OUT = [
  "fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts", "Worker", "SharedWorker",
  "BroadcastChannel", "MessageChannel", "indexedDB", "caches", "cookieStore", "navigator", "Notification", "FileReader", "FileReaderSync",
  "OffscreenCanvas", "RTCPeerConnection", "RTCDataChannel", "PushManager", "eval", "Function", "close", "postMessage", "addEventListener",
  "createImageBitmap", "FontFace", "fonts", "ImageDecoder", "StorageManager", "queueMicrotask", "setTimeout", "setInterval", "WebAssembly",
];

/** Constructors that make functions from text are reachable from any function; they go too. */
function removeFunctionConstructors() {
  const kinds = [function () {}, function* () {}, async function () {}, async function* () {}];
  for (const kind of kinds) Object.defineProperty(Object.getPrototypeOf(kind), "constructor", { value: undefined, configurable: false });
}

function remove(name) {
  for (let owner = self; owner; owner = Object.getPrototypeOf(owner)) {
    if (!Object.hasOwn(owner, name)) continue;
    if (!Reflect.deleteProperty(owner, name)) Reflect.defineProperty(owner, name, { value: undefined });
  }
  if (name in self) Reflect.defineProperty(self, name, { value: undefined, configurable: false });
}

/** MicroPython's `js` module is the first of its references to JavaScript: it becomes an object with nothing in it. */
function emptyJsModule() {
  self["proxy_js_ref"][0] = Object.create(null);
}

export function harden() {
  emptyJsModule();
  removeFunctionConstructors();
  REACHES_OUT.forEach(remove);
}
