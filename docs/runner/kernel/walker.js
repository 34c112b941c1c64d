// @ts-check
/**
 * Walks the statements of one call of a @triton.jit function. It works in two modes, which the machine holds:
 *   checking  once a launch, as Triton's compiler would: both branches of a run-time `if`, each loop body once, on zeros;
 *             names and types are checked, memory is not touched
 *   running   once a program: only what happens
 */
import { item } from "../engine/tile.js";
import * as D from "../engine/dtypes.js";
import { cast } from "../engine/cast.js";
import { check, CompilationError, located } from "./errors.js";
import { Tuple, className, isBlock, isNumber, isTensor, isType } from "./values.js";
import { truth } from "./constants.js";
import { toTensor } from "./types.js";
import { evaluate } from "./expressions.js";
import { runFor, runWhile, runStaticRange } from "./loops.js";
import { checkBranches } from "./branches.js";

/** Stands for "this body returned". */
export const RETURNED = Symbol("returned");

const CONDITIONS = ["bool", "int", "NoneType"];

export class Walker {
  /** @param {import("./machine.js").Machine} machine @param {import("./values.js").JitFunction} fn */
  constructor(machine, fn) {
    this.machine = machine;
    this.fn = fn;
    /** @type {Map<string, any>} */
    this.scope = new Map();
    /** names declared by `x: tl.constexpr` without a value */
    this.pending = new Set();
    this.loopDepth = 0;
    this.returned = null;
    this.isKernel = false;
  }

  /** Where a node stands, for messages, faults and the trace. */
  place(node) {
    return (node.at ??= { line: node.line, file: this.fn.definition.file });
  }

  evaluate(node) {
    return evaluate(this, node);
  }

  body(statements) {
    for (const node of statements) {
      if (this.statement(node) === RETURNED) return RETURNED;
      if (node.type === "Return") return RETURNED;
    }
    return undefined;
  }

  statement(node) {
    try {
      const rule = STATEMENTS[node.type];
      if (!rule) throw new CompilationError(`unsupported AST node type: ${node.type}`);
      return rule(this, node);
    } catch (error) {
      throw located(error, this.place(node));
    }
  }

  assign(target, value) {
    if (target.type === "Name") this.scope.set(target.id, value);
    else if (target.type === "Tuple" || target.type === "List")
      target.elements.forEach((element, i) => this.assign(element, value.items[i]));
    else if (target.type === "Subscript") throw new CompilationError("__setitem__ is not supported in triton");
    else if (target.type === "Attribute") throw new CompilationError("Attribute assignment is not supported in triton");
    else throw new CompilationError(`unsupported AST node type: ${target.type}`);
  }

  /** What a plain assignment stores: numbers become tensors, which is why `x = 5` is an int32 at run time. */
  sanitized(target, value) {
    if (target.type === "Tuple" || target.type === "List") return this.unpacked(target, value);
    if (target.type === "Name" && this.pending.delete(target.id)) return value;
    return stored(value);
  }

  unpacked(target, value) {
    check(value instanceof Tuple, "cannot unpack non-iterable value");
    const [wanted, given] = [target.elements.length, value.items.length];
    check(!target.elements.some((element) => element.type === "Starred"), "starred assignment targets are not supported");
    check(given >= wanted, `not enough values to unpack (expected ${wanted}, got ${given})`);
    check(given <= wanted, `too many values to unpack (expected ${wanted})`);
    return new Tuple(target.elements.map((element, i) => this.sanitized(element, value.items[i])));
  }
}

function stored(value) {
  if (value instanceof Tuple) return new Tuple(value.items.map(stored));
  if (value === null || isTensor(value) || isType(value)) return value;
  if (isNumber(value) || typeof value === "string") return toTensor(value);
  return value;
}

function assign(walker, node) {
  check(node.targets.length === 1, "Simultaneous multiple assignment is not supported.");
  const target = node.targets[0];
  walker.assign(target, walker.sanitized(target, walker.evaluate(node.value)));
}

function annotatedAssign(walker, node) {
  const isConstexpr = walker.evaluate(node.annotation) === walker.machine.constexprType;
  const name = node.target.id;
  if (node.value === null) {
    if (isConstexpr) walker.pending.add(name);
    return;
  }
  const value = walker.evaluate(node.value);
  if (!isConstexpr) return walker.assign(node.target, walker.sanitized(node.target, value));
  check(!walker.machine.checking || !walker.scope.has(name), `${name} is already defined. constexpr cannot be reassigned.`);
  walker.scope.set(name, value);
}

/** The truth of a scalar tensor at run time; what it depends on is reported and ordered. */
export function branchTaken(walker, condition) {
  walker.machine.memory.branchOn(condition);
  return Boolean(item(cast(condition, D.int1)));
}

function conditional(walker, node) {
  const condition = walker.evaluate(node.test);
  if (isTensor(condition)) return runtimeConditional(walker, node, condition);
  const name = className(condition);
  check(CONDITIONS.includes(name),
    `\`if\` conditionals can only accept values of type {${CONDITIONS.join(", ")}}, not objects of type ${name}`);
  return walker.body(truth(condition) ? node.body : node.orelse);
}

function runtimeConditional(walker, node, condition) {
  check(!isBlock(condition) || condition.size === 1, "Boolean value of Tensor with more than one value is ambiguous");
  if (walker.machine.checking) return checkBranches(walker, node);
  return walker.body(branchTaken(walker, condition) ? node.body : node.orelse);
}

function forLoop(walker, node) {
  check(node.iterable.type === "Call", `AttributeError("'${node.iterable.type}' object has no attribute 'func'")`);
  const range = walker.evaluate(node.iterable);
  check(range && "isStatic" in Object(range), "Only `range` and `static_range` iterators are currently supported");
  check(node.target.type === "Name", "a loop needs one name to count with");
  return range.isStatic ? runStaticRange(walker, node, range) : runFor(walker, node, range);
}

function returns(walker, node) {
  check(walker.loopDepth === 0, "Cannot have `return` statements inside `while` or `for` statements in triton.");
  const value = node.value ? walker.evaluate(node.value) : null;
  walker.returned = walker.machine.checking ? merged(walker.returned, value, walker) : { value };
  return RETURNED;
}

/** Every `return` of a function must give one type. */
function merged(earlier, value, walker) {
  walker.returnTypes = [...(walker.returnTypes ?? []), walker.machine.describeRepr(value)];
  if (!earlier) return { value };
  const [a, b] = [earlier.value, value].map((v) => walker.machine.describe(isNumber(v) ? toTensor(v) : v));
  check(a === b, () => `Return type mismatch: ${a} and ${b}. Note all return types were: [${walker.returnTypes.join(", ")}]`);
  return earlier;
}

function assertion(walker, node) {
  const test = walker.evaluate(node.test);
  const message = node.message ? walker.evaluate(node.message) : "";
  walker.machine.deviceAssert(test, message);
}

/** @type {Record<string, (walker: Walker, node: any) => any>} */
const STATEMENTS = {
  Assign: assign,
  AnnAssign: annotatedAssign,
  Expr: (walker, node) => void walker.evaluate(node.value),
  If: conditional,
  For: forLoop,
  While: runWhile,
  Return: returns,
  Pass: () => undefined,
  Assert: assertion,
  FunctionDef: () => {
    throw new CompilationError(
      "nested function definitions are not allowed inside a @triton.jit kernel. " +
        "Move the helper function to module level and decorate it with @triton.jit.",
    );
  },
};
