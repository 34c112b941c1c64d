// @ts-check
/** One launch, stepped through: the control, the grid of programs, the memory, what the loop carries, and the table. */
import { make } from "../words.js";
import { programAt, programStarts, stepInWords } from "./access.js";
import { LoopsView } from "./loops.js";
import { MemoryView, accessSentence } from "./memory.js";
import { ProgramsView } from "./programs.js";
import { stepper } from "./stepper.js";
import { TableView } from "./table.js";
import { matmulRoles, tilesView } from "./tiles.js";

/** @typedef {import("../session.js").LaunchTrace} LaunchTrace */

/**
 * @param {LaunchTrace} launch  with at least one access
 * @param {string[]} source  the lines of the program that ran
 * @param {(line: number) => void} onLine  told the line of each step
 */
export function launchView(launch, source, onLine) {
  const { accesses } = launch;
  const starts = programStarts(accesses);
  const roles = matmulRoles(launch);
  const memory = roles ? tilesView(launch, roles) : new MemoryView(launch);
  const programs = new ProgramsView(launch.grid);
  const loops = new LoopsView(launch, source);
  const table = new TableView(launch, (argument) => memory.place(argument));
  const sentence = make("p", "sentence");
  let touched = false;

  const control = stepper({
    steps: accesses.length,
    starts,
    words: (step) => stepInWords(launch, starts, step, memory.place(accesses[step].argument)),
    onStep(step) {
      const at = programAt(starts, step);
      memory.show(step);
      programs.show(accesses[step].program, starts.slice(0, at).map((start) => accesses[start].program));
      loops.show(starts[at], step);
      table.show(starts[at], starts[at + 1] ?? accesses.length, step);
      sentence.textContent = accessSentence(accesses[step]);
      if (touched) onLine(accesses[step].file ? 0 : accesses[step].line);
      touched = true;
    },
  });
  const kept = launch.truncated ? [make("p", "note", "The launch did more than the picture keeps: it shows the first programs; the counts above are complete.")] : [];
  const element = make("div", "launch", control.element, sentence, ...kept, programs.element, memory.element, loops.element, table.element);
  control.go(0);
  return element;
}
