import { graphql, useStaticQuery } from "gatsby";
import type { SidebarItem, SidebarName } from "../shared/sidebar";

/** The items of a sidebar; none where a page has no sidebar. */
export function useSidebar(name: SidebarName | null): readonly SidebarItem[] {
  const data = useStaticQuery<{ sidebars: Record<SidebarName, SidebarItem[]> }>(graphql`
    query Sidebars {
      sidebars {
        api
        docs
      }
    }
  `);
  return name ? data.sidebars[name] : [];
}
