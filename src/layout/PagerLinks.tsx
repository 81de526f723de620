import styled from "styled-components";
import { messages } from "../config/messages";
import type { Pager } from "../shared/navigation/pager";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { PageLink } from "../ui/links/PageLink";

interface PagerLinksProps {
  pager: Pager;
}

/** Renders the pages before and after this one in the sidebar. */
export function PagerLinks({ pager: { previous, next } }: PagerLinksProps) {
  if (!previous && !next) return null;
  return (
    <Row aria-label={messages.docPage.pager}>
      {previous && (
        <Neighbour to={previous.path} rel="prev">
          <small>{messages.docPage.previous}</small>
          {previous.label}
        </Neighbour>
      )}
      {next && (
        <Neighbour to={next.path} rel="next">
          <small>{messages.docPage.next}</small>
          {next.label}
        </Neighbour>
      )}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  gap: ${theme.space[4]};
  ${media.phone} {
    flex-direction: column;
  }
`;

const Neighbour = styled(PageLink)`
  flex: 0 1 calc(50% - ${theme.space[2]});
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  font-weight: ${theme.fontWeight.strong};
  text-decoration: none;
  &[rel="next"] {
    margin-inline-start: auto;
    text-align: end;
  }
  & small {
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.fontWeight.normal};
    color: ${theme.color.textMuted};
  }
  &:hover {
    border-color: ${theme.color.accent};
  }
  ${media.phone} {
    flex: none;
    &[rel="next"] {
      margin-inline-start: 0;
    }
  }
`;
