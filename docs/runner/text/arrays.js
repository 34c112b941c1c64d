// @ts-check
/** Blocks as NumPy prints arrays, which is how Triton's interpreter prints them. */
import { fp64 } from "../engine/dtypes.js";

const EDGE = 3;
const MOST = 1000;
const WIDTH = 75;

/** The fewest digits that read back as the same number of this type. */
export function shortest(x, isDouble) {
  if (isDouble) return x;
  for (let digits = 1; digits < 9; digits++) {
    const short = Number(x.toPrecision(digits));
    if (Math.fround(short) === x) return short;
  }
  return Number(x.toPrecision(9));
}

/** "1.5" cut at the point; a number without exponent. */
function parts(x, most) {
  const text = plain(x, most);
  const [whole, fraction = ""] = text.split(".");
  return { whole, fraction };
}

function plain(x, most) {
  const fixed = x.toFixed(most);
  return fixed.includes(".") ? fixed.replace(/0+$/, "").replace(/\.$/, "") : fixed;
}

/** Every float with one width: whole parts right-aligned, fractions left-aligned. */
function floatCells(values, isDouble) {
  const short = values.map((x) => shortest(x, isDouble));
  const finite = short.filter(Number.isFinite);
  const sizes = finite.filter((x) => x !== 0).map(Math.abs);
  const [large, small] = [Math.max(0, ...sizes), Math.min(Infinity, ...sizes)];
  if (large >= 1e8 || small < 1e-4 || large / small > 1000) return scientific(short, finite);
  const split = finite.map((x) => parts(x, 8));
  const fraction = Math.max(0, ...split.map((part) => part.fraction.length));
  const whole = Math.max(1, ...split.map((part, i) => part.whole.length + (Object.is(finite[i], -0) ? 1 : 0)));
  const width = Math.max(whole + 1 + fraction, ...short.filter((x) => !Number.isFinite(x)).map((x) => special(x).length));
  return short.map((x) => (Number.isFinite(x) ? fixedCell(x, whole, fraction) : special(x)).padStart(width));
}

function fixedCell(x, whole, fraction) {
  const part = parts(x, 8);
  const sign = Object.is(x, -0) && !part.whole.startsWith("-") ? "-" : "";
  return `${(sign + part.whole).padStart(whole)}.${part.fraction.padEnd(fraction)}`;
}

const special = (x) => (x !== x ? "nan" : x > 0 ? "inf" : "-inf");

function scientific(values, finite) {
  const digits = Math.min(8, Math.max(0, ...finite.map((x) => (x.toExponential().split("e")[0].split(".")[1] ?? "").length)));
  const cells = values.map((x) => (Number.isFinite(x) ? exponentCell(x, digits) : special(x)));
  const width = Math.max(...cells.map((cell) => cell.length));
  return cells.map((cell) => cell.padStart(width));
}

function exponentCell(x, digits) {
  const [mantissa, exponent] = x.toExponential(digits).split("e");
  const point = digits ? mantissa : `${mantissa}.`;
  return `${point}e${exponent[0]}${exponent.slice(1).padStart(2, "0")}`;
}

function cells(tile, hex) {
  const values = Array.from(tile.data);
  if (hex) return values.map((x) => `0x${BigInt.asUintN(tile.type.bits, BigInt(Math.trunc(Number(x)))).toString(16).padStart(tile.type.bytes * 2, "0")}`);
  if (tile.type.isBool) return values.map((x) => (x ? "True" : "False")).map((cell, _, all) => cell.padStart(Math.max(...all.map((c) => c.length))));
  if (tile.type.isFloat) return floatCells(values, tile.type === fp64);
  const texts = values.map(String);
  const width = Math.max(...texts.map((text) => text.length));
  return texts.map((text) => text.padStart(width));
}

/** A block as NumPy's str() of it; a scalar is printed as an array of one. */
export function arrayText(tile, hex = false) {
  const shape = tile.shape.length ? tile.shape : [1];
  const whole = tile.data.length <= MOST;
  const shown = whole ? null : visible(shape);
  const texts = cells(whole ? tile : { ...tile, type: tile.type, data: shown.map((i) => tile.data[i]) }, hex);
  const byLane = whole ? texts : new Map(shown.map((lane, i) => [lane, texts[i]]));
  const at = (lane) => (whole ? texts[lane] : byLane.get(lane));
  return nested(shape, 0, 0, at, !whole);
}

/** Lanes that a shortened print shows: three from each end of every axis. */
function visible(shape) {
  let lanes = [0];
  for (const extent of shape) lanes = lanes.flatMap((lane) => places(extent, true).filter((i) => i >= 0).map((i) => lane * extent + i));
  return lanes;
}

/** Indices along an axis; −1 stands for the dots. */
function places(extent, short) {
  const all = [...Array(extent).keys()];
  return short && extent > 2 * EDGE ? [...all.slice(0, EDGE), -1, ...all.slice(-EDGE)] : all;
}

function nested(shape, axis, start, at, short) {
  const indices = places(shape[axis], short);
  const lane = (i) => start * shape[axis] + i;
  if (axis === shape.length - 1) return row(indices.map((i) => (i < 0 ? "..." : at(lane(i)))), axis);
  const inner = indices.map((i) => (i < 0 ? "..." : nested(shape, axis + 1, lane(i), at, short)));
  const gap = `${"\n".repeat(shape.length - 1 - axis)}${" ".repeat(axis + 1)}`;
  return `[${inner.join(gap)}]`;
}

/** One row, wrapped at NumPy's line width. */
function row(texts, axis) {
  const lines = [];
  let line = " ".repeat(axis + 1);
  for (const text of texts) {
    if (line.length > axis + 1 && line.length + text.length + 1 > WIDTH) {
      lines.push(line.trimEnd());
      line = " ".repeat(axis + 1);
    }
    line += line.length > axis + 1 ? ` ${text}` : text;
  }
  return `[${[...lines, line].join("\n").slice(axis + 1)}]`;
}
