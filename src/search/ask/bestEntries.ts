import type { SearchEntry } from "../../shared/searchRecord";
import { searchTokens } from "../../shared/searchTokens";
import { stem } from "./questionTerms";

/** Entries that have less of a question's terms answer another question, unless one of the terms is their name. */
const leastCoverage = 0.6;
const leastOfNamed = 0.5;

/** The entries that have most of the terms, the fullest first; equally full ones as the search ordered them. */
export function bestEntries(
  entries: readonly SearchEntry[],
  terms: readonly string[],
): SearchEntry[] {
  return entries
    .map((entry) => ({ entry, coverage: coverage(entry, terms) }))
    .filter(({ entry, coverage }) => coverage >= leastFor(entry, terms))
    .sort((one, other) => other.coverage - one.coverage)
    .map(({ entry }) => entry);
}

function leastFor(entry: SearchEntry, terms: readonly string[]): number {
  return held(namesOf(entry), terms) > 0 ? leastOfNamed : leastCoverage;
}

/** The part of the terms that an entry has in some form, from 0 to 1. */
export function coverage(entry: SearchEntry, terms: readonly string[]): number {
  const { page, className, content } = entry;
  const text = [page, className, ...namesOf(entry), content];
  return terms.length === 0 ? 0 : held(text, terms) / terms.length;
}

function namesOf({ heading, subheading, jsName, aliases }: SearchEntry): (string | null)[] {
  return [heading, subheading, jsName, ...aliases];
}

/** How many terms some texts have. */
function held(texts: readonly (string | null)[], terms: readonly string[]): number {
  const tokens = [...new Set(searchTokens(texts.join(" ")))];
  return terms.filter((term) => tokens.some((token) => token.startsWith(stem(term)))).length;
}
