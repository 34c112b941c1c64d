// @ts-check
/** What went wrong in memory: one fault a line and kind, its lowest program (x outermost) and lane. */

const SENTENCES = {
  out_of_bounds: (f) => `${f.op} outside ${f.argument || "memory"}: element ${f.index} of ${f.size}`,
  masked_undefined: () => "a lane that the mask turned off, without `other`, is undefined, and it reached a result",
  uninitialised: (f) => `load of element ${f.index} of ${f.argument || "memory"}, which nobody has written`,
  race: (f) => `another program uses element ${f.index} of ${f.argument || "memory"} too, and no atomic orders them`,
  int32_overflow: (f) => `this int32 ${f.op} overflowed and was used as an offset: element ${f.index} of ${f.size}`,
};

export class Faults {
  constructor() {
    this.clear();
  }

  clear() {
    this.found = new Map();
    this.launch = 0;
  }

  /** Keeps a fault if it comes before what is known for its line and kind. */
  add(fault) {
    const key = `${fault.kind} ${fault.line} ${fault.file}`;
    const entry = { ...fault, program: [...fault.program], launch: this.launch };
    const known = this.found.get(key);
    if (!known || before(entry, known)) this.found.set(key, entry);
  }

  /** True when an earlier program has this fault already: nothing later can come before it. */
  settled(kind, at, program) {
    const known = this.found.get(`${kind} ${at.line} ${at.file}`);
    return known !== undefined && known.program.join() !== program.join();
  }

  /** In the contract's shape, by line. */
  report() {
    const all = [...this.found.values()].sort((a, b) => a.line - b.line);
    return all.map(({ launch, ...fault }) => ({ ...fault, message: SENTENCES[fault.kind](fault) }));
  }
}

function before(a, b) {
  const order = [a.launch - b.launch, ...a.program.map((x, i) => x - b.program[i]), a.lane - b.lane];
  const first = order.find((difference) => difference !== 0);
  return first !== undefined && first < 0;
}
