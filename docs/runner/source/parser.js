// @ts-check
/**
 * A parser for Python, small enough to load with a page: statements. The names and shapes of its nodes are those of Lezer's
 * Python grammar, which the editor uses and a test compares it with.
 */
import { ExpressionParser } from "./grammar.js";
import { SyntaxProblem, matchAt } from "./lexer.js";
import { ERROR, ParseNode } from "./tree.js";

/** Statements that are a keyword and perhaps expressions. */
const KEYWORD_STATEMENTS = /** @type {Record<string, string>} */ ({
  pass: "PassStatement", break: "BreakStatement", continue: "ContinueStatement", return: "ReturnStatement", del: "DeleteStatement",
  assert: "AssertStatement", global: "ScopeStatement", nonlocal: "ScopeStatement", yield: "YieldStatement",
});

class Parser extends ExpressionParser {
  /** The whole text. A syntax error ends it with an error node. */
  script() {
    /** @type {ParseNode[]} */
    const parts = [];
    try {
      this.start();
      while (!this.is("eof")) parts.push(this.statement());
    } catch (problem) {
      if (!(problem instanceof SyntaxProblem)) throw problem;
      const at = this.lexer.blame(problem.at);
      parts.push(new ParseNode(ERROR, at, at));
    }
    return new ParseNode("Script", 0, this.lexer.text.length, parts);
  }

  statement() {
    const rule = COMPOUND[this.token.name];
    if (rule) return rule(this);
    if (this.isSign("@")) return this.decorated();
    if (this.softKeyword("match", SUBJECT)) return this.match();
    return this.simple();
  }

  /** One line of small statements; several are a StatementGroup. */
  simple() {
    const parts = [this.small()];
    if (!this.is(";")) {
      this.endLine();
      return parts[0];
    }
    while (this.is(";")) {
      parts.push(this.take());
      if (!ENDS.has(this.token.name)) parts.push(this.small());
    }
    this.endLine();
    return this.node("StatementGroup", parts);
  }

  endLine() {
    if (!this.is("eof")) this.skip("newline");
  }

  small() {
    const { name } = this.token;
    if (name === "import" || name === "from") return this.importing();
    if (name === "raise") return this.node("RaiseStatement", [this.take(), ...this.raised()]);
    if (this.softKeyword("type", ALIAS)) return this.typeDefinition();
    const keyword = KEYWORD_STATEMENTS[name];
    if (!keyword) return this.expressionStatement();
    if (name === "yield") return this.node(keyword, this.yieldParts());
    const word = this.take();
    return this.node(keyword, ENDS.has(this.token.name) ? [word] : [word, ...this.expressions()]);
  }

  expressionStatement() {
    const parts = this.expressions();
    if (this.is("UpdateOp")) return this.node("UpdateStatement", [...parts, this.take(), ...this.assigned()]);
    const typed = this.is(":");
    if (typed) parts.push(this.typeDef());
    if (!this.isSign("=")) return this.node(typed ? "AssignStatement" : "ExpressionStatement", parts);
    while (this.isSign("=")) parts.push(this.take(), ...this.assigned());
    return this.node("AssignStatement", parts);
  }

  expressions() {
    return this.list(() => this.starOr(() => this.test()), ENDS);
  }

  assigned() {
    return this.is("yield") ? [this.yielding()] : this.expressions();
  }

  raised() {
    if (ENDS.has(this.token.name)) return [];
    const parts = [this.test()];
    if (this.is("from") || this.is(",")) parts.push(this.take(), this.test());
    return parts;
  }

  typeDefinition() {
    const parts = [this.takeAs("type"), this.take("VariableName")];
    if (this.is("[")) parts.push(this.enclosed("TypeParamList", "]", () => this.parameter()));
    if (!this.isSign("=")) this.fail();
    this.lexer.next();
    return this.node("TypeDefinition", [...parts, this.test()]);
  }

  importing() {
    const parts = [this.take()];
    if (parts[0].name === "from") {
      while (this.is(".") || this.is("Ellipsis")) parts.push(this.take());
      if (!this.is("import")) parts.push(...this.dotted());
      parts.push(this.take("import"));
    }
    if (this.is("*")) parts.push(this.takeAs("*"));
    else if (this.is("(")) parts.push(this.take(), ...this.flatList(() => this.imported(), ")"), this.take(")"));
    else parts.push(...this.flatList(() => this.imported(), "newline"));
    return this.node("ImportStatement", parts);
  }

  imported() {
    const parts = this.dotted();
    return this.is("as") ? [...parts, this.take(), this.take("VariableName")] : parts;
  }

  dotted() {
    const parts = [this.take("VariableName")];
    while (this.is(".")) parts.push(this.take(), this.take("VariableName"));
    return parts;
  }

  /** `:` and a line of statements, or an indented block of them. */
  body() {
    const parts = [this.take(":")];
    if (!this.is("newline")) return this.node("Body", [...parts, this.simple()]);
    this.skip("newline");
    this.skip("indent");
    while (!this.is("dedent") && !this.is("eof")) parts.push(this.statement());
    const body = this.node("Body", parts);
    if (this.is("dedent")) this.lexer.next();
    return body;
  }

