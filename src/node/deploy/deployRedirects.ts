/** The rules of `static/_redirects` for a site that is served under a path: their own paths get it in front. */
export function deployRedirects(rules: string, pathPrefix: string): string {
  if (pathPrefix === "") return rules;
  const lines = rules.split("\n").map((line) =>
    line
      .split(/(\s+)/)
      .map((part) => (part.startsWith("/") ? pathPrefix + part : part))
      .join(""),
  );
  return lines.join("\n");
}
