import { Link, type PageProps } from "gatsby";
import { navbar } from "../config/navigation";
import { searchConfig } from "../config/search";
import { words } from "../config/words";
import { PageHead } from "../layout/PageHead";
import { SearchForm } from "../layout/SearchForm";
import { SearchResults } from "../search/SearchResults";
import { useAddressQuery } from "../search/useAddressQuery";
import { Screen } from "../ui/Screen";
import { useHydrated } from "../ui/useHydrated";

/** All results of the query in the address; the server's page has the form alone. */
export default function SearchPage({ location }: PageProps) {
  const isHydrated = useHydrated();
  const [query, setQuery] = useAddressQuery(location.search);
  return (
    <Screen>
      <PageHead
        title={query ? words.search.titleFor(query) : words.search.pageTitle}
        description={words.search.pageDescription}
        path={searchConfig.pagePath}
        noindex
      />
      <h1>{words.search.pageTitle}</h1>
      <SearchForm query={query} onQuery={setQuery} />
      <noscript>
        <p>{words.search.needsScript}</p>
        <ul>
          {navbar.start.map(
            (item) =>
              item.type === "section" && (
                <li key={item.path}>
                  <Link to={item.path}>{item.label}</Link>
                </li>
              ),
          )}
        </ul>
      </noscript>
      {isHydrated && <SearchResults query={query} onQuery={setQuery} />}
    </Screen>
  );
}
