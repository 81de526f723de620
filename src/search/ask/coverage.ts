import { exampleText, withoutAddresses, type AskPassage } from "../../shared/search/askPage";
import type { SearchEntry } from "../../shared/search/searchRecord";
import { textRoots } from "../../shared/search/textRoots";

/** A place that has less of a question's terms answers another question, unless one of the terms is its name. */
const leastCoverage = 0.6;
const leastOfNamed = 0.5;

/** The worth of terms that are in the name. */
const nameWeight = 0.5;

/**
 * Returns how much of the terms a place has in some form, and in its name; 0 where that is too little for an answer.
 */
export function coverage(
  entry: SearchEntry,
  told: AskPassage | null,
  terms: readonly string[],
): number {
  const { page, heading, subheading, className, jsName, aliases, content, signature } = entry;
  const names = [heading, subheading, jsName, ...aliases];
  const passage = told?.passage.map(withoutAddresses) ?? [];
  const text = [page, className, signature, content, ...(entry.phrases ?? []), ...passage];
  const code = told?.examples.map(exampleText) ?? [];
  const part = held([...names, ...text, ...code], terms) / terms.length;
  const named = held(names, terms) / terms.length;
  return part >= (named > 0 ? leastOfNamed : leastCoverage) ? part + nameWeight * named : 0;
}

/** Returns how many terms some texts have. */
function held(texts: readonly (string | null)[], terms: readonly string[]): number {
  const roots = textRoots(texts.join(" "));
  const isHeld = (term: string) =>
    textRoots(term).every((wanted) => roots.some((root) => root.startsWith(wanted)));
  return terms.filter(isHeld).length;
}
