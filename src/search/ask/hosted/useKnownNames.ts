import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { searchConfig } from "../../../config/search";
import { memoizeSuccess } from "../../../shared/timing/memoizeSuccess";
import type { KnownNames } from "./unknownNames";

const loadNames = memoizeSuccess(async () => {
  const response = await fetch(withPrefix(searchConfig.namesFilePath));
  if (!response.ok) throw new Error("The names of the library cannot be had.");
  // A file of our own build.
  return (await response.json()) as KnownNames;
});

/** Returns what exists; `null` while it is loaded, and where it cannot be: nothing is marked then. */
export function useKnownNames(): KnownNames | null {
  const [known, setKnown] = useState<KnownNames | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadNames().then(
      (names) => isWanted && setKnown(names),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return known;
}
