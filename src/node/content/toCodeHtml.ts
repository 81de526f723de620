import type { CodePiece } from "../../shared/content/codePiece";
import type { CodeLine } from "../document/code/codeBlockElement";

/**
 * Returns the lines of a code block as HTML: thousands of coloured words, which the browser reads faster than React
 * renders. A line that is nothing but code needs no element of its own, unless lines are counted.
 */
export function toCodeHtml(lines: readonly CodeLine[], isCounted: boolean): string {
  return lines.map((line) => lineHtml(line, isCounted)).join("");
}

function lineHtml({ pieces, isHighlighted, isOutput }: CodeLine, isCounted: boolean): string {
  const code = `${pieces.map(pieceHtml).join("")}\n`;
  const marks = `${isHighlighted ? ' data-highlight="true"' : ""}${isOutput ? ' data-output="true"' : ""}`;
  return isCounted || marks !== "" ? `<span class="line"${marks}>${code}</span>` : code;
}

function pieceHtml(piece: CodePiece): string {
  if (typeof piece === "string") return escapeText(piece);
  const [className, text] = piece;
  return `<i class="${className}">${escapeText(text)}</i>`;
}

/** Code is full of quotation marks, which mean nothing between tags. */
function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
