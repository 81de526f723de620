import type { Element } from "hast";
import { visit } from "unist-util-visit";
import type { ApiClass } from "../../shared/apiClass";
import type { DocPage } from "../../shared/docPage";
import { docId } from "../../shared/pagePath";
import type { SearchSource } from "./buildSearchRecords";

/** The ids of every page that is built, by its path. */
export type BuiltPlaces = ReadonlyMap<string, ReadonlySet<string>>;

/** What a link may lead to: ids in the documents, and those that sections of members and events are drawn with. */
export function builtPlaces({ pages, classes }: SearchSource): BuiltPlaces {
  return new Map(
    pages.map((page) => {
      const apiClass = classes.find((candidate) => candidate.docId === docId(page.path));
      return [page.path, idsOf(page, apiClass)];
    }),
  );
}

function idsOf({ content }: DocPage, apiClass: ApiClass | undefined): Set<string> {
  const ids = new Set<string>();
  visit(content, "element", (element) => {
    const { id } = element.properties;
    if (typeof id === "string") ids.add(id);
    for (const anchor of apiClass ? drawnIds(element, apiClass) : []) ids.add(anchor);
  });
  return ids;
}

function drawnIds({ tagName, properties }: Element, { members, events }: ApiClass): string[] {
  const event = events.find(
    ({ name }) => tagName === "EventSection" && name === properties["event"],
  );
  if (event) return [event.anchor];
  const member = members.find(
    ({ name }) => tagName === "MemberSection" && name === properties["member"],
  );
  return member ? [member.anchor, ...member.options.map(({ anchor }) => anchor)] : [];
}
