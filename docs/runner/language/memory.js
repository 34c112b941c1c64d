// @ts-check
/** triton.language: loads, stores and atomics through pointers. */
import * as D from "../engine/dtypes.js";
import { broadcastTo } from "../engine/tile.js";
import { cast } from "../engine/cast.js";
import { CompilationError, check } from "../kernel/errors.js";
import { describeRepr, isTensor } from "../kernel/values.js";
import { broadcastAll, broadcastPair, toTensor } from "../kernel/types.js";
import { Tile } from "../engine/tile.js";

const shapeText = (shape) => `[${shape.map((extent) => `'constexpr[${extent}]'`).join(", ")}]`;

function checkPointer(pointer, operation) {
  check(isTensor(pointer) && pointer.type.isPointer,
    () => `Unsupported ptr type ${isTensor(pointer) ? describeRepr(pointer) : "constexpr"} in \`tl.${operation}\``);
}

/** Beside one pointer, mask and value must be scalars too. */
function checkScalars(pointer, values) {
  if (pointer.shape.length) return;
  for (const [what, value] of Object.entries(values))
    check(value === null || value.shape.length === 0, `${what} argument cannot be block type if pointer argument is not a block`);
}

const optional = (value) => (value === null ? null : toTensor(value));

const CACHES = { load: ["", ".ca", ".cg", ".cv"], store: ["", ".wb", ".cg", ".cs", ".wt"] };

function checkHints(operation, cache, eviction) {
  check(CACHES[operation].includes(cache), `Cache modifier ${cache} not supported`);
  check(["", "evict_last", "evict_first", "evict_normal"].includes(eviction), `Eviction policy ${eviction} not supported`);
}

/** The place of the access: where the call stands now, kept because the walker moves on. */
const here = (machine) => machine.at;

function load(machine, { pointer, mask, other, cache_modifier: cache, eviction_policy: eviction }) {
  checkPointer(pointer, "load");
  check(mask !== null || other === null, "`other` cannot be provided without `mask`");
  checkHints("load", cache, eviction);
  const on = optional(mask);
  const filler = optional(other);
  checkScalars(pointer, { Mask: on, Other: filler });
  check(!on || on.type.isBool, "Mask must have boolean scalar type");
  const [whole, lanes] = on ? sameBlock(pointer, on) : [pointer, null];
  const type = pointer.type.element;
  const value = filler && cast(broadcastTo(...fitting(filler, whole)), type);
  return machine.memory.load(whole, lanes, value, here(machine));
}

/** A block of pointers and its mask grow to their common shape. */
function sameBlock(pointer, mask) {
  if (pointer.shape.length === 0) return [pointer, mask];
  return broadcastAll([pointer, mask]);
}

function fitting(tile, pointer) {
  const [, value] = broadcastPair(pointer, tile);
  check(value.shape.length === 0 || value.shape.join() === pointer.shape.join(),
    () => `Other argument of shape ${shapeText(tile.shape)} does not fit pointers of shape ${shapeText(pointer.shape)}`);
  return /** @type {[Tile, number[]]} */ ([value, pointer.shape]);
}

/** Pointer, value and mask at the pointer's own shape: values broadcast to it, never it to them. */
function lanesOf(pointer, value, mask) {
  checkScalars(pointer, { Value: value, Mask: mask });
  if (pointer.shape.length === 0) return [value, mask];
  const tiles = broadcastAll([pointer, value, ...(mask ? [mask] : [])]);
  check(tiles[0].shape.join() === pointer.shape.join(),
    () => `Expected pointer argument to have shape ${shapeText(tiles[0].shape)} but got ${shapeText(pointer.shape)}`);
  return [tiles[1], mask ? tiles[2] : null];
}

function store(machine, { pointer, value, mask, cache_modifier: cache, eviction_policy: eviction }) {
  checkPointer(pointer, "store");
  checkHints("store", cache, eviction);
  const [lanes, on] = lanesOf(pointer, toTensor(value), optional(mask));
  check(!on || on.type.isBool, "Mask must have boolean scalar type");
  machine.memory.store(pointer, cast(lanes, pointer.type.element), on, here(machine));
  return null;
}

