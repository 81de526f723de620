import { didYouMean } from "../../shared/text/nearest";
import { docId } from "../../shared/routes/pagePath";
import type { Finding, Problem } from "../../shared/text/problem";
import { sectionForPath } from "../../shared/routes/sectionForPath";
import {
  declaredItems,
  sidebarsFile,
  type SidebarDeclaration,
  type SidebarDeclaredItem,
  type SidebarName,
} from "../../shared/navigation/sidebar";
import type { SourceFile } from "../document/sourceFile";
import { schemaProblems } from "../config/schemaProblems";
import { areSidebars, sidebarsSchema } from "../config/sidebarsSchema";
import { createHrefCheck } from "./checkLinks";
import type { Content } from "../content/parseContent";

type Sidebars = Record<SidebarName, SidebarDeclaration>;

/** A problem of an entry, and the words of it that its line in the file is found by. */
type EntryProblem = Finding & { words: string };

/** The pages and folders that entries may lead to. */
interface KnownTargets {
  ids: ReadonlySet<string>;
  checkHref: ReturnType<typeof createHrefCheck>;
}

/** The pages that each sidebar names, and beginnings of ids in the folders that it names. */
type Reach = Record<SidebarName, { ids: ReadonlySet<string>; folders: readonly string[] }>;

/** The hint for an item of no known shape. */
const shapeHint =
  'Write { type: "doc", id }, { type: "link", href, label }, { type: "folder", path } or { type: "category", label, items }.';

/** Returns what is wrong with the sidebars: their shape first, and only where that is right what they lead to. */
export function checkSidebars(content: Content, sidebars: unknown): Problem[] {
  if (areSidebars(sidebars)) return checkEntries(content, sidebars);
  return schemaProblems({ sidebars }, [content.sidebars], sidebarsSchema).map(
    ({ rule, hint = shapeHint, ...problem }) => ({
      ...problem,
      rule: rule === "config" ? "sidebar-shape" : rule,
      hint,
    }),
  );
}

/**
 * Finds entries that lead to no page or to that of another, categories that lead nowhere, and pages that no sidebar
 * reaches.
 */
function checkEntries(content: Content, sidebars: Sidebars): Problem[] {
  const { documents, sidebars: source } = content;
  const ids = new Set(documents.flatMap(({ path }) => docId(path ?? "") ?? []));
  const reach = reachOf(sidebars);
  const checkHref = createHrefCheck(content);
  const entries = Object.entries(sidebars).flatMap(([name, items]) =>
    declaredItems(items).flatMap((item) => entryProblems(name, item, { ids, checkHref })),
  );
  return [
    ...entries.map(({ words, ...problem }) => ({
      file: sidebarsFile,
      line: lineOf(source, words),
      ...problem,
    })),
    ...Object.entries(sidebars).flatMap(([name, items]) => repeated(name, items, source)),
    ...documents.flatMap(({ file, path }) => unreached(file, path, reach)),
  ];
}

/** Finds pages that a sidebar names again, each on the last line that does. */
function repeated(name: string, items: SidebarDeclaration, { text }: SourceFile): Problem[] {
  const ids = declaredItems(items).flatMap((item) => ("id" in item ? (item.id ?? []) : []));
  const seen = new Set<string>();
  const again = new Set(ids.filter((id) => seen.size === seen.add(id).size));
  return [...again].map((id) => ({
    file: sidebarsFile,
    line:
      Math.max(
        text.split("\n").findLastIndex((line) => line.includes(`"${id}"`)),
        0,
      ) + 1,
    rule: "sidebar-repeated",
    message: `The sidebar "${name}" names the page "${id}" more than once.`,
    hint: "Leave it where readers look for it, and take it out elsewhere.",
  }));
}

function lineOf({ text }: SourceFile, words: string): number {
  const index = text.split("\n").findIndex((line) => line.includes(`"${words}"`));
  return Math.max(index, 0) + 1;
}

function entryProblems(
  name: string,
  item: SidebarDeclaredItem,
  { ids, checkHref }: KnownTargets,
): EntryProblem[] {
  switch (item.type) {
    case "doc":
      return ids.has(item.id) ? [] : [unknownDoc(name, item.id, ids)];
    case "folder":
      return [...ids].some((id) => id.startsWith(`${item.path}/`))
        ? []
        : [unknownFolder(name, item.path, ids)];
    case "link":
      return linkProblems(item.href, checkHref);
    case "category":
      if (item.id !== undefined) return ids.has(item.id) ? [] : [unknownDoc(name, item.id, ids)];
      return item.items.length > 0 ? [] : [emptyCategory(name, item.label)];
  }
}

function unknownDoc(name: string, id: string, ids: ReadonlySet<string>): EntryProblem {
  const message = `The sidebar "${name}" names the page "${id}", which is not there.`;
  return { words: id, rule: "sidebar-unknown-doc", message, hint: didYouMean(id, [...ids]) };
}

function unknownFolder(name: string, path: string, ids: ReadonlySet<string>): EntryProblem {
  const folders = [...new Set([...ids].map((id) => id.replace(/\/[^/]*$/, "")))];
  const message = `The sidebar "${name}" names the folder "${path}", which has no page.`;
  return { words: path, rule: "sidebar-unknown-folder", message, hint: didYouMean(path, folders) };
}

function linkProblems(href: string, checkHref: KnownTargets["checkHref"]): EntryProblem[] {
  const finding = checkHref(href);
  return finding === null ? [] : [{ words: href, ...finding }];
}

function emptyCategory(name: string, label: string): EntryProblem {
  const message = `The category "${label}" of the sidebar "${name}" leads nowhere.`;
  return { words: label, rule: "sidebar-category", message, hint: "Give it an id or items." };
}

function reachOf(sidebars: Sidebars): Reach {
  const reaches = Object.entries(sidebars).map(([name, items]) => {
    const all = declaredItems(items);
    const ids = new Set(all.flatMap((item) => ("id" in item ? (item.id ?? []) : [])));
    const folders = all.flatMap((item) => (item.type === "folder" ? `${item.path}/` : []));
    return [name, { ids, folders }];
  });
  return Object.fromEntries(reaches) as Reach;
}

function unreached(file: string, path: string | null, reach: Reach): Problem[] {
  const id = docId(path ?? "");
  const section = sectionForPath(path ?? "");
  if (id === null || section === "none") return [];
  const { ids, folders } = reach[section];
  if (ids.has(id) || folders.some((folder) => id.startsWith(folder))) return [];
  const hint = `Add { type: "doc", id: "${id}" } where it belongs in ${sidebarsFile}.`;
  return [
    { file, line: 1, rule: "sidebar-unreached", message: "The page is in no sidebar.", hint },
  ];
}
