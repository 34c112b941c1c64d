// @ts-check
/** `object.name` inside a kernel. */
import { DType, PointerType } from "../engine/dtypes.js";
import { permute } from "../engine/shapes.js";
import { Bound, Builtin, BlockType, Descriptor, Module, Tuple, className, isNumber, isTensor } from "./values.js";
import { CompilationError, NotInRunner, check } from "./errors.js";

/** @param {import("./machine.js").Machine} machine */
export function attribute(machine, object, name) {
  const value = found(machine, object, name);
  if (value !== undefined) return value;
  throw new CompilationError(`AttributeError("'${className(object)}' object has no attribute '${name}'")`);
}

function found(machine, object, name) {
  if (object instanceof Module) return fromModule(object, name);
  if (isTensor(object)) return fromTensor(machine, object, name);
  if (object instanceof DType || object instanceof PointerType || object instanceof BlockType) return fromType(object, name);
  if (object instanceof Descriptor) return fromDescriptor(machine, object, name);
  if (name === "value" && (isNumber(object) || typeof object === "string")) return object;
  return undefined;
}

function fromModule(module, name) {
  const value = module.lookup(name);
  if (value !== undefined) return value;
  if (UNSUPPORTED.has(`${module.name}.${name}`)) throw new NotInRunner(`the runner has no ${module.name}.${name}`);
  throw new CompilationError(`AttributeError("module '${module.name}' has no attribute '${name}'")`);
}

/** What Triton 3.9 has and the runner does not. */
const UNSUPPORTED = new Set(
  ["dot_scaled", "inline_asm_elementwise", "map_elementwise", "condition", "target_info", "atomic_poll"].map((name) => `triton.language.${name}`),
);

function fromTensor(machine, tile, name) {
  if (name === "shape") return new Tuple(tile.shape.map(BigInt));
  if (name === "dtype") return tile.type;
  if (name === "type") return tile.shape.length ? new BlockType(tile.type, tile.shape) : tile.type;
  if (name === "numel") return BigInt(tile.size);
  if (name === "T") return transposed(tile);
  const method = machine.methods.get(name);
  return method && new Bound(method, tile);
}

function transposed(tile) {
  check(tile.shape.length === 2, () => `permute dims must have the same length as input shape, got ${tile.shape.length} and 2`);
  return permute(tile, [1, 0]);
}

/** `dtype.is_floating()` and the like: methods that take nothing. */
const QUESTIONS = {
  is_floating: (type) => Boolean(type.isFloat),
  is_standard_floating: (type) => Boolean(type.isFloat && !type.isFp8),
  is_int: (type) => Boolean(type.isInt),
  is_int_signed: (type) => Boolean(type.isSigned),
  is_int_unsigned: (type) => Boolean(type.isUnsigned),
  is_bool: (type) => Boolean(type.isBool),
  is_int1: (type) => Boolean(type.isBool),
  is_ptr: (type) => type instanceof PointerType,
  is_block: (type) => type instanceof BlockType,
  is_fp8: (type) => Boolean(type.isFp8),
};
for (const [name, type] of [["fp16", "fp16"], ["bf16", "bf16"], ["fp32", "fp32"], ["fp64", "fp64"], ["int8", "int8"],
  ["int16", "int16"], ["int32", "int32"], ["int64", "int64"], ["uint8", "uint8"], ["uint16", "uint16"], ["uint32", "uint32"],
  ["uint64", "uint64"], ["fp8e4nv", "fp8e4nv"], ["fp8e5", "fp8e5"]])
  QUESTIONS[`is_${name}`] = (dtype) => dtype.name === type;

function fromType(type, name) {
  if (name === "scalar") return type instanceof BlockType ? type.scalar : type;
  if (name === "element_ty") return type instanceof BlockType ? type.scalar : type.element;
  if (name === "shape" && type instanceof BlockType) return new Tuple(type.shape.map(BigInt));
  if (name === "name") return String(type);
  if (["primitive_bitwidth", "int_bitwidth"].includes(name)) return BigInt(type.bits);
  if (name === "itemsize") return BigInt(type.bytes);
  return name in QUESTIONS ? new Builtin(name, [], () => QUESTIONS[name](type)) : undefined;
}

function fromDescriptor(machine, descriptor, name) {
  if (name === "dtype") return descriptor.dtype;
  if (name === "shape") return new Tuple(descriptor.shape);
  if (name === "strides") return new Tuple(descriptor.strides);
  if (name === "block_shape") return new Tuple(descriptor.block.map(BigInt));
  const method = machine.descriptorMethods.get(name);
  return method && new Bound(method, descriptor);
}
