import { searchConfig } from "../../config/search";
import { isAndroid, rankBoost } from "../../shared/search/rankBoost";
import type { SearchEntry } from "../../shared/search/searchRecord";
import type { EntryNames } from "./entryNames";
import { matchPhrases, phraseCover } from "./matchPhrases";
import { isPartOf, matchName, matchOwner } from "./matchName";
import { askedWords, type QueryWord, type SearchQuery } from "./readQuery";

/** A match before its names are looked at. */
export interface TextMatch {
  /** Words and roots of the query that are anywhere in the entry. */
  terms: ReadonlySet<string>;
  /** The weight of each word of the query: a rare one weighs more. Their sum is 1. */
  weights: readonly number[];
}

/**
 * Returns how well an entry answers a query, from what it is called and where it belongs; not comparable between
 * queries.
 */
export function rankEntry(
  entry: SearchEntry,
  names: EntryNames,
  query: SearchQuery,
  text: TextMatch,
): number {
  const title = covered(names, query) + literal(entry, query);
  const cover = phraseCover(names, askedWords(query), text.weights, query.typed);
  const match = query.isCode
    ? matchCode(names, query) + title
    : matchWords(entry, names, query.words, text, title + phraseTitle * cover);
  const isUnder = entry.kind === "option" && !isAskedOption(names, query);
  return match * priorOf(entry, query) * (isUnder ? Math.max(unaskedOption, cover) : 1);
}

/** The worth of an option that a query neither names nor says in other words: it stands under its member. */
const unaskedOption = 0.6;

/** Tells whether a query names an option, whole or by its last key, or is spelt as one. */
function isAskedOption({ wholes, joined, last }: EntryNames, { wants, words }: SearchQuery) {
  return (
    wants === "option" ||
    words.some(
      (word) =>
        wholes.includes(word.whole) ||
        joined.includes(word.joined) ||
        // Nobody types `full_p` but who means a name.
        (word.whole.includes("_") && joined.some((name) => name.startsWith(word.joined))) ||
        last === word.whole ||
        isPartOf(wholes, word),
    )
  );
}

/** Tells whether names have every word of a query, or its beginning; of a call the last one. */
export function isNamedBy(names: EntryNames, query: SearchQuery): boolean {
  return askedWords(query).every(
    (word) => matchName(names, word) > 0 || (!query.isCode && matchOwner(names, word) > 0),
  );
}

/** Returns what speaks for an entry whatever its names are. */
export function priorOf(entry: SearchEntry, query: SearchQuery): number {
  const { kind, url, className, badge, heading } = entry;
  const page = url.startsWith(searchConfig.errorsPath) ? 1.2 : 1;
  const error = query.isMessage && kind === "error" ? 2 : 1;
  const member = className === null ? null : heading;
  // Who names Android wants its pages.
  const owner = isAndroid(className) && query.literal.includes("android") ? null : className;
  const boost = rankBoost({ kind, className: owner, badge, member });
  return boost * page * wantedKind(entry, query) * error;
}

/** The spelling of an option or an event tells more than the words of a question, which a member may answer as well. */
function wantedKind({ kind, className }: SearchEntry, { wants }: SearchQuery): number {
  if (wants === null) return 1;
  if (wants === "guide") return className === null && kind !== "error" ? 1.2 : 0.95;
  if (wants === "trouble") return kind === "error" ? 1.3 : className === null ? 1.1 : 0.8;
  return wants === kind ? 1.5 : 0.8;
}

/** Beside a word in the name, one in the text. */
const textMatch = 0.25;

/** Beside a word in the name, one in the name of the place that it belongs to. */
const ownerMatch = 0.55;

/** The member of an option, named as a whole: `goto timeout`. */
const memberMatch = 0.9;

/** The worth of a query that is just what readers call the place. */
const phraseTitle = 0.5;

/** Words that match less well than this are partly missing. */
const wholeMatch = 0.5;

/** Makes an entry that lacks words worth less than the words that it has. */
function matchWords(
  { kind }: SearchEntry,
  names: EntryNames,
  words: readonly QueryWord[],
  text: TextMatch,
  title: number,
): number {
  const isOption = kind === "option";
  let sum = title;
  let found = 0;
  words.forEach((word, index) => {
    const byName = Math.max(
      matchName(names, word),
      matchOwner(names, word) *
        (isOption && names.owners.includes(word.whole) ? memberMatch : ownerMatch),
      matchPhrases(names, word),
    );
    const match = Math.max(byName, isInText(word, text.terms) ? textMatch : 0);
    const weight = text.weights[index] ?? 0;
    sum += weight * match;
    found += weight * Math.min(1, match / wholeMatch);
  });
  return sum * found;
}

function isInText({ textRoots, synonyms }: QueryWord, terms: ReadonlySet<string>): boolean {
  return [textRoots, ...synonyms].some((any) => any.every((root) => terms.has(root)));
}

/** The last name is what is looked for, the one before it is mostly where. */
function matchCode(names: EntryNames, { words, typed }: SearchQuery): number {
  const main = words.at(-1);
  if (!main) return 0;
  const owners = words.slice(0, -1).reverse();
  const where = owners.map((word, index) => matchOwner(names, word) * (index === 0 ? 0.5 : 0.1));
  return matchCalled(names, main, typed) + where.reduce((total, part) => total + part, 0);
}

/** A call is rather of the member that has the name. */
const mostOfPhrase = 0.5;

/** Returns how well a name is that of a place; a name that nothing has may be one that readers bring along. */
export function matchCalled(
  names: EntryNames,
  word: QueryWord,
  typed: SearchQuery["typed"],
): number {
  const byPhrase = matchPhrases(names, word) + phraseTitle * phraseCover(names, [word], [1], typed);
  return matchName(names, word) || Math.min(byPhrase, mostOfPhrase);
}

/** Returns how much of the title is asked for: `Install` is a better answer to `install` than `Install what fits`. */
function covered({ roots, wholes }: EntryNames, { words, phrase }: SearchQuery): number {
  if (wholes.includes(phrase)) return 0.5;
  if (words.some(({ whole }) => wholes.includes(whole))) return 0.25 / words.length;
  const known = roots.filter((root) => words.some((word) => word.roots.includes(root)));
  return roots.length === 0 ? 0 : (0.25 * known.length) / roots.length;
}

/** `viewport_size=` and `visible?`, with the sign at the end. */
function literal({ heading, aliases }: SearchEntry, query: SearchQuery): number {
  return /\W$/.test(query.literal) && [heading, ...aliases].includes(query.literal) ? 0.3 : 0;
}
