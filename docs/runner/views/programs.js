// @ts-check
/** The launch grid: one cell a program, in the order of their ids; the one that is looked at, and those that ran before. */
import { gridSize, make, plural } from "../words.js";
import { foldedWidth } from "./geometry.js";
import { cellsPath, svg } from "./tensor.js";

const MOST = 4096;

export class ProgramsView {
  constructor(/** @type {number[]} */ grid) {
    this.grid = grid;
    const total = grid.reduce((a, b) => a * b, 1);
    this.flat = grid[1] * grid[2] === 1;
    this.width = this.flat ? (grid[0] <= 64 ? grid[0] : foldedWidth(grid[0])) : grid[0];
    this.height = Math.ceil(total / this.width);
    this.marks = new Uint8Array(this.width * this.height);
    const label = `Launch grid of ${plural(total, "program")}`;
    const picture = svg("svg", { viewBox: `0 0 ${this.width} ${this.height}`, class: "runner-programs", role: "img", "aria-label": label });
    this.idle = svg("path", { class: "runner-idle" });
    this.done = svg("path", { class: "runner-done" });
    this.now = svg("path", { class: "runner-current" });
    picture.append(this.idle, this.done, this.now);
    picture.style.maxWidth = `${Math.min(this.width, 64) * 10}px`;
    this.element = make("figure", "figure", make("figcaption", "", `programs, grid of ${gridSize(grid)}`), picture);
    this.element.hidden = total < 2 || total > MOST;
  }

  /** @param {number[][]} before  the programs that ran before `program` */
  show(/** @type {number[]} */ program, before) {
    if (this.element.hidden) return;
    const [width, height] = this.grid;
    const cell = (/** @type {number[]} */ [x, y, z]) => x + width * (y + height * z);
    const total = this.grid.reduce((a, b) => a * b, 1);
    this.marks.fill(0).fill(1, 0, total);
    for (const past of before) this.marks[cell(past)] = 2;
    this.marks[cell(program)] = 3;
    [this.idle, this.done, this.now].forEach((path, kind) => path.setAttribute("d", cellsPath(this.marks, this.width, kind + 1, 0.12)));
  }
}
