import { distance } from "fastest-levenshtein";
import type { Finding } from "./problem";

/** More names than these are too many to read in a terminal. */
const longestList = 30;

/** Returns the known name nearest to a wrong one, or `null` where none is near enough to be what was meant. */
export function nearest(name: string, known: readonly string[]): string | null {
  if (name === "") return null;
  const far = Math.max(2, Math.ceil(name.length / 2));
  const [found] = known
    .map((candidate) => ({ candidate, steps: distance(spelled(name), spelled(candidate)) }))
    .sort((a, b) => a.steps - b.steps);
  return found !== undefined && found.steps <= far ? found.candidate : null;
}

/** `Did you mean "x"?`, or `What there is: a, b, c.` where nothing is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const found = nearest(name, known);
  if (found !== null) return `Did you mean "${found}"?`;
  if (known.length === 0) return "There is none yet.";
  const more = known.length > longestList ? ` and ${known.length - longestList} more` : "";
  return `What there is: ${known.slice(0, longestList).join(", ")}${more}.`;
}

/** Case counts for nothing when a name is guessed. */
function spelled(name: string): string {
  return name.toLowerCase();
}

/**
 * Returns the nearest name and everything that there is, where that is little: `Did you mean "x"? What there is: x, y.`
 */
export function nearestAndAll(name: string, known: readonly string[]): string {
  const all = known.length === 0 ? "There is none yet." : `What there is: ${known.join(", ")}.`;
  const found = nearest(name, known);
  return found === null ? all : `Did you mean "${found}"? ${all}`;
}

/** Returns a finding where a name is none of those that there are. */
export function unknownName(
  rule: string,
  name: string,
  known: readonly string[],
  message: string,
): Finding[] {
  return known.includes(name) ? [] : [{ rule, message, hint: didYouMean(name, known) }];
}
