// @ts-check
/** triton.language: reductions and scans. */
import * as D from "../engine/dtypes.js";
import { cast } from "../engine/cast.js";
import { reduceArg, reduceNamed, reduceWith, scanNamed, scanWith } from "../engine/reduce.js";
import { CompilationError, check } from "../kernel/errors.js";
import { JitFunction, Tuple, isTensor } from "../kernel/values.js";
import { callJit } from "../kernel/calls.js";
import { toTensor } from "../kernel/types.js";
import { wrapAxis } from "./shapes.js";

/** The block to reduce and the axis: without one, all of it, flat. */
function along(input, axis) {
  const tile = toTensor(input);
  if (axis === null) return { tile: tile.as([tile.size]), axis: 0, flat: tile.shape };
  return { tile, axis: wrapAxis(axis, tile.shape.length), flat: null };
}

/** A reduction over everything that keeps its dimensions has as many ones. */
function kept(result, flat, keep) {
  return flat && keep ? result.as(flat.map(() => 1)) : result;
}

/** Integers below 32 bits are summed in 32, so that they do not overflow. */
function sumType(type, dtype) {
  if (dtype !== null) return dtype;
  if (type.isInt && type.bits < 32) return type.isSigned ? D.int32 : D.uint32;
  return type;
}

function sum(_, { input, axis, keep_dims: keep, dtype }) {
  const wide = cast(toTensor(input), sumType(toTensor(input).type, dtype));
  const view = along(wide, axis);
  return kept(reduceNamed("add", view.tile, view.axis, Boolean(keep)), view.flat, keep);
}

/** max and min work in 32 bits at least: those of fp16 are fp32. */
function widened(tile) {
  if (tile.type.bits >= 32) return tile;
  return cast(tile, tile.type.isFloat ? D.fp32 : D.int32);
}

function extreme(op) {
  return (_, { input, axis, return_indices: indices, keep_dims: keep }) => {
    if (indices) return new Tuple(reduceArg(op, input, wrapAxis(axis, input.shape.length), Boolean(keep)));
    const view = along(widened(toTensor(input)), axis);
    return kept(reduceNamed(op, view.tile, view.axis, Boolean(keep)), view.flat, keep);
  };
}

function place(op) {
  return (_, { input, axis, keep_dims: keep }) => reduceArg(op, input, wrapAxis(axis, input.shape.length), Boolean(keep))[1];
}

function bitwise(op, name) {
  return (_, { input, axis, keep_dims: keep }) => {
    check(input.type.isInt, `${name} only supported for integers`);
    const view = along(input, axis);
    return kept(reduceNamed(op, view.tile, view.axis, Boolean(keep)), view.flat, keep);
  };
}

/** The reader's own combining function, as the engine wants it: whole blocks left and right. */
function combiner(machine, fn) {
  if (!(fn instanceof JitFunction)) throw new CompilationError("combine_fn must be a @triton.jit function");
  return (left, right) => {
    const result = callJit(machine, fn, [...left, ...right]);
    const values = result instanceof Tuple ? result.items : [result];
    check(values.length === left.length && values.every(isTensor), "combine_fn must return as many tensors as it reduces");
    values.forEach((value, i) => check(value.type === left[i].type,
      () => `combine_fn returned ${value.type} where ${left[i].type} was expected`));
    return values;
  };
}

const tilesOf = (input) => (input instanceof Tuple ? input.items : [input]).map((tile) => toTensor(tile));

function reduce(machine, { input, axis, combine_fn: fn, keep_dims: keep }) {
  const views = tilesOf(input).map((tile) => along(tile, axis));
  check(views.every(({ tile }) => tile.shape.join() === views[0].tile.shape.join()), "all reduction inputs must have the same shape");
  const results = reduceWith(views.map(({ tile }) => tile), views[0].axis, Boolean(keep), combiner(machine, fn));
  const shaped = results.map((tile, i) => kept(tile, views[i].flat, keep));
  return input instanceof Tuple ? new Tuple(shaped) : shaped[0];
}

function associativeScan(machine, { input, axis, combine_fn: fn, reverse }) {
  const tiles = tilesOf(input);
  check(tiles.every((tile) => tile.shape.join() === tiles[0].shape.join()), "all scan inputs must have the same shape");
  const results = scanWith(tiles, wrapAxis(axis, tiles[0].shape.length), Boolean(reverse), combiner(machine, fn));
  return input instanceof Tuple ? new Tuple(results) : results[0];
}

function running(op) {
  return (_, { input, axis, reverse, dtype }) => {
    const tile = cast(input, sumType(input.type, dtype));
    return scanNamed(op, tile, wrapAxis(axis, tile.shape.length), Boolean(reverse));
  };
}

const EXTREME = "input, axis=None, return_indices=False, return_indices_tie_break_left=True, keep_dims=False";

export const REDUCTIONS = {
  sum: ["input, axis=None, keep_dims=False, dtype=None", sum],
  max: [EXTREME, extreme("max")],
  min: [EXTREME, extreme("min")],
  argmax: ["input, axis, tie_break_left=True, keep_dims=False", place("max")],
  argmin: ["input, axis, tie_break_left=True, keep_dims=False", place("min")],
  xor_sum: ["input, axis=None, keep_dims=False", bitwise("xor", "xor_sum")],
  reduce_or: ["input, axis, keep_dims=False", bitwise("or", "reduce_or")],
  reduce: ["input, axis, combine_fn, keep_dims=False", reduce],
  associative_scan: ["input, axis, combine_fn, reverse=False", associativeScan],
  cumsum: ["input, axis=0, reverse=False, dtype=None", running("add")],
  cumprod: ["input, axis=0, reverse=False, dtype=None", running("mul")],
};
