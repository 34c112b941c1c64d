// @ts-check
/** Evaluates the expressions of a kernel. */
import { CompilationError, NotInRunner, check, located } from "./errors.js";
import { Foreign, Slice, Tuple, className, describeType, describeValue, isBlock, isNumber, isTensor, str, repr } from "./values.js";
import { operate, operateUnary, truth } from "./constants.js";
import { OPERATORS, unary } from "./operators.js";
import { noType, toTensor } from "./types.js";
import { attribute } from "./attributes.js";
import { callNode } from "./calls.js";
import { branchTaken } from "./walker.js";
import { insertAxis } from "../language/shapes.js";

/** @typedef {import("./walker.js").Walker} Walker */

const SIGNS = { Eq: "==", NotEq: "!=", Lt: "<", LtE: "<=", Gt: ">", GtE: ">=", And: "and", Or: "or" };

export function evaluate(/** @type {Walker} */ walker, node) {
  const rule = EXPRESSIONS[node.type];
  if (!rule) throw new CompilationError(`unsupported AST node type: ${node.type}`);
  return rule(walker, node);
}

function name(walker, { id }) {
  if (walker.scope.has(id)) return walker.scope.get(id);
  const globals = walker.fn.globals;
  if (globals.has(id)) return globalValue(id, globals.get(id));
  const builtin = walker.machine.builtins.get(id);
  if (builtin !== undefined) return builtin;
  throw new CompilationError(`NameError('${id} is not defined')`);
}

/** Kernels may use modules, jitted functions, types and constexprs of their file, and nothing else. */
function globalValue(id, value) {
  if (!(value instanceof Foreign)) return value;
  check(value.kind !== "function", `Unsupported function referenced: <function ${id}>`);
  throw new CompilationError(
    `NameError("Cannot access global variable ${id} from within @jit'ed function. Triton kernels can only access global ` +
      "variables that are instanstiated as constexpr (`x = triton.language.constexpr(42)`). Note that this is different from " +
      "annotating a variable as constexpr (`x: triton.language.constexpr = 42`), which is not supported.  Alternatively, set " +
      'the envvar TRITON_ALLOW_NON_CONSTEXPR_GLOBALS=1, but we do not promise to support this forever.")',
  );
}

/** `left op right`, on tensors or on compile-time values. */
export function binary(walker, op, sign, left, right) {
  if (isTensor(left) || isTensor(right)) {
    const lower = OPERATORS[op];
    if (lower && usable(left) && usable(right)) return lower(walker.machine, left, right);
    if (lower) throw noType(isTensor(left) ? right : left);
  } else {
    const result = operate(op, left, right);
    if (result !== undefined) return result;
  }
  throw new CompilationError(`unsupported operand type(s) for ${sign}: '${className(left)}' and '${className(right)}'`);
}

const usable = (value) => isTensor(value) || isNumber(value);

function binaryNode(walker, node) {
  const left = walker.evaluate(node.left);
  const right = walker.evaluate(node.right);
  check(node.op !== "MatMult", "AST binary operator 'MatMult' is not (currently) implemented.");
  walker.machine.at = walker.place(node);
  return binary(walker, node.op, node.sign, left, right);
}

function unaryNode(walker, node) {
  const operand = walker.evaluate(node.operand);
  walker.machine.at = walker.place(node);
  if (isTensor(operand)) return unary(walker.machine, node.op, operand);
  const result = operateUnary(node.op, operand);
  if (result !== undefined) return result;
  const method = { USub: "__neg__", UAdd: "__pos__", Invert: "__invert__" }[node.op];
  throw new CompilationError(`AST unary operator '${method}' is not (currently) implemented on type ${className(operand)}`);
}

function comparison(walker, node) {
  let left = walker.evaluate(node.left);
  const results = function* () {
    for (let i = 0; i < node.ops.length; i++) {
      const right = walker.evaluate(node.comparators[i]);
      walker.machine.at = walker.place(node);
      yield compareOne(walker, node.ops[i], left, right);
      left = right;
    }
  };
  if (node.ops.length === 1) return results().next().value;
  return logical(walker, "And", results());
}

function compareOne(walker, op, left, right) {
  if (op === "Is" || op === "IsNot") return (left === right) === (op === "Is");
  check(op in SIGNS, `AST comparison operator '${op}' is not (currently) implemented.`);
  if (!isTensor(left) && !isTensor(right)) return constantComparison(op, left, right);
  return binary(walker, op, SIGNS[op], left, right);
}

function constantComparison(op, left, right) {
  const result = operate(op, left, right);
  if (result !== undefined) return result;
  throw new CompilationError(`unsupported operand type(s) for ${SIGNS[op]}: '${className(left)}' and '${className(right)}'`);
}

