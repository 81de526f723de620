import { graphql, type PageProps } from "gatsby";
import { DocLayout } from "../layout/DocLayout";
import { Document } from "../mdx/Document";
import { referenceComponents } from "../mdx/referenceComponents";
import { ClassPage } from "../reference/ClassPage";
import type { PageClass } from "../shared/api/apiClass";
import { foundPage, type PageData } from "./foundPage";

interface ReferencePage {
  apiClass: PageClass | null;
}

/** Renders a page of the reference. */
export default function ReferenceTemplate({ data }: PageProps<PageData<ReferencePage>>) {
  const page = foundPage(data);
  return (
    <DocLayout page={page}>
      <ClassPage apiClass={page.apiClass}>
        <Document content={page.content} components={referenceComponents} />
      </ClassPage>
    </DocLayout>
  );
}

export const query = graphql`
  query ReferenceTemplate($id: String!) {
    docPage(id: { eq: $id }) {
      ...DocPageFields
      apiClass
    }
  }
`;
