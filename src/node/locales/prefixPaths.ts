/** Whether a build goes under a path, which Gatsby must be told by `PREFIX_PATHS`. */
export function prefixPaths(siteUrl: string | undefined, locale: string | undefined): boolean {
  const hasPath = siteUrl !== undefined && new URL(siteUrl).pathname !== "/";
  return hasPath || locale !== undefined;
}
