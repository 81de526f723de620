import type { SearchEntry, SearchRecordKind } from "../shared/searchRecord";
import type { SearchAnswer, SearchBackend } from "./searchBackend";

/** A query letter by letter, of which each entry has something to mark. */
export const rehearsalKeys = "page";

/**
 * Knows an entry of each look, of most letters that results have. With each key there are more of them or fewer, and
 * others first, so that all is rehearsed that a key may do to a list.
 */
export const rehearsalBackend: SearchBackend = {
  search: (query, _limit, onMore) => {
    const found = query.length % 2 === 0 ? entries : entries.slice(1).reverse();
    const answer: SearchAnswer = { entries: found, source: "embedded" };
    onMore?.(answer);
    return Promise.resolve(answer);
  },
};

/** The signs of ASCII, after a word to mark. */
const letters = `page${Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join("")}`;

const entries = [
  entryOf("member", { heading: letters, jsName: "pageName", signature: letters }),
  entryOf("option", { heading: "page", subheading: letters }),
  entryOf("page", {}),
  entryOf("section", { heading: letters }),
];

function entryOf(kind: SearchRecordKind, own: Partial<SearchEntry>): SearchEntry {
  return {
    kind,
    url: `#${kind}`,
    section: letters,
    page: letters,
    heading: null,
    subheading: null,
    className: null,
    jsName: null,
    aliases: [],
    badge: null,
    signature: null,
    content: letters,
    ...own,
  };
}
