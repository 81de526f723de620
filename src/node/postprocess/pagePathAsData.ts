import { escapeHtml } from "../../shared/text/escapeHtml";

const pagePathScript =
  /(<script id="gatsby-script-loader")>(?:\/\*<!\[CDATA\[\*\/)?window\.pagePath=("(?:[^"\\]|\\.)*");(?:\/\*\]\]>\*\/)?<\/script>/;

const sameOnEachPage = "window.pagePath=document.currentScript.dataset.pagePath";

/** Moves the page's path from Gatsby's inline script into an attribute: one hash in the policy is right for all pages. */
export function pagePathAsData(html: string): string {
  if (!pagePathScript.test(html)) throw new Error("Gatsby wrote no script with the page's path.");
  return html.replace(pagePathScript, (_script, start: string, literal: string) => {
    const path = escapeHtml(String(JSON.parse(literal)));
    return `${start} data-page-path="${path}">${sameOnEachPage}</script>`;
  });
}
