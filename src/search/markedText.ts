import { createElement } from "./createElement";
import { textPieces } from "./textPieces";

/** An element with one text. */
export interface MarkedText {
  element: HTMLElement;
  /** Puts a text in place of the one before, and gives the ranges of what is asked for in it. */
  show: (text: string, pattern: RegExp | null) => StaticRange[];
}

/** An element whose text stays one piece, however much of it is marked: a browser lays it out anew with another text alone. */
export function createMarkedText(tag: "span" | "code" | "div", part: string): MarkedText {
  const node = document.createTextNode("");
  return {
    element: createElement(tag, { "data-part": part }, node),
    show: (text, pattern) => {
      const pieces = textPieces(text, pattern);
      const shown = pieces.map((piece) => piece.text).join("");
      if (node.data !== shown) node.data = shown;
      return rangesIn(node, pieces);
    },
  };
}

function rangesIn(node: Text, pieces: ReturnType<typeof textPieces>): StaticRange[] {
  let end = 0;
  return pieces.flatMap(({ text, isMatch }) => {
    const start = end;
    end += text.length;
    const place = { startContainer: node, startOffset: start, endContainer: node, endOffset: end };
    return isMatch ? [new StaticRange(place)] : [];
  });
}
