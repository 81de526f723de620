import { graphql, type PageProps } from "gatsby";
import { DocLayout } from "../layout/DocLayout";
import { components } from "../mdx/components";
import { Document } from "../mdx/Document";
import { foundPage } from "./foundPage";

/** Renders a page of text alone. */
export default function GuideTemplate({ data }: PageProps<Queries.GuideTemplateQuery>) {
  const page = foundPage(data);
  return (
    <DocLayout page={page}>
      <Document content={page.content} components={components} />
    </DocLayout>
  );
}

export const query = graphql`
  query GuideTemplate($id: String!) {
    docPage(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`;
