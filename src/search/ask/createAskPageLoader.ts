import { withPrefix } from "gatsby";
import { askPath, type AskPage } from "../../shared/search/askPage";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import { currentVersion, versionOf } from "../../shared/versions/versionAddress";

const longestWait = 5000;

/** Gives what can be quoted from a page; its file is loaded once. */
export function createAskPageLoader(): (path: string) => Promise<AskPage> {
  const pages = new Map<string, () => Promise<AskPage>>();
  return (path) => {
    const load = pages.get(path) ?? memoizeSuccess(() => loadPage(path));
    pages.set(path, load);
    return load();
  };
}

/** Frozen versions have no quotations: of their places the index has the beginning. */
async function loadPage(path: string): Promise<AskPage> {
  if (versionOf(path) !== currentVersion) return {};
  const signal = AbortSignal.timeout(longestWait);
  const response = await fetch(withPrefix(askPath(path)), { signal });
  if (!response.ok) throw new Error(`${path} has nothing to quote.`);
  // A file of our own build.
  return (await response.json()) as AskPage;
}
