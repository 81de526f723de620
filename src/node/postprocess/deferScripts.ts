import { appNeedsId, type AppNeeds } from "../../shared/dom/appStart";

const asyncScript = /<script src="([^"]+)" async><\/script>/g;
const sliceMark = /<!-- slice-(?:start|end) id="_gatsby-scripts-1" -->/g;

/**
 * Keeps the browser from loading a page's scripts by itself: their tags become a list, with whatever else the app needs,
 * for the script that starts the app.
 */
export function deferScripts(html: string, { needs }: { needs: AppNeeds }): string {
  const own = [...html.matchAll(asyncScript)].map(([, src = ""]) => src);
  if (own.length === 0) throw new Error("Gatsby wrote no script tags.");
  // The page's own come before the last, which asks for them.
  const scripts = [...own.slice(0, -1), ...needs.scripts, ...own.slice(-1)];
  const json = JSON.stringify({ ...needs, scripts } satisfies AppNeeds);
  const list = `<script id="${appNeedsId}" type="application/json">${json.replaceAll("<", "\\u003c")}</script>`;
  let isListed = false;
  return html.replaceAll(sliceMark, "").replaceAll(asyncScript, () => {
    if (isListed) return "";
    isListed = true;
    return list;
  });
}
