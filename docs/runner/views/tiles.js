// @ts-check
/**
 * A matmul's walk of tiles: A on the left, B on top, C where their rows and columns cross, all to one scale, so that a
 * strip of A, a strip of B and the tile of C that they make are in line.
 */
import { make } from "../words.js";
import { MemoryView } from "./memory.js";

/** @typedef {import("../session.js").LaunchTrace} LaunchTrace */

/** The arguments that act as A [M, K], B [K, N] and C [M, N], or null when the launch is no matmul. */
export function matmulRoles(/** @type {LaunchTrace} */ launch) {
  const names = (/** @type {string[]} */ ...ops) => new Set(launch.accesses.filter((one) => ops.includes(one.op)).map((one) => one.argument));
  const matrices = launch.arguments.filter((argument) => argument.shape.length === 2 && Math.min(...argument.shape) > 1);
  const loaded = matrices.filter((argument) => names("load").has(argument.name));
  const stored = matrices.filter((argument) => names("store", "atomic").has(argument.name));
  for (const c of stored) {
    for (const a of loaded) {
      const b = loaded.find((one) => one !== a && one !== c && one.shape[0] === a.shape[1] && one.shape[1] === c.shape[1]);
      if (b && a !== c && a.shape[0] === c.shape[0]) return { a, b, c };
    }
  }
  return null;
}

export function tilesView(/** @type {LaunchTrace} */ launch, /** @type {NonNullable<ReturnType<typeof matmulRoles>>} */ { a, b, c }) {
  const [rows, depth] = a.shape;
  const columns = b.shape[1];
  const bin = Math.max(Math.ceil((depth + Math.max(rows, columns)) / 128), 1);
  return new MemoryView(launch, {
    bin,
    arrange(element, figures) {
      const square = make("div", "tiles");
      square.style.gridTemplateColumns = `minmax(0, ${depth}fr) minmax(0, ${columns}fr)`;
      square.style.maxWidth = `${Math.min((depth + columns) / bin, 64) * 9}px`;
      const corner = make("p", "corner", "A strip of A and a strip of B make one tile of C.");
      square.append(corner, ...[b, a, c].map((argument) => /** @type {HTMLElement} */ (figures.get(argument.name))));
      const others = [...figures].filter(([name]) => ![a.name, b.name, c.name].includes(name));
      element.append(square, ...others.map(([, figure]) => figure));
    },
  });
}
