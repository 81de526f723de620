import { memoizeByName } from "../../src/shared/timing/memoizeByName";
import { resolveRequest, type PublishedSite } from "../preview/resolveRequest";
import { readPage, type PageReferences } from "./readPage";

/** A published site, as far as its links are looked at. */
export interface CrawledSite extends PublishedSite {
  /** Files by path from the site's root. */
  files: readonly string[];
  read: (file: string) => string;
  /** The origin that it will have: addresses that start so are its own. */
  origin: string;
}

/** The result of a crawl. */
export interface CrawlReport {
  pages: number;
  internal: number;
  /** Each once, without its anchor. */
  external: string[];
  problems: string[];
}

/** Follows every address in pages, sitemaps, Markdown and redirects of a site, with the rules of its server. */
export function crawlSite(site: CrawledSite, redirectTargets: readonly string[]): CrawlReport {
  const pageFiles = site.files.filter((file) => file.endsWith(".html"));
  const pages = new Map(pageFiles.map((file) => [file, readPage(site.read(file))]));
  const found = [
    ...[...pages].flatMap(([file, { addresses }]) => addresses.map((to) => ({ file, to }))),
    ...site.files.flatMap((file) => textAddresses(file, site)),
    ...redirectTargets.map((to) => ({ file: "/_redirects", to })),
  ];
  const own = found.flatMap((link) => ownPart(link, site.origin));
  const external = found.map(({ to }) => to).filter((to) => isExternal(to, site.origin));
  // Most addresses stand on many pages.
  const destinationOf = memoizeByName((address) => destination(address, site));
  const problems = own.flatMap(({ file, to }) => {
    const problem = judge(file, to, destinationOf, pages);
    return problem === null ? [] : [`${file} → ${to}: ${problem}`];
  });
  return {
    pages: pages.size,
    internal: own.length,
    external: [...new Set(external.map((to) => to.replace(/#.*$/, "")))].sort(),
    problems: [...new Set([...problems, ...missingFromSitemap(site, pageFiles, destinationOf)])],
  };
}

interface Link {
  file: string;
  to: string;
}

/** Returns the addresses of a sitemap, and those of a text for readers that are programs. */
function textAddresses(file: string, site: CrawledSite): Link[] {
  const pattern = /sitemap.*\.xml$/.test(file)
    ? /<loc>([^<]+)<\/loc>/g
    : /\.(md|txt)$/.test(file) && !file.endsWith("LICENSE.txt")
      ? /\]\(([^)\s]+)\)|^Sitemap: (\S+)$/gm
      : null;
  if (pattern === null) return [];
  return [...site.read(file).matchAll(pattern)].map(([, a, b]) => ({ file, to: a ?? b ?? "" }));
}

/** Returns an address of the site itself, from its root; nothing where it leads elsewhere. */
function ownPart({ file, to }: Link, origin: string): Link[] {
  if (to === origin) return [{ file, to: "/" }];
  if (to.startsWith(`${origin}/`)) return [{ file, to: to.slice(origin.length) }];
  return isExternal(to, origin) || /^(mailto|data):/.test(to) ? [] : [{ file, to }];
}

function isExternal(to: string, origin: string): boolean {
  return /^(https?:)?\/\//.test(to) && to !== origin && !to.startsWith(`${origin}/`);
}

/**
 * Returns what is wrong with an address, or `null`: it has to lead to a file, over redirects of the site if need be.
 */
function judge(
  from: string,
  to: string,
  destinationOf: FindDestination,
  pages: Map<string, PageReferences>,
): string | null {
  const [address = "", ...rest] = to.split("#");
  const anchor = rest.join("#");
  if (address !== "" && !address.startsWith("/")) return "is not an address from the site's root";
  const file = address === "" ? from : destinationOf(address);
  if (file === null) return "leads nowhere";
  if (rest.length === 0 || anchor === "") return null;
  const ids = pages.get(file)?.ids;
  return ids === undefined || ids.has(decodeURIComponent(anchor))
    ? null
    : "there is no such anchor";
}

/** Returns the file that an address leads to. */
type FindDestination = (address: string) => string | null;

const mostRedirects = 3;

function destination(address: string, site: PublishedSite, followed = 0): string | null {
  const outcome = resolveRequest("GET", address, site);
  if (outcome.type === "file") return outcome.status === 200 ? outcome.file : null;
  if (outcome.type === "refusal" || followed === mostRedirects) return null;
  const [target = ""] = outcome.location.split("#");
  return destination(target, site, followed + 1);
}

/** Every page that does not ask search engines to leave it out is one that they are told of. */
function missingFromSitemap(
  site: CrawledSite,
  pageFiles: readonly string[],
  destinationOf: FindDestination,
): string[] {
  const listed = site.files
    .filter((file) => /sitemap-\d+\.xml$/.test(file))
    .flatMap((file) => textAddresses(file, site))
    .flatMap((link) => ownPart(link, site.origin))
    .map(({ to }) => destinationOf(to));
  return pageFiles
    .filter((file) => !listed.includes(file) && !isNoindex(site.read(file)))
    .map((file) => `${file} is in no sitemap`);
}

function isNoindex(html: string): boolean {
  return /<meta(?=[^>]*\sname="robots")[^>]*\scontent="noindex/.test(html);
}
