import { startTransition, useContext, useEffect, useState } from "react";
import { afterFrame } from "../shared/afterFrame";
import { useDrawnByServer } from "../ui/useDrawnByServer";
import { WholePageContext } from "../ui/wholePageContext";

const atATime = 8;

/** How many of a document's parts to draw: after a navigation the first ones, so that the reader sees them, then the rest. */
export function useDrawnParts(all: number, atFirst: number): number {
  const isWhole = useContext(WholePageContext);
  const isDrawnByServer = useDrawnByServer();
  const [drawn, setDrawn] = useState(isWhole || isDrawnByServer ? Infinity : atFirst);
  useEffect(() => {
    if (drawn >= all) return;
    return afterFrame(() => startTransition(() => setDrawn(drawn + atATime)));
  }, [drawn, all]);
  return Math.min(drawn, all);
}
