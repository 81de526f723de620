import type { Element } from "hast";
import { lineText, type CodePiece } from "../../../shared/content/codePiece";

/**
 * A fenced block in the tree of a document. Its lines are no elements: of a page with many examples, their words would
 * be two thirds of the tree, which is written, read and walked through many times.
 */
export interface CodeBlockElement extends Element {
  tagName: "CodeBlock";
  lines: readonly CodeLine[];
}

/** A line of a code block, as it is rendered. */
export interface CodeLine {
  /** In the order of the line, none empty; that of a prompt has the class `prompt`. */
  pieces: readonly CodePiece[];
  /** True if the author points it out. */
  isHighlighted?: true;
  /** True if it is what a command of the lines before gave. */
  isOutput?: true;
}

/** Returns whether an element is a fenced block. */
export function isCodeBlock(element: Element): element is CodeBlockElement {
  return element.tagName === "CodeBlock";
}

/** Returns the lines of a block as text, each with its line break. */
export function codeText({ lines }: CodeBlockElement): string {
  return lines.map(({ pieces }) => `${lineText(pieces)}\n`).join("");
}
