// @ts-check
/** Python files over the network: the library in python/, and the book's own modules as the reader's program imports them. */
import { Source } from "../source/ast.js";
import { importsOf } from "../source/imports.js";
import { LIBRARY } from "./library.js";

const RUNNER = new URL("../", import.meta.url);

/** Where the site serves a module: the runner's folder holds snippets/, docs/ is the site itself. */
function address(path) {
  return path.startsWith("docs/") ? new URL(`../${path.slice("docs/".length)}`, RUNNER) : new URL(path, RUNNER);
}

export class Modules {
  /** @param {(url: URL) => Promise<string|null>} fetchText gives null for what is not there */
  constructor(fetchText) {
    this.fetchText = fetchText;
    /** every module asked for, null when there is none @type {Map<string, Promise<string|null>>} */
    this.known = new Map();
    this.installed = new Set();
  }

  /** The library's files: [path, text]. */
  library() {
    return Promise.all(LIBRARY.map(async (path) => /** @type {[string, string]} */ ([path, await this.required(path)])));
  }

  async required(path) {
    const text = await this.fetchText(new URL(`python/${path}`, RUNNER));
    if (text === null) throw new Error(`the runner's ${path} is missing`);
    return text;
  }

  read(module) {
    const path = `${module.replaceAll(".", "/")}.py`;
    if (!this.known.has(path)) this.known.set(path, this.fetchText(address(path)));
    return /** @type {Promise<string|null>} */ (this.known.get(path));
  }

  /** Files that these imports need and that are not there yet, theirs included. */
  async needed(imports) {
    const found = [];
    const queue = [...imports];
    while (queue.length) {
      const { module, names } = queue.shift();
      if (this.installed.has(module)) continue;
      const text = await this.read(module);
      if (text === null) queue.push(...names.map((name) => ({ module: `${module}.${name}`, names: [] })));
      if (text === null) continue;
      this.installed.add(module);
      found.push([`${module.replaceAll(".", "/")}.py`, text]);
      queue.push(...importsOf(new Source(text)));
    }
    return found;
  }
}
