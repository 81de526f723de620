import { searchWords } from "../config/searchWords";
import { escapeHtml } from "../shared/escapeHtml";
import type { SearchEntry } from "../shared/searchRecord";
import { markedHtml } from "./markedHtml";
import { excerpt, hasMatch } from "./matches";

interface ResultLook {
  /** What is marked. */
  pattern: RegExp | null;
  /** Where no group around it tells of which page it is. */
  showsPage?: boolean;
}

/** What a result says of itself, as HTML: its name, JavaScript's name where that is another, and what it stands in. */
export function resultHtml(entry: SearchEntry, { pattern, showsPage = false }: ResultLook): string {
  const { kind, page, heading, subheading, jsName, content, snippet, signature } = entry;
  const isName = kind === "member" || kind === "event" || kind === "option";
  const name = subheading ?? heading ?? page;
  const otherName = isName && kind !== "option" && jsName !== heading ? jsName : null;
  const tellsCall =
    signature !== null &&
    (hasMatch(`${name} ${jsName} ${signature}`, pattern) || !hasMatch(content, pattern));
  const text = tellsCall ? signature : (snippet ?? excerpt(content, pattern));
  const other = otherName === null ? "" : part("code", "other", markedHtml(otherName, pattern));
  const place = showsPage ? placeOf(entry) : contextOf(entry);
  const context = place === null ? "" : part("span", "context", escapeHtml(place));
  const title = part("span", "name", markedHtml(name, pattern), isName) + other + context;
  return part("span", "title", title) + part("span", "line", markedHtml(text, pattern), tellsCall);
}

function part(element: "span" | "code", name: string, html: string, isCode = false): string {
  return `<${element} data-part="${name}"${isCode ? ' data-code="true"' : ""}>${html}</${element}>`;
}

/** What its name, below that of its page, does not tell. */
function contextOf({ kind, heading, subheading }: SearchEntry): string | null {
  switch (kind) {
    case "option":
      return searchWords.optionOf(heading ?? "");
    case "event":
      return searchWords.event;
    case "error":
    case "section":
      return subheading === null ? null : heading;
    case "member":
    case "page":
      return null;
  }
}

/** Where it is, for one who sees no other result of its page. */
function placeOf({ kind, page, section, heading, subheading }: SearchEntry): string {
  switch (kind) {
    case "option":
      return `${page}#${heading}`;
    case "page":
      return section;
    case "member":
    case "event":
      return page;
    case "error":
    case "section":
      return subheading === null ? page : `${page} › ${heading}`;
  }
}
