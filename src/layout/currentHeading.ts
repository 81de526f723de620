/** How far down the window a heading counts as being read. */
const readingLine = 0.25;

/** Id of the last heading above the reading line; `null` above the first. */
export function currentHeading(ids: readonly string[]): string | null {
  const line = window.innerHeight * readingLine;
  return ids.findLast((id) => topOf(id) <= line) ?? null;
}

/**
 * In px from the top of the window. A heading that the browser has not laid out (`laidOutInView`) is where its section
 * begins: its own place would have the section laid out.
 */
function topOf(id: string): number {
  const heading = document.getElementById(id);
  const isLaidOut = heading?.checkVisibility({ contentVisibilityAuto: true });
  const place = isLaidOut ? heading : heading?.closest("section");
  return place?.getBoundingClientRect().top ?? Infinity;
}
