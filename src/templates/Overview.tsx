import { graphql, type PageProps } from "gatsby";
import { DocLayout } from "../layout/DocLayout";
import { Document } from "../mdx/Document";
import { GemVersionsContext } from "../mdx/versions/gemVersionsContext";
import { overviewComponents } from "../mdx/overviewComponents";
import { ApiOverviewProvider } from "../reference/overview/ApiOverviewProvider";
import { ClassPage } from "../reference/ClassPage";
import type { PageClass } from "../shared/api/apiClass";
import type { ApiCoverage } from "../shared/api/apiCoverage";
import type { ApiIndexEntry } from "../shared/api/apiIndex";
import type { GemVersion } from "../shared/versions/gemVersion";
import { foundPage, type PageData } from "./foundPage";

interface OverviewPage {
  apiClass: PageClass | null;
  apiIndex: ApiIndexEntry[] | null;
  apiCoverage: ApiCoverage | null;
  gemVersions: GemVersion[] | null;
}

/** Renders a page with shortcodes, which show what is known of the whole library; of any section. */
export default function OverviewTemplate({ data }: PageProps<PageData<OverviewPage>>) {
  const page = foundPage(data);
  const { apiClass, apiIndex, apiCoverage, gemVersions } = page;
  return (
    <DocLayout page={page}>
      <ClassPage apiClass={apiClass}>
        <ApiOverviewProvider index={apiIndex} coverage={apiCoverage}>
          <GemVersionsContext.Provider value={gemVersions}>
            <Document content={page.content} components={overviewComponents} />
          </GemVersionsContext.Provider>
        </ApiOverviewProvider>
      </ClassPage>
    </DocLayout>
  );
}

export const query = graphql`
  query OverviewTemplate($id: String!) {
    docPage(id: { eq: $id }) {
      ...DocPageFields
      apiClass
      apiIndex
      apiCoverage
      gemVersions
    }
  }
`;
