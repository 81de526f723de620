import type { GatsbyBrowser } from "gatsby";
import { messages } from "../config/messages";
import { PageVersionContext } from "../layout/docsVersion";
import { ErrorBoundary } from "../layout/ErrorBoundary";
import { SiteFrame } from "../layout/SiteFrame";
import { CodeNotes } from "../mdx/codeBlock/CodeNotes";
import { LinkPreview } from "../reference/preview/LinkPreview";
import { SearchProvider } from "../search/SearchProvider";
import { SearchTrigger } from "../search/SearchTrigger";
import { CurrentPathContext } from "../ui/links/currentPathContext";
import { sitePath } from "../ui/links/sitePath";
import { GlobalStyle } from "../theme/GlobalStyle";
import { pageVersionOf } from "./pageVersionOf";

/** Renders the frame around a page; as Gatsby keeps it mounted, the sidebar and its scroll position stay. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: { pageContext, location },
}) => {
  const path = sitePath(location.pathname);
  const { section } = pageContext;
  return (
    <>
      <GlobalStyle />
      <ErrorBoundary heading={messages.crash.withoutLayout}>
        <CurrentPathContext.Provider value={path}>
          <PageVersionContext.Provider value={pageVersionOf(pageContext, path)}>
            <SearchProvider currentAddress={location.pathname + location.search + location.hash}>
              <SiteFrame
                section={section === "api" || section === "docs" ? section : "none"}
                currentPath={path}
                search={<SearchTrigger />}
              >
                <ErrorBoundary key={location.pathname} heading={messages.crash.inLayout}>
                  {element}
                </ErrorBoundary>
              </SiteFrame>
              <LinkPreview />
              <CodeNotes />
            </SearchProvider>
          </PageVersionContext.Provider>
        </CurrentPathContext.Provider>
      </ErrorBoundary>
    </>
  );
};
