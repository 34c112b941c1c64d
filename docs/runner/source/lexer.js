// @ts-check
/**
 * Python's tokens, one at a time: the parser decides what comes next, as it must inside f-strings.
 *
 * @typedef {{name: string, from: number, to: number}} Token
 *   a name is a token's own text for keywords and brackets, else "VariableName", "Number", "String", "FormatString" (only its
 *   opening), "CompareOp", "UpdateOp", "AssignOp", "operator", "newline", "indent", "dedent" or "eof"
 */

export const KEYWORDS = new Set(
  `and as assert async await break class continue def del elif else except finally for from global if import in is lambda
  nonlocal not or pass raise return try while with yield None`.split(/\s+/),
);
const SPACE = /(?:[ \t\f]|\\\r?\n)*(?:#[^\n]*)?/y;
const SPACE_IN_BRACKETS = /(?:[ \t\f\r\n]|\\\r?\n|#[^\n]*)*/y;
const BLANK_LINES = /(?:[ \t\f]*(?:#[^\n]*)?(?:\r?\n|$(?!\n)))*/y;
const NUMBER = /0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?[jJ]?/y;
const WORD = /[A-Za-z_\u00a1-\u{10ffff}][\w\u00a1-\u{10ffff}]*/uy;
const QUOTE = /([rRbBuU]|[rR][bB]|[bB][rR]|[fF]|[fF][rR]|[rR][fF])?('''|"""|'|")/y;
const SIGNS = /\*\*=|\/\/=|<<=|>>=|\.\.\.|[-+*\/%@&|^]=|->|:=|[<>=!]=|<>|<<|>>|\*\*|\/\/|[-+*\/%@&|^~<>=()[\]{},:;.!]/y;

/** @returns {RegExpExecArray | null} */
export function matchAt(/** @type {RegExp} */ pattern, /** @type {string} */ text, /** @type {number} */ at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What the grammar calls a sign. */
function signName(/** @type {string} */ sign) {
  if (sign === "...") return "Ellipsis";
  if (sign === "=" || sign === ":=") return "AssignOp";
  if (/^(?:[<>]|[<>=!]=|<>)$/.test(sign)) return "CompareOp";
  if (/=$/.test(sign)) return "UpdateOp";
  return /^[-+/%@&|^~]|^(?:<<|>>)$/.test(sign) && sign !== "->" ? "operator" : sign;
}

export class SyntaxProblem extends Error {
  constructor(/** @type {number} */ at) {
    super("invalid syntax");
    this.at = at;
  }
}

export class Lexer {
  constructor(/** @type {string} */ text) {
    this.text = text;
    this.depth = 0;
    /** Where the brackets stand that are open. @type {number[]} */
    this.opened = [];
    this.indents = [0];
    /** Dedents still to be given. */
    this.owed = 0;
    /** @type {Token} */
    this.token = { name: "newline", from: 0, to: 0 };
  }

  slice(/** @type {Token} */ token) {
    return this.text.slice(token.from, token.to);
  }

  set(/** @type {string} */ name, /** @type {number} */ from, /** @type {number} */ to) {
    this.token = { name, from, to };
  }

  /** Goes to the token after the current one. */
  next() {
    const { name, to } = this.token;
    if (name === "dedent" && --this.owed) this.set("dedent", to, to);
    else if (name === "newline") this.lineStart(to);
    else this.read(to);
  }

  /** The first token of a line: an indent, the first of some dedents, or what stands there. */
  lineStart(/** @type {number} */ at) {
    const start = at + (matchAt(BLANK_LINES, this.text, at)?.[0].length ?? 0);
    const space = matchAt(/[ \t\f]*/y, this.text, start)?.[0] ?? "";
    const ended = start + space.length >= this.text.length;
    const depth = ended ? 0 : [...space].reduce((column, one) => (one === "\t" ? column + 8 - (column % 8) : column + 1), 0);
    const current = this.indents[this.indents.length - 1];
    if (depth > current) {
      this.indents.push(depth);
      this.set("indent", start, start + space.length);
      return;
    }
    while (depth < this.indents[this.indents.length - 1]) {
      this.indents.pop();
      this.owed++;
    }
    if (depth !== this.indents[this.indents.length - 1]) throw new SyntaxProblem(start);
    if (this.owed) this.set("dedent", start, start);
    else this.read(start);
  }

  /** Reads the token at or after a position, whatever came before. */
  read(/** @type {number} */ at) {
    const { text } = this;
    const from = at + (matchAt(this.depth ? SPACE_IN_BRACKETS : SPACE, text, at)?.[0].length ?? 0);
    if (from >= text.length) return this.set("eof", text.length, text.length);
    if (/[\r\n]/.test(text[from])) return this.set("newline", from, text.startsWith("\r\n", from) ? from + 2 : from + 1);
    const quote = matchAt(QUOTE, text, from);
    if (quote) return this.string(from, quote);
    const word = matchAt(WORD, text, from);
    if (word) return this.set(wordName(word[0]), from, from + word[0].length);
    const number = matchAt(NUMBER, text, from);
    if (number) return this.set("Number", from, from + number[0].length);
    const sign = matchAt(SIGNS, text, from);
    if (!sign) throw new SyntaxProblem(from);
    if (/[([{]/.test(sign[0])) this.open(from);
    else if (/[)\]}]/.test(sign[0])) this.close();
    return this.set(signName(sign[0]), from, from + sign[0].length);
  }

  open(/** @type {number} */ at) {
    this.depth++;
    this.opened.push(at);
  }

  close() {
    this.depth = Math.max(this.depth - 1, 0);
    this.opened.pop();
  }

  /** Where to say that a problem is: at a bracket that an earlier line leaves open, as Python does, or where it showed. */
  blame(/** @type {number} */ at) {
    const bracket = this.opened[this.opened.length - 1];
    return bracket !== undefined && this.text.slice(bracket, at).includes("\n") ? bracket : at;
  }

  /** A whole string, or the opening of an f-string: the parser reads on from there. */
  string(/** @type {number} */ from, /** @type {RegExpExecArray} */ [opening, prefix = "", quote]) {
    const inside = from + opening.length;
    if (/f/i.test(prefix)) return this.set("FormatString", from, inside);
    const end = this.closing(inside, quote);
    return this.set("String", from, end);
  }

  /** Where a string ends that began before `at`. */
  closing(/** @type {number} */ at, /** @type {string} */ quote) {
    const { text } = this;
    for (let i = at; i < text.length; i++) {
      if (text[i] === "\\") i++;
      else if (text.startsWith(quote, i)) return i + quote.length;
      else if (text[i] === "\n" && quote.length === 1) break;
    }
    throw new SyntaxProblem(at - quote.length);
  }
}

function wordName(/** @type {string} */ word) {
  if (word === "True" || word === "False") return "Boolean";
  return KEYWORDS.has(word) ? word : "VariableName";
}
