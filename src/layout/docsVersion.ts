import { createContext, useContext, useSyncExternalStore } from "react";
import { labelOf } from "../config/labelOf";
import { versions, type DocsVersion } from "../config/versions";
import { preferredVersionKey } from "../shared/constants";
import { currentVersion } from "../shared/versions/versionAddress";
import { readStored, store } from "../ui/storage";

/** The version of the page being read, and which others have it. */
export interface PageVersion {
  /** `null` on pages that belong to no version, such as the landing page. */
  name: string | null;
  /** The names of the versions that have the page. */
  versions: readonly string[];
  /** The codes of the locales that have the page in its version. */
  locales: readonly string[];
  /** The page's path in the version that is written now. */
  localPath: string;
}

export const PageVersionContext = createContext<PageVersion>({
  name: null,
  versions: [],
  locales: [],
  localPath: "/",
});

/** Returns the version that is being read: the page's, else the one that the reader chose last. */
export function useDocsVersion(): DocsVersion {
  const { name } = useContext(PageVersionContext);
  const preferred = useSyncExternalStore(subscribe, readPreferredVersion, () => null);
  return versionNamed(name ?? preferred ?? currentVersion);
}

/** Returns the version that the page belongs to; for pages of none, the one that is written now. */
export function usePageVersion(): DocsVersion {
  return versionNamed(useContext(PageVersionContext).name ?? currentVersion);
}

/** Keeps a choice. */
export function storePreferredVersion(name: string): void {
  store(preferredVersionKey, name);
}

/** Removes a stored choice that is no version any more. */
export function forgetUnknownVersion(): void {
  const stored = readStored(preferredVersionKey);
  if (stored !== null && !isKnown(stored)) store(preferredVersionKey, null);
}

function readPreferredVersion(): string | null {
  const stored = readStored(preferredVersionKey);
  return stored !== null && isKnown(stored) ? stored : null;
}

function isKnown(name: string): boolean {
  return versions.some((version) => version.name === name);
}

function versionNamed(name: string): DocsVersion {
  const found = versions.find((version) => version.name === name) ?? versions[0];
  if (found === undefined) throw new Error("The docs have no version.");
  return { ...found, label: labelOf(found.label) };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}
