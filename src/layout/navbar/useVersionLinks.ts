import { useContext, useSyncExternalStore } from "react";
import { labelOf } from "../../config/labelOf";
import { messages } from "../../config/messages";
import { versions } from "../../config/versions";
import { flattenSidebar } from "../../shared/navigation/pager";
import { currentVersion, inVersion } from "../../shared/versions/versionAddress";
import type { DropdownItem } from "../../ui/choice/DropdownMenu";
import { PageVersionContext, storePreferredVersion, useDocsVersion } from "../docsVersion";
import { useSidebars } from "../sidebar/useSidebar";

/** Returns a link to each version: to the same place where the version has the page, else to where it begins. */
export function useVersionLinks(): DropdownItem[] {
  const page = useContext(PageVersionContext);
  const current = useDocsVersion();
  const getSidebar = useSidebars();
  const suffix = useSyncExternalStore(subscribe, queryAndHash, () => "");
  function startOf(name: string, path: string) {
    if (name === currentVersion) return path;
    return flattenSidebar(getSidebar("docs", name))[0]?.path ?? path;
  }
  return versions.map(({ name, label, path, gem }) => ({
    label: labelOf(label),
    note: messages.version.documents(gem),
    path: page.versions.includes(name)
      ? inVersion(page.localPath, name) + suffix
      : startOf(name, path),
    isCurrent: name === current.name,
    onChoose: () => storePreferredVersion(name),
  }));
}

function queryAndHash(): string {
  return location.search + location.hash;
}

/** The router's own changes of the address render the page anew. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}
