// @ts-check
/** Which modules of the book a file imports, so that they can be fetched before it runs. */

/** Packages that the site serves. */
const SERVED = /^(snippets|docs)(\.|$)/;

/**
 * Every import of a served module. `from snippets.fusion import softmax` is {module: "snippets.fusion", names: ["softmax"]}: if
 * that is no module but a package, the names are.
 * @param {import("./ast.js").Source} source
 * @returns {{module: string, names: string[]}[]}
 */
export function importsOf(source) {
  const found = [];
  source.tree.iterate({
    enter(ref) {
      if (ref.name === "ImportStatement") found.push(...modulesIn(source, ref.node));
    },
  });
  return found.filter(({ module }) => SERVED.test(module));
}

/** `.checks` in docs/simulator/stages.py is docs.simulator.checks. */
function absolute(/** @type {string} */ file, /** @type {string} */ module) {
  const [, dots, name] = /** @type {RegExpExecArray} */ (/^(\.*)(.*)$/.exec(module));
  if (!dots) return module;
  return [...file.split("/").slice(0, -dots.length), name].filter(Boolean).join(".");
}

const firstWord = (/** @type {string} */ text) => text.trim().split(" ")[0];

function modulesIn(source, node) {
  const text = source.slice(node).replace(/#.*/g, "").replace(/\\?\s+/g, " ").trim();
  const from = /^from ([\w.]+) import \(?(.*?),? ?\)?$/.exec(text);
  if (from) return [{ module: absolute(source.file, from[1]), names: from[2].split(",").map(firstWord).filter(Boolean) }];
  return text.replace(/^import /, "").split(",").map((part) => ({ module: firstWord(part), names: [] }));
}
