import { Link, type PageProps } from "gatsby";
import { searchConfig } from "../config/search";
import { words } from "../config/words";
import { useSectionStarts } from "../layout/useNavbarLink";
import { PageHead } from "../layout/PageHead";
import { SearchForm } from "../layout/SearchForm";
import { queryOfAddress } from "../search/searchAddress";
import { SearchResults } from "../search/SearchResults";
import { Screen } from "../ui/Screen";
import { useHydrated } from "../ui/useHydrated";

/** All results of the query in the address; the server's page has the form alone. */
export default function SearchPage({ location }: PageProps) {
  const isHydrated = useHydrated();
  const starts = useSectionStarts();
  const query = isHydrated ? queryOfAddress(location.search) : "";
  return (
    <Screen>
      <PageHead
        title={words.search.pageTitle}
        description={words.search.pageDescription}
        path={searchConfig.pagePath}
        noindex
      />
      <h1>{words.search.pageTitle}</h1>
      <SearchForm key={query} query={query} />
      <noscript>
        <p>{words.search.needsScript}</p>
        <ul>
          {starts.map(({ href, label }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </noscript>
      {isHydrated && <SearchResults key={`results-${query}`} query={query} />}
    </Screen>
  );
}
