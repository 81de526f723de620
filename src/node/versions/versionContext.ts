import { setTimeout } from "node:timers/promises";
import { currentVersion, inVersion } from "../../shared/versions/versionAddress";
import type { NodeSearch, ResolverContext, VersionContext } from "../schema/resolverContext";
import { isPreview } from "../isPreview";

/** A node with the version that its file belongs to. */
interface VersionedNode {
  version?: string;
  path?: string;
  localPath?: string;
}

/** Has a page depend on the nodes that are found, and not on all of their type. */
const byNode = { connectionType: "" };

/**
 * Returns the nodes of one version alone, pages by the addresses that they have in the version that is written now. So
 * everything that is made from nodes knows of no versions; `addressesInVersion` translates what comes of it.
 */
export function versionContext(
  { nodeModel }: ResolverContext,
  version: string | undefined,
): VersionContext {
  const wanted = version ?? currentVersion;
  return {
    nodeModel: {
      findAll: async <T>(search: NodeSearch) => {
        const found = await findNodes<T & VersionedNode>(nodeModel, search);
        return { entries: found.filter((node) => node.version === wanted).map(withLocalPath) };
      },
      // Asked for a second field, Gatsby goes through all nodes of the version for each one that is found.
      findOne: async <T>(search: NodeSearch) => {
        const { entries } = await nodeModel.findAll<T & VersionedNode>(search, byNode);
        const found = [...entries].find((node) => node.version === wanted);
        if (!found) nodeModel.trackPageDependencies(null, { connectionType: search.type });
        return found ?? null;
      },
      trackPageDependencies: (result, dependencies) =>
        nodeModel.trackPageDependencies(result, dependencies),
    },
  };
}

/**
 * Returns all nodes of a type. A preview replaces the nodes of a file while it answers: Gatsby throws where one goes
 * between its search and its reading, so the search is made again a moment later.
 */
async function findNodes<T>(
  nodeModel: ResolverContext["nodeModel"],
  search: NodeSearch,
  searches = 5,
): Promise<T[]> {
  // By type: Gatsby would note each node for each page, which only a preview has the time for.
  const dependencies = isPreview() ? undefined : { connectionType: search.type };
  const { entries } = await nodeModel.findAll<T>(search, dependencies);
  try {
    return [...entries];
  } catch (error) {
    if (searches === 1) throw error;
    await setTimeout(100);
    return findNodes(nodeModel, search, searches - 1);
  }
}

function withLocalPath<T extends VersionedNode>(node: T): T {
  return node.localPath === undefined ? node : { ...node, path: node.localPath };
}

/** The fields of what is rendered and searched that hold addresses of the docs. */
const addressFields = new Set(["path", "href", "url", "url_without_anchor", "objectID"]);

/** Returns the same value with every address of the docs as it is called in a version. */
export function addressesInVersion<T>(value: T, version: string): T {
  return version === currentVersion ? value : (translate(value, version) as T);
}

function translate(value: unknown, version: string): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, version));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) => [
      field,
      typeof inner === "string" && addressFields.has(field)
        ? inVersion(inner, version)
        : translate(inner, version),
    ]),
  );
}
