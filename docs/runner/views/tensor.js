// @ts-check
/**
 * One tensor as a grid of cells, in SVG: which addresses are touched now, which were before, which lanes were masked and
 * which reach outside. Four paths, however many cells; colours and hatching come from runner.css.
 */

const SVG = "http://www.w3.org/2000/svg";
/** A tall tensor is drawn narrow rather than over several screens. */
const TALLEST_EM = 18;
let patterns = 0;

/** @returns {any} */
export function svg(/** @type {string} */ tag, /** @type {Record<string, string | number>} */ attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/**
 * A path that fills the cells marked `kind`: runs of neighbours in one piece, or each by itself with a `gap` around it.
 * @param {Uint8Array} marks
 * @param {number} width  cells across
 * @param {number} kind
 */
export function cellsPath(marks, width, kind, gap = 0) {
  let path = "";
  const side = 1 - 2 * gap;
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] !== kind) continue;
    const rowEnd = start - (start % width) + width;
    let end = start + 1;
    while (!gap && end < rowEnd && marks[end] === kind) end++;
    const length = end - start - 2 * gap;
    path += `M${(start % width) + gap} ${Math.floor(start / width) + gap}h${length}v${side}h${-length}z`;
    start = end - 1;
  }
  return path;
}

/** The tensor's own outline: a rectangle, but for a last row that is not full. */
function outline(/** @type {import("./geometry.js").Geometry} */ { rows, columns, elements, rowBin, columnBin, above }) {
  const right = columns / columnBin;
  const full = above + Math.floor(elements / columns) / rowBin;
  const last = (elements % columns) / columnBin;
  const bottom = above + rows / rowBin;
  return last ? `M0 ${above}H${right}V${full}H${last}V${bottom}H0z` : `M0 ${above}H${right}V${bottom}H0z`;
}

/** Lines between the matrices that a tensor of three or more dimensions is made of. */
function panels(/** @type {import("./geometry.js").Geometry} */ { rows, panel, rowBin, above, width }) {
  let path = "";
  for (let row = panel; panel && row < rows; row += panel) path += `M0 ${above + row / rowBin}H${width}`;
  return path;
}

/** Red hatching, three strokes a cell, or coarser when cells are small. */
function hatching(/** @type {string} */ id, /** @type {number} */ size) {
  const pattern = svg("pattern", { id, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" });
  pattern.append(svg("rect", { width: size * 0.42, height: size, class: "runner-hatch" }));
  return pattern;
}

/** Lines between cells; none where a cell would be a few pixels wide. */
function ruling(/** @type {string} */ id) {
  const pattern = svg("pattern", { id, width: 1, height: 1, patternUnits: "userSpaceOnUse" });
  pattern.append(svg("path", { d: "M1 0V1H0", class: "runner-ruling" }));
  return pattern;
}

export const KINDS = { EARLIER: 1, BEFORE: 2, LATER: 3, MASKED: 4, OUTSIDE: 5, NOW: 6 };
const CLASSES = /** @type {const} */ ({
  EARLIER: "runner-earlier",
  BEFORE: "runner-before",
  LATER: "runner-later",
  MASKED: "runner-masked",
  OUTSIDE: "runner-outside",
  NOW: "runner-lit",
});

/**
 * @param {import("./geometry.js").Geometry} shape
 * @param {string} label  what a screen reader says for the picture
 */
export function tensorPicture(shape, label) {
  const { width, height } = shape;
  const id = `runner-pattern-${++patterns}`;
  const picture = svg("svg", { viewBox: `-0.1 -0.1 ${width + 0.2} ${height + 0.2}`, class: "runner-tensor", role: "img", "aria-label": label });
  const defs = svg("defs");
  defs.append(hatching(`${id}-hatch`, Math.max(width / 160, 0.34)), ruling(`${id}-rule`));
  const body = outline(shape);
  picture.append(defs, svg("path", { d: body, class: "runner-paper" }));
  if (width <= 64) picture.append(svg("path", { d: body, fill: `url(#${id}-rule)` }));
  const paths = Object.fromEntries(Object.entries(CLASSES).map(([kind, name]) => [kind, svg("path", { class: name })]));
  for (const kind of ["MASKED", "OUTSIDE"]) paths[kind].setAttribute("fill", `url(#${id}-hatch)`);
  picture.append(...Object.values(paths), svg("path", { d: body + panels(shape), class: "runner-outline" }));
  return {
    element: picture,
    /** How wide it may be, in em, if it is to be no taller than TALLEST_EM. */
    widest: (width / height) * TALLEST_EM,
    /** @param {Uint8Array} marks  a kind for every cell, 0 for untouched */
    show(marks) {
      for (const [kind, path] of Object.entries(paths)) {
        path.setAttribute("d", cellsPath(marks, width, KINDS[/** @type {keyof typeof KINDS} */ (kind)]));
      }
    },
  };
}
