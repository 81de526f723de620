import { currentVersion, inVersion } from "../shared/versions/versionAddress";
import frozenVersions from "./frozenVersions.json";
import { site } from "./site";

/** A version of the documentation. */
export interface DocsVersion {
  name: string;
  label: string;
  /** The path of its pages. */
  path: string;
  /** The release of the gem that its pages describe. */
  gem: string;
  /** The commit of that release, to which links to its source lead. */
  commit: string;
}

/** A version that is kept, as `frozenVersions.json` lists it. */
export type FrozenVersion = Pick<DocsVersion, "name" | "gem" | "commit">;

/** The one that is written now, then those that `npm run docs:version` has frozen, the newest first. */
export const versions: readonly DocsVersion[] = [
  {
    name: currentVersion,
    label: "Next",
    path: "/docs",
    gem: site.gemVersion,
    commit: site.gemCommit,
  },
  ...(frozenVersions as readonly FrozenVersion[]).map((version) => ({
    ...version,
    label: version.name,
    path: inVersion("/docs/", version.name).slice(0, -1),
  })),
];
