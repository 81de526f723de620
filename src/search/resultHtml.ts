import { escapeHtml } from "../shared/escapeHtml";
import { markedHtml } from "./markedHtml";
import type { ResultText } from "./resultText";

/** What a result says of itself, as HTML with marks around what matches. */
export function resultHtml(text: ResultText, pattern: RegExp | null): string {
  const { name, isApiName, otherName, place, line, isCall } = text;
  const other = otherName === "" ? "" : part("code", "other", markedHtml(otherName, pattern));
  const context = place === "" ? "" : part("span", "context", escapeHtml(place));
  const title = part("span", "name", markedHtml(name, pattern), isApiName) + other + context;
  return part("span", "title", title) + part("span", "line", markedHtml(line, pattern), isCall);
}

function part(element: "span" | "code", name: string, html: string, isCode = false): string {
  return `<${element} data-part="${name}"${isCode ? ' data-code=""' : ""}>${html}</${element}>`;
}
