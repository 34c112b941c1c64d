// @ts-check
/** Numbers and places in words, one way for all of the runner. */

const format = new Intl.NumberFormat("en-GB");

export const number = (/** @type {number} */ n) => format.format(n);
export const plural = (/** @type {number} */ n, /** @type {string} */ noun) => `${number(n)} ${noun}${n === 1 ? "" : "s"}`;
export const product = (/** @type {readonly number[]} */ sizes) => sizes.reduce((a, b) => a * b, 1);

export function bytes(/** @type {number} */ n) {
  for (const [unit, size] of /** @type {[string, number][]} */ ([["MB", 1e6], ["KB", 1e3]])) {
    if (n >= 10 * size) return `${number(Math.round(n / size))} ${unit}`;
    if (n >= size) return `${(n / size).toFixed(1)} ${unit}`;
  }
  return plural(n, "byte");
}

/** A grid without the dimensions at its end that it does not use: 4, or 2 × 3. */
export const gridSize = (/** @type {number[]} */ grid) => grid.slice(0, Math.max(grid.findLastIndex((size) => size > 1), 0) + 1).map(number).join(" × ");

/** A program's id without the dimensions that the grid does not use: 2, or (0, 2). */
export function programId(/** @type {number[]} */ program, /** @type {number[]} */ grid) {
  const used = Math.max(grid.findLastIndex((size) => size > 1), 0) + 1;
  return used === 1 ? String(program[0]) : `(${program.slice(0, used).join(", ")})`;
}

/** Where something happened: "line 12", and in which of the book's modules when it is not the reader's own code. */
export const place = (/** @type {{line: number, file?: string}} */ { line, file }) => (file ? `line ${line} of ${file}` : `line ${line}`);

/** A value to four significant digits, as short as it goes. */
export function value(/** @type {number} */ x) {
  if (Number.isInteger(x)) return Math.abs(x) < 1e6 ? String(x) : x.toExponential(2);
  if (!Number.isFinite(x)) return Number.isNaN(x) ? "NaN" : x > 0 ? "∞" : "−∞";
  const text = Math.abs(x) >= 1e-3 && Math.abs(x) < 1e6 ? String(Number(x.toPrecision(4))) : x.toExponential(2);
  return text.replace("-", "−");
}

/** Makes an element: its tag, its class, its text or children. */
export function make(/** @type {string} */ tag, /** @type {string} */ name = "", /** @type {(string | Node)[]} */ ...content) {
  const element = document.createElement(tag);
  if (name) element.className = `runner-${name}`;
  element.append(...content);
  return element;
}
