// @ts-check
/**
 * <sim-drill drill="grid" id="sim-grid-drill">: questions with numbers drawn anew, and what each wrong answer gives away.
 *
 * The page brings the first question (scripts/widgets.py). Questions, answers and explanations come from the snippet that
 * the page shows, run by MicroPython when the reader reaches for the form. Seed and place are kept in the address; what
 * was solved is kept in the browser.
 */
import { ask, load, loaded, loadOnReach, Refusal } from "./model.js";
import { markSolved, progress } from "./progress.js";
import { readSettings, writeSettings } from "./settings.js";

class SimDrill extends HTMLElement {
  ready = false;
  drill = "";
  size = 0;
  seed = 0;
  firstSeed = 0;
  place = 0;

  connectedCallback() {
    if (this.ready) return;
    this.ready = true;
    this.classList.add("sim-live");
    this.drill = this.getAttribute("drill") ?? "";
    this.size = Number(this.getAttribute("size"));
    this.seed = this.firstSeed = Number(this.getAttribute("seed"));
    loadOnReach(this);
    this.form.addEventListener("submit", (event) => this.submitted(event));
    this.button("next").addEventListener("click", () => this.go(this.seed, (this.place + 1) % this.size));
    this.button("new").addEventListener("click", () => this.go(1 + Math.floor(Math.random() * 999_999), this.place));
    this.restore();
  }

  get form() {
    return /** @type {HTMLFormElement} */ (this.querySelector("form"));
  }

  /** @returns {HTMLButtonElement} */
  button(/** @type {string} */ action) {
    return /** @type {HTMLButtonElement} */ (this.querySelector(`button[data-do="${action}"]`));
  }

  restore() {
    const { seed, place } = readSettings(this.id);
    const wanted = [Number(seed ?? this.seed), Number(place ?? 1) - 1];
    const possible =
      Number.isInteger(wanted[0]) && wanted[0] > 0 && wanted[0] < 1e6 && wanted[1] >= 0 && wanted[1] < this.size;
    if ((seed ?? place) !== undefined && possible && Number.isInteger(wanted[1])) this.go(wanted[0], wanted[1], false);
  }

  async prepare() {
    try {
      await load();
    } catch (error) {
      this.say([`This needs a connection: ${error instanceof Error ? error.message : error}`], "wrong");
    }
    return loaded();
  }

  /** Puts question `place` of the round `seed`. */
  async go(/** @type {number} */ seed, /** @type {number} */ place, focus = true) {
    if (!(await this.prepare())) return;
    [this.seed, this.place] = [seed, place];
    const asked = ask("drill", { name: this.drill, seed, place });
    const prompt = /** @type {HTMLElement} */ (this.querySelector(".sim-prompt"));
    prompt.textContent = `Question ${place + 1} of ${this.size}. ${asked.prompt}`;
    for (const field of this.fields()) field.value = "";
    this.say([this.tally()], "");
    const first = { seed: String(this.firstSeed), place: "1" };
    writeSettings(this.id, { seed: String(seed), place: String(place + 1) }, first);
    if (focus) prompt.focus();
  }

  /** @returns {(HTMLInputElement | HTMLSelectElement)[]} */
  fields() {
    return [...this.form.querySelectorAll(":is(input, select)")].map(
      (field) => /** @type {HTMLInputElement} */ (field),
    );
  }

  async submitted(/** @type {Event} */ event) {
    event.preventDefault();
    if (!(await this.prepare())) return;
    const given = this.fields().filter((field) => field.value.trim() !== "");
    if (!given.length) return this.say(["Type an answer first."], "wrong");
    const found = given.map((field) => this.check(field));
    const right = found.every((one) => one.right);
    const solved = right && given.length === this.fields().length;
    if (solved) markSolved(this.drill, this.place);
    const rest = right && !solved ? ["The rest of the question is still open."] : [];
    this.say([...found.map((one) => one.words), ...rest, solved ? this.tally() : ""], right ? "right" : "wrong");
  }

  check(/** @type {HTMLInputElement | HTMLSelectElement} */ field) {
    const label = this.fields().length > 1 ? `${field.dataset.short}: ` : "";
    try {
      const asked = { name: this.drill, seed: this.seed, place: this.place, part: field.name, given: field.value };
      const found = ask("check", asked);
      field.setAttribute("aria-invalid", String(!found.right));
      return { right: found.right, words: label + found.words };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      field.setAttribute("aria-invalid", "true");
      return { right: false, words: label + error.message };
    }
  }

  tally() {
    const solved = progress().solved[this.drill] ?? [];
    const rest = this.size - solved.length;
    return `Solved ${solved.length} of ${this.size}${rest ? "" : ": this drill is done"}.`;
  }

  say(/** @type {string[]} */ sentences, /** @type {string} */ verdict) {
    const box = /** @type {HTMLElement} */ (this.querySelector(".sim-said"));
    box.dataset.verdict = verdict;
    box.replaceChildren(
      ...sentences.filter(Boolean).map((text) => Object.assign(document.createElement("p"), { textContent: text })),
    );
    if (!verdict) for (const field of this.fields()) field.removeAttribute("aria-invalid");
  }
}

if (!customElements.get("sim-drill")) customElements.define("sim-drill", SimDrill);
