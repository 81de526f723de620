import { Link } from "gatsby";
import styled, { css } from "styled-components";
import { locales } from "../config/locales";
import { navbar, type NavbarItem } from "../config/navigation";
import { versions } from "../config/versions";
import { words } from "../config/words";
import type { Section } from "../shared/sectionForPath";
import { theme } from "../theme/theme";

interface MainMenuProps {
  section: Section;
}

/** The navbar's items as a list, for the mobile panel. */
export function MainMenu({ section }: MainMenuProps) {
  return (
    <nav aria-label={words.frame.mainNavigation}>
      <List>{[...navbar.start, ...navbar.end].map((item) => drawItem(item, section))}</List>
    </nav>
  );
}

function drawItem(item: NavbarItem, section: Section) {
  switch (item.type) {
    case "section":
      return (
        <li key={item.section}>
          <MenuLink to={item.path} aria-current={item.section === section ? "true" : undefined}>
            {item.label}
          </MenuLink>
        </li>
      );
    case "external":
      return (
        <li key={item.href}>
          <OutsideLink href={item.href}>{item.label}</OutsideLink>
        </li>
      );
    case "versions":
      return versions.map(({ label, path }) => drawChoice(words.version.label, label, path));
    case "locales":
      return locales.map(({ label, path }) => drawChoice(words.locale.label, label, path));
    case "search":
    case "colorMode":
      return null;
  }
}

function drawChoice(kind: string, label: string, path: string) {
  return (
    <li key={label}>
      <MenuLink to={path}>
        <Kind>{kind}</Kind> {label}
      </MenuLink>
    </li>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const rowStyle = css`
  display: block;
  padding: ${theme.space[2]} ${theme.space[3]};
  text-decoration: none;
`;

const MenuLink = styled(Link)`
  ${rowStyle}
  &[aria-current] {
    font-weight: 600;
    color: ${theme.color.accent};
  }
`;

const OutsideLink = styled.a`
  ${rowStyle}
`;

const Kind = styled.span`
  color: ${theme.color.textMuted};
`;
