/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    trackPageDependencies: (result: null, dependencies: { connectionType: string }) => void;
  };
}

/** Has what is resolved asked for again when a file of the content is added, changed or removed. */
export function dependOnFiles({ nodeModel }: ResolverContext): void {
  nodeModel.trackPageDependencies(null, { connectionType: "File" });
}
