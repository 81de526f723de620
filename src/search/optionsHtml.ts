import { withPrefix } from "gatsby";
import { escapeHtml } from "../shared/escapeHtml";
import type { SearchEntry } from "../shared/searchRecord";
import type { EntryGroup } from "./groupEntries";
import { matchPattern } from "./matches";
import { optionId } from "./optionId";
import { resultHtml } from "./resultHtml";

interface OptionsLook {
  query: string;
  listId: string;
  /** The page that the reader is on. */
  currentPath: string | null;
}

/** The inside of each group of a list of options, as HTML; none of the options is the active one yet. */
export function optionsHtml(groups: readonly EntryGroup[], look: OptionsLook): string[] {
  const pattern = matchPattern(look.query);
  let index = 0;
  return groups.map(({ title, section, entries }) => {
    const options = entries.map((entry) => {
      const id = optionId(look.listId, index++);
      const attributes = `${linkAttributes(entry, look)} role="option" id="${id}" aria-selected="false"`;
      return `<a ${attributes} tabindex="-1">${resultHtml(entry, { pattern })}</a>`;
    });
    const name = `${escapeHtml(title)} <span>${escapeHtml(section)}</span>`;
    return `<div data-part="page" aria-hidden="true">${name}</div>${options.join("")}`;
  });
}

/** Real links, so that they open in a new tab as links do. */
function linkAttributes({ url }: SearchEntry, { currentPath }: OptionsLook): string {
  const current = url === currentPath ? ' aria-current="page"' : "";
  return `href="${escapeHtml(withPrefix(url))}"${current}`;
}
