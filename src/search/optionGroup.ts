import { writeAttribute } from "../ui/writeAttribute";
import type { EntryGroup } from "./groupEntries";
import { createElement } from "./createElement";
import { createMarkedText } from "./markedText";
import { optionId } from "./optionId";
import { createOptionRow, type OptionRow } from "./optionRow";
import { takeElements } from "./takeElements";

interface GroupLook {
  listId: string;
  /** How many options stand before it. */
  before: number;
  /** What is marked. */
  pattern: RegExp | null;
  /** The page that the reader is on. */
  currentPath: string | null;
}

/** The options of one page under its title, which show one group of entries after another. */
export interface OptionGroup {
  element: HTMLElement;
  /** Shows a group, and gives the ranges of what is to be marked in it. */
  show: (group: EntryGroup, look: GroupLook) => StaticRange[];
}

/** Without options as yet. */
export function createOptionGroup(): OptionGroup {
  const page = createMarkedText("div", "page");
  const section = createMarkedText("span", "section");
  const element = createElement("div", { role: "group", "data-part": "group" }, page.element);
  const rows: OptionRow[] = [];
  // The group has it as its name.
  page.element.setAttribute("aria-hidden", "true");
  page.element.append(" ", section.element);
  return {
    element,
    show: ({ title, section: text, entries }, { listId, before, ...look }) => {
      writeAttribute(element, "aria-label", title);
      page.show(title, null);
      section.show(text, null);
      takeElements(element, rows, entries.length, createOptionRow);
      return entries.flatMap((entry, place) => {
        const id = optionId(listId, before + place);
        return rows[place]?.show(entry, { ...look, id }) ?? [];
      });
    },
  };
}
