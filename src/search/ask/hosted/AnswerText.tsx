import { Fragment } from "react";
import styled from "styled-components";
import { site } from "../../../config/site";
import { CodeFigure } from "../../../mdx/codeBlock/CodeFigure";
import { inlineCode } from "../../../theme/codeSurface";
import { flow } from "../../../theme/flow";
import { theme } from "../../../theme/theme";
import { isPathOfSite } from "../../backends/isSearchRecord";
import { CheckedNames } from "./CheckedNames";
import { inlinePieces, type InlinePiece } from "../inlinePieces";
import { readMarkdown, type AnswerBlock } from "./readMarkdown";
import type { KnownNames } from "./unknownNames";
import { PageLink } from "../../../ui/links/PageLink";

interface AnswerTextProps {
  text: string;
  /** `null` while, and where, they cannot be had. */
  known: KnownNames | null;
}

/** Renders what an assistant wrote. Its Markdown is read as data, so markup in it is text. */
export function AnswerText({ text, known }: AnswerTextProps) {
  return (
    <Blocks>
      {readMarkdown(text).map((block, index) => (
        <Block key={index} block={block} known={known} />
      ))}
    </Blocks>
  );
}

function Block({ block, known }: { block: AnswerBlock; known: KnownNames | null }) {
  switch (block.type) {
    case "code":
      return (
        <CodeFigure
          language={block.language}
          code={
            <code>
              {block.text.split("\n").map((line, index) => (
                <Fragment key={index}>
                  <CheckedNames code={line} known={isRuby(block.language) ? known : null} />
                  {"\n"}
                </Fragment>
              ))}
            </code>
          }
        />
      );
    case "list":
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inline text={item} known={known} />
            </li>
          ))}
        </ul>
      );
    case "heading":
      return (
        <p>
          <strong>{block.text}</strong>
        </p>
      );
    case "paragraph":
      return (
        <p>
          <Inline text={block.text} known={known} />
        </p>
      );
  }
}

function Inline({ text, known }: AnswerTextProps) {
  return inlinePieces(text).map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} known={known} />
    </Fragment>
  ));
}

function Piece({ piece, known }: { piece: InlinePiece; known: KnownNames | null }) {
  switch (piece.type) {
    case "text":
      return piece.text;
    case "strong":
      return <strong>{piece.text}</strong>;
    case "code":
      return (
        <Code>
          <CheckedNames code={piece.text} known={known} />
        </Code>
      );
    case "link":
      return <AnswerLink href={piece.href}>{piece.text}</AnswerLink>;
  }
}

/** Renders a link to this site or, over https, to another one, whose host it shows; text where it is neither. */
function AnswerLink({ href, children }: { href: string; children: string }) {
  const path = href.startsWith(`${site.url}/`) ? href.slice(site.url.length) : href;
  if (isPathOfSite(path)) return <PageLink to={path}>{children}</PageLink>;
  const host = hostOf(href);
  if (host === null) return children;
  return (
    <a href={href} rel="nofollow noopener">
      {children === host ? host : `${children} (${host})`}
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

function isRuby(language: string): boolean {
  return language === "ruby" || language === "rb" || language === "";
}

const Blocks = styled.div`
  ${flow}
  margin: ${theme.space[2]} ${theme.space[3]} ${theme.space[3]};
  font-size: ${theme.fontSize.sm};
`;

const Code = styled.code`
  ${inlineCode}
`;
