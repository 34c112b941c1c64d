// @ts-check
/**
 * What a name can stand for inside a kernel. Tensors are Tiles. Compile-time values (Triton's constexpr) are plain
 * JavaScript: bigint for int, number for float, boolean, string, null for None; and the classes below.
 */
import { DType, PointerType, typeName, typeRepr } from "../engine/dtypes.js";
import { Tile } from "../engine/tile.js";

/** A Python tuple or list. */
export class Tuple {
  constructor(items) {
    this.items = items;
  }
}

/** The type of a block: `x.type`. */
export class BlockType {
  constructor(scalar, shape) {
    this.scalar = scalar;
    this.shape = shape;
  }

  toString() {
    return typeName(this.scalar, this.shape);
  }
}

/** A function of triton.language, libdevice or Python's own. `call(machine, args)` gets bound arguments by name. */
export class Builtin {
  constructor(name, parameters, call, { onlyConstants = false } = {}) {
    this.name = name;
    this.parameters = parameters;
    this.call = call;
    this.onlyConstants = onlyConstants;
  }
}

/** A method taken from a tensor: its first argument is already there. */
export class Bound {
  constructor(builtin, self) {
    this.builtin = builtin;
    this.self = self;
  }
}

/** A Python module as a kernel sees it. `lookup(name)` gives a value or undefined. */
export class Module {
  constructor(name, lookup) {
    this.name = name;
    this.lookup = lookup;
  }
}

/** A @triton.jit function: its tree, and its globals by name, already as values. */
export class JitFunction {
  constructor(definition, globals, { noinline = false } = {}) {
    this.definition = definition;
    this.name = definition.name;
    this.globals = globals;
    this.noinline = noinline;
  }
}

/** A Python object that a kernel may not touch; `kind` is its Python type. */
export class Foreign {
  constructor(kind) {
    this.kind = kind;
  }
}

export class Slice {
  constructor(lower, upper, step) {
    this.lower = lower;
    this.upper = upper;
    this.step = step;
  }
}

/** What `range`, `tl.range` and `tl.static_range` make. */
export class Range {
  constructor(start, end, step, isStatic) {
    this.start = start;
    this.end = end;
    this.step = step;
    this.isStatic = isStatic;
  }
}

/** A tensor descriptor: a base, and what is there. Shapes and strides are tiles; the block's shape is numbers. */
export class Descriptor {
  constructor(base, shape, strides, block, padding) {
    this.base = base;
    this.shape = shape;
    this.strides = strides;
    this.block = block;
    this.padding = padding;
    this.dtype = base.type.element;
  }
}

export const isTensor = (value) => value instanceof Tile;
export const isNumber = (value) => typeof value === "bigint" || typeof value === "number" || typeof value === "boolean";
export const isBlock = (value) => value instanceof Tile && value.shape.length > 0;
export const isType = (value) => value instanceof DType || value instanceof PointerType || value instanceof BlockType;

/** Triton's name for the type of a value, as its messages print it. */
export function describeType(value) {
  if (value instanceof Tile) return typeName(value.type, value.shape);
  if (value instanceof Tuple) return `[${value.items.map(describeType).join(",")}]`;
  return `constexpr[${repr(value)}]`;
}

/** The same as Python's repr of it. */
export function describeRepr(value) {
  return value instanceof Tile && value.shape.length === 0 ? typeRepr(value.type) : describeType(value);
}

/** A value as Triton prints it: `fp32[constexpr[16]]` is a tensor. */
export function describeValue(value) {
  if (!(value instanceof Tile)) return `constexpr[${repr(value)}]`;
  return `${value.type}[${value.shape.map((extent) => `constexpr[${extent}]`).join(", ")}]`;
}

/** Python's name for the class of a value. */
export function className(value) {
  if (value === null) return "NoneType";
  if (value instanceof Tile) return "tensor";
  if (value instanceof Tuple) return "tuple";
  if (value instanceof JitFunction) return "JITFunction";
  if (isType(value)) return "dtype";
  return { bigint: "int", number: "float", boolean: "bool", string: "str" }[typeof value] ?? "object";
}

/** Python's repr of a compile-time value. */
export function repr(value) {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return floatText(value);
  if (typeof value === "string") return `'${value}'`;
  if (value instanceof Tuple) return `(${value.items.map(repr).join(", ")}${value.items.length === 1 ? "," : ""})`;
  if (value instanceof Tile) return describeType(value);
  if (value instanceof JitFunction) return `JITFunction(${value.name})`;
  return String(value);
}

/** Python's str: like repr, but strings bare. */
export const str = (value) => (typeof value === "string" ? value : repr(value));

/** A float as Python prints it. */
export function floatText(x) {
  if (x === Infinity) return "inf";
  if (x === -Infinity) return "-inf";
  if (x !== x) return "nan";
  if (Number.isInteger(x) && Math.abs(x) < 1e16) return `${Object.is(x, -0) ? "-0" : x}.0`;
  const size = Math.abs(x);
  if (size < 1e-4 || size >= 1e16) return x.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
  return String(x);
}
