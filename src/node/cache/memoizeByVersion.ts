import type { ResolverContext } from "../schema/resolverContext";
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
