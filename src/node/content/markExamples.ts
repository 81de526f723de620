import type { Element, Root } from "hast";
import { formatLocation, type Problem } from "../../shared/text/problem";
import { isCodeBlock } from "../document/code/codeBlockElement";
import { mapElements } from "../document/mapElements";
import type { CheckedExample } from "../check/checkExamples";

/**
 * Returns the tree with each Ruby block marked: checked in every call, or with its problems. `checked` is in the order
 * of the blocks.
 */
export function markExamples(tree: Root, checked: readonly CheckedExample[]): Root {
  let index = 0;
  return mapElements(tree, (element) => {
    const { properties } = element;
    if (!isCodeBlock(element) || properties["language"] !== "ruby") return null;
    const mark = markOf(checked[index]?.result ?? null);
    index += 1;
    return mark === null ? element : { ...element, properties: { ...properties, ...mark } };
  });
}

function markOf(result: CheckedExample["result"]): Element["properties"] | null {
  if (result === null) return null;
  const { problems, calls } = result;
  if (problems.length > 0) return { problems: problems.map(describe).join("\n") };
  return calls.unresolved.length === 0 ? { checked: true } : null;
}

function describe(problem: Problem): string {
  return `${formatLocation(problem)} ${problem.message}${problem.hint ? ` ${problem.hint}` : ""}`;
}
