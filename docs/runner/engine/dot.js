// @ts-check
/** Matrix products of blocks, accumulated in double and rounded once: closer to exact than any hardware order. */
import { Tile } from "./tile.js";
import { combined, meet } from "./taint.js";
import { lowestAlong } from "./reduce.js";
import { roundAll } from "./binary.js";

/** a (…, M, K) times b (…, K, N), plus an accumulator of `type`, batch by batch. */
export function dot(a, b, accumulator, type) {
  const rank = a.shape.length;
  const [M, K] = a.shape.slice(-2);
  const N = b.shape[rank - 1];
  const batch = rank === 3 ? a.shape[0] : 1;
  const out = new type.Array(batch * M * N);
  if (accumulator) out.set(accumulator.data);
  for (let i = 0; i < batch; i++)
    product(a.data.subarray(i * M * K, (i + 1) * M * K), b.data.subarray(i * K * N, (i + 1) * K * N), out.subarray(i * M * N), M, N, K);
  const shape = rank === 3 ? [batch, M, N] : [M, N];
  const tile = new Tile(type, shape, roundAll(type, out));
  tile.taint = productTaint(a, b, accumulator, { batch, M, N, K });
  return tile;
}

function product(a, b, out, M, N, K) {
  const row = new Float64Array(N);
  for (let m = 0; m < M; m++) {
    for (let n = 0; n < N; n++) row[n] = out[m * N + n];
    for (let k = 0; k < K; k++) {
      const x = a[m * K + k];
      const at = k * N;
      for (let n = 0; n < N; n++) row[n] += x * b[at + n];
    }
    for (let n = 0; n < N; n++) out[m * N + n] = row[n];
  }
}

/** An element of the product is tainted by its row of a, its column of b, or its place in the accumulator. */
function productTaint(a, b, accumulator, { batch, M, N, K }) {
  return combined([a, b, accumulator], ([left, right, old], key) => {
    const keep = meet(key);
    const rows = left && lowestAlong(left, [batch * M, K], 1, keep);
    const columns = right && lowestAlong(right, [batch, K, N], 1, keep);
    const out = new Int32Array(batch * M * N);
    for (let at = 0; at < out.length; at++) {
      const column = Math.floor(at / (M * N)) * N + (at % N);
      out[at] = keep(old ? old[at] : 0, keep(rows ? rows[Math.floor(at / N)] : 0, columns ? columns[column] : 0));
    }
    return out;
  });
}
