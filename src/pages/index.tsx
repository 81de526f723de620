import { MDXProvider } from "@mdx-js/react";
import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { labelOf } from "../config/labelOf";
import { site } from "../config/site";
import { Hero } from "../landing/Hero";
import { OrderPicture } from "../landing/OrderPicture";
import { Proofs } from "../landing/Proofs";
import { Samples } from "../landing/Samples";
import { WaysIn } from "../landing/WaysIn";
import { PageHead } from "../layout/head/PageHead";
import { MarkdownNote } from "../layout/MarkdownNote";
import { components } from "../mdx/components";
import { ContentTree } from "../mdx/ContentTree";
import { toContent } from "../mdx/toContent";
import { sectionsOf } from "../shared/content/sectionsOf";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";

/** The number of the sample's sections, after the install lines, that tell the same order in another way. */
const sampleCount = 3;

export default function LandingPage({ data }: PageProps<Queries.LandingQuery>) {
  const [install, ...others] = sectionsOf(toContent(data.samplePage?.content));
  const tabs = others.slice(0, sampleCount).map(({ title, content }) => ({
    label: title,
    content: <ContentTree content={content} />,
  }));
  return (
    <MDXProvider components={components}>
      <PageHead title={null} description={labelOf(site.description)} path="/" />
      <Page>
        <MarkdownNote path="/" />
        <Hero install={install && <ContentTree content={install.content} />}>
          <Samples tabs={tabs} />
          <OrderPicture />
        </Hero>
        <Proofs sections={others.slice(sampleCount)} />
        <WaysIn />
      </Page>
    </MDXProvider>
  );
}

export const query = graphql`
  query Landing {
    samplePage(name: { eq: "landing" }) {
      content
    }
  }
`;

const Page = styled.div`
  display: grid;
  gap: ${theme.space[9]};
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: ${theme.space[7]} ${theme.space[5]} ${theme.space[9]};
  ${media.mobile} {
    gap: ${theme.space[8]};
    padding: ${theme.space[6]} ${theme.space[4]} ${theme.space[8]};
  }
`;
