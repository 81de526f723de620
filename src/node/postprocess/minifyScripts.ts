import { transformSync } from "esbuild";
import { memoizeByName } from "../../shared/timing/memoizeByName";

const inlineScript = /<script>([^]*?)<\/script>/g;

const minify = memoizeByName((code: string) =>
  transformSync(code, { minify: true, target: "es2022" }).code.trimEnd(),
);

/** Minifies the inline scripts of a page, which are written by hand and the same on all pages. */
export function minifyScripts(html: string): string {
  if (html.search(inlineScript) < 0) throw new Error("The page has no inline script.");
  return html.replace(inlineScript, (_script, code: string) => `<script>${minify(code)}</script>`);
}
