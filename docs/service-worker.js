// @ts-check
/**
 * Keeps what a run used, so that a page where the reader pressed Run works again without a network.
 *
 * The network always comes first and refreshes what is kept; the copy answers only when the network does not. Nothing is
 * kept that the page did not ask for (docs/runner/offline.js). It lies at the root of the site because its folder is
 * the limit of what it may answer for.
 */
const CACHE = "kernel-runner-1";
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(start()));
worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(keep(event.data.keep, event.ports[0])));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(worker.registration.scope)) event.respondWith(answer(event.request));
});

async function start() {
  for (const name of await caches.keys()) if (name.startsWith("kernel-runner-") && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/** Fetches and keeps each address; one that fails does not keep the others out. */
async function keep(/** @type {string[]} */ addresses, /** @type {MessagePort | undefined} */ port) {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map((request) => request.url));
  const own = addresses.filter((address) => address.startsWith(worker.registration.scope) && !known.has(address));
  await Promise.allSettled(own.map((address) => cache.add(address)));
  port?.postMessage("kept");
}

async function answer(/** @type {Request} */ request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && (await cache.match(request))) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
