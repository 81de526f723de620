import { labelOf } from "../../config/labelOf";
import { navbar, type NavbarLinkItem } from "../../config/navigation";
import { docPath } from "../../shared/routes/pagePath";
import { flattenSidebar } from "../../shared/navigation/pager";
import { sectionForPath, type Section } from "../../shared/routes/sectionForPath";
import { currentVersion, inVersion, withoutVersion } from "../../shared/versions/versionAddress";
import { useDocsVersion } from "../docsVersion";
import { useSidebars, type GetSidebar } from "../sidebar/useSidebar";

/** The target of an item of the navbar. */
export interface NavbarLink {
  label: string;
  href: string;
  /** The section that it stands for; `none` for what is no page of the docs. */
  section: Section;
}

/** Looks up where an item leads to. */
export function useNavbarLink(): (item: NavbarLinkItem) => NavbarLink {
  const { name } = useDocsVersion();
  const getSidebar = useSidebars();
  return (item) => {
    const href = hrefOf(item, name, getSidebar);
    const section = item.type === "link" ? "none" : sectionForPath(withoutVersion(href));
    return { label: labelOf(item.label), href, section };
  };
}

function hrefOf(item: NavbarLinkItem, version: string, getSidebar: GetSidebar): string {
  switch (item.type) {
    case "doc":
      return docHref(docPath(item.id), item.version ?? version, getSidebar);
    case "sidebar":
      return flattenSidebar(getSidebar(item.sidebar))[0]?.path ?? "/";
    case "link":
      return item.href;
  }
}

/** Returns the page in the given version, where its sidebars name it; else in the one that is written now. */
function docHref(path: string, version: string, getSidebar: GetSidebar): string {
  const section = sectionForPath(path);
  if (version === currentVersion || section === "none") return path;
  const wanted = inVersion(path, version);
  const isThere = flattenSidebar(getSidebar(section, version)).some(({ path }) => path === wanted);
  return isThere ? wanted : path;
}

/** Returns the first pages of the sections, as the navbar names them. */
export function useSectionStarts(): NavbarLink[] {
  const toLink = useNavbarLink();
  return navbar.start.flatMap((item) =>
    item.type === "doc" || item.type === "sidebar" ? [toLink(item)] : [],
  );
}

/** Returns whether a link stands for the section of the page. */
export function isOfSection(link: NavbarLink, section: Section): boolean {
  return link.section !== "none" && link.section === section;
}
