// @ts-check
/** Python files over the network: the library in python/, and the book's own modules (modules/) that a program imports. */
import { Source } from "../source/ast.js";
import { importsOf } from "../source/imports.js";
import { LIBRARY, TEXTS } from "./library.js";

const RUNNER = new URL("../", import.meta.url);

export class Modules {
  /** @param {(url: URL) => Promise<string|null>} fetchText gives null for what is not there */
  constructor(fetchText) {
    this.fetchText = fetchText;
    /** paths of the book's modules, fetched when a program first imports one @type {Promise<Set<string>>|null} */
    this.book = null;
    this.installed = new Set();
  }

  /** The library's files: [path, text]. */
  library() {
    return Promise.all(LIBRARY.map(async (path) => /** @type {[string, string]} */ ([path, TEXTS[path] ?? (await this.required(`python/${path}`))])));
  }

  async required(path) {
    const text = await this.fetchText(new URL(path, RUNNER));
    if (text === null) throw new Error(`the runner's ${path} is missing`);
    return text;
  }

  /** Files that these imports need and that are not there yet, theirs included. */
  async needed(imports) {
    if (imports.length === 0) return [];
    this.book ??= this.required("modules/index.json").then((text) => new Set(JSON.parse(text)));
    const book = await this.book;
    const found = [];
    const queue = imports.flatMap(pathsOf);
    while (queue.length) {
      const path = queue.shift();
      if (!book.has(path) || this.installed.has(path)) continue;
      this.installed.add(path);
      const text = await this.required(`modules/${path}`);
      found.push([path, text]);
      queue.push(...importsOf(new Source(text, path)).flatMap(pathsOf));
    }
    return found;
  }
}

/** Files that an import may mean: the module, its packages, and what it takes from a package. */
function pathsOf({ module, names }) {
  const parts = module.split(".");
  const packages = parts.map((_, i) => `${parts.slice(0, i + 1).join("/")}/__init__.py`);
  return [...packages, ...[module, ...names.map((name) => `${module}.${name}`)].map((name) => `${name.replaceAll(".", "/")}.py`)];
}
