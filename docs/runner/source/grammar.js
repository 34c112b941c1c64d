// @ts-check
/** A parser for Python: expressions, in the order in which their signs bind. */
import { Lexer, SyntaxProblem, matchAt } from "./lexer.js";
import { ParseNode } from "./tree.js";

/** Binary signs from the loosest to the tightest; all of a row bind alike, from the left. */
const LEVELS = [["|"], ["^"], ["&"], ["<<", ">>"], ["+", "-"], ["*", "@", "/", "%", "//"]];
const BIT_SIGNS = /^(?:[|^&~]|<<|>>)$/;

export class ExpressionParser {
  constructor(/** @type {string} */ text) {
    this.lexer = new Lexer(text);
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
    return this.isSign(word) && /^[ \t]+[^ \t=.,()[\]]|^[ \t]*[([{]/.test(this.lexer.text.slice(this.token.to, this.token.to + 40)) && matchAt(rest, this.lexer.text, this.token.to) !== null;
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

  /** `*a`, as two nodes, or what `item` reads. */
  starOr(/** @type {() => ParseNode} */ item) {
    return this.is("*") ? [this.take(), this.expression()] : [item()];
  }

  parameter() {
    const parts = [];
    if (this.isSign("/")) {
      this.lexer.next();
      return [];
    }
    if (this.is("*") || this.is("**")) parts.push(this.take());
    if (!parts.length || this.is("VariableName")) parts.push(this.take("VariableName"));
    if (this.is(":")) parts.push(this.typeDef());
    if (this.isSign("=")) parts.push(this.take(), this.test());
    return parts;
  }

  /** `: type`, or `-> type`, whose arrow is no node. */
  typeDef() {
    const { from } = this.token;
    const parts = this.is(":") ? [this.take()] : [];
    if (!parts.length) this.skip("->");
    parts.push(this.test());
    return new ParseNode("TypeDef", from, this.consumed ?? from, parts);
  }

  testNamed() {
    const left = this.test();
    return this.isSign(":=") ? this.node("NamedExpression", [left, this.take(), this.test()]) : left;
  }

  test() {
    if (this.is("lambda")) return this.lambda();
    const value = this.disjunction();
    if (!this.is("if")) return value;
    const parts = [value, this.take(), this.disjunction(), this.take("else")];
    return this.node("ConditionalExpression", [...parts, this.test()]);
  }

  lambda() {
    const word = this.take("lambda");
    const names = this.is(":") ? [] : this.list(() => this.lambdaParameter(), new Set([":"]));
    const parameters = new ParseNode("ParamList", names[0]?.from ?? this.token.from, names.at(-1)?.to ?? this.token.from, names);
    return this.node("LambdaExpression", [word, parameters, this.take(":"), this.test()]);
  }

  lambdaParameter() {
    const parts = this.is("*") || this.is("**") ? [this.take()] : [];
    if (!parts.length || this.is("VariableName")) parts.push(this.take("VariableName"));
    if (this.isSign("=")) parts.push(this.take(), this.test());
    return parts;
  }

  disjunction() {
    let left = this.conjunction();
    while (this.is("or")) left = this.node("BinaryExpression", [left, this.take(), this.conjunction()]);
    return left;
  }

  conjunction() {
    let left = this.inversion();
    while (this.is("and")) left = this.node("BinaryExpression", [left, this.take(), this.inversion()]);
    return left;
  }

  /** @returns {ParseNode} */
  inversion() {
    return this.is("not") ? this.node("UnaryExpression", [this.take(), this.inversion()]) : this.comparison();
  }

  comparison() {
    let left = this.expression();
    for (let signs = this.comparing(); signs.length; signs = this.comparing()) {
      left = this.node("BinaryExpression", [left, ...signs, this.is("not") ? this.inversion() : this.expression()]);
    }
    return left;
  }

  /** The one or two words of a comparison, if one stands here. */
  comparing() {
    if (this.is("CompareOp") || this.is("in")) return [this.take()];
    if (this.is("not")) return [this.take(), this.take("in")];
    if (!this.is("is")) return [];
    const word = this.take();
    return this.is("not") ? [word, this.take()] : [word];
  }

  /** @returns {ParseNode} */
  expression(level = 0) {
    if (level === LEVELS.length) return this.unary();
    let left = this.expression(level + 1);
    while (LEVELS[level].includes(this.lexer.slice(this.token)) && this.token.name !== "String") {
      left = this.node("BinaryExpression", [left, this.takeSign(), this.expression(level + 1)]);
    }
    return left;
  }

  takeSign() {
    return this.takeAs(BIT_SIGNS.test(this.lexer.slice(this.token)) ? "BitOp" : "ArithOp");
  }

  /** @returns {ParseNode} */
  unary() {
    if (["+", "-", "~"].some((sign) => this.isSign(sign))) return this.node("UnaryExpression", [this.takeSign(), this.unary()]);
    return this.power();
  }

  power() {
    const base = this.is("await") ? this.node("AwaitExpression", [this.take(), this.primary()]) : this.primary();
    return this.is("**") ? this.node("BinaryExpression", [base, this.takeAs("ArithOp"), this.unary()]) : base;
  }

  primary() {
    let value = this.atom();
    for (;;) {
      if (this.is("(")) value = this.node("CallExpression", [value, this.argumentList()]);
      else if (this.is("[")) value = this.node("MemberExpression", [value, ...this.subscript()]);
      else if (this.is(".")) value = this.node("MemberExpression", [value, this.take(), this.property()]);
      else return value;
    }
  }

  property() {
    if (!/^[^\W\d]/u.test(this.lexer.slice(this.token))) this.fail();
    return this.takeAs("PropertyName");
  }

  subscript() {
    return [this.take(), ...this.list(() => this.slice(), new Set(["]"])), this.take("]")];
  }

  slice() {
    const parts = [];
    while (!this.is(",") && !this.is("]")) parts.push(...(this.is(":") ? [this.take()] : this.is("*") ? this.starOr(() => this.test()) : [this.testNamed()]));
    if (!parts.length) this.fail();
    return parts;
  }

  argumentList() {
    return this.enclosed("ArgList", ")", () => this.argument());
  }

  argument() {
    if (this.is("*") || this.is("**")) return [this.take(), this.test()];
    const value = this.test();
    const parts = this.is("AssignOp") ? [value, this.take(), this.test()] : [value];
    return [...parts, ...this.comprehension()];
  }

  /** `for … in … if …`, as many as stand here. */
  comprehension() {
    const parts = [];
    for (;;) {
      if (this.is("async") || this.is("for")) {
        if (this.is("async")) parts.push(this.take());
        parts.push(this.take("for"), ...this.list(() => this.starOr(() => this.expression()), new Set(["in"])), this.take("in"), this.disjunction());
      } else if (this.is("if")) parts.push(this.take(), this.is("lambda") ? this.lambda() : this.condition());
      else return parts;
    }
  }

  /** A condition of a comprehension: `if a if b` is two of them, not a conditional expression. */
  condition() {
    const value = this.disjunction();
    return this.isSign(":=") ? this.node("NamedExpression", [value, this.take(), this.disjunction()]) : value;
  }

  /** @returns {ParseNode} */
  atom() {
    const { name } = this.token;
    if (name === "String" || name === "FormatString") return this.strings();
    if (["VariableName", "Number", "Boolean", "None", "Ellipsis"].includes(name)) return this.take();
    if (name === "(") return this.parentheses();
    if (name === "[") return this.display("]", "ArrayExpression", "ArrayComprehensionExpression", () => this.starOr(() => this.testNamed()));
    if (name === "{") return this.braces();
    return this.fail();
  }

  display(/** @type {string} */ close, /** @type {string} */ plain, /** @type {string} */ comprehension, /** @type {() => ParseNode[]} */ item) {
    const parts = [this.take()];
    if (this.is(close)) return this.node(plain, [...parts, this.take()]);
    parts.push(...item());
    const clauses = this.comprehension();
    if (clauses.length) return this.node(comprehension, [...parts, ...clauses, this.take(close)]);
    if (this.is(",")) parts.push(this.take(), ...(this.is(close) ? [] : this.list(item, new Set([close]))));
    return this.node(plain, [...parts, this.take(close)]);
  }

  parentheses() {
    const open = this.take();
    if (this.is("yield")) return this.node("ParenthesizedExpression", [open, this.node("YieldExpression", this.yieldParts()), this.take(")")]);
    if (this.is(")")) return this.node("TupleExpression", [open, this.take()]);
    const item = () => this.starOr(() => this.testNamed());
    const parts = [open, ...item()];
    const clauses = this.comprehension();
    if (clauses.length) return this.node("ComprehensionExpression", [...parts, ...clauses, this.take(")")]);
    if (!this.is(",")) return this.node("ParenthesizedExpression", [...parts, this.take(")")]);
    parts.push(this.take(), ...(this.is(")") ? [] : this.list(item, new Set([")"]))));
    return this.node("TupleExpression", [...parts, this.take(")")]);
  }

  braces() {
    let kind = "Dictionary";
    const item = () => {
      if (this.is("**")) return [this.take(), this.expression()];
      const key = this.starOr(() => this.testNamed());
      if (this.is(":")) return [...key, this.take(), this.test()];
      kind = "Set";
      return key;
    };
    const made = this.display("}", "", "Comprehension", item);
    return new ParseNode(`${kind}${made.name}Expression`, made.from, made.to, made.parts);
  }

  yieldParts() {
    const parts = [this.take("yield")];
    if (this.is("from")) return [...parts, this.take(), this.test()];
    const ended = ["newline", "eof", ")", "]", "}", ";", "AssignOp"].includes(this.token.name);
    return ended ? parts : [...parts, ...this.list(() => this.starOr(() => this.test()), new Set(["newline", "eof", ")", ";"]))];
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
    const raw = /^[a-z]*r/i.test(this.lexer.slice(this.token));
    /** @type {ParseNode[]} */
    const parts = [];
    const end = this.formatText(to, parts, (at) => this.lexer.text.startsWith(quote, at), { raw, long: quote.length === 3 });
    const string = new ParseNode("FormatString", from, end + quote.length, parts);
    this.consumed = string.to;
    this.lexer.read(string.to);
    return string;
  }

  /** Text up to where `ended` says so, with its replacements added to `parts`. @returns {number} */
  formatText(/** @type {number} */ at, /** @type {ParseNode[]} */ parts, /** @type {(at: number) => boolean} */ ended, { raw = false, long = true, spec = false } = {}) {
    const { text } = this.lexer;
    while (!ended(at)) {
      if (at >= text.length || (!long && text[at] === "\n")) throw new SyntaxProblem(parts[0]?.from ?? at);
      if (text[at] === "\\" && !spec) at += 2;
      else if (text[at] === "{" && text[at + 1] === "{" && !spec) at += 2;
      else if (text[at] === "{") {
        parts.push(this.replacement(at));
        at = parts[parts.length - 1].to;
      } else at++;
    }
    return raw ? at : at;
  }

  /** `{value = !r : spec}` */
  replacement(/** @type {number} */ from) {
    const { lexer } = this;
    const depth = lexer.depth;
    lexer.depth = depth + 1;
    lexer.read(from + 1);
    const parts = [new ParseNode("{", from, from + 1)];
    if (this.is("yield")) parts.push(this.node("YieldExpression", this.yieldParts()));
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
