import { withPrefix } from "gatsby";
import { askPath, type AskPage } from "../../shared/search/askPage";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import { fetchJson } from "../backends/fetchJson";
import { currentVersion, versionOf } from "../../shared/versions/versionAddress";

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
  // A file of our own build.
  return (await fetchJson(withPrefix(askPath(path)))) as AskPage;
}
