import type { Root } from "hast";
import { isCodeBlock } from "../document/code/codeBlockElement";
import { mapElements } from "../document/mapElements";
import type { CheckedExample } from "../check/checkExamples";

/** Returns the tree with each Ruby block marked that was checked in every call. `checked` is in the order of the blocks. */
export function markExamples(tree: Root, checked: readonly CheckedExample[]): Root {
  let index = 0;
  return mapElements(tree, (element) => {
    const { properties } = element;
    if (!isCodeBlock(element) || properties["language"] !== "ruby") return null;
    const result = checked[index]?.result;
    index += 1;
    const isWhole = result?.problems.length === 0 && result.calls.unresolved.length === 0;
    return isWhole ? { ...element, properties: { ...properties, checked: true } } : element;
  });
}
