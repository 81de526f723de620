import { withPrefix } from "gatsby";
import { askPath, type AskPage } from "../../shared/search/askPage";
import { currentVersion, versionOf } from "../../shared/versions/versionAddress";
import { createJsonLoader } from "../../ui/fetchJson";

/** Gives what can be quoted from a page: nothing of frozen versions, of whose places the index has the beginning. */
export function createAskPageLoader(): (path: string) => Promise<AskPage> {
  const load = createJsonLoader();
  return async (path) => {
    if (versionOf(path) !== currentVersion) return {};
    // A file of our own build.
    return (await load(withPrefix(askPath(path)))) as AskPage;
  };
}
