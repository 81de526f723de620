import type { ApiCoverage } from "../../shared/api/apiCoverage";
import type { ApiIndexEntry } from "../../shared/api/apiIndex";
import { buildApiCoverage } from "../api/buildApiCoverage";
import { buildApiIndex, indexedNames } from "../api/buildApiIndex";
import { classCoverages, coverageFacts, pageClasses } from "./apiModel";
import type { ResolverContext } from "./resolverContext";
import type { Root } from "hast";
import type { Node } from "gatsby";
import { newestFirst, type GemVersion } from "../../shared/versions/gemVersion";
import { gemVersionsFile, parseGemVersions } from "../api/gemVersions";
import { holdsElement } from "../document/holdsElement";

/** Returns every name of the library from A to Z. */
export async function readApiIndex(context: ResolverContext): Promise<ApiIndexEntry[]> {
  return buildApiIndex((await pageClasses(context)).flatMap(indexedNames));
}

/** Returns what of Playwright's API the library has; `null` where nothing is known of Playwright. */
export async function readApiCoverage(context: ResolverContext): Promise<ApiCoverage | null> {
  const coverage = await coverageFacts(context);
  return coverage && buildApiCoverage(await classCoverages(context), coverage);
}

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
