import { classCoverage, playwrightGuides } from "../../config/playwrightGuides";
import { docPath } from "../../shared/routes/pagePath";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { VersionContent } from "../content/versionContent";

/** A class that has a page here. */
interface NamedPage {
  name: string;
  path: string;
}

/** The site of each other language, and the one of what is not released yet. A page is looked up by its rule after that. */
const foreignRoots = ["/python/docs", "/java/docs", "/dotnet/docs", "/docs/next"];

/**
 * Returns the lines of `_redirects` by which addresses of playwright.dev, and names of classes as other languages write
 * them, lead to the page of the Ruby class or guide. `unwrapped` are the classes of Playwright that Ruby does not have.
 */
export function playwrightRedirects(
  classes: readonly NamedPage[],
  unwrapped: readonly string[],
): string {
  const rules = new Map<string, string>();
  const add = (from: string, to: string) => {
    if (from !== to && !rules.has(from)) rules.set(from, to);
  };
  for (const [name, id] of Object.entries(playwrightGuides))
    add(docPath(name), `${docPath(id)} 301`);
  for (const { name, path } of classes)
    for (const spelling of spellings(name))
      if (docPath(`api/${spelling}`) !== path) add(docPath(`api/${spelling}`), `${path} 301`);
  // Temporary: the next release may have the class.
  for (const name of unwrapped)
    add(docPath(`api/${classPage(name)}`), `${docPath(classCoverage)} 302`);
  for (const root of foreignRoots) add(`${root}/*`, "/docs/:splat 301");
  return [...rules].map(([from, to]) => `${from} ${to}\n`).join("");
}

/** `BrowserContext` → `class-browsercontext`, `BrowserContext`, `browserContext`, `browsercontext`, `browser-context`. */
function spellings(name: string): string[] {
  const words = name.replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$&-");
  const camelCase = name.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase());
  return [classPage(name), name, camelCase, name.toLowerCase(), words.toLowerCase()];
}

function classPage(name: string): string {
  return `class-${name.toLowerCase()}`;
}

/** Returns the redirects of a locale: those of `static/_redirects`, then those from addresses of playwright.dev. */
export function siteRedirects({ coverage, links }: VersionContent): string {
  const written = readFileSync(join("static", "_redirects"), "utf8");
  const unwrapped = coverage?.playwrightClassesWithoutWrapper ?? [];
  const names = unwrapped.map((unwrappedClass) => unwrappedClass.class);
  return `${written}\n${playwrightRedirects(links, names)}`;
}
