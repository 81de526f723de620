import { Fragment } from "react";
import styled from "styled-components";
import { inlineCode } from "../../theme/codeSurface";
import { isPathOfSite } from "../backends/isSearchRecord";
import { FollowLink } from "../results/FollowLink";
import { inlinePieces, type InlinePiece } from "./inlinePieces";

interface InlineTextProps {
  /** Markdown with code and links. */
  text: string;
  onFollow: () => void;
}

/** Renders a line of these docs, with its code and its links. */
export function InlineText({ text, onFollow }: InlineTextProps) {
  return inlinePieces(text).map((piece, index) => (
    <Fragment key={index}>{renderPiece(piece, onFollow)}</Fragment>
  ));
}

function renderPiece(piece: InlinePiece, onFollow: () => void) {
  if (piece.type === "code") return <Code>{piece.text}</Code>;
  if (piece.type !== "link") return piece.text;
  const text = <InlineText text={piece.text} onFollow={onFollow} />;
  if (!isPathOfSite(piece.href)) return <a href={piece.href}>{text}</a>;
  return (
    <FollowLink to={piece.href} onFollow={onFollow}>
      {text}
    </FollowLink>
  );
}

const Code = styled.code`
  ${inlineCode}
`;
