import type { ContentNode } from "../shared/contentNode";
import { isClassSection } from "./isClassSection";

type Part = readonly ContentNode[];

/** About the square root of the sections that the longest class has, which makes the fewest children of each element. */
const together = 12;

/**
 * What of a document stands in an element of its own: a class's sections, twelve together; any other part is alone.
 * When something in a page is laid out anew, the browser goes through all children of each element around it.
 */
export function partGroups(parts: readonly Part[]): [Part, ...Part[]][] {
  const groups: [Part, ...Part[]][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && last.length < together && [last[0], part].every(isGrouped)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The text behind a section has its spaces as a part of the document. */
export function isGrouped(part: Part): boolean {
  return part.length === 1 && isClassSection(part[0]);
}
