import styled from "styled-components";
import { messages } from "../../config/messages";
import type { TocEntry } from "../../shared/content/docPage";
import { media, theme } from "../../theme/theme";
import { Collapsible } from "../../ui/Collapsible";
import { Icon } from "../../ui/Icon";
import { TableOfContents } from "./TableOfContents";

/** Renders the table of contents under the title, closed, where there is no room beside the text. */
export function TocDetails({ entries }: { entries: readonly TocEntry[] }) {
  if (entries.length === 0) return null;
  const title = (
    <>
      {messages.toc.title}
      <Icon name="chevron" />
    </>
  );
  return (
    <Box summary={title} data-screen-only="">
      <TableOfContents entries={entries} label={messages.toc.aboveText} />
    </Box>
  );
}

/** Renders the table of contents beside the text, where there is room. */
export function TocAside({ entries }: { entries: readonly TocEntry[] }) {
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

const Box = styled(Collapsible)`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${theme.space[2]} ${theme.space[3]};
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.fontWeight.strong};
  }
  & > summary > [data-icon] {
    width: 0.875rem;
    transition: transform ${theme.duration.normal} ease-out;
  }
  &[open]:not([data-closing]) > summary > [data-icon] {
    transform: rotate(90deg);
  }
  & nav {
    max-height: 60vh;
    padding: 0 ${theme.space[3]} ${theme.space[3]};
  }
  ${media.wide} {
    display: none;
  }
`;

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
