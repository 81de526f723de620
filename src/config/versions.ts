import { currentVersion, inVersion } from "../shared/versions/versionAddress";
import frozenVersions from "./frozenVersions.json";
import { site } from "./site";

/** A version of the documentation. */
export interface DocsVersion {
  name: string;
  label: string;
  /** The path of its pages. */
  path: string;
  /** The release of the gem that its pages describe; `null` where that is not known. */
  gem: string | null;
}

/** The one that is written now, then those that `npm run docs:version` has frozen, the newest first. */
export const versions: readonly DocsVersion[] = [
  { name: currentVersion, label: "Next", path: "/docs", gem: site.gemVersion },
  ...frozenVersions.map((name: string) => ({
    name,
    label: name,
    path: inVersion("/docs/", name).slice(0, -1),
    gem: null,
  })),
];
