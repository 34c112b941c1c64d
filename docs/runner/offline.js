// @ts-check
/** After a run: keeps the page and what the run loaded, so that a second visit works without a network. */

const SITE = new URL("..", import.meta.url);
/** What was asked to be kept already. @type {Set<string>} */
const asked = new Set();

/**
 * Where the browser has service workers (https or localhost). Resolves when all is kept.
 * @param {string[]} loaded  addresses that the worker of the run fetched
 */
export async function keepForOffline(loaded) {
  if (!("serviceWorker" in navigator)) return;
  const fresh = addresses(loaded).filter((address) => !asked.has(address));
  if (!fresh.length) return;
  fresh.forEach((address) => asked.add(address));
  await navigator.serviceWorker.register(new URL("service-worker.js", SITE));
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise((resolve) => (port1.onmessage = resolve));
  active?.postMessage({ keep: fresh }, [port2]);
  await kept;
}

/** The page, what it loaded, and what its worker loaded. */
function addresses(/** @type {string[]} */ loaded) {
  const seen = performance.getEntriesByType("resource").map((entry) => entry.name);
  const page = location.href.replace(/#.*/, "");
  return [...new Set([page, ...seen, ...loaded])].filter((address) => address.startsWith(SITE.href));
}
