// @ts-check
/** Everything that the programs of a run share: memory, what was seen, what was printed, and which program runs now. */
import { Memory } from "../memory/access.js";
import { AddressSpace } from "../memory/buffers.js";
import { Faults } from "../memory/faults.js";
import { Tracer } from "../memory/tracer.js";
import { pointerTo } from "../engine/dtypes.js";
import { Tile, filled } from "../engine/tile.js";
import { Descriptor, describeRepr, describeType, isTensor } from "./values.js";
import { markWrapped } from "./operators.js";
import { RuntimeFailure } from "./errors.js";
import { toTensor } from "./types.js";
import { BUILTINS, CONSTEXPR, DESCRIPTOR_METHODS, METHODS } from "../language/index.js";
import { callJit } from "./calls.js";

/** Memory while checking: every load gives zeros, nothing is written. */
const NO_MEMORY = {
  load: (pointer) => filled(pointer.type.element, pointer.shape, 0),
  store: () => {},
  atomic: (op, pointer) => filled(pointer.type.element, pointer.shape, 0),
  branchOn: () => {},
  record: () => 1,
};

export class Machine {
  constructor(/** @type {(text: string) => void} */ print) {
    this.print = print;
    this.space = new AddressSpace();
    this.faults = new Faults();
    this.tracer = new Tracer();
    this.device = new Memory(this.space, this.faults, this.tracer);
    this.builtins = BUILTINS;
    this.methods = METHODS;
    this.descriptorMethods = DESCRIPTOR_METHODS;
    this.constexprType = CONSTEXPR;
    this.describe = describeType;
    this.describeRepr = describeRepr;
    this.reset();
  }

  /** Forgets everything: a new run begins. */
  reset() {
    this.space.clear();
    this.faults.clear();
    this.tracer.clear();
    this.device.begin();
    this.memory = this.device;
    this.checking = false;
    this.grid = [1, 1, 1];
    this.program = [0, 0, 0];
    this.at = { line: 0, file: "" };
    this.checked = new Set();
    this.debug = false;
    this.depth = 0;
  }

  /** int32 lanes that did not fit: remembered, and reported if they become offsets. */
  overflowed(op, lost, result) {
    if (this.checking) return;
    const sign = { add: "+", sub: "-", mul: "*", shl: "<<" }[op];
    const event = { kind: "int32_overflow", op: sign, at: this.at };
    markWrapped(result, this.at, this.memory.record(event, result.size), lost);
  }

  /** `assert` and tl.device_assert: nothing unless the launch asked for debug. */
  deviceAssert(test, message) {
    const tile = isTensor(test) ? test : toTensor(test);
    if (this.checking || !this.debug || tile.data.every(Boolean)) return;
    const lane = tile.data.findIndex((value) => !value);
    throw new RuntimeFailure(`device_assert: program (${this.program.join(", ")}), lane ${lane}: ${message}`);
  }

  /** Only loops of the kernel itself are stepped through in pictures. */
  traces(walker) {
    return walker.isKernel;
  }

  traceVariable(line, name, pass, value) {
    if (value instanceof Tile && !value.type.isPointer) this.tracer.variable(this.program, line, name, pass, value);
  }

  /**
   * Checks a kernel as the compiler would, then runs every program of the grid, x outermost.
   * @param {{fn: import("./values.js").JitFunction, grid: number[], args: Map<string, any>, signature: string, debug: boolean}} launch
   */
  launch({ fn, grid, args, signature, debug }) {
    this.debug = debug;
    this.grid = grid;
    this.check(fn, args, signature);
    const tensors = [...args].flatMap(([name, value]) => describeArgument(name, value));
    this.tracer.begin(fn.name, grid, tensors);
    this.device.begin([...args.values()].map((value) => tileOf(value)?.base).filter(Boolean));
    this.faults.launch++;
    let index = 0;
    for (let x = 0; x < grid[0]; x++)
      for (let y = 0; y < grid[1]; y++) for (let z = 0; z < grid[2]; z++) this.runProgram(fn, args, [x, y, z], index++);
  }

  check(fn, args, signature) {
    if (this.checked.has(signature)) return;
    this.program = [0, 0, 0];
    this.checking = true;
    this.memory = NO_MEMORY;
    try {
      callJit(this, fn, [], args);
    } finally {
      this.checking = false;
      this.memory = this.device;
    }
    this.checked.add(signature);
  }

  runProgram(fn, args, program, index) {
    this.program = program;
    this.device.enter(program, index);
    callJit(this, fn, [], args, true);
  }
}

/** The tile of a tensor or descriptor argument. */
function tileOf(value) {
  const tile = value instanceof Descriptor ? value.base : value;
  return tile instanceof Tile ? tile : null;
}

function describeArgument(name, value) {
  const tile = tileOf(value);
  return tile?.base ? [{ name, ...tile.base.description }] : [];
}

/** A kernel's pointer parameter. */
export function pointerArgument(argument, dtype) {
  return new Tile(pointerTo(dtype), [], new Float64Array(1), null, argument);
}
