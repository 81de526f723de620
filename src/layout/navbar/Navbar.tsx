import { useRef, type ReactNode } from "react";
import styled from "styled-components";
import { navbar, type NavbarItem } from "../../config/navigation";
import { site } from "../../config/site";
import { messages } from "../../config/messages";
import type { Section } from "../../shared/routes/sectionForPath";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { Brand } from "./Brand";
import { NavbarControl } from "./NavbarControl";
import { useHidingNavbar } from "./useHidingNavbar";

interface NavbarProps {
  section: Section;
  /** The control that opens the search. */
  search: ReactNode;
  /** The mobile panel with its button. */
  children: ReactNode;
}

/**
 * Renders the bar at the top of every page. On a phone it keeps what has no room in the panel: search and colour mode.
 */
export function Navbar({ section, search, children }: NavbarProps) {
  const bar = useRef<HTMLElement>(null);
  const isHidden = useHidingNavbar(bar, site.hidesNavbarOnScroll);
  const renderItem = (item: NavbarItem) => (
    <Slot key={"label" in item ? item.label : item.type} data-item={item.type}>
      <NavbarControl item={item} section={section} search={search} />
    </Slot>
  );
  return (
    <Bar ref={bar} data-screen-only="" data-hidden={isHidden}>
      <Inner>
        <Brand />
        <Main aria-label={messages.frame.mainNavigation}>{navbar.start.map(renderItem)}</Main>
        <Tools>{navbar.end.map(renderItem)}</Tools>
        {children}
      </Inner>
    </Bar>
  );
}

/** Of the colour mode and of the menu's opener. */
const controlWidth = "2.25rem";

const Bar = styled.header`
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: 0;
  border-bottom: 1px solid ${theme.color.border};
  background: ${theme.color.background};
  ${media.scripting} {
    /* Without scripts the panel is no dialog, and would be fixed to the navbar. */
    container: navbar / inline-size;
  }
  transition: transform ${theme.duration.normal} ease-out;
  &[data-hidden="true"] {
    transform: translateY(-100%);
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.navbar};
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: 0 ${theme.space[5]};
  /* For text of twice the size. */
  ${media.desktop} {
    flex-wrap: wrap;
  }
  /* Each control has its place before the browser has read it: none moves when the next one comes. */
  ${media.mobile} {
    display: grid;
    grid-template-columns: 1fr auto ${controlWidth};
    /* Not more where text is large. */
    padding: 0 min(${theme.space[4]}, 4.5vw);
    /* The menu is a word then, and there are no colours to change. */
    ${media.noScripting} {
      display: flex;
      flex-wrap: wrap;
    }
  }
`;

const Slot = styled.div`
  ${media.mobile} {
    &:not([data-item="search"], [data-item="colorMode"]) {
      display: none;
    }
  }
`;

const Main = styled.nav`
  display: flex;
  margin-inline-start: ${theme.space[4]};
  ${media.mobile} {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  margin-inline-start: auto;
  ${media.mobile} {
    display: grid;
    grid-template-columns: auto ${controlWidth};
    ${media.noScripting} {
      grid-template-columns: auto;
    }
  }
`;
