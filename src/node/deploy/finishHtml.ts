import { escapeHtml } from "../../shared/escapeHtml";

const pagePathScript =
  /(<script id="gatsby-script-loader")>(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath=("(?:[^"\\]|\\.)*");(?:\/\*\]\]>\*\/)?<\/script>/;

const constantScript = "window.pagePath=document.currentScript.dataset.pagePath";

/** What Gatsby gives a style attribute; `GlobalStyle` says the same, because the policy refuses such attributes. */
const styledIds = ["gatsby-focus-wrapper", "gatsby-announcer"];

/**
 * A page of Gatsby's as the Content-Security-Policy can allow it: its inline scripts are the same as every other
 * page's, and it has no style attributes. A page that is finished already stays as it is.
 */
export function finishHtml(html: string): string {
  return styledIds.reduce(withoutStyle, html.replace(pagePathScript, toConstantScript));
}

function withoutStyle(html: string, id: string): string {
  const place = html.indexOf(` id="${id}"`);
  if (place < 0) return html;
  const start = html.lastIndexOf("<", place);
  const end = html.indexOf(">", place);
  const tag = html.slice(start, end).replace(/ style="[^"]*"/, "");
  return html.slice(0, start) + tag + html.slice(end);
}

function toConstantScript(_script: string, start: string, literal: string): string {
  const path = escapeHtml(String(JSON.parse(literal)));
  return `${start} data-page-path="${path}">${constantScript}</script>`;
}
