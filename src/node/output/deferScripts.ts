import { appNeedsId, type AppNeeds } from "../../shared/appStart";

const asyncScript = /<script src="([^"]+)" async><\/script>/g;

/**
 * A finished page whose scripts the browser does not load by itself: it lists them, with what else the app needs, for
 * the script that starts the app. What was done in an earlier build stays as it is.
 */
export function deferScripts(html: string, page: AppNeeds): string {
  const scripts = [...html.matchAll(asyncScript)].map(([, src = ""]) => src);
  if (scripts.length === 0) return html;
  // The page's own come before the last, which asks for them.
  const needs: AppNeeds = {
    scripts: [...scripts.slice(0, -1), ...page.scripts, ...scripts.slice(-1)],
    data: page.data,
  };
  let isListed = false;
  return html.replaceAll(asyncScript, () => {
    if (isListed) return "";
    isListed = true;
    const json = JSON.stringify(needs).replaceAll("<", "\\u003c");
    return `<script id="${appNeedsId}" type="application/json">${json}</script>`;
  });
}
