// @ts-check
/**
 * The picture of memory: every tensor of a launch, and in it the addresses of one load or store.
 *
 * Solid: touched by this access. Strong tint: earlier, by the same program. Pale: by programs before it. Red hatching:
 * masked lanes, and, framed, addresses outside the tensor. Green: what this program is still to write, and has on chip.
 */
import { make, number, plural } from "../words.js";
import { sameProgram } from "./access.js";
import { geometry } from "./geometry.js";
import { KINDS, tensorPicture } from "./tensor.js";

/** @typedef {import("../session.js").LaunchTrace} LaunchTrace */
/** @typedef {import("../session.js").Access} Access */

/** The lowest and highest offset that any lane of the launch computes for an argument, live or not. */
function reach(/** @type {Access[]} */ accesses) {
  let low = 0;
  let high = 0;
  for (const { offsets } of accesses) {
    for (let i = 0; i < offsets.length; i++) {
      if (offsets[i] < low) low = offsets[i];
      else if (offsets[i] > high) high = offsets[i];
    }
  }
  return { low, high };
}

function caption(/** @type {import("./geometry.js").Argument} */ argument, /** @type {import("./geometry.js").Geometry} */ shape) {
  const size = argument.shape.length ? argument.shape.map(number).join(" × ") : "one value";
  const many = shape.rowBin * shape.columnBin;
  const scale = many > 1 ? `; one cell is ${many === shape.columnBin ? many : `${shape.rowBin} × ${shape.columnBin}`} elements` : "";
  const folded = argument.shape.length === 1 && shape.rows > 1 ? `, ${number(shape.columns)} a row` : "";
  return make("figcaption", "", make("code", "", argument.name), ` ${size} ${argument.dtype}${folded}${scale}`);
}

export class MemoryView {
  /**
   * @param {LaunchTrace} launch
   * @param {{bin?: number, arrange?: (element: HTMLElement, figures: Map<string, HTMLElement>) => void}} [options]
   *   `bin` draws all tensors to one scale; `arrange` places their figures
   */
  constructor(launch, { bin, arrange } = {}) {
    this.launch = launch;
    this.element = make("div", "memory");
    /** @type {Map<string, {shape: import("./geometry.js").Geometry, picture: ReturnType<typeof tensorPicture>, first: Int32Array}>} */
    this.tensors = new Map();
    /** @type {Map<string, HTMLElement>} */
    const figures = new Map();
    for (const argument of launch.arguments) {
      const own = launch.accesses.filter((access) => access.argument === argument.name);
      if (!own.length || this.tensors.has(argument.name)) continue;
      const shape = geometry(argument, { ...reach(own), bin });
      const picture = tensorPicture(shape, `Memory of ${argument.name}: the table below says the same in numbers`);
      this.tensors.set(argument.name, { shape, picture, first: new Int32Array(shape.width * shape.height).fill(launch.accesses.length) });
      figures.set(argument.name, make("figure", "figure", caption(argument, shape), picture.element));
    }
    this.rememberFirstTouches();
    if (arrange) arrange(this.element, figures);
    else this.element.append(this.sideBySide(figures));
    this.element.append(this.legend());
  }

  /** Wide tensors below each other, narrow ones in a row. */
  sideBySide(/** @type {Map<string, HTMLElement>} */ figures) {
    for (const [name, figure] of figures) {
      const { element, widest } = /** @type {any} */ (this.tensors.get(name)).picture;
      element.style.maxWidth = `${widest}em`;
      figure.style.width = `min(100%, ${Math.max(widest, 9)}em)`;
    }
    return make("div", "tensors", ...figures.values());
  }

  /** For every cell the first step that touches it: what lies before a step is pale, without replaying the launch. */
  rememberFirstTouches() {
    this.launch.accesses.forEach((access, step) => {
      const tensor = this.tensors.get(access.argument);
      if (!tensor) return;
      this.eachLane(access, tensor.shape, (cell, live) => {
        if (live && step < tensor.first[cell]) tensor.first[cell] = step;
      });
    });
  }

  eachLane(
    /** @type {Access} */ access,
    /** @type {import("./geometry.js").Geometry} */ shape,
    /** @type {(cell: number, live: boolean, inside: boolean) => void} */ visit,
  ) {
    for (let i = 0; i < access.offsets.length; i++) {
      const { cell, inside } = shape.place(access.offsets[i]);
      visit(cell, !access.mask || Boolean(access.mask[i]), inside);
    }
  }

  place(/** @type {string} */ argument) {
    return this.tensors.get(argument)?.shape.place;
  }

  show(/** @type {number} */ step) {
    for (const [name, { shape, picture, first }] of this.tensors) {
      const marks = new Uint8Array(first.length);
      for (let cell = 0; cell < first.length; cell++) if (first[cell] < step) marks[cell] = KINDS.EARLIER;
      this.markProgram(marks, name, shape, step);
      const access = this.launch.accesses[step];
      if (access.argument === name) this.markNow(marks, access, shape);
      picture.element.classList.toggle("runner-touched", access.argument === name);
      picture.show(marks);
    }
  }

  /** What this program did to the tensor before the step, and what it will write to it after. */
  markProgram(/** @type {Uint8Array} */ marks, /** @type {string} */ name, /** @type {any} */ shape, /** @type {number} */ step) {
    const { accesses } = this.launch;
    for (let past = step - 1; past >= 0 && sameProgram(accesses[past].program, accesses[step].program); past--) {
      if (accesses[past].argument === name) this.eachLane(accesses[past], shape, (cell, live) => live && (marks[cell] = KINDS.BEFORE));
    }
    for (let next = step + 1; next < accesses.length && sameProgram(accesses[next].program, accesses[step].program); next++) {
      if (accesses[next].argument !== name || accesses[next].op !== "store") continue;
      this.eachLane(accesses[next], shape, (cell, live, inside) => live && inside && (marks[cell] = KINDS.LATER));
    }
  }

  markNow(/** @type {Uint8Array} */ marks, /** @type {Access} */ access, /** @type {any} */ shape) {
    this.eachLane(access, shape, (cell, live, inside) => {
      const kind = !live ? KINDS.MASKED : inside ? KINDS.NOW : KINDS.OUTSIDE;
      if (kind >= KINDS.MASKED && marks[cell] < kind) marks[cell] = kind;
    });
  }

  legend() {
    const entry = (/** @type {string} */ kind, /** @type {string} */ text) => make("span", "key", make("i", `swatch runner-swatch-${kind}`), text);
    const entries = [entry("lit", "this access"), entry("before", "this program, earlier"), entry("earlier", "programs before it"), entry("later", "still to write")];
    if (this.launch.accesses.some((access) => access.mask?.includes(0))) entries.push(entry("masked", "masked lanes"));
    const outside = (/** @type {Access} */ access) => {
      const place = this.place(access.argument);
      return place && access.offsets.some((/** @type {number} */ offset, /** @type {number} */ i) => (!access.mask || access.mask[i]) && !place(offset).inside);
    };
    if (this.launch.accesses.some(outside)) entries.push(entry("outside", "outside the tensor"));
    return make("p", "legend", ...entries);
  }
}

/** What the last sentence below the picture says about an access. */
export function accessSentence(/** @type {Access} */ access) {
  const lit = access.bytes / (32 * access.sectors);
  const share = access.sectors ? `, ${Math.round(lit * 100)} % of them used` : "";
  const verb = access.op === "load" ? "reads" : access.op === "store" ? "writes" : "updates";
  return `It ${verb} ${plural(access.bytes, "byte")} of ${access.argument} in ${plural(access.sectors, "sector")} of 32 bytes${share}.`;
}
