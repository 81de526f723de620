import styled from "styled-components";
import { words } from "../config/words";
import type { SearchEntry } from "../shared/searchRecord";
import { theme } from "../theme/theme";
import { Highlighted } from "./Highlighted";
import { excerpt } from "./matches";

interface ResultTextProps {
  entry: SearchEntry;
  query: string;
}

/** What a result says of itself: its name, JavaScript's name where that is another, and what it stands in. */
export function ResultText({ entry, query }: ResultTextProps) {
  const { kind, page, heading, subheading, jsName, content, snippet } = entry;
  const isName = kind === "member" || kind === "event" || kind === "option";
  const text = snippet ?? excerpt(content, query);
  return (
    <>
      <Title>
        <Name data-code={isName || undefined}>
          <Highlighted text={subheading ?? heading ?? page} query={query} />
        </Name>
        {isName && kind !== "option" && jsName && jsName !== heading && (
          <OtherName>
            <Highlighted text={jsName} query={query} />
          </OtherName>
        )}
        <Context>{contextOf(entry)}</Context>
      </Title>
      {entry.signature ? (
        <Signature>{entry.signature}</Signature>
      ) : (
        text && (
          <Line>
            <Highlighted text={text} query={query} />
          </Line>
        )
      )}
    </>
  );
}

/** What its name, below that of its page, does not tell. */
function contextOf({ kind, heading, subheading }: SearchEntry): string | null {
  switch (kind) {
    case "option":
      return words.search.optionOf(heading ?? "");
    case "event":
      return words.search.event;
    case "error":
    case "section":
      return subheading === null ? null : heading;
    case "member":
    case "page":
      return null;
  }
}

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space[3]};
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-weight: 600;
  &[data-code] {
    font: 500 ${theme.fontSize.sm} ${theme.font.code};
  }
`;

const OtherName = styled.code`
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;

const Context = styled.span`
  margin-left: auto;
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;

const Line = styled.span`
  display: block;
  overflow: hidden;
  font-size: ${theme.fontSize.xs};
  line-height: 1.5;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${theme.color.textMuted};
`;

const Signature = styled(Line)`
  font-family: ${theme.font.code};
`;
