// @ts-check
/** A parser for Python: string literals, and the expressions inside f-strings. */
import { Cursor } from "./cursor.js";
import { SyntaxProblem, matchAt } from "./lexer.js";
import { ParseNode } from "./tree.js";

/** What an f-string holds that looks like an ending or a replacement and is none. */
const PLAIN_TEXT = /\{\{|\\N\{[A-Za-z][^}'"\n]*\}|\\[^{]/sy;

/** What it leaves to the parser of expressions: `test` and `yielding`. */
export class StringParser extends Cursor {
  /** @returns {ParseNode} */
  test() {
    return this.fail();
  }

  /** @returns {ParseNode} */
  yielding() {
    return this.fail();
  }

  /** @returns {ParseNode} */
  expression() {
    return this.fail();
  }

  /** `*a`, as two nodes, or what `item` reads. */
  starOr(/** @type {() => ParseNode} */ item) {
    return this.is("*") ? [this.take(), this.expression()] : [item()];
  }

  strings() {
    const parts = [];
    while (this.is("String") || this.is("FormatString")) parts.push(this.is("String") ? this.take() : this.formatString());
    return parts.length > 1 ? this.node("ContinuedString", parts) : parts[0];
  }

  /** Reads on behind the opening of an f-string: text, and replacements in braces. */
  formatString() {
    const { from, to } = this.token;
    const quote = /** @type {RegExpExecArray} */ (/(?:'''|"""|'|")$/.exec(this.lexer.slice(this.token)))[0];
    /** @type {ParseNode[]} */
    const parts = [];
    const end = this.formatText(to, parts, (at) => this.lexer.text.startsWith(quote, at), { long: quote.length === 3 });
    const string = new ParseNode("FormatString", from, end + quote.length, parts);
    this.consumed = string.to;
    this.lexer.read(string.to);
    return string;
  }

  /**
   * Text up to where `ended` says so, with its replacements added to `parts`.
   * @param {number} at
   * @param {ParseNode[]} parts
   * @param {(at: number) => boolean} ended
   * @returns {number}
   */
  formatText(at, parts, ended, { long = true, spec = false } = {}) {
    const { text } = this.lexer;
    while (!ended(at)) {
      if (at >= text.length || (!long && text[at] === "\n")) throw new SyntaxProblem(Math.min(at, text.length - 1));
      const plain = spec ? null : matchAt(PLAIN_TEXT, text, at);
      if (plain) at += plain[0].length;
      else if (text[at] === "{") {
        parts.push(this.replacement(at));
        at = parts[parts.length - 1].to;
      } else at++;
    }
    return at;
  }

  /** `{value = !r : spec}` */
  replacement(/** @type {number} */ from) {
    const { lexer } = this;
    const depth = lexer.depth;
    lexer.depth = depth + 1;
    lexer.read(from + 1);
    const parts = [new ParseNode("{", from, from + 1)];
    if (this.is("yield")) parts.push(this.yielding());
    else parts.push(...this.list(() => this.starOr(() => this.test()), new Set(["}", ":", "!", "AssignOp"])));
    if (this.isSign("=")) parts.push(this.takeAs("FormatSelfDoc"));
    if (this.is("!")) parts.push(this.conversion());
    const specified = this.is(":") || this.isSign(":=");
    const end = specified ? this.specification(this.token.from, parts) : this.token.from;
    if (lexer.text[end] !== "}") throw new SyntaxProblem(end);
    lexer.depth = depth;
    parts.push(new ParseNode("}", end, end + 1));
    return new ParseNode("FormatReplacement", from, end + 1, parts);
  }

  conversion() {
    const { from } = this.token;
    this.lexer.next();
    this.takeAs("VariableName");
    return new ParseNode("FormatConversion", from, from + 2);
  }

  specification(/** @type {number} */ from, /** @type {ParseNode[]} */ parts) {
    const inner = [new ParseNode(":", from, from + 1)];
    const end = this.formatText(from + 1, inner, (at) => this.lexer.text[at] === "}", { spec: true });
    parts.push(new ParseNode("FormatSpec", from, end, inner));
    return end;
  }
}
