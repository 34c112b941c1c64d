// What docs/runner/editor.js needs of CodeMirror 6, and no more: completion, search and lint stay out.
export { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
export {
  HighlightStyle, LRLanguage, bracketMatching, continuedIndent, delimitedIndent, indentNodeProp, indentOnInput, indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
export { Compartment, EditorState, StateEffect, StateField } from "@codemirror/state";
export {
  Decoration, EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers,
} from "@codemirror/view";
export { tags } from "@lezer/highlight";
export { parser as pythonParser } from "@lezer/python";
