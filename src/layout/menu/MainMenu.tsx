import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { locale } from "../../config/locales";
import { labelOf } from "../../config/labelOf";
import { navbar, type NavbarItem, type NavbarLinkItem } from "../../config/navigation";
import { messages } from "../../config/messages";
import type { Section } from "../../shared/routes/sectionForPath";
import { theme } from "../../theme/theme";
import { ItemNote } from "../../ui/choice/ItemNote";
import { SiteLink } from "../../ui/links/SiteLink";
import { useLocaleLinks } from "../navbar/useLocaleLinks";
import { useVersionLinks } from "../navbar/useVersionLinks";
import { isOfSection, useNavbarLink, type NavbarLink } from "../navbar/useNavbarLink";

interface MainMenuProps {
  section: Section;
}

/** Renders the navbar's items as a list, for the mobile panel. */
export function MainMenu({ section }: MainMenuProps) {
  const toLink = useNavbarLink();
  const renderEntry = (item: NavbarLinkItem) => renderLink(toLink(item), section);
  return (
    <nav aria-label={messages.menu.inMenu(messages.frame.mainNavigation)}>
      <ul>{[...navbar.start, ...navbar.end].map((item) => renderItem(item, renderEntry))}</ul>
    </nav>
  );
}

function renderItem(item: NavbarItem, renderEntry: (item: NavbarLinkItem) => ReactNode) {
  switch (item.type) {
    case "doc":
    case "sidebar":
    case "link":
      return renderEntry(item);
    case "dropdown":
      return (
        <li key={item.label}>
          <Group>{labelOf(item.label)}</Group>
          <ul>{item.items.map(renderEntry)}</ul>
        </li>
      );
    case "versions":
      return <VersionLinks key="versions" />;
    case "locales":
      return <LocaleLinks key="locales" />;
    case "search":
    case "colorMode":
      return null;
  }
}

function renderLink(link: NavbarLink, section: Section) {
  return (
    <li key={link.href}>
      <MenuLink href={link.href} aria-current={isOfSection(link, section) ? "true" : undefined}>
        {link.label}
      </MenuLink>
    </li>
  );
}

function VersionLinks() {
  return useVersionLinks().map(({ label, note, path, onChoose }) => (
    <li key={label}>
      <MenuLink href={path} onClick={onChoose}>
        <Kind>{messages.version.label}</Kind> {label}
        {note !== undefined && <ItemNote> {note}</ItemNote>}
      </MenuLink>
    </li>
  ));
}

function LocaleLinks() {
  return useLocaleLinks().map(({ label, path, lang, isOutside }) => (
    <li key={label}>
      <MenuLink as={isOutside ? "a" : undefined} href={path} lang={lang} data-outside={isOutside}>
        <Kind lang={locale.code}>{messages.locale.label}</Kind> {label}
      </MenuLink>
    </li>
  ));
}

const rowStyle = css`
  display: block;
  padding: ${theme.space[2]} ${theme.space[3]};
  text-decoration: none;
`;

const MenuLink = styled(SiteLink)`
  ${rowStyle}
  &[aria-current] {
    font-weight: ${theme.fontWeight.strong};
    color: ${theme.color.accent};
  }
`;

const Group = styled.span`
  ${rowStyle}
  color: ${theme.color.textMuted};
`;

const Kind = styled.span`
  color: ${theme.color.textMuted};
`;
