import { currentVersion, inVersion } from "../shared/versions/versionAddress";
import frozenVersions from "./frozenVersions.json";

/** A version of the documentation. */
export interface DocsVersion {
  name: string;
  label: string;
  /** The path of its pages. */
  path: string;
}

/** The one that is written now, then those that `npm run docs:version` has frozen, the newest first. */
export const versions: readonly DocsVersion[] = [
  { name: currentVersion, label: "Next", path: "/docs" },
  ...frozenVersions.map((name: string) => ({
    name,
    label: name,
    path: inVersion("/docs/", name).slice(0, -1),
  })),
];
