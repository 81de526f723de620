/** The name by which styles know what is marked (`::highlight`). */
export const matchMarks = "search-match";

/** Marks ranges in place of those before. A browser without the CSS Custom Highlight API marks nothing. */
export function showMarks(ranges: readonly StaticRange[]): Highlight | null {
  if (typeof Highlight === "undefined") return null;
  const marks = new Highlight(...ranges);
  CSS.highlights.set(matchMarks, marks);
  return marks;
}

/** Marks nothing any more, where these marks are the last ones. */
export function forgetMarks(marks: Highlight | null): void {
  if (marks !== null && CSS.highlights.get(matchMarks) === marks) {
    CSS.highlights.delete(matchMarks);
  }
}
