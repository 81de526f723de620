import styled from "styled-components";
import { messages } from "../../config/messages";
import type { TocEntry } from "../../shared/content/docPage";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { Collapsible } from "../../ui/Collapsible";
import { Icon } from "../../ui/Icon";
import { TableOfContents } from "./TableOfContents";

interface TocDetailsProps {
  entries: readonly TocEntry[];
}

/** Renders the table of contents under the title, closed, where there is no room beside the text. */
export function TocDetails({ entries }: TocDetailsProps) {
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
