import { distance } from "fastest-levenshtein";

export interface KnownPage {
  path: string;
  title: string;
}

/** Returns the pages and members whose address is most like a wrong one, best first; none where nothing is alike. */
export function nearestPaths(
  wanted: string,
  pages: readonly KnownPage[],
  limit: number,
): KnownPage[] {
  return pages
    .map((page) => ({ page, score: unlikeness(normalize(wanted), normalize(page.path)) }))
    .filter(({ score }) => score <= 0.5)
    .sort((a, b) => a.score - b.score || a.page.path.localeCompare(b.page.path, "en"))
    .slice(0, limit)
    .map(({ page }) => page);
}

/** Returns the query of a reader who came to a wrong address: `/docs/api/wait-for` → `wait for`. */
export function queryFromPath(path: string): string {
  return normalize(path).split("/").at(-1)?.replace(/[-_]+/g, " ").trim() ?? "";
}

/** Returns 0 for the same, 1 for nothing in common; the last part of an address counts as much as the whole. */
function unlikeness(wanted: string, known: string): number {
  return (relative(wanted, known) + relative(lastPart(wanted), lastPart(known))) / 2;
}

function relative(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

function lastPart(path: string): string {
  return path.split(/[/#]/).at(-1) ?? "";
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .slice(0, 200)
    .replace(/(\/index)?(\.html)?\/?$/, "");
}

/** The targets that a reader may have looked for on a page. */
export interface PageTargets {
  path: string;
  title: string;
  /** The members of the class that it is about. */
  members: [anchor: string, name: string][];
}

/** Returns a page and its members, each by an address of its own. */
export function pageTargetsOf({ path, title, members }: PageTargets): KnownPage[] {
  return [
    { path, title },
    ...members.map(([anchor, name]) => ({ path: `${path}#${anchor}`, title: `${title}#${name}` })),
  ];
}
