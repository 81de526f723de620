import styled from "styled-components";
import { messages } from "../../config/messages";
import { flattenSidebar } from "../../shared/navigation/pager";
import type { SidebarItem } from "../../shared/navigation/sidebar";
import { containsPath } from "../../shared/navigation/sidebarTrail";
import { theme } from "../../theme/theme";
import { SidebarCategory } from "./SidebarCategory";
import { PageLink } from "../../ui/links/PageLink";

type SidebarCategoryItem = Extract<SidebarItem, { type: "category" }>;

interface SidebarListProps {
  items: readonly SidebarItem[];
  currentPath: string;
  /** True where closed categories are rendered only when they are reached for. */
  isLong: boolean;
}

/** Renders one level of a sidebar, and the levels below it. */
export function SidebarList({ items, ...level }: SidebarListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.path ?? item.label}>{renderItem(item, level)}</li>
      ))}
    </List>
  );
}

function renderItem(item: SidebarItem, level: Omit<SidebarListProps, "items">) {
  const { currentPath, isLong } = level;
  if (item.type === "category") {
    return (
      <SidebarCategory
        label={item.label}
        isCurrent={containsPath(item, currentPath)}
        beforeRender={isLong && <SidebarList items={firstOf(item)} {...level} />}
      >
        <SidebarList items={withOwnPage(item)} {...level} />
      </SidebarCategory>
    );
  }
  return (
    <PageLink to={item.path} aria-current={item.path === currentPath ? "page" : undefined}>
      {item.label}
    </PageLink>
  );
}

/** A `summary` toggles and cannot be a link too, so a category's own page is the first of its items. */
function withOwnPage({ path, items }: SidebarCategoryItem): SidebarItem[] {
  if (path === null) return items;
  return [{ type: "link", label: messages.sidebar.overview, path }, ...items];
}

/** Returns the link into a category whose pages are not rendered yet, also where nothing renders them. */
function firstOf({ label, path, items }: SidebarCategoryItem): SidebarItem[] {
  const [first] = path === null ? flattenSidebar(items) : [{ label, path }];
  return first === undefined ? [] : [{ type: "link", ...first }];
}

/** Its links are not styled each by itself: a page has a hundred of them. */
const List = styled.ul`
  font-size: ${theme.fontSize.sm};
  line-height: 1.4;
  & > li > a {
    display: block;
    padding: 0.375rem ${theme.space[3]};
    text-decoration: none;
    color: ${theme.color.textMuted};
    transition: color ${theme.duration.fast} ease-out;
    &:hover {
      color: ${theme.color.accent};
    }
    &[aria-current="page"] {
      font-weight: ${theme.fontWeight.strong};
      color: ${theme.color.accent};
    }
  }
`;
