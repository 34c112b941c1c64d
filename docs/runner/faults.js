// @ts-check
/** What the runner caught: in words, where, and what to do about it. */
import { make, number, place, programId } from "./words.js";

/** @typedef {import("./session.js").Fault} Fault */

const verbs = /** @type {Record<string, string>} */ ({ load: "reads", store: "writes", atomic: "updates" });

/** @type {Record<string, {title: string, advice: string, what: (fault: Fault) => string}>} */
const KINDS = {
  out_of_bounds: {
    title: "Out of bounds",
    advice: "Mask the lanes past the end: mask=offsets < n. On a GPU this corrupts other data or faults, sometimes long after.",
    what: (fault) => `${verbs[fault.op] ?? fault.op} element ${number(fault.index)} of ${fault.argument || "a tensor"}, which has ${number(fault.size)}`,
  },
  masked_undefined: {
    title: "Undefined lane used",
    advice: "Give the load other=…, a value that leaves the result alone: 0 for a sum, -inf for a maximum.",
    what: (fault) => `a masked lane of ${fault.argument || "a load"} without other=… reaches a result`,
  },
  uninitialised: {
    title: "Uninitialised memory",
    advice: "Write before you read, or allocate with torch.zeros: torch.empty holds whatever was there.",
    what: (fault) => `reads element ${number(fault.index)} of ${fault.argument || "a tensor"}, which nobody wrote`,
  },
  race: {
    title: "Race",
    advice: "Give each program its own part, or use tl.atomic_add. On a GPU the order of programs is not fixed: the last one wins.",
    what: (fault) => `writes element ${number(fault.index)} of ${fault.argument || "a tensor"}, and so does another program`,
  },
  int32_overflow: {
    title: "int32 overflow",
    advice: "Widen before you multiply: tl.program_id(0).to(tl.int64) * stride.",
    what: () => "the offset does not fit in 32 bits and wraps around",
  },
};

/** One fault as a sentence: "load in line 12: program 3, lane 672 reads element 98,432 of x_ptr, which has 98,432". */
export function faultInWords(/** @type {Fault} */ fault) {
  const kind = KINDS[fault.kind];
  const lane = fault.lane === null || fault.lane === undefined ? "" : `, lane ${number(fault.lane)}`;
  return `program ${programId(fault.program, fault.program.map((id) => id + 1))}${lane}: ${kind ? kind.what(fault) : fault.message}`;
}

/**
 * @param {Fault[]} faults
 * @param {string[]} source
 * @param {(line: number) => void} goTo
 */
export function faultsList(faults, source, goTo) {
  const items = faults.map((fault) => {
    const { title = fault.kind, advice = "" } = KINDS[fault.kind] ?? {};
    const here = [lineLink(fault.line, goTo), ": ", make("code", "", (source[fault.line - 1] ?? "").trim())];
    const heading = make("p", "", make("strong", "", title), " in ", ...(fault.file ? [place(fault)] : here));
    return make("li", "", heading, make("p", "", `${capital(faultInWords(fault))}. ${advice}`));
  });
  return make("ul", "faults", ...items);
}

const capital = (/** @type {string} */ text) => text[0].toUpperCase() + text.slice(1);

/** A button that leads to a line of the code. */
export function lineLink(/** @type {number} */ line, /** @type {(line: number) => void} */ goTo) {
  const button = /** @type {HTMLButtonElement} */ (make("button", "line-link", `line ${line}`));
  button.type = "button";
  button.addEventListener("click", () => goTo(line));
  return button;
}
