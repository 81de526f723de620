import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { searchConfig } from "../../../config/search";
import { createJsonLoader } from "../../../ui/fetchJson";
import type { KnownNames } from "./unknownNames";

const loadFile = createJsonLoader();

/** Returns what exists; `null` while it is loaded, and where it cannot be: nothing is marked then. */
export function useKnownNames(): KnownNames | null {
  const [known, setKnown] = useState<KnownNames | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadFile(withPrefix(searchConfig.namesFilePath)).then(
      // A file of our own build.
      (names) => isWanted && setKnown(names as KnownNames),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return known;
}
