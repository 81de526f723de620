import { minify_sync as minify } from "terser";

const inlineScript = /<script>(\(function[^]*?)<\/script>/g;
const componentClass = /(<[a-z][^<>]* class=")sc-[\da-z]+-\d+ /g;

/**
 * Takes from pages what no reader needs: the names of styled components, which no rule asks for, and what is for people
 * in inline scripts. These are the same on many pages, and shortened once.
 */
export function createLeanHtml(): (html: string) => string {
  const short = new Map<string, string>();
  const shorten = (code: string) => {
    const known = short.get(code) ?? shortScript(code);
    short.set(code, known);
    return known;
  };
  return (html) =>
    html
      .replaceAll(componentClass, "$1")
      .replaceAll(inlineScript, (_script, code: string) => `<script>${shorten(code)}</script>`);
}

function shortScript(code: string): string {
  const { code: shortened = code } = minify(code, { ecma: 2020, compress: { passes: 3 } });
  return shortened;
}
