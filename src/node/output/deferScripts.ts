import { appNeedsId, type AppNeeds } from "../../shared/appStart";

const asyncScript = /<script src="([^"]+)" async><\/script>/g;

/**
 * The tags of a page's scripts so that the browser does not load these by itself: they are listed, with what else the app
 * needs, for the script that starts the app.
 */
export function deferScripts(tags: string, page: AppNeeds): string {
  const scripts = [...tags.matchAll(asyncScript)].map(([, src = ""]) => src);
  // The page's own come before the last, which asks for them.
  const needs: AppNeeds = {
    scripts: [...scripts.slice(0, -1), ...page.scripts, ...scripts.slice(-1)],
    data: page.data,
  };
  let isListed = false;
  return tags.replaceAll(asyncScript, () => {
    if (isListed) return "";
    isListed = true;
    const json = JSON.stringify(needs).replaceAll("<", "\\u003c");
    return `<script id="${appNeedsId}" type="application/json">${json}</script>`;
  });
}
