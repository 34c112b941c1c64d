// @ts-check
/** Matrix products of blocks, accumulated in double and rounded once: closer to exact than any hardware order. */
import { Tile } from "./tile.js";
import { Taint } from "./taint.js";
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
function productTaint(a, b, accumulator, sizes) {
  if (!a.taint && !b.taint && !accumulator?.taint) return null;
  const channel = (tile, name) => (tile?.taint ? tile.taint.channels[name] : null);
  const channels = {};
  for (const name of ["undefined", "wrapped", "synced"]) {
    const [left, right, old] = [channel(a, name), channel(b, name), channel(accumulator, name)];
    channels[name] = left || right || old ? spread(left, right, old, sizes) : null;
  }
  return new Taint(channels);
}

function spread(left, right, old, { batch, M, N, K }) {
  const out = new Int32Array(batch * M * N);
  for (let i = 0, at = 0; i < batch; i++)
    for (let m = 0; m < M; m++)
      for (let n = 0; n < N; n++, at++)
        out[at] = (old && old[at]) || anyOf(left, (i * M + m) * K, 1, K) || anyOf(right, i * K * N + n, N, K);
  return out;
}

function anyOf(records, start, step, length) {
  if (!records) return 0;
  for (let i = 0; i < length; i++) if (records[start + i * step]) return records[start + i * step];
  return 0;
}
