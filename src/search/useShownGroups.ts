import { useEffect, useMemo, useState } from "react";
import { firstEntries, type EntryGroup } from "./groupEntries";

/** More than the dialog has room for. */
const drawnAtOnce = 9;

/** Longer than a typist takes for the next key, whose frame the rest of a list would hold up. */
const pause = 250;

/** The first screen of groups at once, and the rest when nobody types, or when the active entry is in it. */
export function useShownGroups(
  groups: readonly EntryGroup[],
  activePlace: number,
): readonly EntryGroup[] {
  const [whole, setWhole] = useState<readonly EntryGroup[] | null>(null);
  const isWhole = whole === groups || activePlace >= drawnAtOnce;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setWhole(groups), pause);
    return () => clearTimeout(timer);
  }, [groups, isWhole]);
  return useMemo(() => (isWhole ? groups : firstEntries(groups, drawnAtOnce)), [groups, isWhole]);
}
