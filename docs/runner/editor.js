// @ts-check
/**
 * The editor of a runner: CodeMirror 6 with Python's indentation and colours, and lines that can be marked.
 *
 * It lives in a shadow root, because there CodeMirror hands its styles over as constructed style sheets; in a plain
 * document it would write a <style> element, which the site's Content-Security-Policy refuses.
 */
import {
  Decoration, EditorState, EditorView, HighlightStyle, LRLanguage, StateEffect, StateField, bracketMatching, continuedIndent,
  defaultKeymap, delimitedIndent, drawSelection, history, historyKeymap, indentNodeProp, indentOnInput, indentUnit, keymap,
  lineNumbers, pythonParser, syntaxHighlighting, tags,
} from "../vendor/codemirror/codemirror.js";

/** @typedef {{error: number, faults: number[], now: number}} Marks  line numbers from 1; 0 for none */

const python = LRLanguage.define({
  name: "python",
  parser: pythonParser.configure({
    props: [
      indentNodeProp.add({
        Body: continuedIndent({ except: /^\s*(else|elif|except|finally)\b/ }),
        "TupleExpression ParenthesizedExpression ParamList ArgList": delimitedIndent({ closing: ")" }),
        "ArrayExpression ArrayComprehensionExpression": delimitedIndent({ closing: "]" }),
        "DictionaryExpression SetExpression": delimitedIndent({ closing: "}" }),
      }),
    ],
  }),
  languageData: { indentOnInput: /^\s*([\}\]\)]|else:|elif |except |finally:)$/, commentTokens: { line: "#" } },
});

/** The colours of the page's own code blocks, with the same names as the theme's variables. */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], color: "var(--md-code-hl-keyword-color, #3a57a6)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--md-code-hl-string-color, #1c6e38)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--md-code-hl-number-color, #b1331f)" },
  { tag: tags.function(tags.definition(tags.variableName)), color: "var(--md-code-hl-function-color, #8a3b94)" },
  { tag: tags.comment, color: "var(--md-code-hl-comment-color, #5d6470)" },
  { tag: tags.meta, color: "var(--md-code-hl-special-color, #8a3b94)" },
]);

const look = EditorView.theme({
  "&": { color: "var(--md-code-fg-color, var(--r-ink))", backgroundColor: "var(--r-surface)", fontSize: "inherit" },
  "&.cm-focused": { outline: "2px solid var(--memory, #0072B2)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--md-code-font-family, ui-monospace, monospace)", lineHeight: "1.4", maxHeight: "32rem" },
  ".cm-gutters": { color: "inherit", backgroundColor: "inherit", border: "none" },
  ".cm-gutterElement": { opacity: "0.75" },
  ".cm-cursor": { borderLeftColor: "currentColor" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--runner-selection, #0072b233)",
  },
  ".cm-now": { backgroundColor: "var(--runner-now, #0072b226)", boxShadow: "inset 3px 0 var(--memory, #0072B2)" },
  ".cm-wrong": {
    backgroundImage: "repeating-linear-gradient(-45deg, var(--runner-wrong, #d55e0033) 0 3px, transparent 3px 7px)",
    boxShadow: "inset 3px 0 var(--wasted, #D55E00)",
  },
});

/**
 * Typing over, or deleting, a selection is done here and not by the browser: Chromium would write style attributes into
 * the lines that it joins, which the policy of the site refuses (and reports).
 */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput(/** @type {InputEvent} */ event, /** @type {any} */ view) {
    const text = event.inputType.startsWith("delete") ? "" : event.inputType === "insertText" ? event.data : null;
    if (text === null || event.isComposing || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(text), { userEvent: text ? "input.type" : "delete", scrollIntoView: true });
    return true;
  },
});

/** @type {any} */
const setMarks = StateEffect.define();
const markedLines = StateField.define({
  create: () => Decoration.none,
  update(/** @type {any} */ lines, /** @type {any} */ change) {
    const effect = change.effects.find((/** @type {any} */ one) => one.is(setMarks));
    return effect ? decorate(change.state.doc, effect.value) : lines.map(change.changes);
  },
  provide: (/** @type {any} */ field) => EditorView.decorations.from(field),
});

function decorate(/** @type {any} */ doc, /** @type {Marks} */ { error, faults, now }) {
  const wrong = [...new Set([error, ...faults])].map((line) => ({ line, class: "cm-wrong" }));
  const inside = [...wrong, { line: now, class: "cm-now" }].filter(({ line }) => line >= 1 && line <= doc.lines);
  return Decoration.set(inside.map((mark) => Decoration.line({ class: mark.class }).range(doc.line(mark.line).from)), true);
}

/**
 * @param {HTMLElement} host  an empty element; it gets the shadow root
 * @param {{text: string, onRun: () => void, onChange: (text: string) => void}} options
 */
export function createEditor(host, { text, onRun, onChange }) {
  const root = host.attachShadow({ mode: "open" });
  const run = { key: "Mod-Enter", run: () => (onRun(), true) };
  const extensions = [
    keymap.of([run, { ...run, key: "Ctrl-Enter" }, ...defaultKeymap, ...historyKeymap]),
    lineNumbers(), history(), drawSelection(), indentOnInput(), bracketMatching(), indentUnit.of("    "),
    python, syntaxHighlighting(colours), look, markedLines, replaceSelection,
    EditorView.contentAttributes.of({ "aria-label": "Code to run", tabindex: "0", spellcheck: "false", autocapitalize: "off" }),
    EditorView.updateListener.of((/** @type {any} */ update) => update.docChanged && onChange(update.state.doc.toString())),
  ];
  const view = new EditorView({ parent: root, root, state: EditorState.create({ doc: text, extensions }) });
  // The theme's own shortcuts (search, next page) must not hear what is typed here.
  host.addEventListener("keydown", (event) => event.stopPropagation());
  return {
    get text() {
      return view.state.doc.toString();
    },
    set text(value) {
      if (value !== view.state.doc.toString()) view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
    },
    focus: () => view.focus(),
    mark: (/** @type {Marks} */ marks) => view.dispatch({ effects: setMarks.of(marks) }),
    /** Puts the cursor at the start of a line and brings it into view. */
    reveal(/** @type {number} */ line) {
      const at = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines)).from;
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
      view.focus();
    },
  };
}
