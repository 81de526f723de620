import { useEffect, useMemo, useState } from "react";
import { afterFrame } from "../shared/afterFrame";
import { hearEarly } from "../ui/hearEarly";
import { beginningOf, firstEntries, fittingEntries, sizeOf, type EntryGroup } from "./groupEntries";

/** So many results of a list that was not there before are drawn in the frame of their key. */
const drawnAtOnce = 4;

/** The rest of a list comes so long after the last key where its reader does not scroll, in milliseconds. */
const longPause = 1000;

/** In rem, as long as nobody knows better. */
const usualRoom = 34;

/** How far the drawing of a list has come. */
type Extent = "beginning" | "screen" | "whole";

/**
 * A list in the order in which its reader sees it: what there is room for at once, and the rest when nobody types any
 * more, or when the active entry is in it. Where there was no list before, the first results come a frame before that
 * screen.
 */
export function useShownGroups(
  groups: readonly EntryGroup[],
  activePlace: number,
  room: number | null,
): readonly EntryGroup[] {
  const [reached, setReached] = useState<{ groups: typeof groups; extent: Extent }>({
    groups,
    extent: "beginning",
  });
  const sizes = useMemo(() => sizesOf(groups, room), [groups, room]);
  const own = reached.groups === groups ? reached.extent : "screen";
  const extent = activePlace >= sizes[own] || sizes[own] >= sizes.whole ? "whole" : own;
  useEffect(() => {
    if (extent === "beginning") {
      return afterFrame(() => setReached({ groups, extent: "screen" }));
    }
    if (extent === "whole") return;
    // The rest of a list would hold up the frame of the next key.
    return afterTyping(() => setReached({ groups, extent: "whole" }));
  }, [groups, extent]);
  return useMemo(() => firstEntries(groups, sizes[extent]), [groups, sizes, extent]);
}

/** What is drawn in the frame of a key, `isFirst` where no list was there before. */
export function shownAtOnce(
  groups: readonly EntryGroup[],
  room: number | null,
  isFirst: boolean,
): EntryGroup[] {
  return firstEntries(groups, sizesOf(groups, room)[isFirst ? "beginning" : "screen"]);
}

/** Does something when a reader scrolls or does nothing for long; what comes back calls it off. */
function afterTyping(act: () => void): () => void {
  const timer = setTimeout(act, longPause);
  const stopHearing = hearEarly(["scroll"], act);
  return () => {
    clearTimeout(timer);
    stopHearing();
  };
}

/** How many entries each extent has. */
function sizesOf(groups: readonly EntryGroup[], room: number | null): Record<Extent, number> {
  const beginning = beginningOf(groups, drawnAtOnce);
  return {
    beginning,
    screen: Math.max(beginning, fittingEntries(groups, room ?? usualRoom)),
    whole: sizeOf(groups),
  };
}
