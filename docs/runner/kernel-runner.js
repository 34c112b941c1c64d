// @ts-check
/**
 * <kernel-runner>: runs the Python blocks of the page above it, in the reader's browser.
 *
 *     <kernel-runner></kernel-runner>                          every Python block above it, but those titled "needs a GPU"
 *     <kernel-runner blocks="kernel, launch"></kernel-runner>  blocks by title, number or range (2-4); "all" is the whole page
 *
 * `await element.run(source)` gives {output, error, report}; without an argument it runs what the reader sees.
 * Until the reader reaches for it nothing is loaded but this file and page-code.js.
 */
import { blocksFor, joinBlocks, shownLine } from "./page-code.js";

const format = new Intl.NumberFormat("en-GB");
const count = (/** @type {number} */ n, /** @type {string} */ noun) => `${format.format(n)} ${noun}${n === 1 ? "" : "s"}`;
const failed = (/** @type {string} */ error) => ({ output: "", error, report: { launches: [], faults: [] } });

/** What a run needs, fetched once for all runners of the page; scripts/runner_bundle.py makes built/. @type {Promise<any[]> | null} */
let engine = null;
function loadEngine() {
  engine ??= Promise.all([import("./built/session.js"), import("./built/result.js"), loadStyles()]).catch((error) => {
    engine = null;
    throw error;
  });
  return engine;
}

