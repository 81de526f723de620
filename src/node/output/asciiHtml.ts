/** What is written as a reference to a character, and code, in which a reference means nothing. */
const escaped = /<(script|style)\b[^]*?<\/\1>|[^\0-\x7f]/gu;
const character = /[^\0-\x7f]/gu;
const codeUnit = /[^\0-\x7f]/g;

/** Of all characters. References take twice the bytes of what they stand for, so a page in Japanese would grow by them. */
const mostOthers = 0.01;

/**
 * The same page in ASCII, if nearly all of it is. From the first other character on, Chromium keeps two bytes for each
 * one, which makes it take half as long again to decode a page (`bench/README.md`).
 */
export function asciiHtml(html: string): string {
  if ((html.match(character)?.length ?? 0) > html.length * mostOthers) return html;
  return html.replaceAll(escaped, (found, code?: string) => {
    if (code === "style") return found.replaceAll(character, (one) => `\\${hexadecimal(one)} `);
    if (code === "script") return found.replaceAll(codeUnit, escapeUnit);
    return `&#${found.codePointAt(0)};`;
  });
}

function hexadecimal(one: string): string {
  return (one.codePointAt(0) ?? 0).toString(16);
}

function escapeUnit(unit: string): string {
  return `\\u${hexadecimal(unit).padStart(4, "0")}`;
}
