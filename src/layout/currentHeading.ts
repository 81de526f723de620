/** How far down the window a heading counts as being read. */
const readingLine = 0.25;

/** Id of the last heading above the reading line, of ids in the page's order; `undefined` above the first. */
export function currentHeading(ids: readonly string[]): string | undefined {
  const line = window.innerHeight * readingLine;
  const headings = ids.map((id) => document.getElementById(id));
  let above = 0;
  let below = ids.length;
  while (above < below) {
    const middle = (above + below) >> 1;
    if (topOf(headings[middle]) > line) below = middle;
    else above = middle + 1;
  }
  return ids[above - 1];
}

/**
 * In px from the top of the window. What the browser has not laid out (`laidOutInView`) is where what it is in begins:
 * its own place would have all of that laid out. What is not drawn as yet is below.
 */
function topOf(element: Element | null | undefined): number {
  if (!element) return Infinity;
  const isLaidOut = element.checkVisibility({ contentVisibilityAuto: true });
  return isLaidOut ? element.getBoundingClientRect().top : topOf(element.parentElement);
}
