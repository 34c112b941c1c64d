// @ts-check
/** The parse tree: named nodes over the text, in the shape in which Lezer's Python grammar gives them, without comments. */

export class ParseNode {
  /**
   * @param {string} name      "CallExpression", or a token by its own text: "(", "if"
   * @param {number} from
   * @param {number} to
   * @param {ParseNode[]} [parts]
   */
  constructor(name, from, to, parts = []) {
    this.name = name;
    this.from = from;
    this.to = to;
    this.parts = parts;
    /** @type {ParseNode | null} */
    this.parent = null;
    this.index = 0;
    parts.forEach((part, index) => {
      part.parent = this;
      part.index = index;
    });
  }

  get type() {
    return { isError: this.name === ERROR };
  }

  get node() {
    return this;
  }

  get firstChild() {
    return this.parts[0] ?? null;
  }

  get lastChild() {
    return this.parts[this.parts.length - 1] ?? null;
  }

  get nextSibling() {
    return this.parent?.parts[this.index + 1] ?? null;
  }

  get prevSibling() {
    return this.parent?.parts[this.index - 1] ?? null;
  }

  getChildren(/** @type {string} */ name) {
    return this.parts.filter((part) => part.name === name);
  }

  getChild(/** @type {string} */ name) {
    return this.parts.find((part) => part.name === name) ?? null;
  }

  /** Calls `enter` for this node and, unless that gives false, for those below it, in the order of the text. */
  iterate(/** @type {{enter: (node: ParseNode) => boolean | void}} */ { enter }) {
    if (enter(this) === false) return;
    for (const part of this.parts) part.iterate({ enter });
  }
}

/** The name of the node where the text stops being Python. */
export const ERROR = "⚠";
