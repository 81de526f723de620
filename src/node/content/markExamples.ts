import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { formatPlace, type Problem } from "../../shared/problem";
import type { CheckedExample } from "./checkExamples";

/** The tree with each Ruby block marked: checked in every call, or with its problems. `checked` is in the order of the blocks. */
export function markExamples(tree: Root, checked: readonly CheckedExample[]): Root {
  const marked = structuredClone(tree);
  let index = 0;
  visit(marked, "element", ({ tagName, properties }) => {
    if (tagName !== "CodeBlock" || properties["language"] !== "ruby") return;
    const result = checked[index]?.result ?? null;
    index += 1;
    if (result === null) return;
    const { problems, calls } = result;
    if (problems.length > 0) properties["problems"] = problems.map(describe).join("\n");
    else if (calls.unresolved.length === 0) properties["checked"] = true;
  });
  return marked;
}

function describe(problem: Problem): string {
  return `${formatPlace(problem)} ${problem.message}${problem.hint ? ` ${problem.hint}` : ""}`;
}
