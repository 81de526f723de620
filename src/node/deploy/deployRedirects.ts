/** The facts that the redirect rules of a deploy depend on. */
export interface RedirectSources {
  /** The rules in `static/_redirects`. */
  rules: string;
  /** The path that the site is served under: `/base`, empty at the root of a host. */
  pathPrefix: string;
  /** Each locale of the site: where it begins (`/`, `/ja`), and the pages that it does not have. */
  locales: readonly { path: string; untranslated: readonly string[] }[];
}

/**
 * Returns the `_redirects` of a deploy: the site's rules for each locale, with the path that it is served under before
 * their own paths; and for each further locale, the first one's pages in place of those that it does not have, and its own
 * not-found page.
 */
export function deployRedirects({ rules, pathPrefix, locales }: RedirectSources): string {
  const starts = locales.map(({ path, untranslated }) => ({
    start: pathPrefix + path.replace(/\/$/, ""),
    untranslated,
  }));
  const [, ...further] = starts;
  return [
    ...starts.map(({ start }) => startingWith(start, rules)),
    ...further.flatMap(({ start, untranslated }) => [
      ...untranslated.map((path) => toOriginal(start, pathPrefix, path)),
      `${start}/* ${start}/404.html 404\n`,
    ]),
  ].join("");
}

/** A page, what stands below it, and its Markdown. */
function toOriginal(start: string, first: string, path: string): string {
  return `${start}${path}/* ${first}${path}/:splat 302\n${start}${path}.md ${first}${path}.md 302\n`;
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
