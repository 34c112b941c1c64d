// @ts-check
/** What a run did: its output, its error, its faults, and each launch as facts and a picture. */
import { factsOf } from "./facts.js";
import { faultsList, lineLink } from "./faults.js";
import { OTHER_STOPPED, STOPPED } from "./session.js";
import { launchView } from "./views/launch.js";
import { gridSize, make, number, place, plural } from "./words.js";

/** @typedef {import("./session.js").Result} Result */
/** @typedef {{error: number, faults: number[], now: number}} Marks */

/** So much output is shown, the rest counted: a page with a gigabyte of text in it is no use to anyone. */
const MOST_OUTPUT = 20_000;
const MOST_LAUNCHES = 100;

/** The line of the reader's code that an error names, or 0. */
function errorLine(/** @type {string | null} */ error) {
  return Number(/^line (\d+)\b/.exec(error ?? "")?.[1] ?? 0);
}

export class ResultPanel {
  /**
   * @param {HTMLElement} host
   * @param {(marks: Marks, goTo?: number) => void} mark  marks lines of the code, and may lead the reader to one
   */
  constructor(host, mark) {
    this.host = host;
    this.mark = mark;
    this.marks = { error: 0, faults: /** @type {number[]} */ ([]), now: 0 };
    this.source = /** @type {string[]} */ ([]);
    this.output = make("pre", "output");
    this.text = "";
    this.length = 0;
    this.frame = 0;
    this.fresh = true;
  }

  start(/** @type {string} */ source) {
    this.source = source.split("\n");
    this.output = Object.assign(make("pre", "output"), { tabIndex: 0 });
    this.output.ariaLabel = "Output";
    this.output.setAttribute("role", "region");
    this.output.hidden = true;
    this.text = "";
    this.length = 0;
    this.frame = 0;
    this.setMarks({ error: 0, faults: [], now: 0 });
    this.fresh = true;
  }

  clear() {
    this.host.replaceChildren();
    this.host.hidden = true;
    this.setMarks({ error: 0, faults: [], now: 0 });
  }

  setMarks(/** @type {Partial<Marks>} */ changed, goTo = 0) {
    this.marks = { ...this.marks, ...changed };
    this.mark(this.marks, goTo);
  }

  /** Takes printed text as it comes and shows it once a frame. */
  append(/** @type {string} */ piece) {
    this.length += piece.length;
    if (this.text.length < MOST_OUTPUT) this.text += piece.slice(0, MOST_OUTPUT - this.text.length);
    this.frame ||= requestAnimationFrame(() => this.showOutput());
  }

  showOutput() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const more = this.length - this.text.length;
    this.output.textContent = this.text + (more > 0 ? `\n… ${plural(more, "more character")}` : "");
    this.output.hidden = !this.length;
    this.replaceOld(this.output);
  }

  /** The results of the run before stay until there is something to show, so that the page does not jump. */
  replaceOld(/** @type {Node[]} */ ...parts) {
    if (this.fresh) this.host.replaceChildren(...parts);
    this.fresh = false;
    this.host.hidden = false;
  }

  /** @returns {string} what happened, in a sentence for the status line */
  show(/** @type {Result} */ result) {
    const goTo = (/** @type {number} */ line) => this.setMarks({}, line);
    this.showOutput();
    const { error, report, trace } = result;
    const line = errorLine(error);
    if (error && error !== STOPPED && error !== OTHER_STOPPED) this.host.append(this.errorBox(error, line, goTo));
    if (report.faults.length) this.host.append(faultsList(report.faults, this.source, goTo));
    if (report.launches.length) this.host.append(this.launches(report.launches, trace?.launches ?? []));
    this.setMarks({ error: line, faults: report.faults.filter((fault) => !fault.file).map((fault) => fault.line) });
    return sentence(result, line);
  }

  errorBox(/** @type {string} */ error, /** @type {number} */ line, /** @type {(line: number) => void} */ goTo) {
    const rest = line ? error.replace(/^line \d+:?\s*/, ": ") : error;
    const text = make("pre", "", ...(line ? [lineLink(line, goTo)] : []), rest);
    return make("div", "error", text);
  }

  launches(/** @type {Result["report"]["launches"]} */ launches, /** @type {Result["trace"]["launches"]} */ traces) {
    const shown = launches.slice(0, MOST_LAUNCHES);
    const list = make("div", "launches", ...shown.map((launch, at) => this.launch(launch, traces[at], at === 0)));
    if (launches.length > shown.length) list.append(make("p", "note", `${number(launches.length - shown.length)} more launches are not shown.`));
    return list;
  }

  /** A launch: the first is open; the pictures of the others are drawn when they are opened. */
  launch(/** @type {Result["report"]["launches"][0]} */ launch, /** @type {Result["trace"]["launches"][0] | undefined} */ trace, /** @type {boolean} */ open) {
    const facts = make("p", "facts", ...factsOf(launch, trace).map((fact) => make("span", "fact", fact)));
    const summary = make("summary", "", make("code", "", launch.kernel), ` · grid ${gridSize(launch.grid)}`);
    const details = /** @type {HTMLDetailsElement} */ (make("details", "launch-box", summary, facts));
    let drawn = false;
    const draw = () => {
      if (drawn || !details.open || !trace?.accesses.length) return;
      drawn = true;
      details.append(launchView(trace, this.source, (line) => this.setMarks({ now: line })));
    };
    details.addEventListener("toggle", draw); // also when it is opened from here, but after this frame: results first
    details.open = open;
    return details;
  }
}

/** @returns {string} */
function sentence(/** @type {Result} */ { error, report }, /** @type {number} */ line) {
  if (line) return `Stopped by an error in line ${line}.`;
  if (error) return `${error.split("\n")[0].replace(/\.$/, "")}.`;
  const done = report.launches.length === 1 ? `1 launch, ${plural(report.launches[0].programs, "program")}` : `${number(report.launches.length)} launches`;
  const { faults } = report;
  if (!faults.length) return `Done: ${done}, nothing wrong found.`;
  return `Done: ${done}; ${plural(faults.length, "fault")} found, the first in ${place(faults[0])}.`;
}
