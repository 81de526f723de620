import { useEffect, useState } from "react";

/** How far down the window a heading counts as being read. */
const readingLine = 0.25;

/** Id of the last heading above the reading line; `null` above the first. */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const above = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target.id);
          else above.delete(target.id);
        }
        setCurrent(ids.findLast((id) => above.has(id)) ?? null);
      },
      // Reaches far above the window, so that a heading intersects from the line upwards.
      { rootMargin: `1000000px 0px -${100 - readingLine * 100}% 0px` },
    );
    const missing = new Set(ids);
    const observeFound = () => {
      for (const id of missing) {
        const heading = document.getElementById(id);
        if (!heading) continue;
        observer.observe(heading);
        missing.delete(id);
      }
      if (missing.size === 0) drawing.disconnect();
    };
    // A long page is drawn in steps, the first ones before this runs.
    const drawing = new MutationObserver(observeFound);
    drawing.observe(document.body, { childList: true, subtree: true });
    observeFound();
    return () => {
      observer.disconnect();
      drawing.disconnect();
    };
  }, [ids]);
  return current;
}
