import { graphql, type PageProps } from "gatsby";
import { words } from "../config/words";
import { PageHead } from "../layout/head/PageHead";
import { NearestPages } from "../layout/NearestPages";
import { SearchForm } from "../layout/SearchForm";
import { nearestPaths, queryFromPath } from "../shared/routes/nearestPaths";
import { placesOf, type PagePlaces } from "../shared/routes/pagePlaces";
import { Screen } from "../ui/Screen";
import { sitePath } from "../ui/links/sitePath";
import { useHydrated } from "../hydration/useHydrated";

/** The server draws one page for every wrong address; which one it was, only the browser knows. */
export default function NotFoundPage({ data, location }: PageProps<{ pagePlaces: PagePlaces[] }>) {
  const wanted = useHydrated() ? decodePath(sitePath(location.pathname)) : "";
  const known = data.pagePlaces.flatMap(placesOf);
  const query = queryFromPath(wanted);
  return (
    <Screen>
      <PageHead
        title={words.notFound.title}
        description={words.notFound.lead}
        path={null}
        noindex
      />
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.lead}</p>
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
    pagePlaces
  }
`;
