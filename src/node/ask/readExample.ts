import type { AskExample } from "../../shared/search/askPage";
import type { CodeBlockElement } from "../document/code/codeBlockElement";

/** Returns a `CodeBlock` of a document without what only its own page needs. */
export function readExample({ properties, lines }: CodeBlockElement): AskExample {
  const { language, title, checked } = properties;
  return {
    language: String(language),
    title: typeof title === "string" ? title : null,
    isChecked: checked === true,
    lines: lines.map(({ pieces }) => pieces),
  };
}
