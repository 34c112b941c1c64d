// @ts-check
/** Python's operators on compile-time values: `//` and `%` floor here, while they truncate on tensors. */
import { Tuple, className, isNumber } from "./values.js";
import { CompilationError } from "./errors.js";

const isInt = (value) => typeof value === "bigint" || typeof value === "boolean";
const asInt = (value) => (typeof value === "boolean" ? BigInt(value) : value);

const floorDivide = (x, y) => {
  const quotient = x / y;
  return x % y !== 0n && x < 0n !== y < 0n ? quotient - 1n : quotient;
};

const INTEGER = {
  Add: (x, y) => x + y,
  Sub: (x, y) => x - y,
  Mult: (x, y) => x * y,
  Div: (x, y) => Number(x) / Number(y),
  FloorDiv: floorDivide,
  Mod: (x, y) => x - floorDivide(x, y) * y,
  Pow: (x, y) => (y < 0n ? Number(x) ** Number(y) : x ** y),
  LShift: (x, y) => x << y,
  RShift: (x, y) => x >> y,
  BitAnd: (x, y) => x & y,
  BitOr: (x, y) => x | y,
  BitXor: (x, y) => x ^ y,
};

const FLOAT = {
  Add: (x, y) => x + y,
  Sub: (x, y) => x - y,
  Mult: (x, y) => x * y,
  Div: (x, y) => x / y,
  FloorDiv: (x, y) => Math.floor(x / y),
  Mod: (x, y) => x - Math.floor(x / y) * y,
  Pow: (x, y) => x ** y,
};

const ORDER = {
  Lt: (x, y) => x < y,
  LtE: (x, y) => x <= y,
  Gt: (x, y) => x > y,
  GtE: (x, y) => x >= y,
};

/** Python's truth of a value. */
export function truth(value) {
  if (value instanceof Tuple) return value.items.length > 0;
  return typeof value === "bigint" ? value !== 0n : Boolean(value);
}

/** Python's `==`. */
export function equal(x, y) {
  if (x instanceof Tuple && y instanceof Tuple)
    return x.items.length === y.items.length && x.items.every((item, i) => equal(item, y.items[i]));
  if (isNumber(x) && isNumber(y)) return Number(x) === Number(y) && (!isInt(x) || !isInt(y) || asInt(x) === asInt(y));
  return x === y;
}

/** `x op y` for operators named as `ast` names them; undefined when Python has none for these types. */
export function operate(op, x, y) {
  if (op === "Eq") return equal(x, y);
  if (op === "NotEq") return !equal(x, y);
  if (x instanceof Tuple || y instanceof Tuple) return sequence(op, x, y);
  if (typeof x === "string" && typeof y === "string") return text(op, x, y);
  if (!isNumber(x) || !isNumber(y)) return undefined;
  if (op in ORDER) return ORDER[op](...comparable(x, y));
  return numeric(op, x, y);
}

const comparable = (x, y) => (isInt(x) && isInt(y) ? [asInt(x), asInt(y)] : [Number(x), Number(y)]);

function numeric(op, x, y) {
  if (["Div", "FloorDiv", "Mod"].includes(op) && Number(y) === 0) throw new CompilationError(`ZeroDivisionError('division by zero')`);
  if (typeof x === "boolean" && typeof y === "boolean" && op.startsWith("Bit")) return INTEGER[op](BigInt(x), BigInt(y)) !== 0n;
  if (op.endsWith("Shift") && Number(y) < 0) throw new CompilationError("negative shift count");
  if (isInt(x) && isInt(y)) return INTEGER[op]?.(asInt(x), asInt(y));
  return FLOAT[op]?.(Number(x), Number(y));
}

function text(op, x, y) {
  if (op === "Add") return x + y;
  return op in ORDER ? ORDER[op](x, y) : undefined;
}

function sequence(op, x, y) {
  if (op === "Add" && x instanceof Tuple && y instanceof Tuple) return new Tuple([...x.items, ...y.items]);
  if (op !== "Mult") return undefined;
  const [tuple, times] = x instanceof Tuple ? [x, y] : [y, x];
  if (!isInt(times)) return undefined;
  return new Tuple(Array.from({ length: Number(asInt(times)) }, () => tuple.items).flat());
}

/** `-x`, `+x`, `~x`, `not x`. */
export function operateUnary(op, x) {
  if (op === "Not") return !truth(x);
  if (!isNumber(x)) return undefined;
  if (op === "USub") return isInt(x) ? -asInt(x) : -x;
  if (op === "UAdd") return isInt(x) ? asInt(x) : x;
  return isInt(x) ? ~asInt(x) : undefined;
}

/** A compile-time integer as a JavaScript number, or an error that names what it was for. */
export function integer(value, what) {
  if (isInt(value)) return Number(value);
  throw new CompilationError(`${what} must be a constexpr int, not ${className(value)}`);
}
