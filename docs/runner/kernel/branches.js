// @ts-check
/** A run-time `if` while checking: both branches are walked, and names must keep one type whichever was taken. */
import { check } from "./errors.js";
import { describeType, describeValue } from "./values.js";

/** @param {import("./walker.js").Walker} walker */
export function checkBranches(walker, node) {
  check(walker.loopDepth === 0 || !holdsReturn(node),
    "Cannot have `return` statements inside `while` or `for` statements in triton.");
  const before = new Map(walker.scope);
  const afterThen = walkBranch(walker, node.body, before);
  const afterElse = node.orelse.length ? walkBranch(walker, node.orelse, before) : before;
  walker.scope = merged(before, afterThen, afterElse);
}

function walkBranch(walker, statements, before) {
  walker.scope = new Map(before);
  walker.body(statements);
  return walker.scope;
}

/** A `return` that would leave early, at any depth of nested ifs. */
export function holdsReturn(node) {
  const inside = [...node.body, ...(Array.isArray(node.orelse) ? node.orelse : [])];
  return inside.some((child) => child.type === "Return" || (child.body && holdsReturn(child)));
}

function merged(before, afterThen, afterElse) {
  const scope = new Map(before);
  for (const [name, value] of before) {
    if (afterThen.get(name) === value && afterElse.get(name) === value) continue;
    for (const [block, values] of [["then", afterThen], ["else", afterElse]]) checkRedefinition(name, value, values.get(name), block);
    scope.set(name, afterThen.get(name) === value ? afterElse.get(name) : afterThen.get(name));
  }
  for (const [name, value] of afterThen) if (!before.has(name) && afterElse.has(name)) scope.set(name, agreed(name, value, afterElse.get(name)));
  return scope;
}

function checkRedefinition(name, before, after, block) {
  const [was, is] = [describeType(before), describeType(after)];
  check(was === is, () => `initial value for \`${name}\` is of type ${describeValue(before)}, but the ${block} block redefines it as ${describeValue(after)}`);
}

function agreed(name, inThen, inElse) {
  const [a, b] = [describeType(inThen), describeType(inElse)];
  check(a === b, `Mismatched type for ${name} between then block (${a}) and else block (${b})`);
  return inThen;
}
