/** The name by which styles know what is marked (`::highlight`). */
export const matchMarks = "search-match";

/** By the list that they are in. */
const marked = new Map<Element, readonly StaticRange[]>();

/** Marks ranges in a list in place of those before. A browser without the CSS Custom Highlight API marks nothing. */
export function showMarks(list: Element, ranges: readonly StaticRange[]): void {
  if (typeof Highlight === "undefined") return;
  marked.delete(list);
  if (ranges.length > 0) marked.set(list, ranges);
  CSS.highlights.set(matchMarks, new Highlight(...[...marked.values()].flat()));
}
