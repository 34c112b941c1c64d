// @ts-check
/** The place in a text that is being parsed: the token there, and how to take it, alone or in lists. */
import { Lexer, SyntaxProblem, matchAt } from "./lexer.js";
import { ParseNode } from "./tree.js";

export class Cursor {
  constructor(/** @type {string} */ text) {
    this.lexer = new Lexer(text);
    /** Where the last token taken ends. */
    this.consumed = 0;
  }

  start() {
    this.lexer.lineStart(0);
  }

  get token() {
    return this.lexer.token;
  }

  is(/** @type {string} */ name) {
    return this.token.name === name;
  }

  isSign(/** @type {string} */ sign) {
    return this.lexer.slice(this.token) === sign && this.token.name !== "String";
  }

  /** @returns {never} */
  fail() {
    throw new SyntaxProblem(this.token.from);
  }

  /** The current token as a leaf, and on to the next. */
  take(name = this.token.name) {
    if (!this.is(name)) this.fail();
    return this.takeAs(name);
  }

  takeAs(/** @type {string} */ name) {
    const leaf = new ParseNode(name, this.token.from, this.token.to);
    this.consumed = this.token.to;
    this.lexer.next();
    return leaf;
  }

  skip(/** @type {string} */ name) {
    this.take(name);
  }

  /** A node over its parts, up to the last token taken. */
  node(/** @type {string} */ name, /** @type {ParseNode[]} */ parts) {
    return new ParseNode(name, parts[0].from, this.consumed, parts);
  }

  /** A word that is a keyword only where `rest` follows it. */
  softKeyword(/** @type {string} */ word, /** @type {RegExp} */ rest) {
    return this.isSign(word) && matchAt(rest, this.lexer.text, this.token.to) !== null;
  }

  /** One or more of `item` with commas between them and perhaps after, until one of `ends`. */
  list(/** @type {() => ParseNode | ParseNode[]} */ item, /** @type {Set<string>} */ ends) {
    const parts = [item()].flat();
    while (this.is(",")) {
      parts.push(this.take());
      if (ends.has(this.token.name)) break;
      parts.push(...[item()].flat());
    }
    return parts;
  }

  flatList(/** @type {() => ParseNode[]} */ item, /** @type {string} */ end) {
    return this.list(item, new Set([end]));
  }

  /** Brackets around a list that may be empty. */
  enclosed(/** @type {string} */ name, /** @type {string} */ close, /** @type {() => ParseNode | ParseNode[]} */ item) {
    const parts = [this.take()];
    if (!this.is(close)) parts.push(...this.list(item, new Set([close])));
    return this.node(name, [...parts, this.take(close)]);
  }
}
