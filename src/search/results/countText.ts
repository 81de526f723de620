import { searchMessages } from "../../config/searchMessages";

/**
 * Returns how many results there are; where there may be more than were asked for, that these are the first of them.
 */
export function countText(count: number, limit: number): string {
  return count < limit ? searchMessages.count(count) : searchMessages.first(count);
}
