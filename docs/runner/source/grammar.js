// @ts-check
/** A parser for Python: expressions, in the order in which their signs bind. */
import { StringParser } from "./interpolation.js";
import { ParseNode } from "./tree.js";

/** How tightly binary signs bind; those that bind alike group from the left. @type {Record<string, number>} */
const BINDING = { "|": 0, "^": 1, "&": 2, "<<": 3, ">>": 3, "+": 4, "-": 4, "*": 5, "@": 5, "/": 5, "%": 5, "//": 5 };
const LEAVES = new Set(["VariableName", "Number", "Boolean", "None", "Ellipsis"]);
const YIELD_ENDS = new Set(["newline", "eof", ")", "]", "}", ";", "AssignOp"]);
const BIT_SIGNS = /^(?:[|^&~]|<<|>>)$/;

export class ExpressionParser extends StringParser {
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
    return new ParseNode("TypeDef", from, this.consumed, parts);
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
    if (this.isSign("/")) {
      this.lexer.next();
      return [];
    }
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

  /**
   * Everything that binds at least as tightly as `loosest`.
   * @returns {ParseNode}
   */
  expression(loosest = 0) {
    let left = this.unary();
    while (this.is("operator") || this.is("*")) {
      const binding = BINDING[this.lexer.slice(this.token)];
      if (!(binding >= loosest)) break;
      left = this.node("BinaryExpression", [left, this.takeSign(), this.expression(binding + 1)]);
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
    while (!this.is(",") && !this.is("]")) parts.push(...(this.is(":") ? [this.take()] : this.starOr(() => this.testNamed())));
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
        const targets = () => this.list(() => this.starOr(() => this.expression()), new Set(["in"]));
        parts.push(this.take("for"), ...targets(), this.take("in"), this.disjunction());
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
    if (LEAVES.has(name)) return this.take();
    if (name === "(") return this.parentheses();
    if (name === "[") return this.display("]", ["ArrayExpression", "ArrayComprehensionExpression"], () => this.starOr(() => this.testNamed()));
    if (name === "{") return this.braces();
    return this.fail();
  }

  /**
   * A list, dictionary or set, or a comprehension of one.
   * @param {string} close
   * @param {[string, string]} names  of the plain display and of the comprehension
   * @param {() => ParseNode[]} item
   */
  display(close, [plain, comprehension], item) {
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
    if (this.is("yield")) return this.node("ParenthesizedExpression", [open, this.yielding(), this.take(")")]);
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
    const made = this.display("}", ["", "Comprehension"], item);
    return new ParseNode(`${kind}${made.name}Expression`, made.from, made.to, made.parts);
  }

  yielding() {
    return this.node("YieldExpression", this.yieldParts());
  }

  yieldParts() {
    const parts = [this.take("yield")];
    if (this.is("from")) return [...parts, this.take(), this.test()];
    return YIELD_ENDS.has(this.token.name) ? parts : [...parts, ...this.list(() => this.starOr(() => this.test()), YIELD_ENDS)];
  }
}
