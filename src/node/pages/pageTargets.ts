import { versions } from "../../config/versions";
import type { PageTargets } from "../../shared/routes/nearestPaths";
import type { LinkedClass } from "../content/linkReferences";
import type { ResolverContext } from "../schema/resolverContext";
import { addressesInVersion, versionContext } from "../versions/versionContext";

/** Returns the targets of every version's pages, by their addresses in it; `linksOf` gives the classes of a version. */
export async function versionedPageTargets(
  context: ResolverContext,
  linksOf: (context: ResolverContext, version: string) => Promise<LinkedClass[]>,
): Promise<PageTargets[]> {
  const all = await Promise.all(
    versions.map(async ({ name }) => {
      const targets = await pageTargets(
        versionContext(context, name),
        await linksOf(context, name),
      );
      return addressesInVersion(targets, name);
    }),
  );
  return all.flat();
}

/**
 * Returns what each page has of targets, by address. The members are those that links know: to read the model of each
 * class would take half a second of each edit of a large site.
 */
export async function pageTargets(
  { nodeModel }: ResolverContext,
  classes: readonly LinkedClass[],
): Promise<PageTargets[]> {
  const anchors = new Map(classes.map((linked) => [linked.path, linked.anchors]));
  const { entries } = await nodeModel.findAll<{ path: string; navTitle: string }>({
    type: "DocPage",
  });
  return [...entries]
    .map(({ path, navTitle }) => ({
      path,
      title: navTitle,
      members: membersOf(anchors.get(path) ?? {}),
    }))
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
