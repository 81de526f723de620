/** A piece of a line of an answer. */
export type InlinePiece =
  | { type: "text" | "code" | "strong"; text: string }
  | { type: "link"; text: string; href: string };

const inline = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^()\s]+)\)/g;

/** Returns a line of an answer, cut at its code, its emphasis and its links. */
export function inlinePieces(line: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const match of line.matchAll(inline)) {
    const [whole, code, strong, text = "", href = ""] = match;
    pieces.push({ type: "text", text: line.slice(end, match.index) });
    if (code !== undefined) pieces.push({ type: "code", text: code });
    else if (strong !== undefined) pieces.push({ type: "strong", text: strong });
    else pieces.push({ type: "link", text, href });
    end = match.index + whole.length;
  }
  return [...pieces, { type: "text" as const, text: line.slice(end) }].filter(
    ({ text }) => text !== "",
  );
}
