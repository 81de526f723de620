import { join } from "node:path";
import { locale } from "../../config/locales";
import type { ApiClass } from "../../shared/api/apiClass";
import { docPath } from "../../shared/routes/pagePath";
import { memberAnchors, type ApiFacts } from "../api/apiFacts";
import { joinApiClass } from "../api/joinApiClass";
import { localeContent } from "../locales/localeContent";
import { localeFolder } from "../locales/localeFolder";
import { versionFolder } from "../versions/frozenVersion";
import { docPageFacts } from "./docPageFields";
import type { LinkedClass } from "./linkReferences";
import { parseContent, type Content, type ContentDocument } from "./parseContent";
import { readContent } from "./readContent";

/** A document that is a page. */
export type ContentPage = ReturnType<typeof docPageFacts> & { document: ContentDocument };

/** The facts of a class, and these joined with our descriptions. */
export interface JoinedClass {
  /** The path of its page. */
  path: string;
  facts: ApiFacts;
  apiClass: ApiClass;
}

/** The content of a version, with addresses as they are in the version that is written now. */
export interface VersionContent extends Content {
  /** Every page, by its path. */
  pages: ContentPage[];
  /** Every class that has a page, by its path. */
  pageClasses: JoinedClass[];
  /** The same classes, for links to them. */
  links: LinkedClass[];
}

const known = new Map<string, VersionContent>();

/** Returns the content of a version in the locale of this build; it is read once, and in a preview after each edit. */
export function versionContent(version: string): VersionContent {
  const found = known.get(version) ?? readVersion(process.cwd(), version);
  known.set(version, found);
  return found;
}

/** Has the content read anew when it is asked for next. */
export function forgetContent(): void {
  known.clear();
}

function readVersion(root: string, version: string): VersionContent {
  const base = readContent(join(root, versionFolder(version)));
  const own = localeFolder(locale.code);
  const folder = join(root, own, versionFolder(version));
  return withPages(parseContent(own === "" ? base : localeContent(folder, base)));
}

/** Returns some content with its pages and classes. */
export function withPages(content: Content): VersionContent {
  const pages = content.documents
    .filter(({ path }) => path !== null)
    .map((document) => ({ ...docPageFacts(document), document }))
    .sort(byPath);
  const paths = new Set(pages.map(({ path }) => path));
  const pageClasses = joinedClasses(content)
    .filter(({ path }) => paths.has(path))
    .sort(byPath);
  const links = pageClasses.map(({ facts, path }) => {
    return { name: facts.class, path, anchors: memberAnchors(facts) };
  });
  return { ...content, pages, pageClasses, links };
}

function byPath(one: { path: string }, other: { path: string }): number {
  return one.path.localeCompare(other.path, "en");
}

function joinedClasses({ classes, descriptions, common }: Content): JoinedClass[] {
  const byFile = new Map(descriptions.map((found) => [found.file, found]));
  return classes.map(({ file, facts }) => {
    const own = byFile.get(file.replace("/facts/", "/words/").replace(/\.json$/, ".yml"));
    const apiClass = joinApiClass(facts, own ?? null, common);
    return { path: docPath(apiClass.docId), facts, apiClass };
  });
}

/** Returns the class that a page is about; `null` for a page about none. */
export function classOfPage({ pageClasses }: VersionContent, path: string): JoinedClass | null {
  return pageClasses.find((found) => found.path === path) ?? null;
}