  orElse() {
    return this.is("else") ? [this.take(), this.body()] : [];
  }

  match() {
    const parts = [this.takeAs("match"), ...this.expressions(), this.take(":")];
    this.skip("newline");
    this.skip("indent");
    while (!this.is("dedent") && !this.is("eof")) parts.push(this.clause());
    const whole = this.node("MatchStatement", parts);
    if (this.is("dedent")) this.lexer.next();
    return whole;
  }

  /** The pattern is read over: no kernel may hold one. */
  clause() {
    const start = this.takeAs("case");
    while (!this.is(":") || this.lexer.depth) {
      if (this.is("newline") || this.is("eof")) this.fail();
      this.lexer.next();
    }
    return this.node("MatchClause", [start, this.body()]);
  }

  definition(/** @type {ParseNode[]} */ before = []) {
    const parts = [...before, this.take("def"), this.take("VariableName")];
    if (this.is("[")) parts.push(this.enclosed("TypeParamList", "]", () => this.parameter()));
    if (!this.is("(")) this.fail();
    parts.push(this.enclosed("ParamList", ")", () => this.parameter()));
    if (this.is("->")) parts.push(this.typeDef());
    return this.node("FunctionDefinition", [...parts, this.body()]);
  }

  classDefinition() {
    const parts = [this.take("class"), this.take("VariableName")];
    if (this.is("[")) parts.push(this.enclosed("TypeParamList", "]", () => this.parameter()));
    if (this.is("(")) parts.push(this.argumentList());
    return this.node("ClassDefinition", [...parts, this.body()]);
  }

  decorated() {
    const parts = [];
    while (this.isSign("@")) parts.push(this.decorator());
    const async = this.is("async") ? [this.take()] : [];
    parts.push(this.is("class") ? this.classDefinition() : this.definition(async));
    return this.node("DecoratedStatement", parts);
  }

  decorator() {
    const parts = [this.takeAs("At")];
    if (matchAt(DOTTED, this.lexer.text, this.token.from)) parts.push(...this.dotted());
    else parts.push(this.testNamed());
    if (this.is("(")) parts.push(this.argumentList());
    this.endLine();
    return this.node("Decorator", parts);
  }

  ifStatement() {
    const parts = [this.take(), this.testNamed(), this.body()];
    while (this.is("elif")) parts.push(this.take(), this.testNamed(), this.body());
    return this.node("IfStatement", [...parts, ...this.orElse()]);
  }

  whileStatement() {
    return this.node("WhileStatement", [this.take(), this.testNamed(), this.body(), ...this.orElse()]);
  }

  forStatement(/** @type {ParseNode[]} */ before = []) {
    const targets = [this.take("for"), ...this.list(() => this.starOr(() => this.expression()), IN), this.take("in")];
    const iterables = this.list(() => this.starOr(() => this.test()), BLOCK);
    return this.node("ForStatement", [...before, ...targets, ...iterables, this.body(), ...this.orElse()]);
  }

  withStatement(/** @type {ParseNode[]} */ before = []) {
    const parts = [...before, this.take("with"), ...this.flatList(() => this.aliased(), ":")];
    return this.node("WithStatement", [...parts, this.body()]);
  }

  aliased() {
    const parts = [this.test()];
    return this.is("as") ? [...parts, this.take(), this.expression()] : parts;
  }

  tryStatement() {
    const parts = [this.take(), this.body()];
    while (this.is("except")) parts.push(...this.handler());
    parts.push(...this.orElse());
    if (this.is("finally")) parts.push(this.take(), this.body());
    return this.node("TryStatement", parts);
  }

  handler() {
    const parts = [this.take()];
    if (this.isSign("*")) parts.push(this.takeAs("*"));
    if (!this.is(":")) parts.push(...this.aliased());
    return [...parts, this.body()];
  }

  asyncStatement() {
    const word = [this.take()];
    if (this.is("def")) return this.definition(word);
    return this.is("for") ? this.forStatement(word) : this.withStatement(word);
  }
}

const ENDS = new Set(["newline", "eof", ";", ":", "AssignOp", "UpdateOp", "dedent"]);
/** What follows `match` and `type` where they are keywords. */
const SUBJECT = /(?=[ \t]+[^ \t=.,()[\]]|[ \t]*[([{])[^\n]*:[ \t]*(?:#[^\n]*)?\r?\n/y;
const ALIAS = /[ \t]+[A-Za-z_]\w*[^\n=]*=[^=]/y;
/** A decorator that is a name with dots, and perhaps called once. */
const DOTTED = /[ \t]*[\w.]+[ \t]*[(\r\n#]/y;
const IN = new Set(["in"]);
const BLOCK = new Set([":"]);

/** Compound statements by their first word. @type {Record<string, (parser: Parser) => ParseNode>} */
const COMPOUND = {
  if: (parser) => parser.ifStatement(),
  while: (parser) => parser.whileStatement(),
  for: (parser) => parser.forStatement(),
  with: (parser) => parser.withStatement(),
  try: (parser) => parser.tryStatement(),
  def: (parser) => parser.definition(),
  class: (parser) => parser.classDefinition(),
  async: (parser) => parser.asyncStatement(),
};

export const parser = { parse: (/** @type {string} */ text) => new Parser(text).script() };
