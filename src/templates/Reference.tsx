import { graphql, type PageProps } from "gatsby";
import { DocLayout } from "../layout/DocLayout";
import { referenceComponents } from "../mdx/referenceComponents";
import { Document } from "../mdx/Document";
import { foundPage } from "./foundPage";
import { toPageFacts } from "./toPageFacts";
import { WithApiClass } from "../reference/WithApiClass";

/** A page of the reference. */
export default function ReferenceTemplate({ data }: PageProps<Queries.ReferenceTemplateQuery>) {
  const page = foundPage(data);
  return (
    <DocLayout page={toPageFacts(page)}>
      <WithApiClass result={page.apiClass}>
        <Document content={page.content} components={referenceComponents} />
      </WithApiClass>
    </DocLayout>
  );
}

export const query = graphql`
  query ReferenceTemplate($id: String!) {
    docPage(id: { eq: $id }) {
      ...DocPageFields
      apiClass {
        ...ApiClassFields
      }
    }
  }
`;
