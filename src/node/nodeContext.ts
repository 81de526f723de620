import type { NodePluginArgs } from "gatsby";
import type { ResolverContext } from "./apiModel";

/** What resolvers get, for hooks that have nodes and no GraphQL: filters are plain equality. */
export function nodeContext({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, "getNode" | "getNodesByType">): ResolverContext {
  const entries = <T>(type: string) => getNodesByType(type) as unknown as T[];
  return {
    nodeModel: {
      findAll: <T>({ type }: { type: string }) => Promise.resolve({ entries: entries<T>(type) }),
      findOne: <T>({
        type,
        query,
      }: {
        type: string;
        query: { filter: Record<string, { eq: string }> };
      }) => {
        const filters = Object.entries(query.filter);
        const found = getNodesByType(type).find((node) =>
          filters.every(([field, { eq }]) => node[field] === eq),
        );
        return Promise.resolve((found as unknown as T | undefined) ?? null);
      },
      getNodeById: <T>({ id }: { id: string }) => (getNode(id) as unknown as T | undefined) ?? null,
      trackPageDependencies: () => undefined,
    },
  };
}
