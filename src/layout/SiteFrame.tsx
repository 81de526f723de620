import { Suspense, type ReactNode } from "react";
import styled from "styled-components";
import { mainId } from "../shared/dom/frameIds";
import type { Section } from "../shared/routes/sectionForPath";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { AnnouncementBar } from "./navbar/AnnouncementBar";
import { FaultSlot } from "./FaultSlot";
import { Footer } from "./Footer";
import { MobilePanel } from "./menu/MobilePanel";
import { Navbar } from "./navbar/Navbar";
import { RevealCurrent } from "./sidebar/RevealCurrent";
import { Sidebar } from "./sidebar/Sidebar";
import { SkipLink } from "./SkipLink";
import { useSidebar } from "./sidebar/useSidebar";

interface SiteFrameProps {
  section: Section;
  currentPath: string;
  /** The control that opens the search. */
  search: ReactNode;
  children: ReactNode;
}

/**
 * Renders the frame of every page, which survives navigation. Its long parts are hydrated after the rest, or when
 * pressed.
 */
export function SiteFrame({ section, currentPath, search, children }: SiteFrameProps) {
  const name = section === "none" ? null : section;
  const items = useSidebar(name);
  const sidebar = name && { name, items, currentPath };
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <Navbar section={section} search={search}>
        <Suspense>
          <MobilePanel sidebar={sidebar} />
        </Suspense>
      </Navbar>
      <Body>
        {sidebar && (
          <>
            <SidebarColumn data-screen-only="">
              <Suspense>
                <Sidebar {...sidebar} />
              </Suspense>
            </SidebarColumn>
            <RevealCurrent />
          </>
        )}
        <Main id={mainId} tabIndex={-1}>
          <FaultSlot />
          {children}
        </Main>
      </Body>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

const Body = styled.div`
  display: flex;
  max-width: ${theme.size.page};
  min-height: calc(100vh - ${theme.size.navbar});
  margin: 0 auto;
`;

const SidebarColumn = styled.div`
  position: sticky;
  top: ${theme.size.navbar};
  flex: none;
  width: ${theme.size.sidebar};
  height: calc(100vh - ${theme.size.navbar});
  padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[7]} ${theme.space[3]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  border-inline-end: 1px solid ${theme.color.border};
  ${media.mobile} {
    display: none;
  }
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  &:focus {
    outline: none;
  }
`;
