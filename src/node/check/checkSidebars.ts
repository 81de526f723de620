import { unknownName } from "../../shared/text/nearest";
import { docId } from "../../shared/routes/pagePath";
import { brokenRules, type Finding, type Problem } from "../../shared/text/problem";
import { sectionForPath } from "../../shared/routes/sectionForPath";
import {
  declaredItems,
  sidebarsFile,
  type SidebarDeclaration,
  type SidebarDeclaredItem,
  type SidebarName,
} from "../../shared/navigation/sidebar";
import { schemaProblems } from "../config/schemaProblems";
import { areSidebars, sidebarsSchema } from "../config/configSchema";
import { createHrefCheck } from "./checkLinks";
import type { Content } from "../content/parseContent";

type Sidebars = Record<SidebarName, SidebarDeclaration>;

/** A finding of an entry, and the words of it by which its line is found, the first or the last that has them. */
type EntryFinding = Finding & { words: string; isLast?: boolean };

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
  const { documents } = content;
  const lines = content.sidebars.text.split("\n");
  const ids = documents.flatMap(({ path }) => docId(path ?? "") ?? []);
  const checkHref = createHrefCheck(content);
  const entries = Object.entries(sidebars).flatMap(([name, items]) => [
    ...declaredItems(items).flatMap((item) => entryFindings(name, item, ids, checkHref)),
    ...repeated(name, items),
  ]);
  return [
    ...entries.map(({ words, isLast = false, ...found }) => {
      const isIt = (line: string) => line.includes(`"${words}"`);
      const index = isLast ? lines.findLastIndex(isIt) : lines.findIndex(isIt);
      return { file: sidebarsFile, line: Math.max(index, 0) + 1, ...found };
    }),
    ...documents.flatMap(({ file, path }) => unreached(file, path, sidebars)),
  ];
}

function entryFindings(
  name: string,
  item: SidebarDeclaredItem,
  ids: readonly string[],
  checkHref: ReturnType<typeof createHrefCheck>,
): EntryFinding[] {
  const unknownDoc = (id: string) => {
    const message = `The sidebar "${name}" names the page "${id}", which is not there.`;
    return at(id, unknownName("sidebar-unknown-doc", id, ids, message));
  };
  switch (item.type) {
    case "doc":
      return unknownDoc(item.id);
    case "folder": {
      if (ids.some((id) => id.startsWith(`${item.path}/`))) return [];
      const folders = [...new Set(ids.map((id) => id.replace(/\/[^/]*$/, "")))];
      const message = `The sidebar "${name}" names the folder "${item.path}", which has no page.`;
      return at(item.path, unknownName("sidebar-unknown-folder", item.path, folders, message));
    }
    case "link":
      return at(item.href, [checkHref(item.href) ?? []].flat());
    case "category": {
      if (item.id !== undefined) return unknownDoc(item.id);
      const message = `The category "${item.label}" of the sidebar "${name}" leads nowhere.`;
      const isEmpty = item.items.length === 0;
      const hint = "Give it an id or items.";
      return at(item.label, brokenRules([isEmpty, "sidebar-category", message, hint]));
    }
  }
}

function at(words: string, findings: readonly Finding[]): EntryFinding[] {
  return findings.map((found) => ({ words, ...found }));
}

/** Finds pages that a sidebar names again, each on the last line that does. */
function repeated(name: string, items: SidebarDeclaration): EntryFinding[] {
  const ids = idsIn(items);
  const again = ids.filter((id, index) => ids.indexOf(id) < index);
  return [...new Set(again)].map((id) => ({
    words: id,
    isLast: true,
    rule: "sidebar-repeated",
    message: `The sidebar "${name}" names the page "${id}" more than once.`,
    hint: "Leave it where readers look for it, and take it out elsewhere.",
  }));
}

function idsIn(items: SidebarDeclaration): string[] {
  return declaredItems(items).flatMap((item) => ("id" in item ? (item.id ?? []) : []));
}

function unreached(file: string, path: string | null, sidebars: Sidebars): Problem[] {
  const id = docId(path ?? "");
  const section = sectionForPath(path ?? "");
  if (id === null || section === "none") return [];
  const items = declaredItems(sidebars[section]);
  const isInFolder = items.some((item) => item.type === "folder" && id.startsWith(`${item.path}/`));
  if (isInFolder || idsIn(items).includes(id)) return [];
  const hint = `Add { type: "doc", id: "${id}" } where it belongs in ${sidebarsFile}.`;
  return [
    { file, line: 1, rule: "sidebar-unreached", message: "The page is in no sidebar.", hint },
  ];
}
