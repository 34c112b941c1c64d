// @ts-check
/**
 * Python for host code: MicroPython, the modules of python/, and the one door between the two languages.
 * No JavaScript exception may unwind through MicroPython: it would corrupt its state. So the door answers with JSON, and Python
 * raises what it is told to.
 */
import { loadMicroPython } from "../../vendor/micropython/micropython.js";
import { Source } from "../source/ast.js";
import { rewrite } from "../source/rewrite.js";
import { Machine } from "../kernel/machine.js";
import { CompilationError, NotInRunner, RuntimeFailure } from "../kernel/errors.js";
import { Generator } from "../torch/random.js";
import { TensorTable } from "../torch/tensors.js";
import { TORCH } from "./torch_api.js";
import { launch } from "./launch.js";
import { languageNames } from "../language/index.js";
import { Modules } from "./modules.js";

const HEAP_BYTES = 8 << 20;
export const PAGE = "<page>";

export class Python {
  /** @param {(text: string) => void} print @param {(url: URL) => Promise<string|null>} fetchText */
  constructor(print, fetchText) {
    this.print = print;
    this.machine = new Machine(print);
    this.table = new TensorTable(this.machine.space);
    this.generator = new Generator();
    /** jitted functions' trees, by the key their code names them by */
    this.definitions = new Map();
    this.modules = new Modules(fetchText);
    this.requests = {
      ...Object.fromEntries(Object.entries(TORCH).map(([name, call]) => [name, (...args) => call(this, ...args)])),
      launch: (request) => void launch(request, this),
      names: () => languageNames(),
    };
  }

  async boot() {
    const wasm = new URL("../../vendor/micropython/micropython.wasm.lzma", import.meta.url).href;
    const decoder = new TextDecoder("utf-8");
    const stdout = (bytes) => this.print(decoder.decode(bytes, { stream: true }));
    const [python, files] = await Promise.all([
      loadMicroPython({ url: wasm, stdin: () => null, stdout, stderr: stdout, linebuffer: false, heapsize: HEAP_BYTES }),
      this.modules.library(),
    ]);
    this.python = python;
    const door = { ask: callable((name, json) => this.answer(name, json)), callback: callable((fn) => void (this.callback = fn)) };
    python.registerJsModule("_door", bare(door));
    for (const [path, text] of files) this.write(path, text);
    python.runPython("import sys\nsys.path.insert(0, '/lib')\nimport runner");
  }

  /** One request of Python's. @returns {string} JSON: {value} or {error, kind} */
  answer(name, json) {
    try {
      if (!Object.hasOwn(this.requests, name)) throw new Error(`no request ${name}`);
      const value = this.requests[name](...JSON.parse(json));
      return JSON.stringify({ value: value ?? null });
    } catch (error) {
      return JSON.stringify(failure(error));
    }
  }

  callPython(index, json) {
    return this.callback(index, json);
  }

  /** Writes a module where Python finds it, rewritten. */
  install(path, text) {
    const source = new Source(text, path);
    const { code, kernels } = rewrite(source);
    for (const [key, definition] of kernels) this.definitions.set(key, definition);
    this.write(path, code);
  }

  write(path, code) {
    const { FS } = this.python;
    const parts = `/lib/${path}`.split("/");
    for (let depth = 2; depth < parts.length; depth++) makeFolder(FS, parts.slice(0, depth).join("/"));
    FS.writeFile(`/lib/${path}`, code);
  }

  /** Runs a program. @returns {Promise<string|null>} the error, with the reader's line */
  async run(text) {
    this.reset();
    const source = new Source(text, "");
    const at = source.firstError();
    if (at >= 0) return `line ${source.line(at)}: SyntaxError: invalid syntax`;
    const { code, kernels, imports } = rewrite(source);
    for (const [key, definition] of kernels) this.definitions.set(key, definition);
    for (const [path, module] of await this.modules.needed(imports)) this.install(path, module);
    const outcome = JSON.parse(this.python.globals.get("runner").run(code, PAGE));
    return outcome === null ? null : describe(outcome);
  }

  reset() {
    this.machine.reset();
    this.table.clear();
    this.generator.seed(5489);
  }

  /** Faults and counts of the last run, and its trace. */
  results() {
    const { faults, tracer } = this.machine;
    return { report: { launches: tracer.launches, faults: faults.report() }, trace: { launches: tracer.traces } };
  }
}

/** Without a prototype: Python code that holds it cannot climb from it to the worker's own objects. */
const bare = (object) => Object.setPrototypeOf(object, null);

/** The same of a function; MicroPython calls functions by their `call`. */
const callable = (fn) => bare(Object.assign(fn, { call: bare((_, ...values) => fn(...values)) }));

function makeFolder(FS, path) {
  if (!FS.analyzePath(path).exists) FS.mkdir(path);
}

/** An error for Python: what kind to raise, where it happened in a kernel, and its words. */
function failure(error) {
  if (!(error instanceof CompilationError)) return { error: error.message, kind: "RuntimeError" };
  const kind = error instanceof NotInRunner ? "NotImplementedError" : error instanceof RuntimeFailure ? "RuntimeError" : "CompilationError";
  return { error: error.message, kind, line: error.at?.line ?? 0, file: error.at?.file ?? "" };
}

/** "line 7: ValueError: …", with the file when it is not the page. */
function describe({ kind, message, line, file }) {
  const place = file && file !== PAGE ? `${file}, line ${line}` : line ? `line ${line}` : "";
  const text = message ? `${kind}: ${message}` : kind;
  return place ? `${place}: ${text}` : text;
}
