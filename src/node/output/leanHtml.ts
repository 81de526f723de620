import { minify_sync as minify } from "terser";

const inlineScript = /<script>(\(function[^]*?)<\/script>/g;
const serverStyle = /<style data-styled=[^]*?<\/style>/g;
/** An escape means nothing in text; what a script or a style has in it is no text. */
const quotedText = /<(script|style)\b[^]*?<\/\1>|>[^<>]*&(?:quot|#x27);[^<>]*(?=<)/g;
const componentClass = /(<[a-z][^<>]* class=")sc-[\da-z]+-\d+ /g;

/**
 * Takes from a page what no reader needs: the names of styled components, which no rule asks for, and what says where
 * their rules are; what is for people in inline scripts, and the escapes of quotation marks between tags, where they mean
 * nothing.
 */
export function leanHtml(html: string): string {
  return html
    .replaceAll(componentClass, "$1")
    .replaceAll(serverStyle, shortenStyle)
    .replaceAll(quotedText, (text, code?: string) => (code ? text : unescapeQuotes(text)))
    .replaceAll(inlineScript, (_script, code: string) => `<script>${shorten(code)}</script>`);
}

function unescapeQuotes(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
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
  const found = known.get(script) ?? minify(script, { ecma: 2020 }).code ?? script;
  known.set(script, found);
  return found;
}
