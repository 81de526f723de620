import type { Element, Nodes } from "hast";
import type { ApiClass } from "../../shared/api/apiClass";
import type { DocPage } from "../../shared/content/docPage";
import { docId } from "../../shared/routes/pagePath";
import { eachNode } from "../document/eachNode";
import type { SearchSource } from "./buildSearchRecords";

/** The ids of every page that is built, by its path. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns what a link may lead to: ids in the documents, and those that sections of members and events are rendered with.
 */
export function linkTargets({ pages, classes }: SearchSource): LinkTargets {
  return new Map(
    pages.map((page) => {
      const apiClass = classes.find((candidate) => candidate.docId === docId(page.path));
      return [page.path, idsOf(page, apiClass)];
    }),
  );
}

function idsOf({ content }: DocPage, apiClass: ApiClass | undefined): Set<string> {
  const ids = new Set<string>();
  eachNode<Nodes>(content, (node) => {
    if (node.type !== "element") return;
    const { id } = node.properties;
    if (typeof id === "string") ids.add(id);
    for (const anchor of apiClass ? renderedIds(node, apiClass) : []) ids.add(anchor);
  });
  return ids;
}

function renderedIds({ tagName, properties }: Element, { members, events }: ApiClass): string[] {
  const event = events.find(
    ({ name }) => tagName === "EventSection" && name === properties["event"],
  );
  if (event) return [event.anchor];
  const member = members.find(
    ({ name }) => tagName === "MemberSection" && name === properties["member"],
  );
  return member ? [member.anchor, ...member.options.map(({ anchor }) => anchor)] : [];
}
