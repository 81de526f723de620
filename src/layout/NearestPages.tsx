import styled from "styled-components";
import { messages } from "../config/messages";
import type { KnownPage } from "../shared/routes/nearestPaths";
import { theme } from "../theme/theme";
import { useSectionStarts } from "./navbar/useNavbarLink";
import { PageLink } from "../ui/links/PageLink";

interface NearestPagesProps {
  pages: readonly KnownPage[];
}

/** Ways on from a wrong address: to the pages nearest to it, or to where the sections begin. */
export function NearestPages({ pages }: NearestPagesProps) {
  const sections = useSectionStarts().map(({ href, label }) => ({ path: href, title: label }));
  const isNear = pages.length > 0;
  return (
    <section aria-live="polite">
      <h2>{isNear ? messages.notFound.nearest : messages.notFound.elsewhere}</h2>
      <List>
        {(isNear ? pages : sections).map(({ path, title }) => (
          <li key={path}>
            <PageLink to={path}>{title}</PageLink>
            <code>{path}</code>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[3]};
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space[2]};
  }
  & code {
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }
`;
