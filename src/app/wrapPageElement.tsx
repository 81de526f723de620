import type { GatsbyBrowser } from "gatsby";
import { words } from "../config/words";
import { ErrorBoundary } from "../layout/ErrorBoundary";
import { SiteFrame } from "../layout/SiteFrame";
import { WholePageContext } from "../mdx/wholePageContext";
import { LinkPreview } from "../reference/LinkPreview";
import { SearchProvider } from "../search/SearchProvider";
import { SearchTrigger } from "../search/SearchTrigger";
import { GlobalStyle } from "../theme/GlobalStyle";
import { sectionOf } from "./sectionOf";

/** Draws the frame around a page; as Gatsby keeps it mounted, the sidebar and its scroll position stay. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: { pageContext, location },
}) => (
  <>
    <GlobalStyle />
    <ErrorBoundary heading={words.crash.withoutLayout}>
      <SearchProvider currentAddress={location.pathname + location.search + location.hash}>
        <SiteFrame
          section={sectionOf(pageContext)}
          currentPath={location.pathname}
          search={<SearchTrigger />}
        >
          <ErrorBoundary key={location.pathname} heading={words.crash.inLayout}>
            <WholePageContext.Provider value={isToPlace(location)}>
              {element}
            </WholePageContext.Provider>
          </ErrorBoundary>
        </SiteFrame>
        <LinkPreview />
      </SearchProvider>
    </ErrorBoundary>
  </>
);

/** Whether the reader goes to a place in the page and not to its top; Reach Router names what was followed, and nothing of Back and Forward. */
function isToPlace(location: { hash: string; action?: string }): boolean {
  return location.hash !== "" || location.action !== "PUSH";
}
