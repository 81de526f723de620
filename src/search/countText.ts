import { words } from "../config/words";

/** How many results there are; where there may be more than were asked for, that these are the first of them. */
export function countText(count: number, limit: number): string {
  return count < limit ? words.search.count(count) : words.search.first(count);
}
