// @ts-check
/**
 * One control for a launch: a slider over its accesses. Arrow keys go one access on or back, Page Up and Page Down one
 * program; its value is spoken and shown in words.
 */
import { make } from "../words.js";
import { programAt } from "./access.js";

/**
 * @param {{steps: number, starts: number[], words: (step: number) => string, onStep: (step: number) => void}} options
 *   `starts` are the steps at which programs begin
 */
export function stepper({ steps, starts, words, onStep }) {
  const slider = /** @type {HTMLInputElement} */ (make("input", "slider"));
  Object.assign(slider, { type: "range", min: "0", max: String(steps - 1), step: "1", value: "0" });
  slider.ariaLabel = "Access";
  const shown = make("p", "step");
  shown.ariaHidden = "true"; // the slider speaks the same words

  function go(/** @type {number} */ step) {
    slider.value = String(Math.min(Math.max(step, 0), steps - 1));
    const text = words(Number(slider.value));
    slider.setAttribute("aria-valuetext", text);
    shown.textContent = text;
    onStep(Number(slider.value));
  }

  function nextProgram(/** @type {number} */ direction) {
    const at = programAt(starts, Number(slider.value)) + direction;
    go(starts[at] ?? (direction < 0 ? 0 : steps - 1));
  }

  slider.addEventListener("input", () => go(Number(slider.value)));
  slider.addEventListener("keydown", (event) => {
    if (event.key !== "PageUp" && event.key !== "PageDown") return;
    event.preventDefault();
    nextProgram(event.key === "PageDown" ? 1 : -1);
  });
  const arrow = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {number} */ by) => {
    const button = /** @type {HTMLButtonElement} */ (make("button", "arrow", sign));
    button.type = "button";
    button.ariaLabel = name;
    button.addEventListener("click", () => go(Number(slider.value) + by));
    return button;
  };
  const row = make("div", "stepper", arrow("◀", "Access before", -1), slider, arrow("▶", "Next access", 1), shown);
  return { element: row, go };
}
