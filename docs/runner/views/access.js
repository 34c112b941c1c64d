// @ts-check
/**
 * The accesses of one launch, counted: lanes of a step, programs in their order.
 *
 * @typedef {import("../session.js").Access} Access
 * @typedef {import("../session.js").LaunchTrace} LaunchTrace
 */
import { number, place as lineOf, plural, product, programId } from "../words.js";

export const sameProgram = (/** @type {number[]} */ p, /** @type {number[]} */ q) => p[0] === q[0] && p[1] === q[1] && p[2] === q[2];

/** How many lanes an access has, how many are on, and how many of those reach outside the tensor. */
export function lanes(/** @type {Access} */ access, /** @type {((offset: number) => {inside: boolean}) | undefined} */ place) {
  const total = access.offsets.length;
  let live = 0;
  let outside = 0;
  for (let i = 0; i < total; i++) {
    if (access.mask && !access.mask[i]) continue;
    live++;
    if (place && !place(access.offsets[i]).inside) outside++;
  }
  return { total, live, masked: total - live, outside };
}

/** Where each program's accesses start; one entry a program, in the order in which they ran. */
export function programStarts(/** @type {Access[]} */ accesses) {
  const starts = [];
  for (let step = 0; step < accesses.length; step++) {
    if (!step || !sameProgram(accesses[step].program, accesses[step - 1].program)) starts.push(step);
  }
  return starts;
}

/** The index of the program that makes step `step`. */
export function programAt(/** @type {number[]} */ starts, /** @type {number} */ step) {
  return starts.findLastIndex((start) => start <= step);
}

/** One step in words, for the eye and for a screen reader: "program 3 of 97, load line 12, 1,024 lanes, 672 live". */
export function stepInWords(/** @type {LaunchTrace} */ launch, /** @type {number[]} */ starts, /** @type {number} */ step, /** @type {any} */ place) {
  const access = launch.accesses[step];
  const { total, live, outside } = lanes(access, place);
  const words = [
    `program ${number(programAt(starts, step) + 1)} of ${number(product(launch.grid))} (id ${programId(access.program, launch.grid)})`,
    `${access.op} ${lineOf(access)}`,
    plural(total, "lane"),
  ];
  if (live < total) words.push(`${number(live)} live`);
  if (outside) words.push(`${number(outside)} outside ${access.argument}`);
  return words.join(", ");
}
