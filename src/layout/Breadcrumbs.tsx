import styled from "styled-components";
import { messages } from "../config/messages";
import { flattenSidebar } from "../shared/navigation/pager";
import type { SidebarItem, SidebarName } from "../shared/navigation/sidebar";
import { sidebarTrail } from "../shared/navigation/sidebarTrail";
import { theme } from "../theme/theme";
import { PageLink } from "../ui/links/PageLink";

interface BreadcrumbsProps {
  root: SidebarName;
  items: readonly SidebarItem[];
  /** Of the page that the crumbs lead to. */
  path: string;
}

/** Renders the way from the section's beginning to the page. */
export function Breadcrumbs({ root, items, path }: BreadcrumbsProps) {
  const start = flattenSidebar(items)[0]?.path ?? path;
  const categories = sidebarTrail(items, path).slice(0, -1);
  return (
    <nav aria-label={messages.docPage.breadcrumbs}>
      <List>
        <li>
          <PageLink to={start}>{messages.sidebar.label[root]}</PageLink>
        </li>
        {categories.map((category) => (
          <li key={category.label}>{renderCrumb(category)}</li>
        ))}
      </List>
    </nav>
  );
}

function renderCrumb({ label, path }: SidebarItem) {
  return path === null ? label : <PageLink to={path}>{label}</PageLink>;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
  & a {
    text-decoration: none;
  }
  & li + li::before {
    content: "/" / "";
    margin: 0 ${theme.space[2]};
    color: ${theme.color.borderStrong};
  }
`;
