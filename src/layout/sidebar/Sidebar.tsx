import { useEffect, useRef } from "react";
import { messages } from "../../config/messages";
import { wholeSidebarUpTo } from "../../shared/constants";
import { flattenSidebar } from "../../shared/navigation/pager";
import type { SidebarItem, SidebarName } from "../../shared/navigation/sidebar";
import { revealInside } from "../../ui/revealInside";
import { useServerRendered } from "../../hydration/useServerRendered";
import { SidebarList } from "./SidebarList";

export interface SidebarProps {
  name: SidebarName;
  items: readonly SidebarItem[];
  currentPath: string;
  /** True for the copy that narrow screens have in their menu. */
  isInMenu?: boolean;
}

/** Renders the pages of a section. The current one is brought into view once; afterwards the reader decides. */
export function Sidebar({ name, items, currentPath, isInMenu = false }: SidebarProps) {
  const label = messages.sidebar.label[name];
  const nav = useRef<HTMLElement>(null);
  const isServerRendered = useServerRendered();
  useEffect(() => {
    // In the server's page `RevealCurrent` has done it, and the reader may have scrolled since.
    if (!isServerRendered) revealCurrent(nav.current);
  }, [name, isServerRendered]);
  return (
    <nav ref={nav} aria-label={isInMenu ? messages.menu.inMenu(label) : label}>
      <SidebarList
        items={items}
        currentPath={currentPath}
        isLong={flattenSidebar(items).length > wholeSidebarUpTo}
      />
    </nav>
  );
}

/** The scroll container is the parent: a column of the frame or half of the mobile panel. */
function revealCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current="page"]');
  if (nav?.parentElement && current) revealInside(nav.parentElement, current);
}
