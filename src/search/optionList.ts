import type { EntryGroup } from "./groupEntries";
import { matchPattern } from "./matches";
import { createOptionGroup, type OptionGroup } from "./optionGroup";
import { showMarks } from "./matchMarks";
import { takeElements } from "./takeElements";

interface ListLook {
  query: string;
  listId: string;
  /** The page that the reader is on. */
  currentPath: string | null;
}

/** The inside of a list of options; the list is hidden while there are none. */
export interface OptionList {
  show: (groups: readonly EntryGroup[], look: ListLook) => void;
}

/** Shows one list of results after another in the same elements: React would make new ones with each key. */
export function createOptionList(list: HTMLElement): OptionList {
  const parts: OptionGroup[] = [];
  let shown: readonly unknown[] = [];
  return {
    show: (groups, { query, ...look }) => {
      const wanted = [query, look.currentPath, ...groups.flatMap(({ entries }) => entries)];
      if (isSame(wanted, shown)) return;
      shown = wanted;
      const pattern = matchPattern(query);
      let before = 0;
      list.toggleAttribute("hidden", groups.length === 0);
      takeElements(list, parts, groups.length, createOptionGroup);
      const ranges = groups.flatMap((group, place) => {
        const found = parts[place]?.show(group, { ...look, pattern, before }) ?? [];
        before += group.entries.length;
        return found;
      });
      showMarks(list, ranges);
    },
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, place) => part === other[place]);
}
