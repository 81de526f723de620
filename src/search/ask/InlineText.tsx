import { Fragment, type ReactNode } from "react";
import styled from "styled-components";
import { inlineCode } from "../../theme/codeStyle";

interface InlineTextProps {
  /** Markdown with code, emphasis and links. */
  text: string;
  renderLink: (href: string, text: string) => ReactNode;
  renderCode?: (code: string) => ReactNode;
}

/** Renders a line with its code, its emphasis and its links. */
export function InlineText({ text, renderLink, renderCode = (code) => code }: InlineTextProps) {
  return inlinePieces(text).map((piece, index) => (
    <Fragment key={index}>
      {piece.type === "text" && piece.text}
      {piece.type === "strong" && <strong>{piece.text}</strong>}
      {piece.type === "code" && <Code>{renderCode(piece.text)}</Code>}
      {piece.type === "link" && renderLink(piece.href, piece.text)}
    </Fragment>
  ));
}

/** A piece of a line of an answer. */
type InlinePiece =
  { type: "text" | "code" | "strong"; text: string } | { type: "link"; text: string; href: string };

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

const Code = styled.code`
  ${inlineCode}
`;
