/** What authors write from habit that MDX cannot read, and what to write here. */
const habits: readonly [RegExp, string][] = [
  [/^\{%/, "Liquid is not read here. Literal signs stand in backticks, tabs are ::::tabs."],
  [/^\{\{/, "Nothing is filled in here. Literal braces stand in backticks."],
  [/^\{\s*:?\s*#/, "An anchor ends its heading, without blanks in it: ## Title {#anchor}."],
  [/^\{\s*[:.]|^\{\s*\w+=/, "Nothing takes attributes: take the braces out."],
  [/^<!--/, "Take the comment out: readers would not see it, and neither does anything else."],
  [/^<(?:https?:|mailto:|[\w.]+@)/, "Write [words](https://…), or the address without < and >."],
  [/^<<[\w-]+/, "Write [words](#anchor). Literal signs stand in backticks."],
  [/^<br\s*>/i, "Write a blank line, or a list."],
];

/** Returns the hint for a text that MDX cannot read, by what stands there. */
export function syntaxHint(line: string, column: number): string {
  const start = Math.max(line.lastIndexOf("{", column - 1), line.lastIndexOf("<", column - 1), 0);
  const from = line[start - 1] === line[start] ? start - 1 : start;
  const found = habits.find(([habit]) => habit.test(line.slice(from)));
  return found?.[1] ?? "A literal < or { in prose stands in backticks.";
}
