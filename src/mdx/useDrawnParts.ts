import { startTransition, useContext, useEffect, useState } from "react";
import { useDrawnByServer } from "../ui/useDrawnByServer";
import { WholePageContext } from "./wholePageContext";

/** Some screens of text. */
const atFirst = 6;
const atATime = 8;

/** How many of a document's parts to draw: after a navigation the first ones, so that the reader sees them, then the rest. */
export function useDrawnParts(all: number): number {
  const isWhole = useContext(WholePageContext);
  const isDrawnByServer = useDrawnByServer();
  const [drawn, setDrawn] = useState(isWhole || isDrawnByServer ? Infinity : atFirst);
  useEffect(() => {
    if (drawn >= all) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + atATime)));
    return () => clearTimeout(timer);
  }, [drawn, all]);
  return Math.min(drawn, all);
}
