import type { ApiCoverage } from "../../shared/api/apiCoverage";
import type { ApiIndexEntry } from "../../shared/api/apiIndex";
import { newestFirst, type GemVersion } from "../../shared/versions/gemVersion";
import { buildApiCoverage, classCoverage } from "../api/buildApiCoverage";
import { buildApiIndex, indexedNames } from "../api/buildApiIndex";
import type { VersionContent } from "../content/versionContent";

/** Returns every name of the library from A to Z. */
export function apiIndexOf({ pageClasses }: VersionContent): ApiIndexEntry[] {
  return buildApiIndex(pageClasses.flatMap(({ apiClass }) => indexedNames(apiClass)));
}

/** Returns what of Playwright's API the library has; `null` where nothing is known of Playwright. */
export function apiCoverageOf({ pageClasses, coverage }: VersionContent): ApiCoverage | null {
  const classes = pageClasses.map(({ facts }) => classCoverage(facts));
  return coverage && buildApiCoverage(classes, coverage);
}

/** Returns the releases of the gem, newest first. */
export function gemVersionsOf({ gemVersions }: VersionContent): GemVersion[] {
  return [...gemVersions].sort((a, b) => newestFirst(a.gem, b.gem));
}
