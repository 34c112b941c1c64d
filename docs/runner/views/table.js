// @ts-check
/** The picture in numbers: one row for each access of a program. Filled when it is opened. */
import { make, number, plural, programId } from "../words.js";
import { lanes } from "./access.js";

/** @typedef {import("../session.js").LaunchTrace} LaunchTrace */

const MOST_ROWS = 200;
const HEADINGS = ["Line", "Access", "Tensor", "Lanes", "Masked", "Outside", "First", "Last", "Bytes", "Sectors"];

function row(/** @type {import("../session.js").Access} */ access, /** @type {any} */ place) {
  const { total, masked, outside } = lanes(access, place);
  const live = access.mask ? access.offsets.filter((/** @type {number} */ _, /** @type {number} */ i) => access.mask?.[i]) : access.offsets;
  let [low, high] = [Infinity, -Infinity];
  for (const offset of live) [low, high] = [Math.min(low, offset), Math.max(high, offset)];
  const ends = live.length ? [number(low), number(high)] : ["–", "–"];
  return [
    String(access.line), access.op, access.argument, number(total), number(masked), number(outside), ...ends, number(access.bytes),
    number(access.sectors),
  ];
}

export class TableView {
  /** @param {(argument: string) => any} place  finds the cell of an offset of an argument */
  constructor(/** @type {LaunchTrace} */ launch, place) {
    this.launch = launch;
    this.place = place;
    this.range = [0, 0];
    this.body = make("tbody");
    const head = make("thead", "", make("tr", "", ...HEADINGS.map((text) => Object.assign(make("th", "", text), { scope: "col" }))));
    this.caption = make("caption");
    this.details = /** @type {HTMLDetailsElement} */ (make("details", "table", make("summary", "", "The same as a table")));
    const scroller = Object.assign(make("div", "scroll", make("table", "", this.caption, head, this.body)), { tabIndex: 0 });
    scroller.setAttribute("role", "region");
    scroller.ariaLabel = "Accesses of one program";
    this.details.append(scroller);
    this.details.addEventListener("toggle", () => this.fill());
    this.element = this.details;
  }

  /** The program whose accesses are from step `start` up to, but not with, `end`; the row of `step` is the current one. */
  show(/** @type {number} */ start, /** @type {number} */ end, /** @type {number} */ step) {
    const same = this.range[0] === start && this.range[1] === end;
    this.range = [start, end];
    if (!same) this.fill();
    [...this.body.children].forEach((line, at) => line.toggleAttribute("aria-current", at === step - start));
  }

  fill() {
    if (!this.details.open) {
      this.body.replaceChildren();
      return;
    }
    const [start, end] = this.range;
    const shown = this.launch.accesses.slice(start, Math.min(end, start + MOST_ROWS));
    const left = end - start - shown.length;
    const id = programId(this.launch.accesses[start].program, this.launch.grid);
    this.caption.textContent = `Program ${id}: offsets in elements${left > 0 ? `; ${plural(left, "access")} more` : ""}`;
    this.body.replaceChildren(
      ...shown.map((access) => make("tr", "", ...row(access, this.place(access.argument)).map((text) => make("td", "", text)))),
    );
  }
}
