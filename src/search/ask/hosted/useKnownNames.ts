import { withPrefix } from "gatsby";
import { searchConfig } from "../../../config/search";
import { createJsonLoader } from "../../../ui/fetchJson";
import { useLoaded } from "../../../ui/useLoaded";
import type { KnownNames } from "./unknownNames";

const loadFile = createJsonLoader();

// A file of our own build.
const loadNames = async () =>
  (await loadFile(withPrefix(searchConfig.namesFilePath))) as KnownNames;

/** Returns what exists; `null` while it is loaded, and where it cannot be: nothing is marked then. */
export function useKnownNames(): KnownNames | null {
  return useLoaded(loadNames) ?? null;
}
