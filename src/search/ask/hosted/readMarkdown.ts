/** A block of an answer. Text in blocks is cut by `inlinePieces`. */
export type AnswerBlock =
  | { type: "paragraph" | "heading"; text: string }
  | { type: "list"; items: string[] }
  | { type: "code"; language: string; text: string };

/** Returns the Markdown that assistants write, as far as it is there: an answer is read while it is written. */
export function readMarkdown(text: string): AnswerBlock[] {
  return text.split(/^(```[^\n]*\n[^]*?(?:^```[ \t]*$|(?![^])))/m).flatMap((part) => {
    const [, language, code] = /^```([^\n]*)\n([^]*?)(?:\n?```\s*)?$/.exec(part) ?? [];
    if (code === undefined) return part.split(/\n\s*\n/).flatMap(toBlock);
    return [{ type: "code" as const, language: language?.trim() ?? "", text: code }];
  });
}

const item = /^\s*(?:[-*+]|\d+[.)])\s+/;

function toBlock(source: string): AnswerBlock[] {
  const text = source.trim();
  if (text === "") return [];
  const [, heading] = /^#{1,6}\s+([^\n]+)/.exec(text) ?? [];
  if (heading !== undefined) {
    return [
      { type: "heading", text: heading },
      ...toBlock(text.slice(text.indexOf(heading) + heading.length)),
    ];
  }
  if (!item.test(text)) return [{ type: "paragraph", text: text.replace(/\s*\n\s*/g, " ") }];
  const items = text.split(/\n(?=\s*(?:[-*+]|\d+[.)])\s+)/);
  return [
    { type: "list", items: items.map((line) => line.replace(item, "").replace(/\s*\n\s*/g, " ")) },
  ];
}
