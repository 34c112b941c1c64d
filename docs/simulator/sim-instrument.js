// @ts-check
/**
 * <sim-instrument view="timeline" id="sim-timeline">: controls, a picture, a sentence, a table.
 *
 * The page brings all of them in their first state (scripts/widgets.py). This element reads the controls, asks the same
 * Python that wrote the page what to show now, and puts it in place. Settings that differ from the first state are kept in
 * the address, `?timeline.gpu=H200`, so that a link shows what its sender saw. Python is fetched when a reader reaches for
 * a control, not before.
 */
import { ask, load, loaded, loadOnReach, Refusal } from "./model.js";
import { readSettings, writeSettings } from "./settings.js";

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

class SimInstrument extends HTMLElement {
  ready = false;
  /** What the controls were set to when they were last listened to. */
  shown = "";
  /** @type {Record<string, string>} */
  first = {};

  connectedCallback() {
    if (this.ready) return;
    this.ready = true;
    this.classList.add("sim-live");
    this.first = this.settings();
    loadOnReach(this);
    this.addEventListener("input", (event) => this.changed(/** @type {Field} */ (event.target)));
    this.addEventListener("change", (event) => this.changed(/** @type {Field} */ (event.target)));
    this.restore();
  }

  /** @returns {Field[]} */
  fields() {
    return [...this.querySelectorAll(".sim-controls :is(input, select)")].map((field) => /** @type {Field} */ (field));
  }

  /** @returns {Record<string, string>} what every control is set to, as Python wrote it */
  settings() {
    return Object.fromEntries(this.fields().map((field) => [field.name, valueOf(field)]));
  }

  /** Waits for Python, or says why there is none. */
  async prepare() {
    try {
      await load();
    } catch (error) {
      this.say(`This needs a connection: ${error instanceof Error ? error.message : error}`, "", true);
    }
  }

  changed(/** @type {Field} */ field) {
    if (!field.name) return;
    tell(field);
    const settings = JSON.stringify(this.settings());
    if (settings === this.shown) return; // a slider that is let go says again what it said while it moved
    this.shown = settings;
    this.update();
  }

  /** What the address says replaces the first state. */
  restore() {
    const kept = readSettings(this.id);
    const fields = this.fields().filter((field) => kept[field.name] !== undefined);
    for (const field of fields) set(field, kept[field.name]);
    if (fields.length) this.update();
  }

  /** Shows what the controls say; at once when Python is there, else as soon as it is. */
  async update() {
    if (!loaded()) await this.prepare();
    if (!loaded() || !this.isConnected) return;
    const settings = this.settings();
    writeSettings(this.id, settings, this.first);
    try {
      this.show(ask("show", { name: this.getAttribute("view"), given: settings, picture_id: `${this.id}-picture` }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(error.message, "", true);
    }
  }

  show(/** @type {any} */ found) {
    this.piece(".sim-picture").replaceChildren(svg(found.picture));
    this.say(found.sentence, found.error ?? "", false);
    for (const field of this.fields())
      /** @type {HTMLElement} */ (field.closest(".sim-control")).hidden = (found.hidden ?? []).includes(field.name);
    const [header, rows] = found.table;
    this.piece("thead").replaceChildren(row(header, "th"));
    this.piece("tbody").replaceChildren(...rows.map((/** @type {any[]} */ cells) => row(cells, "td")));
  }

  /** Announced politely: the container is a status. A refusal hides the picture, which would be of something else. */
  say(/** @type {string} */ sentence, /** @type {string} */ error, /** @type {boolean} */ refused) {
    this.classList.toggle("sim-refused", refused);
    /** @type {HTMLElement[]} */
    const parts = [Object.assign(document.createElement("p"), { textContent: sentence })];
    if (error)
      parts.unshift(Object.assign(document.createElement("code"), { className: "sim-error", textContent: error }));
    this.piece(".sim-said").replaceChildren(...parts);
  }

  /** @returns {HTMLElement} */
  piece(/** @type {string} */ selector) {
    return /** @type {HTMLElement} */ (this.querySelector(selector));
  }
}

/** A slider stands for a listed value; the rest say their own. */
function valueOf(/** @type {Field} */ field) {
  if (field.dataset.values) return JSON.parse(field.dataset.values)[Number(field.value)];
  if (field instanceof HTMLInputElement && field.type === "checkbox") return String(field.checked);
  return field.value;
}

function set(/** @type {Field} */ field, /** @type {string} */ value) {
  if (field.dataset.values) {
    const place = JSON.parse(field.dataset.values).indexOf(value);
    if (place >= 0) field.value = String(place);
    tell(field);
  } else if (field instanceof HTMLInputElement && field.type === "checkbox")
    field.checked = value.toLowerCase() === "true";
  else if (field instanceof HTMLInputElement || [...field.options].some((option) => option.value === value))
    field.value = value;
}

/** What a slider shows and a screen reader speaks is the value, not its place in the list. */
function tell(/** @type {Field} */ field) {
  if (!field.dataset.texts) return;
  const text = JSON.parse(field.dataset.texts)[Number(field.value)];
  field.setAttribute("aria-valuetext", text);
  const output = field.closest(".sim-control")?.querySelector("output");
  if (output) output.textContent = text;
}

function svg(/** @type {string} */ text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content;
}

function row(/** @type {any[]} */ cells, /** @type {"th" | "td"} */ tag) {
  const made = document.createElement("tr");
  for (const cell of cells)
    made.append(
      Object.assign(document.createElement(tag), { textContent: String(cell), ...(tag === "th" && { scope: "col" }) }),
    );
  return made;
}

if (!customElements.get("sim-instrument")) customElements.define("sim-instrument", SimInstrument);
