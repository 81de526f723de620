import { minify_sync as minify } from "terser";

const inlineScript = /<script>(\(function[^]*?)<\/script>/g;
const componentClass = /(<[a-z][^<>]* class=")sc-[\da-z]+-\d+ /g;

/**
 * Takes from a page what no reader needs: the names of styled components, which no rule asks for, and what is for people
 * in inline scripts.
 */
export function leanHtml(html: string): string {
  return html
    .replaceAll(componentClass, "$1")
    .replaceAll(inlineScript, (_script, code: string) => `<script>${shorten(code)}</script>`);
}

/** The same few scripts stand in all pages. */
const known = new Map<string, string>();

function shorten(script: string): string {
  const found = known.get(script) ?? minify(script, { ecma: 2020 }).code ?? script;
  known.set(script, found);
  return found;
}
