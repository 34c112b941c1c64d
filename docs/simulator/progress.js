// @ts-check
/**
 * Steps read and drills solved, kept in this browser and sent nowhere. Where storage is refused, nothing is kept.
 *
 * @typedef {object} Progress
 * @property {string[]} read                        steps, such as "fusion/softmax", whose end has been on screen
 * @property {Record<string, number[]>} solved      drill → its solved questions, from 0
 */
const KEY = "triton-kernels-progress";
export const CHANGED = "triton-kernels-progress-changed";
const nothing = () => /** @type {Progress} */ ({ read: [], solved: {} });

/** @returns {Progress} */
export function progress() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return { read: listOf(kept?.read, "string"), solved: drillsOf(kept?.solved) };
  } catch {
    return nothing();
  }
}

/** What was kept may be older, or damaged: only what has the right shape counts. @returns {any[]} */
const listOf = (/** @type {any} */ kept, /** @type {string} */ kind) =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === kind) : [];
const drillsOf = (/** @type {any} */ kept) =>
  Object.fromEntries(
    Object.entries(kept && typeof kept === "object" ? kept : {}).map(([name, places]) => [
      name,
      listOf(places, "number"),
    ]),
  );

function keep(/** @type {Progress} */ changed) {
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    return;
  }
  dispatchEvent(new Event(CHANGED));
}

export function markRead(/** @type {string} */ step) {
  const now = progress();
  if (!now.read.includes(step)) keep({ ...now, read: [...now.read, step] });
}

export function markSolved(/** @type {string} */ drill, /** @type {number} */ place) {
  const now = progress();
  const places = now.solved[drill] ?? [];
  if (!places.includes(place)) keep({ ...now, solved: { ...now.solved, [drill]: [...places, place] } });
}

/** Forgets everything. */
export function reset() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
  dispatchEvent(new Event(CHANGED));
}

/** A step is read when the end of its page has been on screen. */
export function watchPage() {
  const step = /** @type {HTMLElement | null} */ (document.querySelector("[data-step]"));
  const end = step?.closest("article, main")?.lastElementChild;
  if (!step?.dataset.step || !end) return;
  const name = step.dataset.step;
  const watcher = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watcher.disconnect();
    markRead(name);
  });
  const last = document.createElement("div");
  last.className = "sim-end";
  end.after(last);
  watcher.observe(last);
}
