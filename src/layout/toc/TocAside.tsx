import styled from "styled-components";
import { messages } from "../../config/messages";
import type { TocEntry } from "../../shared/content/docPage";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { TableOfContents } from "./TableOfContents";

interface TocAsideProps {
  entries: readonly TocEntry[];
}

/** Renders the table of contents beside the text, where there is room. */
export function TocAside({ entries }: TocAsideProps) {
  return (
    <Column data-screen-only="">
      {entries.length > 0 && (
        <>
          <Title>{messages.toc.title}</Title>
          <TableOfContents entries={entries} />
        </>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: none;
  ${media.wide} {
    position: sticky;
    top: ${theme.size.navbar};
    display: flex;
    flex-direction: column;
    max-height: calc(100vh - ${theme.size.navbar});
    padding: ${theme.space[6]} ${theme.space[5]} ${theme.space[5]} 0;
  }
`;

const Title = styled.p`
  margin-bottom: ${theme.space[2]};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.strong};
`;
