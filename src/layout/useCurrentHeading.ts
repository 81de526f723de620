import { useEffect, useState } from "react";
import { afterFrame } from "../shared/afterFrame";
import { currentHeading } from "./currentHeading";

/**
 * Id of the heading that is being read, as `currentHeading` has it. It is looked for when the page was scrolled or has
 * another height: an `IntersectionObserver` costs something for each heading in every frame.
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let stop = noWait;
    const look = () => {
      stop = noWait;
      setCurrent(currentHeading(ids));
    };
    const lookSoon = () => {
      if (stop !== noWait) return;
      // What one frame brings into the window is laid out with the next one.
      stop = afterFrame(() => {
        stop = afterFrame(look);
      });
    };
    const heights = new ResizeObserver(lookSoon);
    heights.observe(document.body);
    window.addEventListener("scroll", lookSoon, { passive: true });
    return () => {
      stop();
      heights.disconnect();
      window.removeEventListener("scroll", lookSoon);
    };
  }, [ids]);
  return current;
}

function noWait(): void {
  return undefined;
}
