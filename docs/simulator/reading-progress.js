// @ts-check
/**
 * <reading-progress steps="25" drills="grid:6 shared_memory:5">: one line on what this reader has read and solved, and a
 * button that forgets it. On every page this module also notes that a step has been read.
 */
import { CHANGED, progress, reset, watchPage } from "./progress.js";

class ReadingProgress extends HTMLElement {
  connectedCallback() {
    this.redraw = () => this.draw();
    addEventListener(CHANGED, this.redraw);
    addEventListener("storage", this.redraw);
    this.draw();
  }

  disconnectedCallback() {
    if (!this.redraw) return;
    removeEventListener(CHANGED, this.redraw);
    removeEventListener("storage", this.redraw);
  }

  draw() {
    const line = this.querySelector("p") ?? this.appendChild(document.createElement("p"));
    line.setAttribute("role", "status");
    line.textContent = this.words();
    const button = this.querySelector("button") ?? this.appendChild(this.button());
    button.disabled = this.counts().every(([count]) => count === 0);
  }

  /** @returns {[number, number][]} read and solved, each with how many there are */
  counts() {
    const { read, solved } = progress();
    const drills = (this.getAttribute("drills") ?? "")
      .split(" ")
      .filter(Boolean)
      .map((one) => one.split(":"));
    const whole = drills.filter(([name, size]) => (solved[name] ?? []).length >= Number(size));
    return [
      [read.length, Number(this.getAttribute("steps"))],
      [whole.length, drills.length],
    ];
  }

  words() {
    const [[read, steps], [solved, drills]] = this.counts();
    return `You have read ${Math.min(read, steps)} of ${steps} steps and solved ${solved} of ${drills} drills. Only this browser knows.`;
  }

  button() {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: "Forget this" });
    made.addEventListener("click", reset);
    return made;
  }
}

if (!customElements.get("reading-progress")) {
  customElements.define("reading-progress", ReadingProgress);
  const pages = /** @type {any} */ (globalThis).document$; // Material's, when it swaps pages without loading them
  if (pages) pages.subscribe(watchPage);
  else watchPage();
}
