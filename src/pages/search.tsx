import type { PageProps } from "gatsby";
import { useDeferredValue } from "react";
import styled from "styled-components";
import { searchConfig } from "../config/search";
import { searchMessages } from "../config/searchMessages";
import { useSectionStarts } from "../layout/navbar/useNavbarLink";
import { PageHead } from "../layout/head/PageHead";
import { SearchForm } from "../layout/SearchForm";
import { SearchResults } from "../search/page/SearchResults";
import { useAddressQuery } from "../search/page/useAddressQuery";
import { theme } from "../theme/theme";
import { Screen } from "../ui/Screen";
import { useHydrated } from "../hydration/useHydrated";
import { PageLink } from "../ui/links/PageLink";

/** Renders all results of the query in the address; the server's page has the form alone. */
export default function SearchPage({ location }: PageProps) {
  // In slices of its own, after the page is hydrated.
  const isHydrated = useDeferredValue(useHydrated());
  const starts = useSectionStarts();
  const [query, setQuery] = useAddressQuery(location);
  return (
    <Screen>
      <PageHead
        title={query ? searchMessages.titleFor(query) : searchMessages.pageTitle}
        description={searchMessages.pageDescription}
        path={searchConfig.pagePath}
        noindex
      />
      <h1>{searchMessages.pageTitle}</h1>
      {/* The largest text of the first screen, which is there before the app. */}
      <p>{searchMessages.pageDescription}</p>
      <SearchForm query={query} onQuery={setQuery} />
      <noscript>
        <p>{searchMessages.needsScript}</p>
        <WayOn>
          {starts.map(({ href, label }) => (
            <li key={href}>
              <PageLink to={href}>{label}</PageLink>
            </li>
          ))}
        </WayOn>
      </noscript>
      {isHydrated && <SearchResults query={query} onQuery={setQuery} />}
    </Screen>
  );
}

const WayOn = styled.ul`
  margin-top: ${theme.space[2]};
`;
