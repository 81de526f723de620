import { useEffect } from "react";
import { versions } from "../config/versions";
import { words } from "../config/words";
import { preferredVersionKey } from "../shared/constants";
import { DropdownMenu } from "../ui/DropdownMenu";

/** The version being read, and the others. A stored choice that no longer exists is forgotten. */
export function VersionMenu() {
  useEffect(forgetUnknownVersion, []);
  const items = versions.map((version, index) => ({
    label: version.label,
    path: version.path,
    isCurrent: index === 0,
    onChoose: () => rememberVersion(version.name),
  }));
  return (
    <DropdownMenu label={words.version.label} chosen={versions[0]?.label ?? ""} items={items} />
  );
}

function rememberVersion(name: string): void {
  try {
    localStorage.setItem(preferredVersionKey, name);
  } catch {
    // The choice is still followed; only its memory is lost.
  }
}

function forgetUnknownVersion(): void {
  try {
    const stored = localStorage.getItem(preferredVersionKey);
    const isKnown = versions.some((version) => version.name === stored);
    if (stored !== null && !isKnown) localStorage.removeItem(preferredVersionKey);
  } catch {
    // Without storage there is nothing to forget.
  }
}
