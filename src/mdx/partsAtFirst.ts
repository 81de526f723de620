import type { ContentNode } from "../shared/contentNode";
import { isClassSection } from "./isClassSection";

/** Some screens of text; a member or an event, with its facts, is as high as several sections of a guide. */
const weightAtFirst = 6;
const factsWeight = 3;

/** How many parts are to be drawn at first, so that the reader has more than the screen shows. */
export function partsAtFirst(parts: readonly (readonly ContentNode[])[]): number {
  let weight = 0;
  const last = parts.findIndex((part) => {
    weight += isClassSection(part[0]) ? factsWeight : 1;
    return weight >= weightAtFirst;
  });
  return last === -1 ? parts.length : last + 1;
}
