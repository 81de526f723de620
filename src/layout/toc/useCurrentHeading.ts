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
 * Those that are not rendered as yet, or hidden, as in a tab that is closed, are passed over.
 */
export function currentHeading(ids: readonly string[]): string | undefined {
  const line = window.innerHeight * readingLine;
  return ids.findLast((id) => topOf(document.getElementById(id)) <= line);
}

/**
 * Returns where a heading begins, in px from the top of the window; `Infinity` for one that is hidden. Where the browser
 * has left out a part of the page (`laidOutInView`), a heading of it begins with the part: to ask for its own place, or
 * whether it is hidden, would have all such parts laid out, which takes a second on a long page.
 */
function topOf(heading: Element | null): number {
  const shown = closestShown(heading);
  if (!shown) return Infinity;
  const isFound = shown === heading || getComputedStyle(shown).contentVisibility === "auto";
  return isFound ? shown.getBoundingClientRect().top : Infinity;
}

/** Returns an element, or the next one around it, that is laid out. */
function closestShown(element: Element | null): Element | null {
  if (!element || element.checkVisibility({ contentVisibilityAuto: true })) return element;
  return closestShown(element.parentElement);
}
