/** How far down the window a heading counts as being read. */
const readingLine = 0.25;

/** Id of the last heading above the reading line, of ids in the page's order; `null` above the first. */
export function currentHeading(ids: readonly string[]): string | null {
  const line = window.innerHeight * readingLine;
  let above = 0;
  let below = ids.length;
  while (above < below) {
    const middle = Math.floor((above + below) / 2);
    if (topOf(headingOf(ids[middle])) <= line) above = middle + 1;
    else below = middle;
  }
  return ids.slice(0, above).findLast((id) => headingOf(id)?.checkVisibility()) ?? null;
}

function headingOf(id = ""): Element | null {
  return document.getElementById(id);
}

/**
 * In px from the top of the window. What the browser has not laid out (`laidOutInView`) is where what it is in begins:
 * its own place would have all of that laid out.
 */
function topOf(element: Element | null): number {
  if (element === null) return Infinity;
  const isLaidOut = element.checkVisibility({ contentVisibilityAuto: true });
  return isLaidOut ? element.getBoundingClientRect().top : topOf(element.parentElement);
}
