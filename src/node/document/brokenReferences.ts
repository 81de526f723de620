import type { Text } from "mdast";
import type { Problem } from "../../shared/text/problem";

/** `[the guide][nope]`, or its end where code or emphasis stands before it; the parser takes away those that are defined. */
const reference = /!?(?:\[[^[\]]*)?\]\[[^[\]]*\]?/g;

/** Finds links and pictures by a name that nothing defines, each with its line: readers would see their brackets. */
export function brokenReferences({ value, position }: Text): Omit<Problem, "file">[] {
  return [...value.matchAll(reference)].map(({ 0: found, index }) => ({
    line: (position?.start.line ?? 1) + value.slice(0, index).split("\n").length - 1,
    column: undefined,
    rule: "link-reference",
    message: `"${found}" stands on the page as it is: nothing defines its name.`,
    hint: "Write [words](/docs/…), and code with brackets in backticks.",
  }));
}
