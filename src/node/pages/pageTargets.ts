import type { PageTargets } from "../../shared/routes/nearestPaths";
import type { LinkedClass } from "../content/linkReferences";
import type { VersionContent } from "../content/versionContent";

/** Returns what each page has of targets, by address. */
export function pageTargets({
  pages,
  links,
}: Pick<VersionContent, "pages" | "links">): PageTargets[] {
  const anchors = new Map(links.map((linked) => [linked.path, linked.anchors]));
  return pages
    .map(({ path, navTitle: title }) => {
      return { path, title, members: membersOf(anchors.get(path) ?? {}) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A method's own name stands before its aliases, which have no section. */
function membersOf(anchors: LinkedClass["anchors"]): PageTargets["members"] {
  const names = new Map<string, string>();
  for (const [name, anchor] of Object.entries(anchors)) {
    if (!names.has(anchor)) names.set(anchor, name);
  }
  return [...names];
}
