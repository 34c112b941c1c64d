// @ts-check
/**
 * Settings of the page's instruments in its address: `?timeline.gpu=H200&stages.num_stages=5`, each under its element's id,
 * which starts with `sim-`, so as not to be that of a heading; the address leaves that out.
 * Writing waits for a pause, as browsers limit how often an address may change; other parts of the address stay.
 */
const PAUSE_MS = 250;
/** @type {Map<string, Record<string, string>>} */
const waiting = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let clock;

const shortened = (/** @type {string} */ id) => id.replace(/^sim-/, "");

/** @returns {Record<string, string>} */
export function readSettings(/** @type {string} */ id) {
  const start = `${shortened(id)}.`;
  const found = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith(start));
  return Object.fromEntries(found.map(([name, value]) => [name.slice(start.length), value]));
}

/** Keeps those `settings` that differ from `first`. */
export function writeSettings(
  /** @type {string} */ id,
  /** @type {Record<string, string>} */ settings,
  /** @type {Record<string, string>} */ first,
) {
  const changed = Object.entries(settings).filter(([name, value]) => value !== first[name]);
  waiting.set(shortened(id), Object.fromEntries(changed));
  clearTimeout(clock);
  const page = location.pathname;
  clock = setTimeout(() => location.pathname === page && write(), PAUSE_MS);
}

function write() {
  const address = new URL(location.href);
  for (const [id, settings] of waiting) {
    for (const name of [...address.searchParams.keys()])
      if (name.startsWith(`${id}.`)) address.searchParams.delete(name);
    for (const [name, value] of Object.entries(settings)) address.searchParams.set(`${id}.${name}`, value);
  }
  waiting.clear();
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}
