// @ts-check
/** Tensors as torch prints them: four decimals, six from each long axis, eighty columns. */
import { int1, int64, fp32 } from "../engine/dtypes.js";

const EDGE = 3;
const MOST = 1000;
const WIDTH = 80;

const exponent = (x, digits) => x.toExponential(digits).replace(/e([+-])(\d)$/, "e$10$2");
const special = (x) => (x !== x ? "nan" : x > 0 ? "inf" : "-inf");

/** A function from value to text, all of one width. */
function formatter(type, values) {
  const write = type.isFloat ? floatWriter(values) : type === int1 ? (x) => (x ? "True" : "False") : String;
  const sized = type.isFloat ? values.filter((x) => Number.isFinite(x) && x !== 0) : values;
  const width = Math.max(1, ...sized.map((x) => write(x).length));
  return { width, format: (x) => write(x).padStart(width) };
}

function floatWriter(values) {
  const sizes = values.filter((x) => Number.isFinite(x) && x !== 0).map(Math.abs);
  const finite = (write) => (x) => (Number.isFinite(x) ? write(x) : special(x));
  if (sizes.length === 0) return finite((x) => `${sign(x)}${Math.abs(x).toFixed(0)}.`);
  const [large, small] = [sizes.reduce((a, b) => Math.max(a, b)), sizes.reduce((a, b) => Math.min(a, b))];
  const whole = sizes.every(Number.isInteger);
  if (large / small > 1000 || large > 1e8 || (!whole && small < 1e-4)) return finite((x) => exponent(x, 4));
  return finite(whole ? (x) => `${sign(x)}${Math.abs(x).toFixed(0)}.` : (x) => `${sign(x)}${Math.abs(x).toFixed(4)}`);
}

const sign = (x) => (x < 0 || Object.is(x, -0) ? "-" : "");

/** Indices along an axis; −1 stands for the dots. */
function places(extent, short) {
  const all = [...Array(extent).keys()];
  return short && extent > 2 * EDGE ? [...all.slice(0, EDGE), -1, ...all.slice(-EDGE)] : all;
}

function shownValues(tile, short) {
  let lanes = [0];
  for (const extent of tile.shape) lanes = lanes.flatMap((lane) => places(extent, short).filter((i) => i >= 0).map((i) => lane * extent + i));
  return lanes.map((lane) => tile.data[lane]);
}

/** `tensor([1., 2.], dtype=torch.float16)` */
export function tensorText(tile, dtypeName) {
  const short = tile.size > MOST;
  const values = tile.size ? shownValues(tile, short) : [];
  const { width, format } = formatter(tile.type, values);
  const body = tile.shape.length === 0 ? format(tile.data[0]).trim() : tile.size === 0 ? emptyText(tile.shape) : nested(tile, format, width, short, 0, 0, 7);
  const suffixes = [];
  if (tile.size === 0 && tile.shape.length !== 1) suffixes.push(`size=(${tile.shape.join(", ")})`);
  const isDefault = tile.type === fp32 || (tile.size > 0 && (tile.type === int64 || tile.type === int1));
  if (!isDefault) suffixes.push(`dtype=torch.${dtypeName}`);
  return `tensor(${[body, ...suffixes].join(", ")})`;
}

const emptyText = (_shape) => "[]";

function nested(tile, format, width, short, axis, start, indent) {
  const { shape } = tile;
  const indices = places(shape[axis], short);
  const lane = (i) => start * shape[axis] + i;
  if (axis === shape.length - 1) return row(indices.map((i) => (i < 0 ? " ..." : format(tile.data[lane(i)]))), width, indent);
  const inner = indices.map((i) => (i < 0 ? "..." : nested(tile, format, width, short, axis + 1, lane(i), indent + 1)));
  return `[${inner.join(`,${"\n".repeat(shape.length - 1 - axis)}${" ".repeat(indent + 1)}`)}]`;
}

function row(texts, width, indent) {
  const perLine = Math.max(1, Math.floor((WIDTH - indent) / (width + 2)));
  const lines = [];
  for (let i = 0; i < texts.length; i += perLine) lines.push(texts.slice(i, i + perLine).join(", "));
  return `[${lines.join(`,\n${" ".repeat(indent + 1)}`)}]`;
}
