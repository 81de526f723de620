import { isDeepStrictEqual } from "node:util";
import type { Problem } from "../../shared/text/problem";
import { isPrerelease, newestFirst, type GemVersion } from "../../shared/versions/gemVersion";
import { gemVersionsFile } from "./gemVersions";

/** The release that the site documents, and the newest that it knows: what pages say of `gemVersionsFile`. */
export const releaseFile = "content/api/release.json";

/** The content of that file. */
export interface ReleaseFile {
  documented: Omit<GemVersion, "released"> & { commit: string };
  newest: Pick<GemVersion, "gem" | "playwright" | "node">;
}

/** Returns what the file says once `gem` is documented; `commit` is where links to its source lead. */
export function toReleaseFile(
  versions: readonly GemVersion[],
  { gem, commit }: { gem: string; commit: string },
): ReleaseFile {
  const stable = versions.filter((version) => !isPrerelease(version.gem));
  const [newest] = stable.sort((a, b) => newestFirst(a.gem, b.gem));
  const documented = versions.find((version) => version.gem === gem);
  const unknown = { gem, playwright: null, ruby: null, node: null };
  const { playwright, ruby, node } = documented ?? unknown;
  return {
    documented: { gem, playwright, ruby, node, commit },
    newest: {
      gem: newest?.gem ?? gem,
      playwright: newest?.playwright ?? null,
      node: newest?.node ?? node,
    },
  };
}

/** Returns what the file says otherwise than the list of releases and the facts, and what no page can do without. */
export function checkReleaseFile(
  release: ReleaseFile,
  versions: readonly GemVersion[],
  factsGem: string,
): Problem[] {
  const wanted = toReleaseFile(versions, { ...release.documented, gem: factsGem });
  const { playwright, ruby, node } = wanted.documented;
  const missing = Object.entries({ playwright, ruby, node }).filter(([, value]) => value === null);
  return [
    ...missing.map(([field]) => missingField(factsGem, field)),
    ...(isDeepStrictEqual(release, wanted) ? [] : [otherFile(wanted)]),
  ];
}

function missingField(gem: string, field: string): Problem {
  const message = `The documented release ${gem} has no "${field}" there.`;
  const hint = `Give the entry of ${gem} its "${field}": pages say what has to be installed.`;
  return { file: gemVersionsFile, line: 1, rule: "release-missing", message, hint };
}

function otherFile(wanted: ReleaseFile): Problem {
  const message = `It is not what ${gemVersionsFile} and the facts say of the documented and the newest release.`;
  const hint = `Write ${JSON.stringify(wanted)}`;
  return { file: releaseFile, line: 1, rule: "release-file", message, hint };
}
