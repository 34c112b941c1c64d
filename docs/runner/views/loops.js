// @ts-check
/**
 * What a loop carries from pass to pass, as one program steps through it: flash attention's m, l and accumulator, a
 * matmul's accumulator. These live in registers, so they are drawn in the colour of on-chip memory.
 *
 * @typedef {import("../session.js").Variable} Variable
 * @typedef {import("../session.js").LaunchTrace} LaunchTrace
 */
import { make, number, value } from "../words.js";
import { sameProgram } from "./access.js";
import { cellsPath, svg } from "./tensor.js";

const LEVELS = 8;
const MOST_NAMES = 6;
const MOST_ACROSS = 128;
const MOST_PASSES = 32;

/** Names that the loop carries: they are also assigned before it, further to the left. All names when there are none. */
export function carriedNames(/** @type {Variable[]} */ variables, /** @type {string[]} */ source) {
  const names = [...new Set(variables.filter(({ values }) => values.length > 0).map(({ name }) => name))];
  const indent = (/** @type {string} */ text) => text.length - text.trimStart().length;
  /** The line before the loop that first assigns a name, or 0. */
  const begun = (/** @type {string} */ name) => {
    const { line } = /** @type {Variable} */ (variables.find((one) => one.name === name));
    const assigned = new RegExp(`^[\\w\\s,]*\\b${name}\\b[\\w\\s,]*(:[^=]+)?=[^=]`);
    const left = indent(source[line - 1] ?? "");
    return 1 + source.slice(0, line - 1).findIndex((text) => assigned.test(text) && indent(text) < left && indent(text) > 0);
  };
  const carried = names.filter(begun).sort((a, b) => begun(a) - begun(b));
  return (carried.length ? carried : names).slice(0, MOST_NAMES);
}

/** How many passes of its loop a program has begun at a step: how often its most repeated load or store ran so far. */
export function passesBegun(/** @type {LaunchTrace} */ launch, /** @type {number} */ start, /** @type {number} */ step) {
  const times = new Map();
  let most = 0;
  for (let at = start; at <= step; at++) {
    const place = `${launch.accesses[at].line} ${launch.accesses[at].argument}`; // one line of a helper may load several tensors
    times.set(place, (times.get(place) ?? 0) + 1);
    most = Math.max(most, times.get(place));
  }
  return most;
}

function extent(/** @type {Variable[]} */ records) {
  let low = Infinity;
  let high = -Infinity;
  for (const { values } of records) {
    for (const x of values) {
      if (!Number.isFinite(x)) continue;
      if (x < low) low = x;
      if (x > high) high = x;
    }
  }
  return { low, high };
}

/** Values as levels 1 … LEVELS of their range; 0 for what is not finite. */
function levels(/** @type {ArrayLike<number>} */ values, /** @type {{low: number, high: number}} */ { low, high }) {
  const step = (high - low) / LEVELS || 1;
  return Uint8Array.from(values, (x) => (Number.isFinite(x) ? Math.min(Math.floor((x - low) / step) + 1, LEVELS) : 0));
}

/** A picture of levels: `marks` row by row, `across` wide. */
function heat(/** @type {Uint8Array} */ marks, /** @type {number} */ across, /** @type {string} */ label) {
  const down = Math.max(Math.ceil(marks.length / across), 1);
  const picture = svg("svg", { viewBox: `0 0 ${across} ${down}`, class: "runner-heat", role: "img", "aria-label": label });
  picture.append(svg("path", { d: `M0 0H${across}V${down}H0z`, class: "runner-paper" }));
  for (let level = 1; level <= LEVELS; level++) {
    picture.append(svg("path", { d: cellsPath(marks, across, level), class: "runner-value", "fill-opacity": level / LEVELS }));
  }
  picture.append(svg("path", { d: `M0 0H${across}V${down}H0z`, class: "runner-outline" }));
  picture.style.maxWidth = `${Math.max(Math.min(across, 64), 8) * 9}px`;
  return picture;
}

/** Rows are passes for a vector, and rows of the block for a matrix (at the last pass shown). */
function pictureOf(/** @type {Variable[]} */ records, /** @type {{low: number, high: number}} */ range) {
  const { shape, name } = records[records.length - 1];
  const across = shape.at(-1) ?? 1;
  if (across < 2 || across > MOST_ACROSS || !Number.isFinite(range.low)) return null;
  const rows = shape.length > 1 ? records.slice(-1) : records.slice(-MOST_PASSES);
  const values = rows.flatMap((record) => [...record.values]);
  return heat(levels(values, range), across, `${name}: ${inWords(records)}`);
}

/** The newest values of one variable in words, and how many of them moved in the last pass. */
function inWords(/** @type {Variable[]} */ records) {
  const [before, now] = [records.at(-2), /** @type {Variable} */ (records.at(-1))];
  if (now.values.length === 1) return value(now.values[0]);
  const { low, high } = extent([now]);
  const span = Number.isFinite(low) ? `${value(low)} … ${value(high)}` : "nothing finite yet";
  if (!before || before.values.length !== now.values.length) return span;
  const moved = now.values.reduce((count, x, i) => count + Number(!Object.is(x, before.values[i])), 0);
  return `${span}, ${number(moved)} of ${number(now.values.length)} changed in this pass`;
}

export class LoopsView {
  constructor(/** @type {LaunchTrace} */ launch, /** @type {string[]} */ source) {
    this.launch = launch;
    this.names = carriedNames(launch.variables, source);
    this.element = make("div", "loops");
    this.element.hidden = !this.names.length;
  }

  /** Shows the loop of the program that makes `step`, as it is after the passes begun by then. */
  show(/** @type {number} */ start, /** @type {number} */ step) {
    if (!this.names.length) return;
    const { program } = this.launch.accesses[step];
    const passes = passesBegun(this.launch, start, step);
    const own = this.launch.variables.filter((one) => sameProgram(one.program, program));
    const total = Math.max(0, ...this.names.map((name) => own.filter((one) => one.name === name).length));
    this.element.hidden = total === 0;
    const heading = make("p", "pass", `on chip, after pass ${number(Math.min(passes, total))} of ${number(total)}`);
    this.element.replaceChildren(heading, ...this.names.map((name) => this.variable(own.filter((one) => one.name === name), passes)));
  }

  variable(/** @type {Variable[]} */ all, /** @type {number} */ passes) {
    const records = all.slice(0, passes);
    if (!records.length) return make("div");
    const picture = pictureOf(records, extent(all));
    const { name, shape } = records[0];
    const size = shape.length ? ` [${shape.join(", ")}]` : "";
    const text = make("figcaption", "", make("code", "", name), `${size}: ${inWords(records)}`);
    return make("figure", "figure", text, ...(picture ? [picture] : []));
  }
}
