import { graphql, type PageProps } from "gatsby";
import { messages } from "../config/messages";
import { PageHead } from "../layout/head/PageHead";
import { NearestPages } from "../layout/NearestPages";
import { SearchForm } from "../layout/SearchForm";
import {
  nearestPaths,
  queryFromPath,
  pageTargetsOf,
  type PageTargets,
} from "../shared/routes/nearestPaths";
import { Screen } from "../ui/Screen";
import { sitePath } from "../ui/links/sitePath";
import { useHydrated } from "../hydration/useHydrated";

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
