import type { SearchEntry } from "../../shared/search/searchRecord";

/** Returns where it is, for one who sees no other result of its page. */
export function entryLocation({ kind, page, section, heading, subheading }: SearchEntry): string {
  switch (kind) {
    case "option":
      return `${page}#${heading}`;
    case "page":
      return section;
    case "member":
    case "event":
      return page;
    case "error":
    case "section":
      return subheading === null ? page : `${page} › ${heading}`;
  }
}
