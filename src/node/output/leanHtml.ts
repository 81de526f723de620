import { minify_sync as minify } from "terser";

const inlineScript = /<script>(\(function[^]*?)<\/script>/g;
const serverStyle = /<style data-styled=[^]*?<\/style>/g;
const quotedText = />[^<>]*&(?:quot|#x27);[^<>]*(?=<)/g;
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
    .replaceAll(quotedText, (text) => text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'"))
    .replaceAll(inlineScript, (_script, code: string) => `<script>${shorten(code)}</script>`);
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
