import { useEffect, useState } from "react";
import { afterFrame } from "../../shared/timing/afterFrame";

/**
 * Returns the id of the heading that is being read, as `currentHeading` has it. It is looked for when the page was
 * scrolled or has another height: an `IntersectionObserver` costs something for each heading in every frame.
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

/** The share of the window above which a heading counts as being read. */
const readingLine = 0.25;

/**
 * Returns the id of the last heading above the reading line, of ids in the page's order; `undefined` above the first.
 */
export function currentHeading(ids: readonly string[]): string | undefined {
  const line = window.innerHeight * readingLine;
  // Not those that are not rendered as yet, or in a tab that is closed.
  const headings = ids
    .map((id) => document.getElementById(id))
    .filter((heading) => heading?.checkVisibility());
  return headings.findLast((heading) => topOf(heading) <= line)?.id;
}

/**
 * Returns where an element begins, in px from the top of the window. What the browser has not laid out
 * (`laidOutInView`) is where what it is in begins: its own place would have all of that laid out.
 */
function topOf(element: Element | null | undefined): number {
  if (!element) return Infinity;
  const isLaidOut = element.checkVisibility({ contentVisibilityAuto: true });
  return isLaidOut ? element.getBoundingClientRect().top : topOf(element.parentElement);
}
