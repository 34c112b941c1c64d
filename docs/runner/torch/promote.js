// @ts-check
/** torch's type promotion. A number, or a tensor without dimensions, widens only the kind: bool < int < float. */
import * as D from "../engine/dtypes.js";

const kind = (type) => (type.isBool ? 0 : type.isInt ? 1 : 2);
const DEFAULT = [D.int1, D.int64, D.fp32];

/** @param {{type: D.DType, weak: "number"|"scalar"|""}[]} operands */
export function resultType(operands) {
  const groups = ["", "scalar", "number"].map((weak) => operands.filter((operand) => operand.weak === weak).map(({ type }) => type));
  let result = null;
  groups.forEach((types, i) => {
    if (!types.length) return;
    const type = types.reduce(wider);
    if (result === null) result = i === 2 ? DEFAULT[kind(type)] : type;
    else if (kind(type) > kind(result)) result = i === 2 ? DEFAULT[kind(type)] : type;
  });
  return result;
}

function wider(a, b) {
  if (a === b) return a;
  if (kind(a) !== kind(b)) return kind(a) > kind(b) ? a : b;
  if (a.isFloat) return widerFloat(a, b);
  if (a.isSigned === b.isSigned) return a.bits > b.bits ? a : b;
  const [unsigned, signed] = a.isUnsigned ? [a, b] : [b, a];
  if (signed.bits > unsigned.bits) return signed;
  return { 8: D.int16, 16: D.int32, 32: D.int64, 64: D.int64 }[unsigned.bits];
}

function widerFloat(a, b) {
  if (a.bits === b.bits) return D.fp32;
  return a.bits > b.bits ? a : b;
}

/** The type of a float function of a tensor: integers become fp32. */
export const floatType = (type) => (type.isFloat ? type : D.fp32);
