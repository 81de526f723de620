import { Link } from "gatsby";
import styled from "styled-components";
import { words } from "../config/words";
import type { SidebarItem } from "../shared/sidebar";
import { containsPath } from "../shared/sidebarTrail";
import { theme } from "../theme/theme";
import { SidebarCategory } from "./SidebarCategory";

type SidebarCategoryItem = Extract<SidebarItem, { type: "category" }>;

interface SidebarListProps {
  items: readonly SidebarItem[];
  currentPath: string;
}

/** One level of a sidebar, and the levels below it. */
export function SidebarList({ items, currentPath }: SidebarListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.path ?? item.label}>{drawItem(item, currentPath)}</li>
      ))}
    </List>
  );
}

function drawItem(item: SidebarItem, currentPath: string) {
  if (item.type === "category") {
    return (
      <SidebarCategory label={item.label} isCurrent={containsPath(item, currentPath)}>
        <SidebarList items={withOwnPage(item)} currentPath={currentPath} />
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
  return [{ type: "link", label: words.sidebar.overview, path }, ...items];
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  font-size: ${theme.fontSize.sm};
  line-height: 1.4;
`;

const PageLink = styled(Link)`
  display: block;
  padding: 0.375rem ${theme.space[3]};
  text-decoration: none;
  color: ${theme.color.textMuted};
  transition: color ${theme.duration.fast} ease-out;
  &:hover {
    color: ${theme.color.accent};
  }
  &[aria-current="page"] {
    font-weight: 600;
    color: ${theme.color.accent};
  }
`;
