import { searchConfig } from "../config/search";
import type { SearchEntry, SearchRecordKind } from "../shared/searchRecord";
import { standingOf } from "../shared/standing";
import type { EntryNames } from "./entryNames";
import type { QueryWord, SearchQuery } from "./readQuery";

/** Beside equally good matches of other kinds. */
const kindStanding: Record<SearchRecordKind, number> = {
  page: 1.15,
  member: 1.05,
  event: 0.95,
  error: 0.9,
  section: 1,
  option: 0.9,
};

/** How well an entry answers a query, from what it is called and where it belongs; not comparable between queries. */
export function rankEntry(entry: SearchEntry, names: EntryNames, query: SearchQuery): number {
  const match = query.isCode ? matchCode(names, query.words) : matchWords(names, query.words);
  const literal = isLiteral(entry, query) ? 0.3 : 0;
  return (match + covered(names, query.words) + literal) * priorOf(entry, query);
}

/** What speaks for an entry whatever its names are. */
export function priorOf(entry: SearchEntry, { wants, isMessage }: SearchQuery): number {
  const { kind, url, className, badge, heading } = entry;
  const page = url.startsWith(searchConfig.errorsPath) ? 1.1 : 1;
  const wanted = wants === null ? 1 : wants === kind ? 1.5 : 0.8;
  const error = isMessage && kind === "error" ? 2 : 1;
  const member = className === null ? null : heading;
  return kindStanding[kind] * page * wanted * error * standingOf({ className, badge, member });
}

function matchWords(names: EntryNames, words: readonly QueryWord[]): number {
  const sum = words.reduce(
    (total, word) => total + Math.max(matchName(names, word), matchOwner(names, word) / 2),
    0,
  );
  return sum / words.length;
}

/** The last name is what is looked for, the one before it is mostly where. */
function matchCode(names: EntryNames, words: readonly QueryWord[]): number {
  const main = words.at(-1);
  if (!main) return 0;
  const owners = words.slice(0, -1).reverse();
  const where = owners.map((word, index) => matchOwner(names, word) * (index === 0 ? 0.5 : 0.1));
  return matchName(names, main) + where.reduce((total, part) => total + part, 0);
}

function matchName({ wholes, joined, roots }: EntryNames, word: QueryWord): number {
  if (wholes.includes(word.whole)) return 1;
  if (joined.includes(word.joined)) return 0.95;
  const started = Math.max(...joined.map((name) => startedBy(name, word.joined)));
  return Math.max(started, matchRoots(roots, word));
}

/** From 0.6 for the first letter to 0.85 for all but the last. */
function startedBy(name: string, start: string): number {
  return start !== "" && name.startsWith(start) ? 0.6 + 0.25 * (start.length / name.length) : 0;
}

function matchRoots(roots: readonly string[], word: QueryWord): number {
  if (word.roots.every((root) => roots.includes(root))) return 0.55;
  const isStarted = (start: string) => roots.some((root) => root.startsWith(start));
  return word.roots.every(isStarted) ? 0.45 : 0;
}

function matchOwner({ owners, ownerRoots }: EntryNames, word: QueryWord): number {
  return owners.includes(word.whole) ? 1 : matchRoots(ownerRoots, word);
}

/** How much of the title is asked for: `Install` is a better answer to `install` than `Install what fits`. */
function covered({ roots, wholes }: EntryNames, words: readonly QueryWord[]): number {
  if (words.some(({ whole }) => wholes.includes(whole))) return 0.25;
  const asked = words.flatMap((word) => word.roots);
  const known = roots.filter((root) => asked.includes(root));
  return roots.length === 0 ? 0 : (0.25 * known.length) / roots.length;
}

/** `viewport_size=` and `visible?`, with the sign at the end. */
function isLiteral({ heading, aliases }: SearchEntry, { literal }: SearchQuery): boolean {
  return /\W$/.test(literal) && [heading, ...aliases].includes(literal);
}
