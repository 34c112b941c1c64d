// @ts-check
/** triton.language: tl.dot, with the shapes and types that NVIDIA's backend takes. */
import * as D from "../engine/dtypes.js";
import { filled } from "../engine/tile.js";
import { dot as product } from "../engine/dot.js";
import { CompilationError, check } from "../kernel/errors.js";
import { isBlock, repr } from "../kernel/values.js";

const PRECISIONS = ["tf32", "tf32x3", "ieee", "bf16x3", "bf16x6"];
const OPERANDS = [D.int8, D.uint8, D.fp16, D.bf16, D.fp32, D.fp64];

const list = (shape) => `[${shape.join(", ")}]`;

function checkTypes(a, b) {
  if (a.type.isFp8 && b.type.isFp8) return;
  check(OPERANDS.includes(a.type), `Unsupported lhs dtype ${a.type}`);
  check(OPERANDS.includes(b.type), `Unsupported rhs dtype ${b.type}`);
  check(a.type === b.type, `Both operands must be same dtype. Got ${a.type} and ${b.type}`);
}

/** Least extents of M, N and K for the tensor cores, by operand width. */
function leastShape(type) {
  return [1, 1, { 8: 32, 16: 16, 32: 8, 64: 4 }[type.bits]];
}

function checkShapes(a, b) {
  const ranks = [a.shape.length, b.shape.length];
  check(ranks[0] === ranks[1] && ranks[0] >= 2, "input and other must have equal ranks >= 2");
  check(a.shape[ranks[0] - 1] === b.shape[ranks[0] - 2], "input and other must have equal reduction dimensions");
  check(ranks[0] === ranks[1] && (ranks[0] === 2 || ranks[0] === 3),
    `Both inputs must be either 2D or 3D; (lhs: ${list(a.shape)} vs rhs: ${list(b.shape)})`);
  const [M, K] = a.shape.slice(-2);
  const [other, N] = b.shape.slice(-2);
  check(K === other, `First input shape (${list(a.shape)}) and second input shape ${list(b.shape)} are not compatible for matmul ` +
    `(second index of first shape (${K}) must be equal to first index of second shape (${other})`);
  const least = leastShape(a.type);
  check(M >= least[0] && N >= least[1] && K >= least[2],
    `Input shapes should have M >= ${least[0]}, N >= ${least[1]} and K >= ${least[2]}`);
  check(ranks[0] === 2 || a.shape[0] === b.shape[0], `batch dimensions differ: ${a.shape[0]} and ${b.shape[0]}`);
}

/** The type of the result, from the operands' and what was asked for. */
function resultType(type, outType) {
  if (type.isInt) {
    check(type === D.int8, "only int8 supported!");
    return D.int32;
  }
  if (outType === D.bf16)
    throw new CompilationError("out_dtype=bfloat16 is unsupported. Please use out_dtype=float32/float16 and cast with `.to(tl.bfloat16)`");
  if (type === D.fp32 || type === D.bf16) return D.fp32;
  return type === D.fp64 ? D.fp64 : outType;
}

function checkAccumulator(acc, shape, outType) {
  check(acc.shape.join() === shape.join(), `expected accumulator shape ${list(shape)}, got ${list(acc.shape)}`);
  check(acc.type === outType, `expected accumulator dtype ${outType}, got ${acc.type}; pass out_dtype=${acc.type} to use this accumulator dtype`);
}

function dot(machine, { input, other, acc, input_precision: precision, allow_tf32: tf32, out_dtype: wanted }) {
  check(precision === null || tf32 === null, "Only one of input_precision and allow_tf32 can be specified");
  check(isBlock(input) && isBlock(other), "dot operands must be block tensors (not scalars)");
  check(precision === null || PRECISIONS.includes(String(precision).toLowerCase()),
    `input_precision must be one of (${PRECISIONS.map(repr).join(", ")}). Got ${precision}`);
  checkTypes(input, other);
  checkShapes(input, other);
  const outType = wanted ?? (acc === null ? D.fp32 : acc.type);
  const type = resultType(input.type, outType);
  const shape = [...input.shape.slice(0, -1), other.shape[other.shape.length - 1]];
  if (acc !== null) checkAccumulator(acc, shape, wanted ?? type);
  return machine.checking ? filled(type, shape, 0) : product(input, other, acc, type);
}

export const DOT = {
  dot: ["input, other, acc=None, input_precision=None, allow_tf32=None, max_num_imprecise_acc=None, out_dtype=None", dot],
};
