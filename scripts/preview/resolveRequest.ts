import { negotiatedMarkdown } from "../../src/shared/routes/markdownPath";
import { isPublicPath, parseRequestPath, type RequestPath } from "./requestPath";

/** An answer of the server. */
export type Outcome =
  | { type: "file"; status: number; file: string; vary?: "Accept" }
  | { type: "redirect"; status: number; location: string }
  | { type: "refusal"; status: 400 | 404 | 405 };

/** The published folder, as far as answering needs it. */
export interface PublishedSite {
  /** True if a file is there; its path is from the published folder and starts with a slash. */
  hasFile: (file: string) => boolean;
  matchRedirect: (path: string, query: string) => RedirectRule | null;
  /** The path that it is served under; rules name it, files do not. */
  prefix?: string;
}

/** A line of `_redirects` that matched, with its target filled in. */
export interface RedirectRule {
  to: string;
  status: number;
  /** True if it comes before a file of the same path. */
  force: boolean;
}

const rulesFiles = ["/_headers", "/_redirects"];
const pageSuffix = /(?:\/index)?\.html$|\/index$|\/$/;

/**
 * Returns what a request gets, by Netlify's order: Markdown where `accept` asks for it, a forced rule, a file, a rule, the
 * not-found page.
 */
export function resolveRequest(
  method: string,
  target: string,
  site: PublishedSite,
  accept?: string,
): Outcome {
  if (method !== "GET" && method !== "HEAD") return { type: "refusal", status: 405 };
  const path = parseRequestPath(target);
  if (path === null) return { type: "refusal", status: 400 };
  if (!isPublicPath(path)) return notFound(site);
  const inside = insideSite(path, site);
  const markdown = inside && negotiatedMarkdown({ method, path: inside.decoded, accept });
  if (markdown !== null && site.hasFile(markdown))
    return { type: "file", status: 200, file: markdown, vary: "Accept" };
  const rule = site.matchRedirect(path.decoded, path.query);
  const ruled = rule && applyRule(rule, path, site);
  if (rule?.force && ruled) return ruled;
  return (inside && resolveFile(inside, site)) ?? ruled ?? notFound(site);
}

/** Returns the path below the one that the site is served under; `null` for what is beside it. */
function insideSite(path: RequestPath, { prefix = "" }: PublishedSite): RequestPath | null {
  if (path.decoded !== prefix && !path.decoded.startsWith(`${prefix}/`)) return null;
  return { ...path, decoded: path.decoded.slice(prefix.length) || "/" };
}

function applyRule({ to, status }: RedirectRule, path: RequestPath, site: PublishedSite): Outcome {
  const isRewrite = status === 200 || status === 404;
  if (!isRewrite) return { type: "redirect", status, location: withQuery(to, path.query) };
  const file = findFile(to.slice(site.prefix?.length ?? 0), site);
  return file === null ? notFound(site) : { type: "file", status, file };
}

function resolveFile(path: RequestPath, site: PublishedSite): Outcome | null {
  const canonical = path.decoded.replace(pageSuffix, "");
  const isPage = findPage(canonical, site) !== null;
  if (isPage && canonical !== path.decoded && !isHome(path.decoded, site)) {
    const inside = canonical.split("/").map(encodeURIComponent).join("/");
    const location = (site.prefix ?? "") + inside || "/";
    return { type: "redirect", status: 301, location: withQuery(location, path.query) };
  }
  const file = findFile(path.decoded, site);
  return file === null ? null : { type: "file", status: 200, file };
}

/** Returns where the site begins, or one of its locales, which has a not-found page of its own. */
function isHome(path: string, site: PublishedSite): boolean {
  return path === "/" || (path.endsWith("/") && site.hasFile(`${path}404.html`));
}

function findFile(path: string, site: PublishedSite): string | null {
  if (rulesFiles.includes(path)) return null;
  return site.hasFile(path) ? path : findPage(path.replace(/\/$/, ""), site);
}

function findPage(path: string, site: PublishedSite): string | null {
  const candidates = [`${path}.html`, `${path}/index.html`];
  return candidates.find((candidate) => site.hasFile(candidate)) ?? null;
}

function notFound(site: PublishedSite): Outcome {
  const file = "/404.html";
  return site.hasFile(file)
    ? { type: "file", status: 404, file }
    : { type: "refusal", status: 404 };
}

function withQuery(location: string, query: string): string {
  if (query === "" || location.includes("?")) return location;
  const [path = "", ...hash] = location.split("#");
  return [`${path}?${query}`, ...hash].join("#");
}
