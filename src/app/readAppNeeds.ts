import { appNeedsId, type AppNeeds } from "../shared/appStart";

/** What the page itself says that the app needs on it; nothing where it says nothing. */
export function readAppNeeds(): AppNeeds {
  const json = document.getElementById(appNeedsId)?.textContent;
  return json ? (JSON.parse(json) as AppNeeds) : { scripts: [], data: [] };
}
