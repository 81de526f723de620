import { markdownPath } from "../../shared/routes/markdownPath";

/** The facts that the header rules of a deploy depend on. */
export interface Deploy {
  /** The rules in `static/_headers`. */
  siteRules: string;
  /** The Content-Security-Policy of all pages. */
  policy: string;
  /** Published files, as paths from the site's root. */
  files: readonly string[];
  /** Netlify's `CONTEXT`; absent on other machines. */
  context: string | undefined;
  /** The path that the site is served under. */
  pathPrefix?: string;
  /** The paths at which the locales of the site begin: `/`, `/ja`. Each has hashed files of its own. */
  localePaths?: readonly string[];
}

const hashedFile = /^(?:[^/]*-[0-9a-f]{20}\.js|static\/.+)$/;

/**
 * Returns the `_headers` of a deploy: the site's rules, the policy, `noindex` on previews, one rule for each page that has
 * Markdown, which leads to it, and one for each file whose name has a hash. A wildcard would also match an old file that is gone, and its 404 would be cached for a year.
 */
export function deployHeaders({
  siteRules,
  policy,
  files,
  context,
  pathPrefix = "",
  localePaths = ["/"],
}: Deploy): string {
  const isPreview = context !== undefined && context !== "production";
  const previewRules = isPreview ? [rule("/*", "x-robots-tag: noindex")] : [];
  const fileRules = files
    .filter((file) => localePaths.some((path) => hashedFile.test(insideOf(path, file))))
    .sort()
    .map((file) => rule(pathPrefix + file, "cache-control: public, max-age=31536000, immutable"));
  const policyRule = rule("/*", `content-security-policy: ${policy}`);
  const pageRules = pagesWithMarkdown(files).map((page) => {
    const markdown = encodeURI(pathPrefix + markdownPath(page));
    const link = `link: <${markdown}>; rel="alternate"; type="text/markdown"`;
    return rule(pathPrefix + page, link, "vary: Accept");
  });
  return [siteRules.trimEnd(), policyRule, ...previewRules, ...pageRules, ...fileRules, ""].join(
    "\n",
  );
}

/** Returns the addresses of the pages that have their Markdown beside them. */
function pagesWithMarkdown(files: readonly string[]): string[] {
  const known = new Set(files);
  return files
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.replace(/(?<=\/)index\.html$|\.html$/, ""))
    .filter((page) => known.has(markdownPath(page)))
    .sort();
}

/** Returns a file's path in a locale: `/ja/static/a.svg` is `static/a.svg` in `/ja`. */
function insideOf(path: string, file: string): string {
  const start = path === "/" ? path : `${path}/`;
  return file.startsWith(start) ? file.slice(start.length) : "";
}

function rule(path: string, ...headers: string[]): string {
  return [encodeURI(path), ...headers].join("\n  ");
}
