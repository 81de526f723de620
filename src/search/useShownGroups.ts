import { useEffect, useMemo, useState } from "react";
import { afterFrame } from "../shared/afterFrame";
import { beginningOf, firstEntries, sizeOf, type EntryGroup } from "./groupEntries";
import { typingPause } from "./typingPause";

/** So many results of a list that was not there before are drawn in the frame of their key. */
const drawnAtOnce = 4;

/** More than the dialog has room for. */
const firstScreen = 9;

/** How far the drawing of a list has come. */
type Extent = "beginning" | "screen" | "whole";

/**
 * A list in the order in which its reader sees it: the first screen of it at once, and the rest when nobody types, or
 * when the active entry is in it. Where there was no list before, the first results come a frame before that screen.
 */
export function useShownGroups(
  groups: readonly EntryGroup[],
  activePlace: number,
): readonly EntryGroup[] {
  const [reached, setReached] = useState<{ groups: typeof groups; extent: Extent }>({
    groups,
    extent: "beginning",
  });
  const own = reached.groups === groups ? reached.extent : "screen";
  const extent = extentOf(groups, own, activePlace);
  useEffect(() => {
    if (extent === "beginning") {
      return afterFrame(() => setReached({ groups, extent: "screen" }));
    }
    if (extent === "whole") return;
    // The rest of a list would hold up the frame of the next key.
    const timer = setTimeout(() => setReached({ groups, extent: "whole" }), typingPause);
    return () => clearTimeout(timer);
  }, [groups, extent]);
  return useMemo(() => firstEntries(groups, mostOf(groups, extent)), [groups, extent]);
}

function extentOf(groups: readonly EntryGroup[], reached: Extent, activePlace: number): Extent {
  const most = mostOf(groups, reached);
  return activePlace >= most || sizeOf(groups) <= most ? "whole" : reached;
}

function mostOf(groups: readonly EntryGroup[], extent: Extent): number {
  if (extent === "whole") return Infinity;
  return extent === "screen" ? firstScreen : beginningOf(groups, drawnAtOnce);
}
