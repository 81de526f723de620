import { useEffect, type ReactNode } from "react";
import styled from "styled-components";
import { labelOf } from "../../config/labelOf";
import { locale } from "../../config/locales";
import type { NavbarItem, NavbarLinkItem } from "../../config/navigation";
import { messages } from "../../config/messages";
import type { Section } from "../../shared/routes/sectionForPath";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { DropdownMenu } from "../../ui/choice/DropdownMenu";
import { Icon } from "../../ui/Icon";
import { SiteLink } from "../../ui/links/SiteLink";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { forgetUnknownVersion, useDocsVersion } from "../docsVersion";
import { useLocaleLinks } from "./useLocaleLinks";
import { useVersionLinks } from "./useVersionLinks";
import { isOfSection, useNavbarLink } from "./useNavbarLink";
import { ToggleColorMode } from "./ToggleColorMode";

interface NavbarControlProps {
  item: NavbarItem;
  section: Section;
  search: ReactNode;
}

/** Renders one declared item of the navbar. */
export function NavbarControl({ item, section, search }: NavbarControlProps) {
  switch (item.type) {
    case "doc":
    case "sidebar":
      return <TextLink item={item} section={section} />;
    case "link":
      return item.icon ? (
        <IconLink href={item.href} title={labelOf(item.label)}>
          <Icon name={item.icon} />
          <VisuallyHidden>{`${labelOf(item.label)} ${messages.frame.opensElsewhere}`}</VisuallyHidden>
        </IconLink>
      ) : (
        <TextLink item={item} section={section} />
      );
    case "dropdown":
      return <LinksMenu label={labelOf(item.label)} items={item.items} section={section} />;
    case "search":
      return search;
    case "versions":
      return <VersionMenu />;
    case "locales":
      return <LocaleMenu />;
    case "colorMode":
      return <ToggleColorMode />;
  }
}

interface TextLinkProps {
  item: NavbarLinkItem;
  /** The section of the page. */
  section: Section;
}

function TextLink({ item, section }: TextLinkProps) {
  const link = useNavbarLink()(item);
  return (
    <SectionLink href={link.href} aria-current={isOfSection(link, section) ? "true" : undefined}>
      {link.label}
    </SectionLink>
  );
}

interface LinksMenuProps {
  label: string;
  items: readonly NavbarLinkItem[];
  section: Section;
}

function LinksMenu({ label, items, section }: LinksMenuProps) {
  const toLink = useNavbarLink();
  const links = items.map(toLink).map((link) => ({
    label: link.label,
    path: link.href,
    isCurrent: isOfSection(link, section),
  }));
  return <DropdownMenu label={label} items={links} />;
}

/** Renders the version being read, and the others. A stored choice that no longer exists is forgotten. */
function VersionMenu() {
  useEffect(forgetUnknownVersion, []);
  const { label } = useDocsVersion();
  return <DropdownMenu label={messages.version.label} chosen={label} items={useVersionLinks()} />;
}

function LocaleMenu() {
  const { label } = messages.locale;
  return (
    <DropdownMenu label={label} chosen={locale.label} items={useLocaleLinks()} icon="language" />
  );
}

const SectionLink = styled(SiteLink)`
  ${controlStyle}
  position: relative;
  padding: 0 ${theme.space[3]};
  font-weight: ${theme.fontWeight.medium};
  &[aria-current] {
    color: ${theme.color.text};
  }
  &[aria-current]::after {
    content: "";
    position: absolute;
    inset: auto ${theme.space[3]} calc((100% - ${theme.size.navbar}) / 2 - 1px);
    height: 2px;
    background: ${theme.color.accent};
  }
`;

const IconLink = styled.a`
  ${controlStyle}
`;
