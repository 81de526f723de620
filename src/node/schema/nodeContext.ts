import type { NodePluginArgs } from "gatsby";
import type { NodeSearch, ResolverContext } from "./resolverContext";

/** Returns what resolvers get, for hooks that have nodes and no GraphQL: filters are plain equality. */
export function nodeContext({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): ResolverContext {
  const find = <T>({ type, query }: NodeSearch) => {
    const filters = Object.entries(query?.filter ?? {});
    const found = getNodesByType(type).filter((node) =>
      filters.every(([field, { eq }]) => node[field] === eq),
    );
    return found as unknown as T[];
  };
  return {
    nodeModel: {
      findAll: <T>(search: NodeSearch) => Promise.resolve({ entries: find<T>(search) }),
      trackPageDependencies: () => undefined,
    },
  };
}
