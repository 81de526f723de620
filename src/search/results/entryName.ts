import type { SearchEntry } from "../../shared/search/searchRecord";

/** Returns what an entry is called where its page is not told beside it: `Page#screenshot fullPage`. */
export function entryName({ kind, page, heading, subheading }: SearchEntry): string {
  switch (kind) {
    case "member":
      return `${page}#${heading}`;
    case "option":
      return `${page}#${heading} ${subheading}`;
    case "event":
    case "page":
    case "section":
    case "error":
      return [page, heading, subheading].filter(Boolean).join(" › ");
  }
}
