// @ts-check
/**
 * The Python blocks of a page, read as the reader sees them: the runner has no copy of the code.
 *
 * @typedef {object} Block
 * @property {string} title       what the fence says in title="…", or ""
 * @property {string} text        the code, without the blank lines around it
 * @property {HTMLElement} code   the element that shows it
 */

const PYTHON = [".highlight[class*='language-']", "pre > code[class*='language-']"].join();
const LANGUAGE = /(^|\s)language-(py|python|python3)(\s|$)/i;
const NEEDS_GPU = /needs a gpu/i;

/** @returns {Block | null} */
function readBlock(/** @type {Element} */ element) {
  const code = /** @type {HTMLElement | null} */ (element.matches("code") ? element : element.querySelector("td.code code, pre code"));
  if (!code || !LANGUAGE.test(element.className)) return null;
  const title = element.querySelector(".filename")?.textContent?.trim() ?? "";
  return { title, text: (code.textContent ?? "").replace(/^\n+|\s+$/g, ""), code };
}

/** Python blocks of the article that holds `runner`, in page order, without those that need a GPU. @returns {Block[]} */
function blocksOfPage(/** @type {HTMLElement} */ runner, /** @type {(element: Element) => boolean} */ wanted) {
  const article = runner.closest("article, main") ?? document.body;
  const found = [...article.querySelectorAll(PYTHON)].filter(wanted).map(readBlock);
  return found.filter((block) => block !== null).filter((block) => !NEEDS_GPU.test(block.title));
}

/** Does one part of `blocks="…"` (a title, a number from 1, or a range such as 2-4) name this block? */
function names(/** @type {string} */ part, /** @type {Block} */ block, /** @type {number} */ number) {
  const range = /^(\d+)(?:-(\d+))?$/.exec(part);
  if (range) return number >= Number(range[1]) && number <= Number(range[2] ?? range[1]);
  return block.title.toLowerCase() === part.toLowerCase();
}

/**
 * The blocks that a runner runs: those above it; all of the page's with `blocks="all"`; else those that its list names.
 * @param {HTMLElement} runner
 * @returns {Block[]}
 */
export function blocksFor(runner) {
  const choice = runner.getAttribute("blocks")?.trim();
  if (!choice) {
    return blocksOfPage(runner, (block) => Boolean(runner.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_PRECEDING));
  }
  const blocks = blocksOfPage(runner, () => true);
  if (choice === "all") return blocks;
  const parts = choice.split(",").map((part) => part.trim());
  return blocks.filter((block, index) => parts.some((part) => names(part, block, index + 1)));
}

/** One program: the blocks with a blank line between them. */
export function joinBlocks(/** @type {Block[]} */ blocks) {
  return blocks.map((block) => block.text).join("\n\n") + (blocks.length ? "\n" : "");
}

/**
 * Where the page shows a line of the joined program.
 * @param {Block[]} blocks
 * @param {number} line  from 1
 * @returns {Range | null}
 */
export function shownLine(blocks, line) {
  let first = 1;
  for (const block of blocks) {
    const lines = block.text.split("\n");
    if (line >= first && line < first + lines.length) {
      const whole = block.code.textContent ?? "";
      const before = lines.slice(0, line - first).join("\n").length + (line > first ? 1 : 0);
      const start = whole.indexOf(block.text) + before;
      return textRange(block.code, start, start + lines[line - first].length);
    }
    first += lines.length + 1;
  }
  return null;
}

/** The characters from `start` to `end` of an element's text. */
function textRange(/** @type {Node} */ element, /** @type {number} */ start, /** @type {number} */ end) {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (start >= at && start < at + length) range.setStart(node, start - at);
    if (end > at && end <= at + length) {
      range.setEnd(node, end - at);
      return range;
    }
    at += length;
  }
  return range;
}
