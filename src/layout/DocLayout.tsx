import { Suspense, type ReactNode } from "react";
import styled from "styled-components";
import type { PageFacts } from "../shared/content/docPage";
import { pagerFor } from "../shared/navigation/pager";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { Breadcrumbs } from "./Breadcrumbs";
import { PageHead } from "./head/PageHead";
import { MarkdownNote } from "./MarkdownNote";
import { PageMenu } from "./PageMenu";
import { PagerLinks } from "./PagerLinks";
import { PageSource } from "./PageSource";
import { TocAside } from "./toc/TocAside";
import { TocDetails } from "./toc/TocDetails";
import { breakableName } from "./breakableName";
import { VersionBanner } from "./VersionBanner";
import { useSidebar } from "./sidebar/useSidebar";

interface DocLayoutProps {
  page: PageFacts;
  children: ReactNode;
}

/** Renders a page of the documentation: title, contents, text, and where to go from there. */
export function DocLayout({ page, children }: DocLayoutProps) {
  const name = page.section === "none" ? null : page.section;
  const items = useSidebar(name);
  return (
    <Columns>
      <PageHead title={page.title} description={page.description} path={page.path} />
      <Article>
        <Header>
          <MarkdownNote path={page.path} />
          <VersionBanner />
          {name && <Breadcrumbs root={name} items={items} path={page.path} />}
          <Title>
            <h1>{breakableName(page.title)}</h1>
            <PageMenu path={page.path} />
          </Title>
          <Suspense>
            <TocDetails entries={page.toc} />
          </Suspense>
        </Header>
        {children}
        <End>
          <PageSource sourcePath={page.sourcePath} lastUpdated={page.lastUpdated} />
          <PagerLinks pager={pagerFor(items, page.path)} />
        </End>
      </Article>
      <Suspense>
        <TocAside entries={page.toc} />
      </Suspense>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${theme.size.column});
  align-items: start;
  justify-content: center;
  /* The column is there before its content: the text must not move when the browser reads on. */
  ${media.wide} {
    grid-template-columns: minmax(0, ${theme.size.column}) ${theme.size.toc};
  }
`;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  min-width: 0;
  padding: ${theme.space[6]} ${theme.space[7]} ${theme.space[8]};
  ${media.mobile} {
    padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[7]};
  }
`;

const Header = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Title = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  & > h1 {
    min-width: 0;
  }
`;

const End = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  margin-top: ${theme.space[7]};
`;
