/*
 * Where pages have their Markdown, and who gets it at the address of the page. Without imports, because a host runs this
 * module at its edge (`netlify/edge-functions`).
 */

/** The request of a page, as far as it decides between the page and its Markdown. */
interface PageRequest {
  method: string;
  /** `/docs/api/page` */
  path: string;
  /** The value of its `Accept` header. */
  accept: string | null | undefined;
}

/** Returns the path of a page's Markdown: `/docs/api/page` → `/docs/api/page.md`, `/` → `/index.md`. */
export function markdownPath(path: string): string {
  return path.endsWith("/") ? `${path}index.md` : `${path}.md`;
}

/** Returns the path of the Markdown of one member or event of a class, which is called by its id on the page. */
export function memberMarkdownPath(page: string, anchor: string): string {
  return `${page}/${anchor}.md`;
}

/** Returns the path of the Markdown of a member's options, where they are too many for its own. */
export function optionsMarkdownPath(page: string, anchor: string): string {
  return `${page}/${anchor}/options.md`;
}

/**
 * Returns the Markdown that answers a request in place of the page, if it is there; `null` for requests of a page, and of
 * files, whose last part has an extension.
 */
export function negotiatedMarkdown({ method, path, accept }: PageRequest): string | null {
  const isRead = method === "GET" || method === "HEAD";
  const isFile = path.slice(path.lastIndexOf("/")).includes(".");
  return isRead && !isFile && prefersMarkdown(accept ?? "") ? markdownPath(path) : null;
}

/** Only what a header names counts: a browser takes anything as well, and means a page. */
function prefersMarkdown(accept: string): boolean {
  const markdown = qualityOf("text/markdown", accept);
  const page = Math.max(qualityOf("text/html", accept), qualityOf("application/xhtml+xml", accept));
  return markdown > 0 && markdown >= page;
}

/** Returns how much a header wants a media type: from 0, also where it does not name it, to 1. */
function qualityOf(type: string, accept: string): number {
  const ranges = accept.split(",").map((range) => range.split(";").map(normalize));
  const named = ranges.filter(([name]) => name === type);
  return Math.max(0, ...named.map(([, ...parameters]) => weightOf(parameters)));
}

function normalize(part: string): string {
  return part.trim().toLowerCase();
}

/** A weight that is no number is none. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith("q=")) ?? "q=1";
  return Number(weight.slice("q=".length)) || 0;
}
