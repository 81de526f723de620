/** The name by which styles know what is marked (`::highlight`). */
export const matchMarks = "search-match";

/** Marks ranges in place of those before. A browser without the CSS Custom Highlight API marks nothing. */
export function showMarks(ranges: readonly StaticRange[]): void {
  if (typeof Highlight === "undefined") return;
  CSS.highlights.set(matchMarks, new Highlight(...ranges));
}
