import { distance } from "fastest-levenshtein";

/** More names than these are too many to read in a terminal. */
const longestList = 30;

/** Returns the known name nearest to a wrong one, or `null` where none is near enough to be what was meant. */
export function nearest(name: string, known: readonly string[]): string | null {
  const steps = known.map((candidate) => distance(name.toLowerCase(), candidate.toLowerCase()));
  const fewest = Math.min(...steps);
  const isNear = fewest <= Math.max(2, Math.ceil(name.length / 2));
  return isNear ? (known[steps.indexOf(fewest)] ?? null) : null;
}

/** `Did you mean "x"?`, or `What there is: a, b, c.` where nothing is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const found = nearest(name, known);
  if (found !== null) return `Did you mean "${found}"?`;
  if (known.length === 0) return "There is none.";
  const more = known.length > longestList ? ` and ${known.length - longestList} more` : "";
  return `What there is: ${known.slice(0, longestList).join(", ")}${more}.`;
}
