// @ts-check
/** String literals: escapes, prefixes, f-strings. */
import { expression } from "./expressions.js";
import { children, make } from "./ast.js";

const ESCAPES = { n: "\n", t: "\t", r: "\r", "0": "\0", "\\": "\\", "'": "'", '"': '"', a: "\x07", b: "\b", f: "\f", v: "\v" };

/** @typedef {import("./ast.js").Source} Source */

function unescape(/** @type {string} */ text) {
  return text.replace(/\\(\r?\n|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)/gs, (whole, code) => {
    if (/^\r?\n$/.test(code)) return "";
    if (code.length > 1) return String.fromCodePoint(parseInt(code.slice(1), 16));
    return ESCAPES[code] ?? whole;
  });
}

/** Prefix letters and quote of a literal: how much to cut off, and whether it is raw. */
function quoting(/** @type {string} */ text) {
  const [, prefix, quote] = /** @type {RegExpExecArray} */ (/^([a-zA-Z]*)('''|"""|'|")/.exec(text));
  return { start: prefix.length + quote.length, end: quote.length, raw: /r/i.test(prefix) };
}

function literal(/** @type {string} */ text) {
  const { start, end, raw } = quoting(text);
  const body = text.slice(start, text.length - end);
  return raw ? body : unescape(body);
}

export function stringConstant(/** @type {Source} */ source, /** @type {any} */ node) {
  return make(source, node, "Constant", { value: literal(source.slice(node)) });
}

/** An f-string, or adjacent literals of which one may be an f-string. */
export function joinedString(/** @type {Source} */ source, /** @type {any} */ node) {
  const pieces = node.name === "ContinuedString" ? children(node) : [node];
  const values = pieces.flatMap((piece) =>
    piece.name === "FormatString" ? formatted(source, piece) : [stringConstant(source, piece)],
  );
  if (values.every((value) => value.type === "Constant"))
    return make(source, node, "Constant", { value: values.map((value) => value.value).join("") });
  return make(source, node, "JoinedStr", { values });
}

function formatted(/** @type {Source} */ source, /** @type {any} */ node) {
  const { start, end, raw } = quoting(source.slice(node));
  const values = [];
  let at = node.from + start;
  const text = (/** @type {number} */ to) => {
    const piece = source.text.slice(at, to).replaceAll("{{", "{").replaceAll("}}", "}");
    if (piece) values.push(make(source, node, "Constant", { value: raw ? piece : unescape(piece) }));
  };
  for (const part of children(node)) {
    if (part.name !== "FormatReplacement") continue;
    text(part.from);
    values.push(replacement(source, part));
    at = part.to;
  }
  text(node.to - end);
  return values;
}

function replacement(/** @type {Source} */ source, /** @type {any} */ node) {
  const conversion = node.getChild("FormatConversion");
  const spec = node.getChild("FormatSpec");
  return make(source, node, "FormattedValue", {
    value: expression(source, children(node)[1]),
    conversion: conversion ? source.slice(conversion).slice(1) : "",
    spec: spec ? source.slice(spec).slice(1) : "",
  });
}
