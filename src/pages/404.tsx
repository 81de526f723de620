import { graphql, type PageProps } from "gatsby";
import { words } from "../config/words";
import { PageHead } from "../layout/PageHead";
import { NearestPages } from "../layout/NearestPages";
import { SearchForm } from "../layout/SearchForm";
import { nearestPaths, queryFromPath, type KnownPage } from "../shared/nearestPaths";
import { Screen } from "../ui/Screen";
import { sitePath } from "../ui/sitePath";
import { useHydrated } from "../ui/useHydrated";

/** The server draws one page for every wrong address; which one it was, only the browser knows. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const wanted = useHydrated() ? decodePath(sitePath(location.pathname)) : "";
  const known = data.allDocPage.nodes.flatMap(placesOf);
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
      <SearchForm key={query} query={query} />
      <NearestPages pages={nearestPaths(wanted, known, 5)} />
    </Screen>
  );
}

type PageNode = Queries.NotFoundPageQuery["allDocPage"]["nodes"][number];

/** A page, and the members of the class that it is about. */
function placesOf({ path, navTitle, apiClass }: PageNode): KnownPage[] {
  const members = (apiClass?.members ?? []).map(({ name, anchor }) => ({
    path: `${path}#${anchor}`,
    title: `${navTitle}#${name}`,
  }));
  return [{ path, title: navTitle }, ...members];
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
    allDocPage(sort: { path: ASC }) {
      nodes {
        path
        navTitle
        apiClass {
          members {
            name
            anchor
          }
        }
      }
    }
  }
`;
