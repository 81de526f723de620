import { navbar, type NavbarLinkItem } from "../config/navigation";
import { docPath } from "../shared/pagePath";
import { flattenSidebar } from "../shared/pager";
import { sectionForPath, type Section } from "../shared/sectionForPath";
import type { SidebarItem, SidebarName } from "../shared/sidebar";
import { useSidebars } from "./useSidebar";

/** Where an item of the navbar leads to. */
export interface NavbarLink {
  label: string;
  href: string;
  /** The section that it stands for; `none` for what is no page of the docs. */
  section: Section;
}

/** Looks up where an item leads to. */
export function useNavbarLink(): (item: NavbarLinkItem) => NavbarLink {
  const getSidebar = useSidebars();
  return (item) => {
    const href = hrefOf(item, getSidebar);
    const section = item.type === "link" ? "none" : sectionForPath(href);
    return { label: item.label, href, section };
  };
}

function hrefOf(
  item: NavbarLinkItem,
  getSidebar: (name: SidebarName) => readonly SidebarItem[],
): string {
  switch (item.type) {
    case "doc":
      return docPath(item.id);
    case "sidebar":
      return flattenSidebar(getSidebar(item.sidebar))[0]?.path ?? "/";
    case "link":
      return item.href;
  }
}

/** Where the sections of the docs begin, as the navbar names them. */
export function useSectionStarts(): NavbarLink[] {
  const toLink = useNavbarLink();
  return navbar.start.flatMap((item) =>
    item.type === "doc" || item.type === "sidebar" ? [toLink(item)] : [],
  );
}

/** Whether a link stands for the section of the page. */
export function isOfSection(link: NavbarLink, section: Section): boolean {
  return link.section !== "none" && link.section === section;
}
