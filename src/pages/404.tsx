import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { messages } from "../config/messages";
import { PageHead } from "../layout/head/PageHead";
import { SearchForm } from "../layout/SearchForm";
import {
  nearestPaths,
  queryFromPath,
  pageTargetsOf,
  type KnownPage,
  type PageTargets,
} from "../shared/routes/nearestPaths";
import { Screen } from "../ui/Screen";
import { sitePath } from "../ui/links/sitePath";
import { useHydrated } from "../hydration/useHydrated";
import { theme } from "../theme/theme";
import { useSectionStarts } from "../layout/navbar/useNavbarLink";
import { PageLink } from "../ui/links/PageLink";

/** The server renders one page for every wrong address; which one it was, only the browser knows. */
export default function NotFoundPage({
  data,
  location,
}: PageProps<{ pageTargets: PageTargets[] }>) {
  const wanted = useHydrated() ? decodePath(sitePath(location.pathname)) : "";
  const known = data.pageTargets.flatMap(pageTargetsOf);
  const query = queryFromPath(wanted);
  return (
    <Screen>
      <PageHead
        title={messages.notFound.title}
        description={messages.notFound.lead}
        path={null}
        noindex
      />
      <h1>{messages.notFound.title}</h1>
      <p>{messages.notFound.lead}</p>
      <SearchForm query={query} />
      <NearestPages pages={nearestPaths(wanted, known, 5)} />
    </Screen>
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const query = graphql`
  query NotFoundPage {
    pageTargets
  }
`;

/** Ways on from a wrong address: to the pages nearest to it, or to where the sections begin. */
function NearestPages({ pages }: { pages: readonly KnownPage[] }) {
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
