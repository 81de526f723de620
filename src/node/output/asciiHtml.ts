import { outsideCode } from "./outsideCode";

/** How UTF-8 writes what is not ASCII, a character for each byte. */
const character = /[\xc0-\xff][\x80-\xbf]+/g;

/** Of all characters. References take twice the bytes of what they stand for, so a page in Japanese would grow by them. */
const mostOthers = 0.01;

/**
 * The same page in ASCII, if nearly all of it is. From the first other character on, Chromium keeps two bytes for each
 * one, which makes it take half as long again to decode a page (`bench/README.md`). So does V8, which is why this is done
 * before all else, and with bytes.
 */
export function asciiHtml(html: string): string {
  const bytes = Buffer.from(html).toString("latin1");
  if ((bytes.match(character)?.length ?? 0) > html.length * mostOthers) return html;
  return outsideCode(
    bytes,
    (text) => text.replaceAll(character, (found) => `&#${decoded(found).codePointAt(0)};`),
    (code) =>
      code.startsWith("<style")
        ? code.replaceAll(character, (found) => `\\${hexadecimal(decoded(found))} `)
        : code.replaceAll(character, (found) => decoded(found).split("").map(escapeUnit).join("")),
  );
}

function decoded(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString();
}

function hexadecimal(one: string): string {
  return (one.codePointAt(0) ?? 0).toString(16);
}

/** `split` parts the two halves of a character, and so does a script. */
function escapeUnit(unit: string): string {
  return `\\u${hexadecimal(unit).padStart(4, "0")}`;
}
