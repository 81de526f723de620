import type { Root } from "hast";
import type { Node } from "gatsby";
import { newestFirst, type GemVersion } from "../../shared/versions/gemVersion";
import { gemVersionsFile, parseGemVersions } from "../api/gemVersions";
import type { ResolverContext } from "./resolverContext";
import { holdsElement } from "../document/holdsElement";

interface GemVersionFileNode extends Node {
  text: string;
}

/** Returns the releases of the gem, newest first, for a page that renders them; `null` for any other, which need not load them. */
export async function gemVersionsOf(
  content: Root,
  context: ResolverContext,
): Promise<GemVersion[] | null> {
  return holdsElement(content, "VersionFinder", "VersionTable") ? readGemVersions(context) : null;
}

/** Returns the releases of the gem, newest first. */
export async function readGemVersions({ nodeModel }: ResolverContext): Promise<GemVersion[]> {
  const { entries } = await nodeModel.findAll<GemVersionFileNode>({ type: "GemVersionFile" });
  const [file] = entries;
  const { versions } = parseGemVersions({ path: gemVersionsFile, text: file?.text ?? "[]" });
  return versions.sort((a, b) => newestFirst(a.gem, b.gem));
}
