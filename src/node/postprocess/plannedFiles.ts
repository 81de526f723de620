import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { locales } from "../../config/locales";
import { searchConfig } from "../../config/search";
import { site } from "../../config/site";
import { versions } from "../../config/versions";
import { skillPaths } from "../output/agentSkill";
import { appNeedsId, type AppNeeds } from "../../shared/dom/appStart";
import { toolPaths } from "../../shared/routes/toolPaths";
import { fileOfVersion } from "../../shared/versions/versionAddress";
import { pageDataPath } from "./appNeeds";
import { isPublished, publishedName } from "./pageNames";

/** The plan of a build. */
interface SitePlan {
  paths: readonly string[];
  /** The files of Markdown. */
  markdown: readonly string[];
}

/** Throws where a finished site lacks a file of its plan, or one that its pages ask for. */
export function assertSite(
  folder: string,
  { isWhole, pathPrefix, ...plan }: SitePlan & { isWhole: boolean; pathPrefix: string },
): void {
  assertFiles(folder, [...plannedFiles(plan), ...(isWhole ? wholeSiteFiles : [])]);
  assertFiles(folder, neededFiles(folder, plan.paths, pathPrefix));
  if (isWhole) assertFiles(folder, namedFiles(folder, plan.paths));
}

/** Returns the files without which a locale's site would be less than was planned. */
export function plannedFiles({ paths, markdown }: SitePlan): string[] {
  return [
    ...paths.filter(isPublished).flatMap((path) => [publishedName(path), pageDataPath(path)]),
    ...markdown,
    ...versions.flatMap(({ name }) => [
      fileOfVersion(searchConfig.symbolsPath, name),
      fileOfVersion(searchConfig.textPath, name),
    ]),
    searchConfig.namesFilePath,
    searchConfig.openSearchPath,
    ...Object.values(toolPaths),
    "/sitemap-index.xml",
  ];
}

/** The files that the app asks for on the pages of a finished site. */
export function neededFiles(
  folder: string,
  paths: readonly string[],
  pathPrefix: string,
): string[] {
  const needs = paths.filter(isPublished).flatMap((path) => {
    const html = readPage(folder, path);
    const [, json = "{}"] = new RegExp(`id="${appNeedsId}"[^>]*>([^<]*)<`).exec(html) ?? [];
    const { scripts = [], data = [] } = JSON.parse(json) as Partial<AppNeeds>;
    return [...scripts, ...data];
  });
  return [...new Set(needs)].map((address) => address.slice(pathPrefix.length));
}

/** The cards and the feed that the head of a finished page names. */
export function namedFiles(folder: string, paths: readonly string[]): string[] {
  const named = paths
    .filter(isPublished)
    .flatMap((path) => [...readPage(folder, path).matchAll(namedAddress)])
    .map(([, address = ""]) => address.slice(site.root.length));
  return [...new Set(named)];
}

const namedAddress =
  /<(?:meta|link) [^>]*(?:property="og:image" content|type="application\/atom\+xml" href)="([^"]*)"/g;

function readPage(folder: string, path: string): string {
  return readFileSync(join(folder, publishedName(path)), "utf8");
}

/** The files that the whole site has besides those of its first locale. */
export const wholeSiteFiles: readonly string[] = [
  "/_headers",
  "/_redirects",
  "/robots.txt",
  ...skillPaths,
  ...locales.slice(1).map(({ path }) => `${path}/index.html`),
];

/** Throws where a folder lacks files or has empty ones in their place, and names them. */
function assertFiles(folder: string, files: readonly string[]): void {
  const missing = files.filter((file) => {
    const size = statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0;
    return size === 0;
  });
  if (missing.length === 0) return;
  throw new Error(
    `The build planned ${files.length} files and did not write ${missing.length} of them, so nothing is published:\n${missing.join("\n")}`,
  );
}
