import type { ContentNode } from "../shared/contentNode";
import { isClassSection } from "./isClassSection";

/** Some screens of text; a member or an event, with its facts, is as high as several sections of a guide. */
const weightAtFirst = 6;
const factsWeight = 3;

/** A class's index, which stands before its sections, has an entry for each; so many are as high as a section of a guide. */
const entriesOfWeight = 18;

/** How many parts are to be drawn at first, so that the reader has more than the screen shows. */
export function partsAtFirst(parts: readonly (readonly ContentNode[])[]): number {
  let weight = parts.filter(([node]) => isClassSection(node)).length / entriesOfWeight;
  const last = parts.findIndex((part) => {
    weight += isClassSection(part[0]) ? factsWeight : 1;
    return weight >= weightAtFirst;
  });
  return last === -1 ? parts.length : last + 1;
}
