import { withPrefix } from "gatsby";
import type { SearchEntry } from "../shared/searchRecord";
import { writeAttribute } from "../ui/writeAttribute";
import { createElement } from "./createElement";
import { createMarkedText } from "./markedText";
import { resultText } from "./resultText";

interface RowLook {
  id: string;
  /** What is marked. */
  pattern: RegExp | null;
  /** The page that the reader is on. */
  currentPath: string | null;
}

/** An option of a list, which shows one entry after another. */
export interface OptionRow {
  element: HTMLElement;
  /** Shows an entry, and gives the ranges of what is to be marked in it. */
  show: (entry: SearchEntry, look: RowLook) => StaticRange[];
}

/** A real link, so that it opens in a new tab as links do. */
export function createOptionRow(): OptionRow {
  const name = createMarkedText("span", "name");
  const other = createMarkedText("code", "other");
  const context = createMarkedText("span", "context");
  const line = createMarkedText("span", "line");
  const titleParts = [name, other, context].map((part) => part.element);
  const element = createElement(
    "a",
    { role: "option", "aria-selected": "false", tabindex: "-1" },
    createElement("span", { "data-part": "title" }, ...titleParts),
    line.element,
  );
  return {
    element,
    show: (entry, { id, pattern, currentPath }) => {
      const text = resultText(entry, pattern);
      writeAttribute(element, "id", id);
      writeAttribute(element, "href", withPrefix(entry.url));
      writeAttribute(element, "aria-current", entry.url === currentPath ? "page" : null);
      name.element.toggleAttribute("data-code", text.isApiName);
      other.element.toggleAttribute("hidden", text.otherName === "");
      context.element.toggleAttribute("hidden", text.place === "");
      line.element.toggleAttribute("data-code", text.isCall);
      context.show(text.place, null);
      return [
        ...name.show(text.name, pattern),
        ...other.show(text.otherName, pattern),
        ...line.show(text.line, pattern),
      ];
    },
  };
}
