// @ts-check
/** `where`: lane by lane choice, which also drops what is known against the lane not chosen. */
import { Tile } from "./tile.js";
import { selected } from "./taint.js";

/** All three have one shape, or are scalars. */
export function where(condition, x, y) {
  const size = Math.max(condition.size, x.size, y.size);
  const shape = [condition, x, y].find((tile) => tile.size === size).shape;
  const data = sameArray(x, y, size);
  const [mc, mx, my] = [condition, x, y].map((tile) => (tile.size === 1 ? 0 : -1));
  for (let i = 0; i < size; i++) data[i] = condition.data[i & mc] ? x.data[i & mx] : y.data[i & my];
  return new Tile(x.type, shape, data, selected(size, condition, x, y), x.base ?? y.base);
}

/** An array that can hold both: BigInt if either is. */
function sameArray(x, y, size) {
  const big = [x, y].find((tile) => tile.data instanceof BigInt64Array || tile.data instanceof BigUint64Array);
  if (!big) return new x.data.constructor(size);
  for (const tile of [x, y]) if (typeof tile.data[0] === "number") tile.data = big.data.constructor.from(tile.data, BigInt);
  return new big.data.constructor(size);
}