/** The book's pages bring runner.css with them; a page that does not gets it here. */
function loadStyles() {
  const href = new URL("./runner.css", import.meta.url).href;
  if ([...document.styleSheets].some((sheet) => sheet.href?.startsWith(href))) return null;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

function button(/** @type {string} */ label, /** @type {string} */ title, /** @type {() => void} */ act) {
  const made = Object.assign(document.createElement("button"), { type: "button", textContent: label, title });
  made.addEventListener("click", () => made.ariaDisabled === "true" || act());
  return made;
}

function box(/** @type {string} */ name, tag = "div") {
  const made = document.createElement(tag);
  made.className = `runner-${name}`;
  return made;
}

/** Colours stretches of the page's own code without touching its elements (CSS custom highlights). */
function paint(/** @type {string} */ name, /** @type {any[]} */ ranges) {
  CSS.highlights?.set(name, new Highlight(...ranges));
}

class KernelRunner extends HTMLElement {
  /** The reader's own version of the code; null while it is the page's. @type {string | null} */
  #changed = null;
  /** @type {import("./page-code.js").Block[]} */
  #blocks = [];
  /** @type {ReturnType<KernelRunner["build"]> | null} */
  #parts = null;
  /** @type {any} */
  #editor = null;
  /** @type {any} */
  #panel = null;
  #marks = { error: 0, faults: /** @type {number[]} */ ([]), now: 0 };
  #running = 0;
  #fromLink = () => void this.takeLink();

  connectedCallback() {
    this.#blocks = blocksFor(this);
    this.parts.status.textContent ||= this.#blocks.length ? this.invitation : "Nothing to run on this page: press Edit and write some.";
    addEventListener("hashchange", this.#fromLink);
    this.#fromLink();
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this.#fromLink);
    queueMicrotask(() => this.isConnected || !this.#running || this.stop());
  }

  get parts() {
    this.#parts ??= this.build();
    return this.#parts;
  }

  get invitation() {
    return `Runs in this page, without a GPU: ${count(this.source.trimEnd().split("\n").length, "line")} of Python.`;
  }

  get pageSource() {
    return joinBlocks(this.#blocks);
  }

  get source() {
    return this.#changed ?? this.pageSource;
  }

  set source(text) {
    this.#changed = text === this.pageSource ? null : text;
    if (this.#editor) this.#editor.text = text;
    this.parts.plain.textContent = text;
  }

  build() {
    const parts = {
      run: button("Run", "Run (Ctrl-Enter)", () => void this.run()),
      stop: button("Stop", "Stop the run", () => this.stop()),
      reset: button("Reset", "Back to the page's own code", () => this.reset()),
      edit: button("Edit", "Change the code", () => void this.edit()),
      share: button("Copy link", "Copy a link to this code", () => void this.share()),
      status: box("status", "p"),
      notice: box("notice", "p"),
      plain: box("plain", "pre"),
      editor: box("editor"),
      result: box("result"),
    };
    const bar = box("bar");
    bar.append(parts.run, parts.stop, parts.reset, parts.edit, parts.share, parts.status);
    parts.status.setAttribute("role", "status");
    parts.plain.tabIndex = 0;
    for (const part of [parts.share, parts.notice, parts.plain, parts.editor, parts.result]) part.hidden = true;
    parts.stop.ariaDisabled = "true";
    for (const part of [parts.run, parts.edit]) {
      for (const reach of ["pointerenter", "focus"]) part.addEventListener(reach, () => this.prepare(part === parts.edit), { once: true });
    }
    const frame = box("frame");
    frame.role = "group";
    frame.ariaLabel = "Run this code";
    frame.append(bar, parts.notice, parts.plain, parts.editor, parts.result);
    frame.addEventListener("keydown", (event) => this.onKey(event));
    this.replaceChildren(frame); // what stood here was for readers without JavaScript
    return parts;
  }

  onKey(/** @type {KeyboardEvent} */ event) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    void this.run();
  }

  /** Loads ahead of the click, unless the reader asked to save data. */
  prepare(/** @type {boolean} */ withEditor) {
    if (/** @type {any} */ (navigator).connection?.saveData) return;
    loadEngine().then(([session]) => session.preload(), () => {});
    if (withEditor) import("./editor.js").catch(() => {});
  }

  say(/** @type {string} */ text) {
    this.parts.status.textContent = text;
  }

  /**
   * Runs `source`, or what the reader sees, and shows what it did.
   * @param {string} [source]
   * @returns {Promise<{output: string, error: string | null, report: import("./session.js").Report}>}
   */
  async run(source) {
    if (source !== undefined) this.source = String(source);
    const text = this.source;
    this.setRunning(1);
    try {
      const [session, { ResultPanel }] = await loadEngine();
      this.#panel ??= new ResultPanel(this.parts.result, (marks, goTo) => this.mark(marks, goTo));
      this.#panel.start(text);
      this.say("Running …");
      const result = await session.run(text, { onOutput: (/** @type {string} */ piece) => this.#panel.append(piece) });
      this.say(this.#panel.show(result));
      void import("./offline.js").then(({ keepForOffline }) => keepForOffline(result.loaded), () => {});
      return { output: result.output, error: result.error, report: result.report };
    } catch (error) {
      const message = `The runner could not be loaded (${error instanceof Error ? error.message : error}).`;
      this.say(`${message} Check the connection, then press Run again.`);
      return failed(message);
    } finally {
      this.setRunning(-1);
    }
  }

  setRunning(/** @type {number} */ change) {
    this.#running += change;
    this.parts.stop.ariaDisabled = String(this.#running === 0);
    this.toggleAttribute("running", this.#running > 0);
    if (change > 0) this.say(engine ? "Running …" : "Loading the runner …");
  }

  /** Ends the run, and with it the worker that the runners of this page share. */
  stop() {
    void loadEngine().then(([session]) => session.stop());
  }

  reset() {
    if (this.#running) this.stop();
    this.source = this.pageSource;
    this.#panel?.clear();
    this.parts.notice.hidden = this.parts.plain.hidden = true;
    if (location.hash.startsWith("#code=")) history.replaceState(history.state, "", location.pathname + location.search);
    this.say(`Back to the page's code. ${this.invitation}`);
  }

  /** Opens the editor, or puts the cursor into the open one. */
  async edit() {
    if (!this.#editor) {
      this.say("Loading the editor …");
      try {
        const [{ createEditor }] = await Promise.all([import("./editor.js"), loadEngine()]);
        this.openEditor(createEditor);
      } catch {
        this.say("The editor could not be loaded. Check the connection, then press Edit again.");
        return;
      }
    }
    this.#editor.focus();
  }

  openEditor(/** @type {typeof import("./editor.js").createEditor} */ createEditor) {
    if (this.#editor) return;
    const { editor, plain, share } = this.parts;
    editor.hidden = share.hidden = false;
    plain.hidden = true;
    this.#editor = createEditor(editor, {
      text: this.source,
      onRun: () => void this.run(),
      onChange: (text) => (this.#changed = text === this.pageSource ? null : text),
    });
    this.mark(this.#marks);
    this.say("Editing: Ctrl-Enter runs; Escape, then Tab, leaves the editor.");
  }

  /** Marks lines where the reader sees them: in the editor if it is open, else on the page. */
  mark(/** @type {{error: number, faults: number[], now: number}} */ marks, goTo = 0) {
    this.#marks = marks;
    this.#editor?.mark(marks);
    const onPage = !this.#editor && this.#changed === null;
    const ranges = (/** @type {number[]} */ lines) => lines.map((line) => onPage && shownLine(this.#blocks, line)).filter(Boolean);
    paint("runner-wrong", ranges([marks.error, ...marks.faults]));
    paint("runner-now", ranges([marks.now]));
    if (!goTo) return;
    if (onPage) shownLine(this.#blocks, goTo)?.startContainer.parentElement?.scrollIntoView({ block: "center" });
    else void this.edit().then(() => this.#editor?.reveal(goTo));
  }

  async share() {
    const { fragmentFor } = await import("./link.js");
    const number = [...document.querySelectorAll("kernel-runner")].indexOf(this) + 1;
    const address = new URL(await fragmentFor(this.source, number), location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      this.say("Link copied. It holds the code itself; nothing was uploaded.");
    } catch {
      history.replaceState(history.state, "", address);
      this.say("The link is in the address bar. It holds the code itself; nothing was uploaded.");
    }
  }

  /** Shows code that came in the page's address. It never runs by itself. */
  async takeLink() {
    const asked = new URLSearchParams(location.hash.slice(1));
    const runners = [...document.querySelectorAll("kernel-runner")];
    if (!asked.has("code") || runners[Number(asked.get("runner") ?? 1) - 1] !== this) return;
    const { notice, plain } = this.parts;
    notice.hidden = false;
    try {
      const { sourceIn } = await import("./link.js");
      this.source = await sourceIn(location.hash);
      plain.hidden = Boolean(this.#editor);
      this.say(this.invitation);
      notice.textContent = "This code came from a link, not from the book. Read it before you run it; Reset brings back the page's code.";
      this.scrollIntoView({ block: "start" });
    } catch {
      notice.textContent = "The code in this link cannot be read: it is damaged or too long. Here is the page's own code.";
    }
  }
}

if (!customElements.get("kernel-runner")) customElements.define("kernel-runner", KernelRunner);