const SEMANTICS = [null, "acquire", "release", "acq_rel", "relaxed"];
const SCOPES = [null, "gpu", "cta", "sys"];

function checkAtomic(pointer, name, sem, scope) {
  checkPointer(pointer, `atomic_${name}`);
  check(SEMANTICS.includes(sem), `Memory semantic ${sem} not supported`);
  check(SCOPES.includes(scope), `Memory semantic ${scope} not supported`);
}

/** Which element types an atomic takes: add takes 16-bit floats, nothing takes less than 16 bits. */
function checkElement(type, name) {
  check(name === "add" || (type !== D.fp16 && type !== D.bf16), `atomic_${name} does not support ${type}`);
  check(type.bits > 16 || type.isFloat, `atomic_${name} does not support ${type}`);
  check(type.bits >= 16, `atomic_${name} does not support ${type}`);
  check(type.isInt || ["add", "max", "min", "xchg"].includes(name), `atomic_${name} not supported for dtype ${type}`);
}

function atomic(name) {
  return (machine, { pointer, val, mask, sem, scope }) => {
    checkAtomic(pointer, name, sem, scope);
    checkElement(pointer.type.element, name);
    const [value, on] = lanesOf(pointer, toTensor(val), optional(mask));
    check(!on || on.type.isBool, "Mask must have boolean scalar type");
    return machine.memory.atomic(name, pointer, broadcastTo(cast(value, pointer.type.element), pointer.shape), on, here(machine));
  };
}

function compareAndSwap(machine, { pointer, cmp, val, sem, scope }) {
  checkAtomic(pointer, "cas", sem, scope);
  const type = pointer.type.element;
  check([16, 32, 64].includes(type.bits), "atomic_cas only supports elements with width {16, 32, 64}");
  const [value] = lanesOf(pointer, toTensor(val), null);
  const [compare] = lanesOf(pointer, toTensor(cmp), null);
  const [a, b] = [value, compare].map((tile) => broadcastTo(cast(tile, type), pointer.shape));
  return machine.memory.atomic("cas", pointer, a, null, here(machine), b);
}

function atomicLoad(machine, { pointer, mask, sem, scope }) {
  checkAtomic(pointer, "load", sem, scope);
  check([null, "acquire", "relaxed"].includes(sem), "atomic_load only supports acquire and relaxed semantics");
  const zero = broadcastTo(cast(toTensor(0n), pointer.type.element), pointer.shape);
  return machine.memory.atomic(pointer.type.element.isInt ? "or" : "add", pointer, zero, optional(mask), here(machine));
}

function atomicStore(machine, { pointer, val, mask, sem, scope }) {
  checkAtomic(pointer, "store", sem, scope);
  check([null, "release", "relaxed"].includes(sem), "atomic_store only supports release and relaxed semantics");
  const [value, on] = lanesOf(pointer, toTensor(val), optional(mask));
  machine.memory.atomic("xchg", pointer, broadcastTo(cast(value, pointer.type.element), pointer.shape), on, here(machine));
  return null;
}

function gone() {
  return () => {
    throw new CompilationError(`Block pointers have been removed in favor of the tensor descriptor API`);
  };
}

const RMW = "pointer, val, mask=None, sem=None, scope=None";

export const MEMORY = {
  load: ["pointer, mask=None, other=None, *, cache_modifier='', eviction_policy='', volatile=False", load],
  store: ["pointer, value, mask=None, *, cache_modifier='', eviction_policy=''", store],
  atomic_add: [RMW, atomic("add")],
  atomic_max: [RMW, atomic("max")],
  atomic_min: [RMW, atomic("min")],
  atomic_and: [RMW, atomic("and")],
  atomic_or: [RMW, atomic("or")],
  atomic_xor: [RMW, atomic("xor")],
  atomic_xchg: [RMW, atomic("xchg")],
  atomic_cas: ["pointer, cmp, val, sem=None, scope=None", compareAndSwap],
  atomic_load: ["pointer, mask=None, sem=None, scope=None", atomicLoad],
  atomic_store: [RMW, atomicStore],
  make_block_ptr: ["*values", gone()],
  advance: ["*values", gone()],
};
