/**
 * The faults that a reader's browser may have. A test names its row in its title, as `[browser 5]` or `[browser 5, 6]`.
 */
export const browserFaults: Readonly<Record<number, string>> = {
  1: "No JavaScript",
  2: "Storage that is forbidden",
  3: "Storage that is full, or holds what means nothing",
  4: "The app's script missing, blocked or late",
  5: "A chunk missing after a link",
  6: "A chunk missing at the first load",
  7: "Page data that answer 404, 500 or HTML",
  8: "Data of another build",
  9: "Offline, and a link is followed",
  10: "Offline, and the search is opened",
  11: "A slow connection, or one that saves data",
  12: "What is fetched ahead on a good connection",
  13: "A search service that refuses, fails or hangs",
  14: "A search answer of another shape",
  15: "A query of 1 MB, of halves of letters, of signs",
  16: "Hostile texts",
  17: "Answers out of order, and keys pressed fast",
  18: "Less motion",
  19: "Forced colours, more contrast, paper",
  20: "400 % zoom, large text, wide spacing",
  21: "A browser of some years ago",
  22: "A service worker of a former site",
  23: "Served under another base",
  24: "A crash in the page, in the layout, in the error screen",
  25: "Back, Forward, and hashes of all kinds",
  26: "A wrong clock, many navigations, two tabs",
};

/** The faults that an author may make, or a build may run into; named as `[author 7]`. */
export const authorFaults: Readonly<Record<number, string>> = {
  1: "A tag that is not closed",
  2: "A variable in braces",
  3: "Frontmatter that is no YAML",
  4: "Frontmatter of another type, or an unknown key",
  5: "Two files for one address",
  6: "A broken link",
  7: "A broken anchor",
  8: "A missing picture",
  9: "An unknown language of code",
  10: "Bytes that are no UTF-8",
  11: "A file of 5 MB",
  12: "A loop of links",
  13: "Headings of the same text",
  14: "HTML, scripts, handlers",
  15: "An unknown component",
  16: "An empty file, an h1 of its own",
  17: "Addresses that run code, frames, comments",
  18: "File names that make no address",
  19: "A sidebar that names what is not there",
  20: "An unknown kind of navbar item, an unknown version",
  21: "A page component without a default export",
  22: "Nesting without end",
  23: "Ten changes in a moment, renames, deletions",
  24: "A full disk, a killed build",
};

const faultMarker = /\[(browser|author) ([\d, ]+)\]/g;

/** Returns the rows of a table that a title names. */
export function rowsOf(title: string, table: string): number[] {
  return [...title.matchAll(faultMarker)]
    .filter(([, named]) => named === table)
    .flatMap(([, , list = ""]) => list.split(",").map(Number));
}
