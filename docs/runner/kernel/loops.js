// @ts-check
/** `for` and `while`. Names that a loop assigns and that lived before it are carried: their type must not change. */
import { Tile, item, scalar } from "../engine/tile.js";
import { CompilationError, check } from "./errors.js";
import { describeType, isBlock, isTensor, className } from "./values.js";
import { computationType, toTensor } from "./types.js";
import { branchTaken } from "./walker.js";

/** @typedef {import("./walker.js").Walker} Walker */

/** `tl.static_range`: unrolled, the counter is a compile-time value. */
export function runStaticRange(/** @type {Walker} */ walker, node, { start, end, step }) {
  const bounds = [start, end, step];
  check(bounds.every((bound) => typeof bound === "bigint" || typeof bound === "boolean"),
    "tl.static_range needs constexpr bounds");
  const [from, to, by] = bounds.map(BigInt);
  check(by !== 0n, "range() arg 3 must not be zero");
  for (let i = from; by > 0n ? i < to : i > to; i += by) {
    walker.scope.set(node.target.id, i);
    const result = walker.body(node.body);
    if (result) return result;
  }
}

export function runFor(/** @type {Walker} */ walker, node, range) {
  check(!node.orelse, "AssertionError(\"Don't know what to do with else after for\")");
  const bounds = [range.start, range.end, range.step].map((bound) => toTensor(bound));
  const type = counterType(bounds);
  if (walker.machine.checking) return checkLoop(walker, node, () => walker.scope.set(node.target.id, scalar(type, 0)), [node.target.id]);
  const [start, end, step] = bounds.map((bound) => Number(item(bound)));
  for (const bound of bounds) walker.machine.memory.branchOn(bound);
  check(step !== 0, "a loop's step must not be zero");
  const carried = walker.machine.traces(walker) ? assignedNames(node).filter(([name]) => walker.scope.has(name)) : [];
  for (let i = start, pass = 0; step > 0 ? i < end : i > end; i += step, pass++) {
    walker.scope.set(node.target.id, counter(type, i));
    walker.body(node.body);
    for (const [name, line] of carried) walker.machine.traceVariable(line, name, pass, walker.scope.get(name));
  }
}

const counter = (type, value) => new Tile(type, [], new type.Array(1).fill(value));

function counterType(bounds) {
  const types = bounds.map((bound) => bound.type);
  check(types.every((type) => type.isInt), `For loop bounds and step must all be ints, are (${types.join(", ")})`);
  const names = ["lower bound", "upper bound", "step"];
  bounds.forEach((bound, i) => check(!isBlock(bound), () => `For ${names[i]} must be a scalar, got ${describeType(bound)}`));
  return types.reduce((a, b) => computationType(a, false, b, false));
}

export function runWhile(/** @type {Walker} */ walker, node) {
  check(!node.orelse, "AssertionError('Not implemented')");
  if (walker.machine.checking) {
    checkLoop(walker, node, () => {}, []);
    checkCondition(walker.evaluate(node.test));
    return;
  }
  const carried = walker.machine.traces(walker) ? assignedNames(node).filter(([name]) => walker.scope.has(name)) : [];
  for (let pass = 0; branchTaken(walker, checkCondition(walker.evaluate(node.test))); pass++) {
    walker.body(node.body);
    for (const [name, line] of carried) walker.machine.traceVariable(line, name, pass, walker.scope.get(name));
  }
}

function checkCondition(condition) {
  if (!isTensor(condition)) throw new CompilationError("AttributeError(\"'constexpr' object has no attribute 'handle'\")");
  check(condition.size === 1, "Boolean value of Tensor with more than one value is ambiguous");
  return condition;
}

/** Walks a loop's body once: carried names must keep their type, names born inside do not outlive it. */
function checkLoop(walker, node, begin, counters) {
  begin();
  const before = new Map(walker.scope);
  walker.loopDepth++;
  walker.body(node.body);
  walker.loopDepth--;
  const after = walker.scope;
  walker.scope = before;
  for (const [name, value] of before) {
    if (counters.includes(name) || after.get(name) === value) continue;
    checkCarried(name, value, after.get(name));
    before.set(name, after.get(name));
  }
}

/** Triton's message names the two the wrong way round; so does this. */
function checkCarried(name, live, looped) {
  const kind = (value) => (isTensor(value) ? "tensor" : className(value) === "tuple" ? "tuple" : "constexpr");
  const type = (value) => `<class 'triton.language.core.${kind(value)}'>`;
  check(live !== null && looped !== null, `Loop carried variable ${name} is not a triton value`);
  check(kind(live) === kind(looped), `Loop carried variable ${name} changed type, was ${type(looped)} but is now ${type(live)}`);
  const [was, is] = [describeType(live), describeType(looped)];
  check(was === is,
    `Loop-carried variable ${name} has initial type ${was} but is re-assigned to ${is} in loop! ` +
      "Please make sure that the type stays consistent.");
}

/** Names that a loop's body assigns, each with the line of its last assignment, inner loops left to themselves. */
function assignedNames(node) {
  node.assigned ??= [...collect(node.body, new Map())];
  return node.assigned;
}

function collect(statements, found) {
  for (const node of statements) {
    if (node.type === "Assign") for (const name of targetNames(node.targets[0])) found.set(name, node.line);
    else if (node.type === "If") collect([...node.body, ...node.orelse], found);
  }
  return found;
}

function targetNames(target) {
  if (target.type === "Name") return [target.id];
  return target.elements ? target.elements.flatMap(targetNames) : [];
}
