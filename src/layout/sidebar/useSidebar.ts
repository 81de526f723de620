import { graphql, useStaticQuery } from "gatsby";
import type { SidebarItem, SidebarName } from "../../shared/navigation/sidebar";
import { useDocsVersion } from "../docsVersion";

type Sidebars = Record<SidebarName, SidebarItem[]>;

/** Gives the items of a sidebar: of the version that is being read, or of another. */
export type GetSidebar = (name: SidebarName, version?: string) => readonly SidebarItem[];

/** Returns the items of a sidebar; none where a page has no sidebar. */
export function useSidebar(name: SidebarName | null): readonly SidebarItem[] {
  const getSidebar = useSidebars();
  return name ? getSidebar(name) : [];
}

/** Gives the items of any sidebar of any version. */
export function useSidebars(): GetSidebar {
  const { name: own } = useDocsVersion();
  const data = useStaticQuery<{ sidebars: Sidebars & { frozen: Record<string, Sidebars> } }>(
    graphql`
      query Sidebars {
        sidebars {
          api
          docs
          frozen
        }
      }
    `,
  );
  return (name, version = own) => (data.sidebars.frozen[version] ?? data.sidebars)[name];
}
