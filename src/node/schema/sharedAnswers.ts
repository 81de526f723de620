import { linkedClasses } from "./apiModel";
import { libraryOfNodes } from "./library";
import type { ResolverContext } from "./resolverContext";
import { isPreview } from "../isPreview";
import { versionContext } from "../versions/versionContext";

/**
 * Returns `make`, which runs once for each version in a build, for answers that every page asks for and that take every
 * page to make. Each page that asks depends on all nodes of `types` all the same. In a preview, where nodes change, it
 * runs each time.
 */
export function memoizeByVersion<T>(
  types: readonly string[],
  make: (context: ResolverContext) => Promise<T>,
): (context: ResolverContext, version: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (context, version) => {
    const makeNow = () => make(versionContext(context, version));
    if (isPreview()) return makeNow();
    for (const connectionType of types)
      context.nodeModel.trackPageDependencies(null, { connectionType });
    const answer = known.get(version) ?? makeNow();
    known.set(version, answer);
    return answer;
  };
}

/** Returns every class that has a page in a version, with the anchors of its members. */
export const linksOf = memoizeByVersion(["ApiFacts", "DocPage"], linkedClasses);

/** Returns what the examples of a version are checked by. */
export const libraryOf = memoizeByVersion(["ApiFacts"], libraryOfNodes);
