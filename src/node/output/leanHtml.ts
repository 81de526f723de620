import { minify_sync as minify } from "terser";
import { outsideCode } from "./outsideCode";

/** In text its quotation marks would be escaped. */
const componentClass = / class="sc-[\da-z]+-\d+ /g;

/**
 * Takes from a page what no reader needs: the names of styled components, which no rule asks for, and what says where
 * their rules are; what is for people in inline scripts, and the escapes of quotation marks between tags, where they mean
 * nothing. What is ASCII stays so.
 */
export function leanHtml(html: string): string {
  return outsideCode(html.replaceAll(componentClass, ' class="'), unescapeQuotes, shortenCode);
}

function unescapeQuotes(html: string): string {
  return unescapeText(unescapeText(html, "&quot;", '"'), "&#x27;", "'");
}

/** From one escape to the next, which is several times faster than an expression that looks at every tag. */
function unescapeText(html: string, escape: string, sign: string): string {
  const [first = "", ...parts] = html.split(escape);
  let isText = isTextAfter(first, true);
  let text = first;
  for (const part of parts) {
    text += (isText ? sign : escape) + part;
    isText = isTextAfter(part, isText);
  }
  return text;
}

/** Whether the end of a piece of HTML is between two tags. */
function isTextAfter(piece: string, wasText: boolean): boolean {
  const start = piece.lastIndexOf("<");
  const end = piece.lastIndexOf(">");
  return start === end ? wasText : end > start;
}

const inlineScript = /^(<script(?: type="module")?>)(\(function[^]*)(<\/script>)$/;

function shortenCode(block: string): string {
  if (block.startsWith("<style data-styled=")) return shortenStyle(block);
  return block.replace(
    inlineScript,
    (_script, start: string, code: string, end: string) => start + shorten(code) + end,
  );
}

/** What styled-components reads in the browser, where `keepStyles` keeps it from reading anything. */
const styleMarks = / data-styled="[^"]*" data-styled-version="[^"]*"(?=>)/;
const styleNames = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;

function shortenStyle(style: string): string {
  return style.replace(styleMarks, "").replaceAll(styleNames, "");
}

/** The same few scripts stand in all pages. */
const known = new Map<string, string>();

function shorten(script: string): string {
  const found =
    known.get(script) ??
    minify(script, { ecma: 2020, format: { ascii_only: true } }).code ??
    script;
  known.set(script, found);
  return found;
}
