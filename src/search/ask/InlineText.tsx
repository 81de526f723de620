import { Fragment } from "react";
import styled from "styled-components";
import { site } from "../../config/site";
import { inlineCode } from "../../theme/codeSurface";
import { isPathOfSite } from "../backends/isSearchRecord";
import { FollowLink } from "../results/FollowLink";
import { inlinePieces, type InlinePiece } from "./inlinePieces";

interface InlineTextProps {
  /** Markdown with code, emphasis and links. */
  text: string;
  onFollow: () => void;
}

/** Renders a line of an answer. Its Markdown is read as data, so markup in it is text. */
export function InlineText({ text, onFollow }: InlineTextProps) {
  return inlinePieces(text).map((piece, index) => (
    <Fragment key={index}>{renderPiece(piece, onFollow)}</Fragment>
  ));
}

function renderPiece(piece: InlinePiece, onFollow: () => void) {
  switch (piece.type) {
    case "text":
      return piece.text;
    case "strong":
      return <strong>{piece.text}</strong>;
    case "code":
      return <Code>{piece.text}</Code>;
    case "link":
      return renderLink(piece, onFollow);
  }
}

/** Returns a link to this site or, over https, to another one, whose host it shows; text where it is neither. */
function renderLink({ text, href }: { text: string; href: string }, onFollow: () => void) {
  const inside = <InlineText text={text} onFollow={onFollow} />;
  const path = href.startsWith(`${site.url}/`) ? href.slice(site.url.length) : href;
  if (isPathOfSite(path)) {
    return (
      <FollowLink to={path} onFollow={onFollow}>
        {inside}
      </FollowLink>
    );
  }
  const host = hostOf(href);
  if (host === null) return inside;
  return (
    <a href={href} rel="nofollow noopener">
      {inside}
      {text !== host && ` (${host})`}
    </a>
  );
}

function hostOf(href: string): string | null {
  try {
    const { protocol, host } = new URL(href);
    return protocol === "https:" ? host : null;
  } catch {
    return null;
  }
}

const Code = styled.code`
  ${inlineCode}
`;
