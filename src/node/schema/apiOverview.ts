import type { ApiCoverage } from "../../shared/api/apiCoverage";
import type { ApiIndexEntry } from "../../shared/api/apiIndex";
import { buildApiCoverage } from "../api/buildApiCoverage";
import { buildApiIndex, indexedNames } from "../api/buildApiIndex";
import { classCoverages, coverageFacts, pageClasses } from "./apiModel";
import type { ResolverContext } from "./resolverContext";

/** Returns every name of the library from A to Z. */
export async function readApiIndex(context: ResolverContext): Promise<ApiIndexEntry[]> {
  return buildApiIndex((await pageClasses(context)).flatMap(indexedNames));
}

/** Returns what of Playwright's API the library has; `null` where nothing is known of Playwright. */
export async function readApiCoverage(context: ResolverContext): Promise<ApiCoverage | null> {
  const coverage = await coverageFacts(context);
  return coverage && buildApiCoverage(await classCoverages(context), coverage);
}
