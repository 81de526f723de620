import type { ToolAnswer } from "./docsLibrary";

const longestAnswer = 40_000;

/** Returns an answer that says what was wrong with the question. */
export function refusal(text: string): ToolAnswer {
  return { text, isError: true };
}

/** Returns an answer no longer than what agents keep; of a longer one whole sections, and how to get the others. */
export function bounded(markdown: string): ToolAnswer {
  if (markdown.length <= longestAnswer) return { text: markdown };
  const sections = markdown.split(/^(?=## )/m);
  let text = sections.shift() ?? "";
  while (text.length + (sections[0] ?? "").length <= longestAnswer) text += sections.shift() ?? "";
  const left = sections.map((section) => section.slice(3, section.indexOf("\n")));
  return { text: `${text}\nLeft out, ask for them with \`section\`: ${left.join("; ")}` };
}
