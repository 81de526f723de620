import styled from "styled-components";
import { words } from "../config/words";
import type { SearchEntry } from "../shared/searchRecord";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { Highlighted } from "./Highlighted";
import { excerpt, splitMatches } from "./matches";

interface ResultTextProps {
  entry: SearchEntry;
  query: string;
  /** Where no group around it tells of which page it is. */
  showsPage?: boolean;
}

/** What a result says of itself: its name, JavaScript's name where that is another, and what it stands in. */
export function ResultText({ entry, query, showsPage = false }: ResultTextProps) {
  const { kind, page, heading, subheading, jsName, content, snippet, signature } = entry;
  const isName = kind === "member" || kind === "event" || kind === "option";
  const name = subheading ?? heading ?? page;
  const otherName = isName && kind !== "option" && jsName !== heading ? jsName : null;
  const tellsCall =
    signature !== null &&
    (isMatch(`${name} ${jsName} ${signature}`, query) || !isMatch(content, query));
  const text = tellsCall ? signature : (snippet ?? excerpt(content, query));
  return (
    <>
      <Title>
        <span>
          <Name data-code={isName || undefined}>
            <Highlighted text={name} query={query} />
          </Name>
          {otherName !== null && (
            <OtherName>
              <Highlighted text={otherName} query={query} />
            </OtherName>
          )}
        </span>
        <Context>{showsPage ? placeOf(entry) : contextOf(entry)}</Context>
      </Title>
      <Line data-code={tellsCall || undefined}>
        <Highlighted text={text} query={query} />
      </Line>
    </>
  );
}

/** Whether a text shows why its entry was found. */
function isMatch(text: string, query: string): boolean {
  return splitMatches(text, query).some((piece) => piece.isMatch);
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

/** Where it is, for one who sees no other result of its page. */
function placeOf({ kind, page, section, heading, subheading }: SearchEntry): string {
  switch (kind) {
    case "option":
      return `${page}#${heading}`;
    case "page":
      return section;
    case "member":
    case "event":
      return page;
    case "error":
    case "section":
      return subheading === null ? page : `${page} › ${heading}`;
  }
}

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${theme.space[3]};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-size: ${theme.fontSize.sm};
  font-weight: 600;
  &[data-code] {
    font-family: ${theme.font.code};
    font-weight: 500;
  }
`;

const OtherName = styled.code`
  margin-inline-start: ${theme.space[3]};
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;

const Context = styled.span`
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
  &[data-code] {
    font-family: ${theme.font.code};
  }
  ${media.phone} {
    &:not([data-code]) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      white-space: normal;
    }
  }
`;
