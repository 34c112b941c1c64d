// @ts-check
/**
 * From an address to a cell: where an element offset lies in the picture of its tensor.
 *
 * A tensor of two or more dimensions is drawn as rows (all leading dimensions, flattened) by columns (the last one); one
 * of a single dimension is folded into rows. Where a tensor has more elements than a picture has room for, one cell
 * stands for a rectangle of them. Addresses outside the tensor fall into extra rows above and below it.
 *
 * @typedef {{name: string, shape: number[], strides: number[], dtype: string}} Argument
 *
 * @typedef {object} Geometry
 * @property {number} rows        elements down (the last row may be short)
 * @property {number} columns     elements across
 * @property {number} elements    in the tensor
 * @property {number} panel       elements down before the next matrix of a tensor of three or more dimensions; 0 for fewer
 * @property {number} rowBin      elements that one cell spans downwards
 * @property {number} columnBin   and across
 * @property {number} above       rows of cells drawn before the tensor, for addresses below zero
 * @property {number} below       and after it
 * @property {number} width       cells across
 * @property {number} height      cells down, with those above and below
 * @property {(offset: number) => {cell: number, inside: boolean}} place
 */

/** At most so many cells: more would not be seen on a page, nor drawn in a frame. */
const MOST_ACROSS = 128;
const MOST_DOWN = 64;

/** A width for a vector: a power of two, so that blocks begin where rows do. */
export function foldedWidth(/** @type {number} */ n) {
  if (n <= 64) return Math.max(n, 1);
  return Math.max(32, 2 ** Math.ceil(Math.log2(Math.sqrt(n * 4))));
}

/** Offset → flat logical index, or −1 when no element of the tensor has that address. */
function indexer(/** @type {Argument} */ { shape, strides }) {
  const step = shape.map((_, d) => shape.slice(d + 1).reduce((a, b) => a * b, 1));
  const order = shape.map((_, d) => d).filter((d) => strides[d] > 0 && shape[d] > 1);
  order.sort((a, b) => strides[b] - strides[a] || a - b);
  return (/** @type {number} */ offset) => {
    let rest = offset;
    let index = 0;
    for (const d of order) {
      const coordinate = Math.floor(rest / strides[d]);
      if (coordinate < 0 || coordinate >= shape[d]) return -1;
      rest -= coordinate * strides[d];
      index += coordinate * step[d];
    }
    return rest === 0 ? index : -1;
  };
}

/**
 * @param {Argument} argument
 * @param {{low?: number, high?: number, bin?: number}} [options]
 *   the lowest and highest offset that will be asked for; `bin` fixes the cells of several pictures to one scale
 * @returns {Geometry}
 */
export function geometry(argument, { low = 0, high = 0, bin } = {}) {
  const elements = argument.shape.reduce((a, b) => a * b, 1);
  const columns = argument.shape.length > 1 ? Math.max(argument.shape.at(-1) ?? 1, 1) : foldedWidth(elements);
  const rows = Math.max(Math.ceil(elements / columns), 1);
  const rowBin = bin ?? Math.ceil(rows / MOST_DOWN);
  const columnBin = bin ?? Math.ceil(columns / MOST_ACROSS);
  const width = Math.ceil(columns / columnBin);
  const inner = Math.ceil(rows / rowBin);
  const spare = Math.max(2, Math.ceil(inner / 4));
  const span = argument.shape.reduce((most, size, d) => most + (size - 1) * argument.strides[d], 1);
  const outside = (/** @type {number} */ count) => Math.min(Math.ceil(count / columns / rowBin), spare);
  const above = low < 0 ? Math.max(outside(-low), 1) : 0;
  const beyond = high - Math.max(span, 1) + 1;
  const shortRow = rows * columns - elements;
  const gaps = span > elements ? 1 : 0; // between padded rows: not elements, drawn below
  const below = Math.max(beyond > 0 ? outside(Math.max(beyond - shortRow, 0)) : 0, gaps);
  const height = above + inner + below;
  const indexOf = indexer(argument);
  const clamp = (/** @type {number} */ row) => Math.min(Math.max(row, 0), height - 1);

  /** Outside, an address goes on counting rows from the tensor's ends. */
  const place = (/** @type {number} */ offset) => {
    const index = elements ? indexOf(offset) : -1;
    const inside = index >= 0;
    const position = inside ? index : offset < 0 ? offset : Math.max(offset - span, 0) + elements;
    const row = Math.floor(position / columns);
    const column = Math.floor((position - row * columns) / columnBin);
    return { cell: clamp(above + Math.floor(row / rowBin)) * width + column, inside };
  };
  const panel = argument.shape.length > 2 ? (argument.shape.at(-2) ?? 0) : 0;
  return { rows, columns, elements, panel, rowBin, columnBin, above, below, width, height, place };
}
