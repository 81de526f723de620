import type { RootContent } from "hast";
import type { ApiClass } from "../../shared/api/apiClass";
import type { DocPage } from "../../shared/content/docPage";
import { docId } from "../../shared/routes/pagePath";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { docPageTree } from "../content/docPageFields";
import type { VersionContent } from "../content/versionContent";
import { classBadge, classRecords } from "./classRecords";
import { createRecord, type RecordFields } from "./createRecord";
import { guideRecords, isSection } from "./guideRecords";
import { proseText } from "./recordText";
import { readPhrases } from "./searchTerms";

interface SearchSource {
  pages: readonly DocPage[];
  classes: readonly ApiClass[];
}

/** Returns the records of some content. */
export function contentRecords({ pages, pageClasses }: VersionContent): SearchRecord[] {
  return buildSearchRecords({
    pages: pages.map((page) => ({ ...page, ...docPageTree(page.document), lastUpdated: null })),
    classes: pageClasses.map(({ apiClass }) => apiClass),
  });
}

/** Returns every place that search can lead to, page by page in reading order; the only source of both backends. */
export function buildSearchRecords({ pages, classes }: SearchSource): SearchRecord[] {
  const phrases = readPhrases();
  return pages.flatMap((page) => {
    const apiClass = classes.find((candidate) => candidate.docId === docId(page.path));
    const records = apiClass ? classRecords(page, apiClass) : guideRecords(page);
    const all = [pageRecord(page, apiClass), ...records];
    return all.map((fields, position) => createRecord(page, fields, position, phrases));
  });
}

function pageRecord(page: DocPage, apiClass: ApiClass | undefined): RecordFields {
  const intro = page.content.children.filter((node) => !isSection(node) && !isApiPart(node));
  return {
    kind: "page",
    anchor: null,
    content: [page.description, proseText(intro)].filter(Boolean).join(" "),
    class: apiClass?.name ?? null,
    badge: apiClass ? classBadge(apiClass) : null,
  };
}

function isApiPart(node: RootContent): boolean {
  const parts = ["MemberIndex", "MemberSection", "EventSection"];
  return node.type === "element" && parts.includes(node.tagName);
}
