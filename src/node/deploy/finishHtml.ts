import { escapeHtml } from "../../shared/escapeHtml";

const pagePathScript =
  /(<script id="gatsby-script-loader")>(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath=("(?:[^"\\]|\\.)*");(?:\/\*\]\]>\*\/)?<\/script>/;

const constantScript = "window.pagePath=document.currentScript.dataset.pagePath";

/** Written by Gatsby; `GlobalStyle` says the same, because the policy refuses style attributes. */
const gatsbyStyle =
  /(<div(?=[^>]*\sid="gatsby-(?:focus-wrapper|announcer)")[^>]*?)\sstyle="[^"]*"/g;

/**
 * A page of Gatsby's as the Content-Security-Policy can allow it: its inline scripts are the same as every other
 * page's, and it has no style attributes. A page that is finished already stays as it is.
 */
export function finishHtml(html: string): string {
  return html.replace(pagePathScript, toConstantScript).replaceAll(gatsbyStyle, "$1");
}

function toConstantScript(_script: string, start: string, literal: string): string {
  const path = escapeHtml(String(JSON.parse(literal)));
  return `${start} data-page-path="${path}">${constantScript}</script>`;
}
