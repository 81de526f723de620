/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    findAll: <T>(
      search: NodeSearch,
      dependencies?: NodeDependencies,
    ) => Promise<{ entries: Iterable<T> }>;
    trackPageDependencies: (result: null, dependencies: NodeDependencies) => void;
  };
}

/** The context of one version alone. */
export interface VersionContext {
  nodeModel: ResolverContext["nodeModel"] & {
    findOne: <T>(search: NodeSearch) => Promise<T | null>;
  };
}

/** The nodes of a type that are asked for; all of them without a query. */
export interface NodeSearch {
  type: string;
  query?: { filter: Record<string, { eq: string }> };
}

/** A page that depends on a type is asked for again when a node of it is added, changed or removed. */
export interface NodeDependencies {
  connectionType: string;
}
