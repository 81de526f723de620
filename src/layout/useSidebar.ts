import { graphql, useStaticQuery } from "gatsby";
import type { SidebarItem, SidebarName } from "../shared/sidebar";

type Sidebars = Record<SidebarName, SidebarItem[]>;

/** The items of a sidebar; none where a page has no sidebar. */
export function useSidebar(name: SidebarName | null): readonly SidebarItem[] {
  const getSidebar = useSidebars();
  return name ? getSidebar(name) : [];
}

/** Gives the items of any sidebar. */
export function useSidebars(): (name: SidebarName) => readonly SidebarItem[] {
  const data = useStaticQuery<{ sidebars: Sidebars }>(graphql`
    query Sidebars {
      sidebars {
        api
        docs
      }
    }
  `);
  return (name) => data.sidebars[name];
}
