/** The facts that the redirect rules of a deploy depend on. */
export interface RedirectSources {
  /** The rules in `static/_redirects`. */
  rules: string;
  /** The path that the site is served under: `/base`, empty at the root of a host. */
  pathPrefix: string;
  /** The paths at which the locales of the site begin: `/`, `/ja`. */
  localePaths: readonly string[];
}

/**
 * Returns the `_redirects` of a deploy: the site's rules for each locale, with the path that it is served under before
 * their own paths; and for each further locale its own not-found page.
 */
export function deployRedirects({ rules, pathPrefix, localePaths }: RedirectSources): string {
  const starts = localePaths.map((path) => pathPrefix + path.replace(/\/$/, ""));
  const [, ...further] = starts;
  return [
    ...starts.map((start) => startingWith(start, rules)),
    ...further.map((start) => `${start}/* ${start}/404.html 404\n`),
  ].join("");
}

function startingWith(start: string, rules: string): string {
  const lines = rules.split("\n").map((line) =>
    line
      .split(/(\s+)/)
      .map((part) => (part.startsWith("/") ? start + part : part))
      .join(""),
  );
  return lines.join("\n");
}
