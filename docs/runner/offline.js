// @ts-check
/** After a run: keeps the page and what the run loaded, so that a second visit works without a network. */

const SITE = new URL("..", import.meta.url);
let done = false;

/** Once a page, and only where the browser has service workers (https or localhost). Resolves when all is kept. */
export async function keepForOffline() {
  if (done || !("serviceWorker" in navigator)) return;
  done = true;
  await navigator.serviceWorker.register(new URL("service-worker.js", SITE));
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise((resolve) => (port1.onmessage = resolve));
  active?.postMessage({ keep: await addresses() }, [port2]);
  await kept;
}

/** The page, what it loaded, and what its worker loaded (which the page cannot see, so it is listed). */
async function addresses() {
  const listed = await (await fetch(new URL("worker-files.json", import.meta.url))).json();
  const seen = performance.getEntriesByType("resource").map((entry) => entry.name);
  const page = location.href.replace(/#.*/, "");
  const all = [page, ...seen, ...listed.map((/** @type {string} */ file) => new URL(file, SITE).href)];
  return [...new Set(all)].filter((address) => address.startsWith(SITE.href));
}