/** `and`, `or`: compile-time values cut it short; tensors are all evaluated and combined, as compiled code does. */
function logical(walker, op, values) {
  const tensors = [];
  let last;
  for (const value of values) {
    last = value;
    if (isTensor(value)) tensors.push(value);
    else if (truth(value) === (op === "Or")) return value;
  }
  if (tensors.length === 0) return last;
  return tensors.reduceRight((right, left) => OPERATORS[op](walker.machine, left, right));
}

function booleanNode(walker, node) {
  const values = function* () {
    for (const child of node.values) yield walker.evaluate(child);
  };
  return logical(walker, node.op, values());
}

function conditional(walker, node) {
  const condition = walker.evaluate(node.test);
  if (!isTensor(condition)) return walker.evaluate(truth(condition) ? node.body : node.orelse);
  check(!isBlock(condition), "Boolean value of Tensor with more than one value is ambiguous");
  if (!walker.machine.checking) return toTensor(walker.evaluate(branchTaken(walker, condition) ? node.body : node.orelse));
  const [a, b] = [node.body, node.orelse].map((child) => toTensor(walker.evaluate(child)));
  check(describeType(a) === describeType(b),
    () => `Ternary expression with dynamic condition has inconsistent types ${describeType(a)} and ${describeType(b)}`);
  return a;
}

function subscript(walker, node) {
  const object = walker.evaluate(node.value);
  const index = walker.evaluate(node.slice);
  if (isTensor(object)) return indexTensor(object, index);
  if (object instanceof Tuple) return indexTuple(object, index);
  throw new CompilationError(`'${className(object)}' object is not subscriptable`);
}

/** A tensor takes only `:` and `None`. */
function indexTensor(tile, index) {
  const parts = index instanceof Tuple ? index.items : [index];
  let result = tile;
  let taken = 0;
  parts.forEach((part, axis) => {
    if (part === null) result = insertAxis(result, axis);
    else if (part instanceof Slice && [part.lower, part.upper, part.step].every((bound) => bound === null)) {
      check(++taken <= tile.shape.length, `too many indices for tensor of rank ${tile.shape.length}`);
    } else throw new CompilationError(`unsupported tensor index: ${part instanceof Slice ? "<triton.language.core.slice object" : describeValue(part)}`);
  });
  return result;
}

function indexTuple(tuple, index) {
  if (index instanceof Slice) {
    const bounds = [index.lower, index.upper].map((bound) => (bound === null ? undefined : Number(bound)));
    return new Tuple(tuple.items.slice(...bounds));
  }
  check(typeof index === "bigint", () => `tuple indices must be constexpr integers, not ${className(index)}`);
  const item = tuple.items.at(Number(index));
  check(item !== undefined, "tuple index out of range");
  return item;
}

function comprehension(walker, node) {
  check(!node.nested, "nested comprehensions are not supported");
  const iterable = walker.evaluate(node.iterable);
  check(iterable instanceof Tuple, "only tuple comprehensions are supported");
  const results = [];
  for (const item of iterable.items) {
    walker.assign(node.target, item);
    if (node.conditions.every((condition) => truth(walker.evaluate(condition)))) results.push(walker.evaluate(node.element));
  }
  return new Tuple(results);
}

function joined(walker, node) {
  return node.values.map((part) => (part.type === "FormattedValue" ? formatted(walker, part) : part.value)).join("");
}

function formatted(walker, node) {
  const value = walker.evaluate(node.value);
  check(!isTensor(value),
    "Cannot evaluate f-string containing non-constexpr conversion values, found conversion of type <class 'triton.language.core.tensor'>");
  if (node.spec) throw new NotInRunner(`the runner's kernels have no f-string format ":${node.spec}"`);
  return node.conversion === "r" ? repr(value) : str(value);
}

function named(walker, node) {
  walker.assign(node.target, walker.sanitized(node.target, walker.evaluate(node.value)));
  return walker.scope.get(node.target.id);
}

const optional = (walker, node) => (node === null ? null : walker.evaluate(node));

/** @type {Record<string, (walker: Walker, node: any) => any>} */
const EXPRESSIONS = {
  Name: name,
  Constant: (walker, node) => node.value,
  BinOp: binaryNode,
  UnaryOp: unaryNode,
  Compare: comparison,
  BoolOp: booleanNode,
  IfExp: conditional,
  Call: (walker, node) => {
    try {
      return callNode(walker, node);
    } catch (error) {
      throw located(error, walker.place(node));
    }
  },
  Attribute: (walker, node) => attribute(walker.machine, walker.evaluate(node.value), node.attribute),
  Subscript: subscript,
  Slice: (walker, node) => new Slice(optional(walker, node.lower), optional(walker, node.upper), optional(walker, node.step)),
  Tuple: (walker, node) => new Tuple(node.elements.map((element) => walker.evaluate(element))),
  List: (walker, node) => new Tuple(node.elements.map((element) => walker.evaluate(element))),
  ListComp: comprehension,
  JoinedStr: joined,
  NamedExpr: named,
};
