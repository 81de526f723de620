import { graphql, type PageProps } from "gatsby";
import { DocLayout } from "../layout/DocLayout";
import { Document } from "../mdx/Document";
import { overviewComponents } from "../mdx/overviewComponents";
import { OverviewProvider, type Overview } from "../reference/overview/overviewContext";
import { ClassPage } from "../reference/ClassPage";
import type { PageClass } from "../shared/api/apiClass";
import { foundPage, type PageData } from "./foundPage";

interface OverviewPage extends Overview {
  apiClass: PageClass | null;
}

/** Renders a page with shortcodes, which show what is known of the whole library; of any section. */
export default function OverviewTemplate({ data }: PageProps<PageData<OverviewPage>>) {
  const page = foundPage(data);
  return (
    <DocLayout page={page}>
      <ClassPage apiClass={page.apiClass}>
        <OverviewProvider value={page}>
          <Document content={page.content} components={overviewComponents} />
        </OverviewProvider>
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
