import { Fragment } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { CodeFigure } from "../../mdx/codeBlock/CodeFigure";
import type { CodePiece } from "../../shared/content/codePiece";
import type { AskExample } from "../../shared/search/askPage";
import { codeSurface } from "../../theme/codeSurface";
import { theme } from "../../theme/theme";
import { entryName } from "../results/entryName";
import { InlineText } from "./InlineText";
import { Label, LinkList } from "./LinkList";
import type { QuotedAnswer } from "./quoteAnswer";
import { FollowLink } from "../results/FollowLink";

interface QuoteProps {
  answer: QuotedAnswer;
  onFollow: () => void;
}

/** Renders a place of these docs: its name, how it is called, what it says, an example, and the way to it. */
export function Quote({ answer: { entry, passage, example, others }, onFollow }: QuoteProps) {
  const name = entryName(entry);
  return (
    <>
      <Label>{searchMessages.ask.quoted}</Label>
      <Block cite={entry.url}>
        <Name>
          <FollowLink to={entry.url} onFollow={onFollow}>
            {name}
          </FollowLink>
        </Name>
        {entry.signature !== null && <Signature>{entry.signature}</Signature>}
        {passage.map((line) => (
          <p key={line}>
            <InlineText text={line} onFollow={onFollow} />
          </p>
        ))}
        {example && (
          <CodeFigure
            language={example.language}
            title={example.title ?? undefined}
            checked={example.isChecked}
            code={<code>{example.lines.map(renderLine)}</code>}
          />
        )}
        <p>
          <FollowLink to={entry.url} onFollow={onFollow}>
            {searchMessages.ask.readOn(name)}
          </FollowLink>
        </p>
      </Block>
      <LinkList
        label={searchMessages.ask.others}
        links={others.map((other) => ({ url: other.url, title: entryName(other) }))}
        onFollow={onFollow}
      />
    </>
  );
}

/** Coloured as on its own page. */
function renderLine(line: AskExample["lines"][number], index: number) {
  return (
    <Fragment key={index}>
      {line.map(renderPiece)}
      {"\n"}
    </Fragment>
  );
}

function renderPiece(piece: CodePiece, index: number) {
  if (typeof piece === "string") return piece;
  const [className, text] = piece;
  return (
    <span key={index} className={className}>
      {text}
    </span>
  );
}

const Block = styled.blockquote`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin: ${theme.space[2]} ${theme.space[3]} ${theme.space[4]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 2px solid ${theme.color.accent};
  font-size: ${theme.fontSize.sm};
`;

const Name = styled.h2`
  font-size: ${theme.fontSize.lg};
  overflow-wrap: anywhere;
`;

const Signature = styled.code`
  padding: ${theme.space[2]} ${theme.space[3]};
  overflow-wrap: anywhere;
  ${codeSurface}
`;
