import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Terser from "terser";

const inlineScript = /<script>(\(function[^]*?)<\/script>/g;
const componentClass = /(<[a-z][^<>]* class=")sc-[\da-z]+-\d+ /g;

// Pages are finished in the server's bundle, where webpack would put all of it.
const { minify_sync: minify } = createRequire(join(process.cwd(), "package.json"))(
  "terser",
) as typeof Terser;

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
